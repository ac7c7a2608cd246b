import { afterAll, describe, expect, it } from '@jest/globals';
import { utils, write } from '@e965/xlsx';
import { AppError } from '../../../../lib/errors.ts';
import { detectFileType } from './detectFileType.ts';
import { makeWorkbook, workbookParts } from '../fixtures/makeWorkbook.ts';
import { makeZip } from '../fixtures/makeZip.ts';
import { temporaryFiles } from '../fixtures/temporaryFiles.ts';

const files = temporaryFiles();
afterAll(files.remove);

const sheets = [{ name: 'A', rows: [['name']] }];
const xls = (() => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['name'], ['A']]), 'A');
  return write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer;
})();

/** A compound file with one directory entry of that name. */
function compound(name: string): Buffer {
  const bytes = Buffer.alloc(2048);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  const written = bytes.write(name, 1024, 'utf16le');
  bytes.writeUInt16LE(written + 2, 1024 + 64);
  return bytes;
}

async function refusalOf(name: string, data: string | Buffer): Promise<AppError> {
  const error: unknown = await detectFileType(files.write(name, data), name).catch(
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw new Error(`${name} was not refused`);
  return error;
}

describe('detectFileType', () => {
  it.each<[string, string | Buffer, string]>([
    ['a.xlsx', '', '0 bytes'],
    ['a.doc', 'composer install ', '.csv'],
    ['a.xls', '<html><body><table>', 'HTML'],
    ['a.csv', '\n  <!DOCTYPE html><p>', 'HTML'],
    ['a.xlsx', '%PDF-1.7', 'PDF'],
    ['a.csv', '%PDF-1.7', 'PDF'],
    ['a.xlsx', Buffer.from('MZ\x90\0\x03'), 'program'],
    ['a.csv', Buffer.from([1, 2, 3, 4, 5, 0, 7, 8]), 'binary'],
    ['a.json', '[{"name": "A"}]', '.csv'],
    ['a.xlsx', makeZip([{ name: 'readme.txt', data: 'hello' }]), 'zip'],
    ['a.xlsx', makeZip([{ name: 'word/document.xml', data: '<x/>' }]), 'Word'],
    ['a.xlsx', makeZip([{ name: 'xl/workbook.bin', data: 'x' }]), '.xlsb'],
    [
      'a.xlsx',
      makeZip([{ name: 'mimetype', data: 'application/vnd.oasis.opendocument.spreadsheet' }]),
      '.ods',
    ],
    ['a.xlsx', makeWorkbook({ sheets, parts: [{ name: 'xl/vbaProject.bin', data: 'x' }] }), 'macros'],
    ['a.xlsx', compound('EncryptedPackage'), 'password'],
    ['a.xls', compound('_VBA_PROJECT_CUR'), 'macros'],
    ['a.xls', compound('WordDocument'), 'Word'],
    ['a.xlsx', makeZip(workbookParts({ sheets })).subarray(0, 600), 'damaged'],
  ])('refuses %s and names the format (%#)', async (name, data, text) => {
    const error = await refusalOf(name, data);
    expect(error.code).toBe('UNUSABLE_FILE');
    expect(error.message).toContain(text);
  });

  it('trusts the bytes of a workbook over its extension', async () => {
    const xlsx = await detectFileType(files.write('a.xls', makeWorkbook({ sheets })), 'a.xls');
    if (xlsx.kind === 'xlsx') xlsx.zip.close();
    expect(xlsx.kind).toBe('xlsx');
    expect(await detectFileType(files.write('a.xlsx', xls), 'a.xlsx')).toEqual({ kind: 'xls' });
  });

  it.each(['MZ Cafe;12\n', 'BZh,phone\n', 'RIFF Records\n', 'GIF8 Studio\n', 'Rar! Bar,Bursa\n'])(
    'accepts text that begins as binary files of another kind do: %j',
    async (text) => {
      const data = `${text}Blue Boat,0224\n`;
      expect(await detectFileType(files.write('a.csv', data), 'a.csv')).toEqual({ kind: 'text' });
    },
  );

  it('accepts text under any text extension', async () => {
    expect(await detectFileType(files.write('a.CSV', 'name\nA'), 'a.CSV')).toEqual({ kind: 'text' });
    expect(
      await detectFileType(files.write('a.txt', Buffer.from('\ufeffname\nA', 'utf16le')), 'a.txt'),
    ).toEqual({ kind: 'text' });
  });
});
