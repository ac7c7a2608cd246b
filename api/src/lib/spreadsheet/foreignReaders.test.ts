// Archives, workbooks and text tables as programs of others read them: our own reader checks no sum.
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { read as readWithSheetJs, utils as sheetJs } from '@e965/xlsx';
import { parse as parseCsv } from 'csv-parse/sync';
import ExcelJs from 'exceljs';
import fc from 'fast-check';
import JSZip from 'jszip';
import { copyLine } from '../db/copyLine.ts';
import { csvFile } from './csvFile.ts';
import { withGuard } from '../../../../domain/text/formulaGuard.ts';
import type { SheetCells, SheetColumn, SheetTable } from './sheetTable.ts';
import { xlsxFile } from './xlsxFile.ts';
import { zipFile, type ZipEntry } from './zipFile.ts';
import { examples } from '../../../../domain/testing/examples.ts';

async function* each<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}
const bytesOf = (pieces: AsyncIterable<Buffer>) => buffer(Readable.from(pieces));

/** Entries as JSZip reads them, with checked CRC-32. */
async function checkedEntries(archive: Buffer): Promise<Record<string, string>> {
  const zip = await JSZip.loadAsync(archive, { checkCRC32: true });
  const entries = await Promise.all(
    Object.values(zip.files).map(async (file) => [file.name, await file.async('string')] as const),
  );
  return Object.fromEntries(entries);
}

describe('an archive', () => {
  const piece = fc.oneof(
    fc.constant(''),
    fc.constant(Buffer.alloc(0)),
    fc.constant(Buffer.from('')),
    fc.constant(new Uint8Array(0)),
    fc.string({ maxLength: 30 }),
    fc.uint8Array({ maxLength: 30 }).map((bytes) => Buffer.from(Buffer.from(bytes).toString('base64'))),
    fc.integer({ min: 1, max: 70_000 }).map((length) => 'ş'.repeat(length)),
  );
  const entry = fc.record({
    name: fc.stringMatching(/^[a-zşЖ語0-9 _-]{1,20}$/u),
    content: fc.array(piece, { maxLength: 5 }),
  });

  it('has the checksum of its content, for any chunks', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(entry, { selector: ({ name }) => name, maxLength: 5 }),
        fc.constantFrom(undefined, 1),
        async (entries, wideFrom) => {
          const archive = await bytesOf(zipFile(each<ZipEntry>(entries), wideFrom));
          const expected = entries.map(({ name, content }) => [
            name,
            Buffer.concat(content.map((bytes) => Buffer.from(bytes))).toString(),
          ]);
          expect(await checkedEntries(archive)).toEqual(Object.fromEntries(expected));
        },
      ),
      { numRuns: examples(60) },
    );
  });
});

const columns: SheetColumn[] = [
  { header: 'name', kind: 'text' },
  { header: 'rating', kind: 'number' },
  { header: 'isOpen', kind: 'boolean' },
];

/** A table whose rows come in batches of these sizes; a batch may be empty. */
function tableOf(name: string, rows: readonly SheetCells[], batches: readonly number[]): SheetTable {
  async function* lines(): AsyncGenerator<Buffer> {
    let from = 0;
    for (const size of batches) {
      yield Buffer.from(
        rows
          .slice(from, from + size)
          .map((cells) => copyLine(cells))
          .join(''),
      );
      from += size;
    }
    if (from < rows.length)
      yield Buffer.from(
        rows
          .slice(from)
          .map((cells) => copyLine(cells))
          .join(''),
      );
  }
  return { name, columns, lines: lines() };
}

const rowNumber = (i: number): SheetCells => [`Kahve ${i} & <ş>`, String(i % 6), i % 2 ? 'true' : 'false'];

describe('a workbook', () => {
  it.each([
    ['no table with rows', [0, 0], []],
    ['an empty sheet behind a full one', [3, 0], []],
    ['an empty sheet before a full one', [0, 3], []],
    ['one row', [1], [0, 1]],
    ['batches of which some are empty', [5, 2], [0, 2, 0, 0, 3, 0]],
    ['thousands of rows', [3000, 0, 10], [1000, 0, 1000]],
  ])('with %s is valid and has the same cells in two readers', async (_, counts, batches) => {
    const rows = counts.map((count) => Array.from({ length: count }, (__, i) => rowNumber(i)));
    const tables = rows.map((each, i) => tableOf(`Sheet ${i + 1}`, each, batches));
    const file = await bytesOf(xlsxFile(each(tables)));
    const entries = await checkedEntries(file);
    expect(Object.keys(entries)).toContain(`xl/worksheets/sheet${counts.length}.xml`);
    // openpyxl warns of a workbook without it.
    expect(entries['xl/styles.xml']).toContain('<cellStyle name="Normal" xfId="0" builtinId="0"/>');
    const expected = rows.map((list) => [
      ['name', 'rating', 'isOpen'],
      ...list.map(([name, rating, isOpen]) => [name, Number(rating), isOpen === 'true']),
    ]);

    const book = readWithSheetJs(file);
    expect(
      book.SheetNames.map((name) => sheetJs.sheet_to_json(book.Sheets[name] ?? {}, { header: 1 })),
    ).toEqual(expected);

    const other = new ExcelJs.Workbook();
    // Its types know only the Buffer of an older Node.
    await other.xlsx.load(file as unknown as ArrayBuffer);
    const found = other.worksheets.map((sheet) =>
      (sheet.getSheetValues() as (unknown[] | undefined)[]).slice(1).map((cells) => (cells ?? []).slice(1)),
    );
    expect(found).toEqual(expected);
  });
});

describe('a text table', () => {
  const cell = fc.string({
    unit: fc.oneof(fc.constantFrom('"', ',', '\r', '\n', '\t', ';', ' ', "'", '=', '\ufeff'), fc.string()),
    maxLength: 8,
  });

  it('holds the same cells for a parser of RFC 4180', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell)), async (rows) => {
        const table = {
          columns: [
            { header: 'one, "1"', kind: 'text' as const },
            { header: 'two', kind: 'text' as const },
          ],
          rows: each([rows]),
        };
        const text = (await bytesOf(csvFile(table))).toString();
        const parsed = parseCsv(text, { bom: true, record_delimiter: '\r\n', relax_column_count: false });
        const expected = rows.map((cells) =>
          cells.map((value) => (value === '' ? '' : withGuard(value, true))),
        );
        expect(parsed).toEqual([['one, "1"', 'two'], ...expected]);
      }),
    );
  });
});
