// Exports of a database as programs of others read them: the cells are those that are stored.
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { read as readWithSheetJs, utils as sheetJs } from '@e965/xlsx';
import { parse as parseCsv } from 'csv-parse/sync';
import ExcelJs from 'exceljs';
import JSZip from 'jszip';
import Papa from 'papaparse';
import { withGuard } from '../../../../domain/text/formulaGuard.ts';
import { testContext } from '../../testing/execute.ts';
import { makeBusiness, makeBusinesses } from '../../testing/factories.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { exportBusinesses } from './exportBusinesses.ts';
import type { ExportFormat } from './exportSelection.ts';

const database = useTestDatabase();

async function exported(format: ExportFormat): Promise<Buffer> {
  const context = testContext(testServices(database.db), { as: { kind: 'system' } });
  const selection = { format, filter: {}, startIndex: null, endIndex: null };
  return buffer((await exportBusinesses(context, selection)).content);
}

const texts = [
  ...['=1+1', '+90 212 555 44 33', '-5', '@SUM(A1)', '\t=x', ' =x', '＝x', "'=x", "'plain", '\ufeffmark'],
  ...[
    'a\r\nb',
    'a\rb',
    'a\nb',
    'a\tb',
    '"quoted"',
    '"',
    '""',
    'a,b;c',
    'sep=;',
    ' lead and tail ',
    '|',
    '\\N',
    '\\"',
  ],
  ...[
    'Çiğ köfteci Şık',
    'Кафе «Ёлка»',
    'Ταβέρνα',
    'قهوة ١٢',
    'עברית',
    '喫茶店　一',
    '카페',
    'ร้านกาแฟ',
    'काफ़ी',
    'კაფე',
    '😀👩‍👩‍👧',
    'e\u0301',
  ],
  ...[
    '<b>&amp;</b>',
    ']]>',
    '_x0041_',
    '_x000D_',
    'TRUE',
    '00123',
    '1e5',
    '2024-01-01',
    '#REF!',
    '12:30',
    '1/2',
  ],
  // At the edges of a buffer that a reader fills.
  `${'x'.repeat(65_535)}"`.slice(0, 500),
];
const columns = ['name', 'type', 'address', 'street', 'state', 'detailedInfo'] as const;
type Stored = Record<(typeof columns)[number], string>;

/** Listings in whose columns each of the texts is once. */
async function store(): Promise<Stored[]> {
  await makeBusinesses(database.db, texts.length, (i) =>
    Object.fromEntries(columns.map((column, at) => [column, texts[(i + at) % texts.length]])),
  );
  const { rows } = await database.db.pool.query<Stored>(
    `SELECT name, type, address, street, state, detailed_info AS "detailedInfo" FROM businesses ORDER BY global_row_number`,
  );
  expect(rows).toHaveLength(texts.length);
  return rows;
}

const picked = (rows: readonly Record<string, unknown>[]) =>
  rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])));

describe('an exported text table', () => {
  it('holds the stored cells for two parsers of RFC 4180, with guards against formulas', async () => {
    const stored = (await store()).map((row) =>
      Object.fromEntries(columns.map((column) => [column, withGuard(row[column], true)])),
    );
    const text = (await exported('csv')).toString();

    const strict = {
      bom: true,
      columns: true,
      record_delimiter: '\r\n',
      relax_column_count: false,
      relax_quotes: false,
    };
    const records = parseCsv(text, strict) as unknown as Record<string, string>[];
    expect(picked(records)).toEqual(stored);

    const { data, errors, meta } = Papa.parse<Record<string, string>>(text.replace(/\r\n$/, ''), {
      header: true,
    });
    expect(errors).toEqual([]);
    expect([meta.delimiter, meta.linebreak]).toEqual([',', '\r\n']);
    expect(picked(data)).toEqual(stored);
    // Programs read a cell as a formula by its first character.
    expect(
      data.flatMap((row) => Object.values(row)).filter((cell) => /^[=+@\t\r\n＝＋＠]/.test(cell)),
    ).toEqual([]);
  });

  it('without listings is a line of headers', async () => {
    const rows: string[][] = parseCsv(await exported('csv'), { bom: true, record_delimiter: '\r\n' });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toEqual(expect.arrayContaining([...columns]));
  });
});

function unescaped(cell: unknown): unknown {
  if (typeof cell !== 'string') return cell;
  return cell.replace(/_x([0-9A-F]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

/** The rows of every sheet by name, as two programs read them; the checksums of all parts are right. */
async function readWorkbook(file: Buffer): Promise<Record<string, Record<string, unknown>[]>[]> {
  const zip = await JSZip.loadAsync(file, { checkCRC32: true });
  await Promise.all(Object.values(zip.files).map((entry) => entry.async('string')));
  const book = readWithSheetJs(file);
  const other = new ExcelJs.Workbook();
  // Its types know only the Buffer of an older Node.
  await other.xlsx.load(file as unknown as ArrayBuffer);
  return [
    Object.fromEntries(book.SheetNames.map((name) => [name, sheetJs.sheet_to_json(book.Sheets[name] ?? {})])),
    Object.fromEntries(
      other.worksheets.map((sheet) => {
        const [headers = [], ...rows] = (sheet.getSheetValues() as unknown[][]).slice(1);
        // Arrays with holes, from 1 on. exceljs leaves the escapes of characters (ST_Xstring) to its caller.
        const cellsOf = (row: unknown[]) =>
          Array.from(row, (cell, at) => [String(headers[at]), unescaped(cell)] as const).slice(1);
        return [sheet.name, rows.map((row) => Object.fromEntries(cellsOf(row)))];
      }),
    ),
  ];
}

describe('an exported workbook', () => {
  it('holds the stored cells for two programs', async () => {
    const guarded = (await store()).map((row) =>
      Object.fromEntries(columns.map((column) => [column, withGuard(row[column], false)])),
    );
    for (const sheets of await readWorkbook(await exported('xlsx'))) {
      const [listings = []] = Object.values(sheets);
      // A line break of a cell is LF in the file; readers may write it as they like.
      const unbroken = (rows: readonly Record<string, unknown>[]) =>
        picked(rows).map(
          (row) =>
            JSON.parse(JSON.stringify(row).replaceAll('\\r\\n', '\\n').replaceAll('\\r', '\\n')) as object,
        );
      expect(unbroken(listings)).toEqual(unbroken(guarded));
    }
  });

  it.each([
    ['nothing', 0, 0],
    ['one listing without a review', 1, 0],
    ['one listing with a review', 1, 1],
    ['many listings without a review', 500, 0],
    ['many listings and one review', 500, 1],
  ])('of %s opens with both of its sheets', async (_, listings, reviews) => {
    if (listings > 0) await makeBusinesses(database.db, listings);
    if (reviews > 0) {
      const { id } = await database.db.prisma.business.findFirstOrThrow();
      const review = { businessId: id, authorName: 'Ali', rating: 5, fingerprint: '0'.repeat(32) };
      await database.db.prisma.review.create({ data: review });
    }
    const file = await exported('xlsx');
    for (const sheets of await readWorkbook(file))
      expect(Object.values(sheets).map((rows) => rows.length)).toEqual([listings, reviews]);
  });

  it('leaves out the trash and the sample data', async () => {
    await makeBusiness(database.db, { deletedAt: new Date() });
    await makeBusiness(database.db, { isDemo: true });
    for (const sheets of await readWorkbook(await exported('xlsx')))
      expect(Object.values(sheets).map((rows) => rows.length)).toEqual([0, 0]);
  });
});
