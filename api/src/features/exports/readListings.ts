import sql, { raw, type Sql } from 'sql-template-tag';
import { longestCell } from '../../lib/spreadsheet/officeXml.ts';
import { withGuard } from '../../lib/spreadsheet/formulaGuard.ts';
import type { CopiedRow } from '../../lib/copyRows.ts';
import type { SheetCells, SheetTable } from '../../lib/spreadsheet/sheetTable.ts';
import { longTextHeader, partHeader } from '../../lib/exportedFields.ts';
import {
  listingColumns,
  reviewColumns,
  reviewListColumn,
  reviewOrder,
  selectColumns,
  type ExportColumn,
  type PlaceNames,
} from './exportColumns.ts';
import type { Snapshot } from './openSnapshot.ts';
import { splitReviews } from './splitReviews.ts';

/** What is read: a snapshot, and which listings of it. */
export interface Source {
  snapshot: Snapshot;
  where: Sql;
  /** Told after each batch of listings. */
  onRows: (done: number) => void;
}

/** The tables of a workbook: listings, texts that no cell can hold where there are any, reviews. */
export async function* workbookTables(source: Source): AsyncGenerator<SheetTable> {
  const names = await placeNames(source.snapshot);
  let longest = 0;
  const shorten = (cells: CopiedRow) => {
    changeTexts(cells, (text) => {
      const guarded = withGuard(text, false);
      if (guarded.length <= longestCell) return guarded;
      longest = Math.max(longest, guarded.length);
      return null;
    });
    return [cells];
  };
  yield {
    name: 'Businesses',
    columns: listingColumns,
    rows: listings(source, listingColumns, names, shorten),
  };
  if (longest > 0) yield longTexts(source, names, Math.ceil(longest / longestCell));
  yield { name: 'Reviews', columns: reviewColumns, rows: reviews(source, names) };
}

/** The one table of a text file: listings with their reviews as JSON. */
export async function textTable(source: Source): Promise<Omit<SheetTable, 'name'>> {
  const columns = [...listingColumns, reviewListColumn];
  const names = await placeNames(source.snapshot);
  return { columns, rows: listings(source, columns, names, splitReviews) };
}

async function* listings(
  { snapshot, where, onRows }: Source,
  columns: readonly ExportColumn[],
  names: PlaceNames,
  shape: (cells: CopiedRow) => SheetCells[],
): AsyncGenerator<SheetCells[]> {
  const show = shower(columns, names);
  let done = 0;
  for await (const batch of snapshot.copy(selectListings(columns, where))) {
    for (const cells of batch) show(cells);
    yield batch.flatMap(shape);
    onRows((done += batch.length));
  }
}

function selectListings(columns: readonly ExportColumn[], where: Sql): Sql {
  return sql`SELECT ${selectColumns(columns)} FROM businesses b WHERE ${where} ORDER BY b.global_row_number`;
}

async function* reviews({ snapshot, where }: Source, names: PlaceNames): AsyncGenerator<SheetCells[]> {
  const show = shower(reviewColumns, names);
  // The subquery makes the database go from listing to listing, so that it sorts no more than the reviews of one.
  const batches = snapshot.copy(sql`SELECT ${selectColumns(reviewColumns)} FROM businesses b
    CROSS JOIN LATERAL (SELECT * FROM reviews WHERE business_id = b.id OFFSET 0) AS r
    WHERE ${where} ORDER BY b.global_row_number, ${raw(reviewOrder)}`);
  for await (const batch of batches) {
    for (const cells of batch) {
      show(cells);
      changeTexts(cells, (text) => withGuard(text, false));
    }
    yield batch;
  }
}

/** Changes the texts of a row in place: a further array for each of very many rows would be felt. */
function changeTexts(cells: CopiedRow, change: (text: string) => string | null): void {
  for (let i = 0; i < cells.length; i += 1) {
    const text = cells[i];
    if (text) cells[i] = change(text);
  }
}

/** Turns the database's text into the cell's, in place. */
function shower(columns: readonly ExportColumn[], names: PlaceNames): (cells: CopiedRow) => void {
  const shown = columns.flatMap(({ show }, i) => (show ? [{ i, show }] : []));
  return (cells) => {
    for (const { i, show } of shown) {
      const text = cells[i];
      if (text) cells[i] = show(text, names);
    }
  };
}

/** A row for each text that is longer than a cell may be, in parts. */
function longTexts(source: Source, names: PlaceNames, parts: number): SheetTable {
  const columns: ExportColumn[] = [
    ...listingColumns.slice(0, 2),
    { header: longTextHeader[2], kind: 'text', select: raw('NULL') },
    ...listingColumns.filter(({ header }) => header === 'name'),
    ...Array.from({ length: parts }, (_, i): ExportColumn => {
      return { header: partHeader(i + 1), kind: 'text', select: raw('NULL') };
    }),
  ];
  const at = (header: string) => listingColumns.findIndex((column) => column.header === header);
  const rowsOf = (cells: CopiedRow) =>
    listingColumns.flatMap(({ header }, i) => {
      const text = withGuard(cells[i] ?? '', false);
      if (text.length <= longestCell) return [];
      return [
        [cells[at('id')] ?? '', cells[at('slug')] ?? '', header, cells[at('name')] ?? '', ...cut(text)],
      ];
    });
  // Bytes are never fewer than the characters that count.
  const mayBeLong = raw(
    listingColumns
      .filter(({ kind }) => kind === 'text')
      .map(({ select }) => `octet_length((${select.sql})::text) > ${longestCell - 1}`)
      .join(' OR '),
  );
  const long = { ...source, where: sql`${source.where} AND (${mayBeLong})`, onRows: () => undefined };
  return { name: 'Long texts', columns, rows: listings(long, listingColumns, names, rowsOf) };
}

/** Parts of at most a cell each; no pair of surrogates is torn. */
function cut(text: string): string[] {
  const parts: string[] = [];
  for (let from = 0; from < text.length;) {
    const end = from + longestCell;
    const isTorn = end < text.length && /[\ud800-\udbff]/.test(text.charAt(end - 1));
    parts.push(text.slice(from, isTorn ? end - 1 : end));
    from = isTorn ? end - 1 : end;
  }
  return parts;
}

async function placeNames(snapshot: Snapshot): Promise<PlaceNames> {
  const named = async (query: Sql) =>
    new Map(
      (await snapshot.rows<{ id: number; name: string }>(query)).map(({ id, name }) => [String(id), name]),
    );
  return {
    categories: await named(sql`SELECT id, name FROM categories`),
    cities: await named(sql`SELECT id, name FROM cities`),
  };
}
