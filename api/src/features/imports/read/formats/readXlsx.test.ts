import { headerEvidence } from '../columns/headerEvidence.ts';
import { afterAll, describe, expect, it } from '@jest/globals';
import { AppError } from '../../../../lib/errors.ts';
import { makeWorkbook, workbookParts, type TestWorkbook } from '../fixtures/makeWorkbook.ts';
import { makeZip } from '../fixtures/makeZip.ts';
import { temporaryFiles } from '../fixtures/temporaryFiles.ts';
import { readWorkbook } from './readWorkbook.ts';
import type { SheetRow } from './sheetRow.ts';

const files = temporaryFiles();
afterAll(files.remove);

async function rowsOf(data: Buffer): Promise<(SheetRow & { sheet: string })[]> {
  const rows: (SheetRow & { sheet: string })[] = [];
  for await (const batch of readWorkbook(files.write('a.xlsx', data), 'a.xlsx', headerEvidence)) {
    rows.push(...batch.rows.map((row) => ({ ...row, sheet: batch.sheet })));
  }
  return rows;
}

async function cellsOf(rows: string, more: Partial<TestWorkbook> = {}): Promise<(string | undefined)[][]> {
  const read = await rowsOf(makeWorkbook({ sheets: [{ name: 'A', rows }], ...more }));
  return read.map(({ cells }) => Array.from(cells));
}

async function refusalOf(data: Buffer): Promise<string> {
  const error: unknown = await rowsOf(data).catch((reason: unknown) => reason);
  if (!(error instanceof AppError)) throw new Error('it was not refused');
  expect(error.code).toBe('UNUSABLE_FILE');
  return error.message;
}

const styles = `<numFmts><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts>
<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="9"/><xf numFmtId="20"/><xf numFmtId="49"/></cellXfs>`;

