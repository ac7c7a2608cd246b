import { columnNamed } from './columnLetters.ts';

/** A column as an import lists it. */
interface ListedColumn {
  sheet: string;
  /** From 1; null if an earlier release did not record it. */
  number: number | null;
  header: string;
}

/**
 * How a mapping names a column: by its header, or by its number where another column of the sheet is called the same. If the
 * columns are of several sheets, what could be letters or a number of a column elsewhere is preceded by the sheet: `Sheet2!C`,
 * as in formulas.
 */
export function columnKey(column: ListedColumn, columns: readonly ListedColumn[]): string {
  const { sheet, number, header } = column;
  const ofSheet = columns.filter((other) => other.sheet === sheet);
  const isAmbiguous = ofSheet.filter((other) => other.header === header).length > 1;
  const key = isAmbiguous && number !== null ? String(number) : header;
  return ofSheet.length === columns.length || columnNamed(key) === null ? key : `${sheet}!${key}`;
}

/** The key of a column without its sheet, if it names a column of that sheet. */
export function keyWithin(sheet: string, key: string): string {
  return key.startsWith(`${sheet}!`) ? key.slice(sheet.length + 1) : key;
}

/** The mapping of one sheet. An entry for a column of that sheet takes precedence over one for any sheet. */
export function mappingWithin<Field>(
  sheet: string,
  mapping: Readonly<Record<string, Field>>,
): Record<string, Field> {
  const entries = Object.entries(mapping).map(([key, field]) => ({ key, own: keyWithin(sheet, key), field }));
  const general = entries.filter(({ key, own }) => key === own);
  const ofSheet = entries.filter(({ key, own }) => key !== own);
  return Object.fromEntries([...general, ...ofSheet].map(({ own, field }) => [own, field]));
}
