import type { JudgedHeader } from '../headers/judgedHeader.ts';
import type { SheetColumns } from '../mapping/sheetColumns.ts';

/** Minimum number of columns with 'NA' beside values that are no codes, and minimum share of such cells in one of them. */
const [minColumns, minShare] = [2, 0.1];

/** Whether a column has 'NA' among words and numbers, where no country or province can be meant. */
function hasMissing({ values }: JudgedHeader): boolean {
  const missing = values.filter((value) => value === 'NA').length;
  const areCodes = values.some((value) => value !== 'NA' && /^[A-Z]{2}$/.test(value));
  return missing > 0 && !areCodes && missing >= values.length * minShare;
}

/** Marks all columns of a sheet in which 'NA' stands for a missing value: then it is no country and no name either. */
export function markNotAvailable({ judged, mapped }: SheetColumns): void {
  if (judged.filter(hasMissing).length < minColumns) return;
  for (const column of mapped) column.isNaMissing = true;
}
