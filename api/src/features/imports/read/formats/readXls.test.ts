import { afterAll, describe, expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import { utils, write, type CellObject } from '@e965/xlsx';
import { temporaryFiles } from '../fixtures/temporaryFiles.ts';
import { readXls } from './readXls.ts';

const files = temporaryFiles();
afterAll(files.remove);

/** A row of cells as an .xls holds them. */
async function shown(cells: CellObject[]): Promise<(string | undefined)[]> {
  const sheet = utils.aoa_to_sheet([cells.map(() => 'header')]);
  cells.forEach((cell, column) => (sheet[utils.encode_cell({ r: 1, c: column })] = cell));
  sheet['!ref'] = utils.encode_range({ r: 0, c: 0 }, { r: 1, c: cells.length - 1 });
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'S');
  // Resets the library's table of formats, which a hostile file of another test may have changed. The reader reads one file
  // in each process.
  write(Object.assign(book, { SSF: {} }), { type: 'buffer', bookType: 'xlsx' });
  const path = files.write('a.xls', write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer);
  const rows = [];
  for await (const batch of readXls(path)) rows.push(...batch.rows);
  return Array.from(rows[1]?.cells ?? []);
}

/** A workbook of Excel 95 that names a code page and holds its letters as bytes. */
function excel95(codePage: number, text: Buffer): Buffer {
  const book = utils.book_new();
  const mark = 'x'.repeat(text.length);
  utils.book_append_sheet(book, utils.aoa_to_sheet([['name'], [mark]]), 'S');
  const bytes = write(book, { type: 'buffer', bookType: 'biff5' }) as Buffer;
  bytes.writeUInt16LE(codePage, bytes.indexOf(Buffer.from([0x42, 0, 2, 0])) + 4);
  text.copy(bytes, bytes.indexOf(mark));
  return bytes;
}

it.each([
  ['Türkiye', 1254, 'Şişli Köşe Büfe İğneada'],
  ['Russia', 1251, 'Кафе Ёлка'],
  ['Japan', 932, '喫茶店'],
  ['a program that names no page of Windows', 367, 'Cafe Luna'],
])('readXls reads the letters of an Excel 95 workbook of %s', async (_, codePage, text) => {
  const data = excel95(codePage, iconv.encode(text, codePage === 367 ? 'ascii' : `cp${codePage}`));
  const rows = [];
  for await (const batch of readXls(files.write('b.xls', data))) rows.push(...batch.rows);
  expect(rows.map(({ cells }) => cells)).toEqual([['name'], [text]]);
});

describe('the displayed text of an .xls cell', () => {
  it.each<[string, CellObject, string | undefined]>([
    ['text that looks like a number', { t: 's', v: '00123' }, '00123'],
    ['a number padded by its format', { t: 'n', v: 1225, z: '00000' }, '01225'],
    ['a date', { t: 'n', v: 45_292, z: 'yyyy\\-mm\\-dd' }, '2024-01-01'],
    ['a date with full stops', { t: 'n', v: 45_292, z: 'dd.mm.yyyy' }, '01.01.2024'],
    ['a date with slashes', { t: 'n', v: 45_511, z: 'm/d/yy' }, '2024-08-07'],
    ['a number that its format rounds', { t: 'n', v: 41.012345, z: '0.00' }, '41.012345'],
    ['a number longer than its format', { t: 'n', v: 5_321_234_567, z: '000-0000' }, '532123-4567'],
    ['a percentage', { t: 'n', v: 0.25, z: '0%' }, '25%'],
    ['a boolean', { t: 'b', v: true }, 'TRUE'],
    ['a formula shows its value', { t: 'n', v: 3, f: '1+2' }, '3'],
    ['a link shows its text', { t: 's', v: 'The site', l: { Target: 'https://site.example/' } }, 'The site'],
    ['an error shows nothing that could be stored', { t: 'e', v: 42 }, undefined],
    ['a whole number', { t: 'n', v: 905_393_300_707 }, '905393300707'],
    ['digits beyond what a sheet keeps', { t: 'n', v: 47.367293499999995 }, '47.3672935'],
  ])('%s', async (_, cell, text) => {
    expect(await shown([cell, { t: 's', v: 'end' }])).toEqual([text, 'end']);
  });
});
