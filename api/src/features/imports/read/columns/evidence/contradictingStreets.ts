import { foldText } from '../../../../../../../domain/text/fold.ts';
import { ignoreColumn } from './ignoreColumn.ts';
import { contentRank, type SheetColumns } from '../mapping/sheetColumns.ts';

/** Minimum number of rows with both values, and minimum share of them that must agree. */
const [minRows, half] = [5, 0.5];

/** A word of a street, or the number of a house. */
const wordsOf = (line: string): string[] => foldText(line).match(/\p{L}{4,}|\d+/gu) ?? [];

function isOfSamePlace(street: string, address: string): boolean {
  const words = new Set(wordsOf(address));
  return wordsOf(street).some((word) => words.has(word)) || wordsOf(street).length === 0;
}

/** Ignores a column of streets that contradicts the column of addresses, such as the street of a clinic's head office. */
export function ignoreContradictingStreets({ judged, mapped, samples }: SheetColumns): void {
  const address = mapped.find(({ field }) => field === 'address');
  if (address === undefined) return;
  const textAt = (row: readonly (string | undefined)[], index: number) => row[index]?.trim() ?? '';
  for (const one of mapped.filter(({ field, rank }) => field === 'street' && rank >= 0)) {
    const pairs = samples
      .map((row) => [textAt(row, one.index), textAt(row, address.index)] as const)
      .filter(([street, line]) => /\d/.test(street) && /\d/.test(line));
    const agreeing = pairs.filter(([street, line]) => isOfSamePlace(street, line)).length;
    if (pairs.length < minRows || agreeing >= pairs.length * half) continue;
    // A header that says street is worth more than values that look like addresses, as texts about places do.
    const isGuess = address.rank >= contentRank && one.rank < contentRank;
    ignoreColumn(judged, mapped, isGuess ? address : one);
    if (isGuess) return;
  }
}
