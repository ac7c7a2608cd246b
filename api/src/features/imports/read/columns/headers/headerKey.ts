import { createHash } from 'node:crypto';
import { columnLetters } from '../../../../../../../domain/imports/columnLetters.ts';
import { comparableHeader } from '../comparableHeader.ts';
import { reasonHeader } from '../reasonHeader.ts';

/**
 * Key of a row of headers, independent of spelling and of trailing blanks and refusal reasons;
 * null for a row of blanks.
 */
export function headerKey(headers: readonly (string | undefined)[]): string | null {
  // Column letters stand for a column without a header.
  const names = Array.from(headers, (header, index) => {
    const name = comparableHeader(header ?? '');
    return name === columnLetters(index).toLowerCase() ? '' : name;
  });
  const reason = comparableHeader(reasonHeader);
  while (names.at(-1) === '' || names.at(-1) === reason) names.pop();
  if (names.length === 0) return null;
  return createHash('sha256').update(names.join('\n')).digest('hex');
}
