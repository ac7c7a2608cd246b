import { createHash } from 'node:crypto';
import { comparableHeader } from './mapColumns.ts';

/** Stands for a row of headers, however it is spelled and whatever blanks stand behind it; null for a row of blanks. */
export function headerKey(headers: readonly (string | undefined)[]): string | null {
  const names = Array.from(headers, (header) => comparableHeader(header ?? ''));
  while (names.at(-1) === '') names.pop();
  if (names.length === 0) return null;
  return createHash('sha256').update(names.join('\n')).digest('hex');
}
