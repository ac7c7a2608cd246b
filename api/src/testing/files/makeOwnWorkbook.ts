import { makeWorkbook } from '../../features/imports/read/fixtures/makeWorkbook.ts';

/** Cells of a row by their headers; what is omitted is empty. */
export type OwnRow = Record<string, string | number>;

// First headers of each sheet of our own export; rows may have more.
const headers: Record<string, readonly string[]> = {
  Businesses: ['id', 'slug', 'globalRowNumber', 'name'],
  Reviews: [
    ...['id', 'slug', 'reviewFingerprint', 'name', 'reviewAuthor', 'reviewRating'],
    ...['reviewText', 'reviewDate', 'reviewSource'],
  ],
  'Long texts': ['id', 'slug', 'continuedField', 'name', 'part 1', 'part 2'],
};

/** A workbook in the form of our own export, with these sheets in this order. */
export function makeOwnWorkbook(sheets: readonly Record<string, OwnRow[]>[]): Buffer {
  return makeWorkbook({
    sheets: sheets.flatMap(Object.entries<OwnRow[]>).map(([name, rows]) => {
      const columns = [...new Set([...(headers[name] ?? []), ...rows.flatMap(Object.keys)])];
      return {
        name,
        rows: [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '') || null))],
      };
    }),
  });
}