describe('the displayed text of a cell', () => {
  it.each<[string, string, string | undefined]>([
    ['a formula shows its value', '<c r="A1" t="str"><f>CONCAT("a","b")</f><v>ab</v></c>', 'ab'],
    ['a formula without a value shows nothing', '<c r="A1"><f>1+1</f></c>', undefined],
    ['an error shows nothing that could be stored', '<c r="A1" t="e"><v>#N/A</v></c>', ''],
    ['a boolean', '<c r="A1" t="b"><v>1</v></c>', 'TRUE'],
    ['an inline string', '<c r="A1" t="inlineStr"><is><t>A &amp; B</t></is></c>', 'A & B'],
    [
      'inline rich text',
      '<c r="A1" t="inlineStr"><is><r><t>Ca</t></r><r><rPr/><t xml:space="preserve">fé </t></r></is></c>',
      'Café ',
    ],
    ['text that looks like a number', '<c r="A1" t="str"><v>00123</v></c>', '00123'],
    ['a number padded by its format', '<c r="A1" s="1"><v>1225</v></c>', '01225'],
    ['a date', '<c r="A1" s="2"><v>45292</v></c>', '2024-01-01'],
    ['a percentage', '<c r="A1" s="3"><v>0.25</v></c>', '25%'],
    ['a time', '<c r="A1" s="4"><v>0.375</v></c>', '9:00'],
    ['digits beyond what a sheet keeps', '<c r="A1"><v>47.367293499999995</v></c>', '47.3672935'],
    ['a whole number', '<c r="A1"><v>905393300707</v></c>', '905393300707'],
    ['an id that the sheet has destroyed', '<c r="A1"><v>6.4952740000000000E+18</v></c>', '6.49527E+18'],
    ['character references', '<c r="A1" t="str"><v>&#x130;&#105;&lt;&quot;</v></c>', 'İi<"'],
    ['an entity that nobody declared', '<c r="A1" t="str"><v>&secret;</v></c>', '&secret;'],
    ['escaped characters', '<c r="A1" t="str"><v>a_x000A_b</v></c>', 'a\nb'],
    ['a CDATA section', '<c r="A1" t="inlineStr"><is><t><![CDATA[a < b]]></t></is></c>', 'a < b'],
    ['single-quoted attributes', "<c r='A1' t='str'><v>x</v></c>", 'x'],
  ])('%s', async (_, cell, shown) => {
    const [cells] = await cellsOf(`<row r="1">${cell}<c r="B1" t="str"><v>end</v></c></row>`, { styles });
    expect(cells).toEqual([shown, 'end']);
  });

  // As Gnumeric shows them. SheetJS's formatter alone throws, cuts digits off, or makes a dollar of a language.
  it.each([
    ['dd.mm.yyyy', 43891.5, '01.03.2020'],
    ['d. mmmm yyyy', 43891.5, '1. March 2020'],
    ['hh.mm', 0.375, '09.00'],
    ['[hh].mm', 4.5, '108.00'],
    ['h.mm AM/PM', 0.375, '9.00 AM'],
    ['yyyy-mm-ddThh:mm:ss', 43891.5, '2020-03-01T12:00:00'],
    ['000-0000', 5321234567, '532123-4567'],
    ['000-0000', 2121234, '212-1234'],
    ['0000-0000', 212123456, '21212-3456'],
    ['(00) 0000-0000', 905321234567, '(9053) 2123-4567'],
    ['[<=9999999]###-####;(###) ###-####', 12345678901, '(1234) 567-8901'],
    ['[$-409]000-0000', 2121234, '212-1234'],
    ['[$₺-41F]#,##0.00', 1234.5, '₺1,234.50'],
    ['#,##0.00 ₺', 1234.5, '1,234.50 ₺'],
    ['0.0★', 4.5, '4.5★'],
    ['0.0000°', 41.5, '41.5000°'],
    ['0 TL', 1, '1 TL'],
    ['0.0 из 5', 4.5, '4.5 из 5'],
    ['0 yorum', 12, '12'],
    ['#', 12, '12'],
    ['0.0;;', 4.5, '4.5'],
    ['General', 1234567.891, '1234567.891'],
  ])('a number as %s', async (code, value, shown) => {
    const format = `<numFmts><numFmt numFmtId="170" formatCode="${code.replace('<', '&lt;')}"/></numFmts><cellXfs><xf numFmtId="170"/></cellXfs>`;
    expect(await cellsOf(`<row r="1"><c r="A1" s="0"><v>${value}</v></c></row>`, { styles: format })).toEqual(
      [[shown]],
    );
  });

  it('is the same whatever formats an .xls file had that was read before', async () => {
    const { SSF } = (await import('@e965/xlsx')) as { SSF: { load(code: string, id: number): void } };
    try {
      SSF.load('"of another file"', 9);
      const cells = await cellsOf('<row r="1"><c r="A1" s="3"><v>0.25</v></c></row>', { styles });
      expect(cells).toEqual([['25%']]);
    } finally {
      SSF.load('0%', 9);
    }
  });

  it('joins the runs of shared rich text and leaves phonetic hints out', async () => {
    const sharedStrings =
      '<si><r><t>東京</t></r><rPh sb="0" eb="2"><t>トウキョウ</t></rPh><r><t> 1</t></r></si><si/><si><t>x</t></si>';
    const rows =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c><c r="D1" t="s"><v>9</v></c></row>';
    expect(await cellsOf(rows, { sharedStrings })).toEqual([['東京 1', '', 'x', '']]);
  });

  it('is repaired if a program read its UTF-8 as a code page, in headers as well', async () => {
    const rows =
      '<row r="1"><c r="A1" t="str"><v>TÃ©lÃ©phone</v></c></row><row r="2"><c r="A2" t="str"><v>McDonaldâ€™s</v></c></row>';
    expect(await cellsOf(rows)).toEqual([['Téléphone'], ['McDonald’s']]);
  });

  it('is the stored value if the file is an export of our own', async () => {
    const [first, second] = headerEvidence.firstNames;
    const rows = `<row r="1"><c r="A1" t="str"><v>${first}</v></c><c r="B1" t="str"><v>${second}</v></c></row><row r="2"><c r="A2" t="str"><v>CafÃ©</v></c></row>`;
    expect(await cellsOf(rows)).toEqual([[first, second], ['CafÃ©']]);
  });

  it('counts dates from 1904 if the workbook does', async () => {
    const more = { styles, workbookPr: '<workbookPr date1904="1"/>' };
    expect(await cellsOf('<row r="1"><c r="A1" s="2"><v>0</v></c></row>', more)).toEqual([['1904-01-01']]);
  });
});

describe('sheets and rows', () => {
  it('reads every visible sheet, with row numbers as shown', async () => {
    const rows = await rowsOf(
      makeWorkbook({
        sheets: [
          { name: 'https://a.example/?b', rows: [['a'], [], ['b']] },
          { name: 'secret', state: 'hidden', rows: [['no']] },
          {
            name: 'B & C',
            rows: '<row r="7"><c r="C7" t="str"><v>c</v></c></row><row><c t="str"><v>d</v></c></row>',
          },
        ],
      }),
    );
    expect(rows.map(({ sheet, rowNumber, cells }) => [sheet, rowNumber, Array.from(cells)])).toEqual([
      ['https://a.example/?b', 1, ['a']],
      ['https://a.example/?b', 3, ['b']],
      ['B & C', 7, [undefined, undefined, 'c']],
      ['B & C', 8, ['d']],
    ]);
  });

  it('reads XML with prefixes', async () => {
    const data = workbookParts({ sheets: [{ name: 'A', rows: [] }] }).map((part) =>
      part.name === 'xl/worksheets/sheet1.xml'
        ? {
            ...part,
            data: '<x:worksheet xmlns:x="m"><x:sheetData><x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>p</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>',
          }
        : part,
    );
    expect((await rowsOf(makeZip(data))).map(({ cells }) => cells)).toEqual([['p']]);
  });

  it('finds the same rows however the text is cut into chunks', async () => {
    const texts = Array.from({ length: 4000 }, (_, i) => `satır ${i} ${'ş'.repeat(i % 90)}`);
    const rows = await rowsOf(
      makeWorkbook({ sheets: [{ name: 'A', rows: texts.map((text) => [text, 'x']) }] }),
    );
    expect(rows.map(({ cells }) => cells[0])).toEqual(texts);
  });

  it('ignores content outside the data', async () => {
    const after =
      '<mergeCells count="1"><mergeCell ref="A1:XFD1048576"/></mergeCells><dataValidations><dataValidation sqref="A1:XFD1048576"/></dataValidations>';
    const rows = await rowsOf(makeWorkbook({ sheets: [{ name: 'A', rows: [['a']], after }] }));
    expect(rows).toHaveLength(1);
  });

  it('reads a sheet without rows', async () => {
    expect(await cellsOf('')).toEqual([]);
  });
});

