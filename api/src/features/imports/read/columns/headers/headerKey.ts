import { createHash } from 'node:crypto';
import { columnLetters } from '../../../../../../../domain/imports/columnLetters.ts';
import { comparableHeader } from '../comparableHeader.ts';
import { reasonHeader } from '../reasonHeader.ts';

/**
 * Stands for a row of headers, however it is spelled and whatever blanks or reasons of refusal are after it;
 * null for a row of blanks.
 */
export function headerKey(headers: readonly (string | undefined)[]): string | null {
  // Who names a column by its letters has no name for it.
  const names = Array.from(headers, (header, index) => {
    const name = comparableHeader(header ?? '');
    return name === columnLetters(index).toLowerCase() ? '' : name;
  });
  const reason = comparableHeader(reasonHeader);
  while (names.at(-1) === '' || names.at(-1) === reason) names.pop();
  if (names.length === 0) return null;
  return createHash('sha256').update(names.join('\n')).digest('hex');
}
