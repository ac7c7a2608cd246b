import sql, { raw, type Sql } from 'sql-template-tag';
import { maxCellLength } from '../../lib/spreadsheet/officeXml.ts';
import { withGuard } from '../../../../domain/text/formulaGuard.ts';
import { copyLine } from '../../lib/db/copyLine.ts';
import { readLines, type CopiedRow } from '../../lib/db/copyLines.ts';
import type { SheetCells, SheetColumn, SheetTable, TextTable } from '../../lib/spreadsheet/sheetTable.ts';
import { longTextHeader, partHeader } from '../../lib/exportedFields.ts';
import {
  listingColumns,
  moderationColumn,
  reviewColumns,
  reviewListColumn,
  reviewOrder,
  selectColumns,
  type ExportColumn,
  type PlaceNames,
} from './exportColumns.ts';
import type { Snapshot } from './openSnapshot.ts';
import { splitReviews } from './splitReviews.ts';

const newline = 10;

/** A snapshot, and the selected listings of it. */
export interface Source {
  snapshot: Snapshot;
  where: Sql;
  /** Called after each batch of listings. */
  onRows: (done: number) => void;
}

/** The sheets of a workbook: listings, texts that are too long for a cell (if any), reviews. */
export async function* workbookTables(source: Source): AsyncGenerator<SheetTable> {
  const names = await placeNames(source.snapshot);
  let longest = 0;
  yield {
    name: 'Businesses',
    columns: withNames(listingColumns, names),
    lines: listings(source, listingColumns),
    onTooLong: (length) => (longest = Math.max(longest, length)),
  };
  if (longest > 0) yield longTexts(source, names, Math.ceil(longest / maxCellLength));
  const ofReviews = (await hasModerated(source.snapshot))
    ? [...reviewColumns, moderationColumn]
    : reviewColumns;
  yield { name: 'Reviews', columns: withNames(ofReviews, names), lines: reviews(source, ofReviews) };
}

/** The one table of a text file: listings with their reviews as JSON. */
export async function textTable(source: Source): Promise<TextTable> {
  const columns = [...listingColumns, reviewListColumn];
  const names = await placeNames(source.snapshot);
  async function* rows(): AsyncGenerator<SheetCells[]> {
    for await (const lines of listings(source, columns)) yield readLines(lines).flatMap(splitReviews);
  }
  return { columns: withNames(columns, names), rows: rows() };
}

async function* listings(
  { snapshot, where, onRows }: Source,
  columns: readonly ExportColumn[],
): AsyncGenerator<Buffer> {
  let done = 0;
  const select = sql`SELECT ${selectColumns(columns)} FROM businesses b WHERE ${where} ORDER BY b.global_row_number`;
  for await (const lines of snapshot.lines(select)) {
    yield lines;
    onRows((done += count(lines)));
  }
}

function count(lines: Buffer): number {
  let n = 0;
  for (let at = lines.indexOf(newline); at >= 0; at = lines.indexOf(newline, at + 1)) n += 1;
  return n;
}

function reviews({ snapshot, where }: Source, columns: readonly ExportColumn[]): AsyncGenerator<Buffer> {
  // The subquery makes PostgreSQL read listing by listing, so that it sorts the reviews of one at a time.
  return snapshot.lines(sql`SELECT ${selectColumns(columns)} FROM businesses b
    CROSS JOIN LATERAL (SELECT * FROM reviews WHERE business_id = b.id OFFSET 0) AS r
    WHERE ${where} ORDER BY b.global_row_number, ${raw(reviewOrder)}`);
}

async function hasModerated(snapshot: Snapshot): Promise<boolean> {
  const [found] = await snapshot.rows<{ any: boolean }>(sql`
    SELECT EXISTS (SELECT FROM reviews WHERE hidden_at IS NOT NULL AND removed_at IS NULL)
      OR EXISTS (SELECT FROM reviews WHERE removed_at IS NOT NULL) AS any`);
  return found?.any ?? false;
}

/** Columns that replace ids of categories and cities by names. */
function withNames(columns: readonly ExportColumn[], names: PlaceNames): SheetColumn[] {
  return columns.map(({ header, kind, width, show }) => ({
    header,
    kind,
    ...(width === undefined ? {} : { width }),
    ...(show ? { show: (text) => show(text, names) } : {}),
  }));
}

/** Rows of texts that are too long for a cell, in parts. */
function longTexts(source: Source, names: PlaceNames, parts: number): SheetTable {
  const columns: SheetColumn[] = [
    ...withNames(listingColumns.slice(0, 2), names),
    { header: longTextHeader[2], kind: 'text' },
    { header: 'name', kind: 'text', width: 32 },
    ...Array.from({ length: parts }, (_, i): SheetColumn => {
      return { header: partHeader(i + 1), kind: 'text', isVerbatim: true };
    }),
  ];
  const at = (header: string) => listingColumns.findIndex((column) => column.header === header);
  const rowsOf = (cells: CopiedRow) =>
    listingColumns.flatMap(({ header, show }, i) => {
      const stored = cells[i] ?? '';
      const cell = withGuard((show && stored !== '' ? show(stored, names) : stored) ?? '', false);
      if (cell.length <= maxCellLength) return [];
      return [
        [cells[at('id')] ?? '', cells[at('slug')] ?? '', header, cells[at('name')] ?? '', ...cut(cell)],
      ];
    });
  // Bytes are an upper bound of UTF-16 units.
  const mayBeLong = raw(
    listingColumns
      .filter(({ kind }) => kind === 'text')
      .map(({ select }) => `octet_length((${select.sql})::text) > ${maxCellLength - 1}`)
      .join(' OR '),
  );
  const long = { ...source, where: sql`${source.where} AND (${mayBeLong})`, onRows: () => undefined };
  async function* lines(): AsyncGenerator<Buffer> {
    for await (const some of listings(long, listingColumns)) {
      yield Buffer.from(readLines(some).flatMap(rowsOf).map(copyLine).join(''));
    }
  }
  return { name: 'Long texts', columns, lines: lines() };
}

/** Parts that each fit a cell, without splitting surrogate pairs. */
function cut(text: string): string[] {
  const parts: string[] = [];
  for (let from = 0; from < text.length;) {
    const end = from + maxCellLength;
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