describe('limits', () => {
  it('refuses the row of a cell beyond the format’s limit', async () => {
    const long = 'x'.repeat(32_768);
    const [row] = await rowsOf(makeWorkbook({ sheets: [{ name: 'A', rows: [['name', long]] }] }));
    expect(row?.fault).toMatchObject({ column: 1, code: 'TOO_LONG' });
  });

  it.each<[string, string]>([
    ['columns', '<row r="1"><c r="XFE1" t="str"><v>x</v></c></row>'],
    ['rows', '<row r="1048577"><c r="A1" t="str"><v>x</v></c></row>'],
    ['one endless row', `<row r="1">${'<c t="str"><v>0123456789</v></c>'.repeat(1_200_000)}</row>`],
  ])('refuses too many %s', async (_, rows) => {
    expect(await refusalOf(makeWorkbook({ sheets: [{ name: 'A', rows }] }))).toMatch(
      /exceeds?|more than|beyond/,
    );
  });

  it('ignores a number format longer than allowed, and refuses too many cell formats', async () => {
    const cell = '<row r="1"><c r="A1" s="1"><v>0.5</v></c></row>';
    const stylesOf = (code: string, count: number) =>
      `<numFmts><numFmt numFmtId="170" formatCode="${code}"/></numFmts><cellXfs>${'<xf numFmtId="170"/>'.repeat(count)}</cellXfs>`;
    const shown = (code: string, count = 2) => cellsOf(cell, { styles: stylesOf(code, count) });
    expect(await shown('0.00%')).toEqual([['50.00%']]);
    expect(await shown(`0.00%${'_ '.repeat(125)}`)).toEqual([['50.00%']]);
    expect(await shown(`0.00%${'_ '.repeat(126)}`)).toEqual([['0.5']]);
    await expect(shown('0.00%', 65_491)).rejects.toMatchObject({ code: 'UNUSABLE_FILE' });
  });

  it('refuses too many sheets', async () => {
    const sheets = Array.from({ length: 501 }, (_, i) => ({ name: `S${i}`, rows: [] }));
    expect(await refusalOf(makeWorkbook({ sheets }))).toContain('500');
  });

  it('stops an archive that inflates beyond the limit early', async () => {
    const rows = `<row r="1"><c r="A1" t="str"><v>x</v></c></row>${' '.repeat(60 * 1024 * 1024)}`;
    expect(await refusalOf(makeWorkbook({ sheets: [{ name: 'A', rows }] }))).toContain('zip bomb');
  });

  it('refuses entries that share bytes, lie about their size, or are too many', async () => {
    const parts = workbookParts({ sheets: [{ name: 'A', rows: [['a']] }] });
    const overlapping = [...parts, { name: 'xl/more.xml', data: '', sharesBytesOf: 'xl/styles.xml' }];
    const lying = parts.map((part) => (part.name.includes('sheet1') ? { ...part, claimedSize: 7 } : part));
    const many = [...parts, ...Array.from({ length: 10_000 }, (_, i) => ({ name: `e${i}`, data: '' }))];
    expect(await refusalOf(makeZip(overlapping))).toContain('damaged');
    expect(await refusalOf(makeZip(lying))).toContain('damaged');
    expect(await refusalOf(makeZip(many))).toContain('10,000');
  });

  it('refuses a document type declaration, and with it every entity', async () => {
    const xml =
      '<?xml version="1.0"?><!DOCTYPE w [<!ENTITY a SYSTEM "file:///etc/passwd">]><worksheet><sheetData><row r="1"><c r="A1" t="str"><v>&a;</v></c></row></sheetData></worksheet>';
    const parts = workbookParts({ sheets: [{ name: 'A', rows: [] }] }).map((part) =>
      part.name.includes('sheet1') ? { ...part, data: xml } : part,
    );
    expect(await refusalOf(makeZip(parts))).toContain('DOCTYPE');
  });

  it('refuses a workbook that is truncated anywhere', async () => {
    const whole = makeWorkbook({
      sheets: [{ name: 'A', rows: Array.from({ length: 200 }, (_, i) => [`row ${i}`]) }],
    });
    for (let part = 1; part < 10; part += 1) {
      expect(await refusalOf(whole.subarray(0, Math.floor((whole.length * part) / 10)))).toMatch(
        /damaged|incomplete/,
      );
    }
  });
});
