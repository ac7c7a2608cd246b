import type { CopiedRow } from '../../lib/db/copyLines.ts';
import type { SheetCells } from '../../lib/spreadsheet/sheetTable.ts';

/**
 * Characters of reviews in one cell. Spreadsheet programs hold 32,767 in a cell and cut off, or move to other rows, what
 * is longer.
 */
const maxCharacters = 32_000;
/** Number of columns that identify the listing of a row: id, slug, row number, name. */
const naming = 4;

/**
 * Splits a row whose last cell has more reviews than a cell should hold. Further rows name the listing and hold the other reviews;
 * an import joins them again. A single review that is longer stays whole.
 */
export function splitReviews(cells: CopiedRow): SheetCells[] {
  const list = cells.at(-1) ?? '';
  if (list.length <= maxCharacters) return [cells];
  const parts: string[][] = [[]];
  let length = 0;
  for (const review of JSON.parse(list) as unknown[]) {
    const text = JSON.stringify(review);
    if (length > 0 && length + text.length > maxCharacters) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(text);
    length += text.length + 1;
  }
  return parts.map((part, i) => [
    ...cells.slice(0, -1).map((cell, column) => (i === 0 || column < naming ? cell : '')),
    `[${part.join(',')}]`,
  ]);
}
