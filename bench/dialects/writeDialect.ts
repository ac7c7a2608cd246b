import iconv from 'iconv-lite';
import { makeCsv } from '../../api/src/features/imports/read/fixtures/makeCsv.ts';
import { makeWorkbook } from '../../api/src/features/imports/read/fixtures/makeWorkbook.ts';
import type { Dialect, DialectColumn } from './dialect.ts';
import type { TrueListing } from './trueListings.ts';

/** A file of the listings in a dialect, its columns in this order. */
export function writeDialect(
  dialect: Dialect,
  order: readonly DialectColumn[],
  listings: readonly TrueListing[],
): string | Buffer {
  const { format, separator, encoding, sheets = 1, isTransposed } = dialect;
  const perSheet = Math.ceil(listings.length / sheets);
  const tables = Array.from({ length: sheets }, (_, sheet) => {
    const rows = tableOf(
      dialect,
      order,
      listings.slice(sheet * perSheet, (sheet + 1) * perSheet),
      sheet * perSheet,
    );
    return isTransposed ? transposed(rows) : rows;
  });
  if (format === 'xlsx')
    return makeWorkbook({ sheets: tables.map((rows, i) => ({ name: `Sheet ${i + 1}`, rows })) });
  const text = makeCsv(tables[0] ?? [], separator);
  return encoding === undefined ? text : iconv.encode(text, encoding, { addBOM: encoding.startsWith('utf') });
}

function transposed(rows: readonly string[][]): string[][] {
  const width = Math.max(...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? ''));
}

function tableOf(
  {
    headers,
    above = [],
    below = [],
    after = [],
    indent = 0,
    repeatAfter = Infinity,
    sections,
    copies = 1,
  }: Dialect,
  order: readonly DialectColumn[],
  listings: readonly TrueListing[],
  first: number,
): string[][] {
  const blanks = Array.from({ length: indent }, () => '');
  const header = headers === null ? [] : [[...blanks, ...(headers ?? order.map((column) => column.header))]];
  const rows = listings.flatMap((listing, i) => {
    const row = [...blanks, ...order.map((column) => column.write(listing, first + i))];
    const before = sections && i % sections.every === 0 ? [[...sections.row(listing)]] : [];
    const repeated = i > 0 && i % repeatAfter === 0 ? header : [];
    return [...before, ...repeated, ...Array.from({ length: copies }, () => row)];
  });
  return [above, header, below, rows, after].flatMap((part) => part.map((row) => [...row]));
}
