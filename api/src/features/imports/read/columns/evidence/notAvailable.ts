/** Cells of a sheet by row and column. */
type Rows = readonly (readonly (string | undefined)[])[];

/** Minimum number of columns with 'NA' beside values that are no codes, and minimum share of such cells in one of them. */
const [minColumns, minShare] = [2, 0.1];

const isNa = (cell: string | undefined): boolean => cell?.trim() === 'NA';

/** Whether a column has 'NA' among words and numbers, where no country or province can be meant. */
function hasMissing(rows: Rows, index: number): boolean {
  const values = rows.map((row) => row[index]?.trim() ?? '').filter((value) => value !== '');
  const missing = values.filter(isNa).length;
  const areCodes = values.some((value) => !isNa(value) && /^[A-Z]{2}$/.test(value));
  return missing > 0 && !areCodes && missing >= values.length * minShare;
}

/** Whether 'NA' stands for a missing value in a sheet, as R and similar programs write it. */
export function isNaMissing(rows: Rows): boolean {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  let columns = 0;
  for (let index = 0; index < width && columns < minColumns; index += 1)
    if (hasMissing(rows, index)) columns += 1;
  return columns >= minColumns;
}

/** The rows without 'NA'. */
export const withoutNa = (rows: Rows): (string | undefined)[][] =>
  rows.map((row) => row.map((cell) => (isNa(cell) ? '' : cell)));
