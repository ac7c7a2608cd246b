import { afterAll, describe, expect, it } from '@jest/globals';
import { headerEvidence } from '../columns/headerEvidence.ts';
import { workbookParts, type TestWorkbook } from '../fixtures/makeWorkbook.ts';
import { makeZip, type ZipPart } from '../fixtures/makeZip.ts';
import { temporaryFiles } from '../fixtures/temporaryFiles.ts';
import { readWorkbook } from './readWorkbook.ts';

const files = temporaryFiles();
afterAll(files.remove);

const cell = '<row r="1"><c r="A1" t="inlineStr"><is><t>a</t></is></c></row>';
const ordinary: TestWorkbook = { sheets: [{ name: 'A', rows: [['a']] }] };

/** Names of sheets with their cells. */
async function read(workbook: TestWorkbook, change: (part: ZipPart) => ZipPart | [] = (part) => part) {
  const path = files.write('a.xlsx', makeZip(workbookParts(workbook).flatMap(change)));
  const found: [string, (string | undefined)[]][] = [];
  for await (const { sheet, rows } of readWorkbook(path, 'a.xlsx', headerEvidence)) {
    found.push(...rows.map(({ cells }): (typeof found)[number] => [sheet, Array.from(cells)]));
  }
  return found;
}

const edited = (name: string, from: string, to: string) => (part: ZipPart) =>
  part.name === name ? { ...part, data: String(part.data).replace(from, to) } : part;

const refused = (message: string) => ({
  code: 'UNUSABLE_FILE',
  message: expect.stringContaining(message) as unknown,
});

describe('names of parts', () => {
  it.each([
    'xl/sharedStrings.xml',
    'xl/worksheets/sheet1.xml',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    '_rels/.rels',
  ])('are found in other letters: %s', async (name) => {
    const upper = (part: ZipPart) => (part.name === name ? { ...part, name: name.toUpperCase() } : part);
    expect(await read(ordinary, upper)).toEqual([['A', ['a']]]);
  });

  it('without the shared strings that the workbook names are refused', async () => {
    const without = (part: ZipPart): ZipPart | [] => (part.name === 'xl/sharedStrings.xml' ? [] : part);
    await expect(read(ordinary, without)).rejects.toMatchObject(refused('shared strings'));
  });

  it('without any shared strings are refused if a cell refers to them', async () => {
    const unnamed = edited('xl/_rels/workbook.xml.rels', '/sharedStrings"', '/other"');
    await expect(read(ordinary, unnamed)).rejects.toMatchObject(refused('shared strings'));
    expect(await read({ sheets: [{ name: 'A', rows: cell }] }, unnamed)).toEqual([['A', ['a']]]);
  });

  it('without the relation of a visible sheet are refused', async () => {
    const sheets = [
      { name: 'A', rows: cell },
      { name: 'Lost', rows: cell },
    ];
    const lost = edited('xl/workbook.xml', 'r:id="rId2"', 'r:id="rId9"');
    await expect(read({ sheets }, lost)).rejects.toMatchObject(refused("'Lost'"));
  });
});

describe('XML as the standard allows it', () => {
  it('has a greater-than sign in an attribute', async () => {
    const raw = edited('xl/workbook.xml', 'A &gt; B', 'A > B');
    expect(await read({ sheets: [{ name: 'A > B', rows: cell }] }, raw)).toEqual([['A > B', ['a']]]);
  });

  it('has a greater-than sign in a number format', async () => {
    const styles =
      '<numFmts><numFmt numFmtId="170" formatCode="[>100]0.0;00000"/></numFmts><cellXfs><xf numFmtId="170"/></cellXfs>';
    const rows = '<row r="1"><c r="A1" s="0"><v>12</v></c></row>';
    expect(await read({ styles, sheets: [{ name: 'A', rows }] })).toEqual([['A', ['00012']]]);
  });
});

describe('XML comments', () => {
  it('are not data', async () => {
    const rows = `<!-- <row r="1"><c r="A1"><v>1</v></c></row> -->
      <row r="2"><!-- <c r="A2"><v>2</v></c> --><c r="B2" t="str"><v>a<!-- b -->c</v></c></row>
      <row r="3"><c r="A3" t="inlineStr"><is><t><![CDATA[<!-- d -->]]></t></is></c></row>`;
    expect(await read({ sheets: [{ name: 'A', rows }] })).toEqual([
      ['A', [undefined, 'ac']],
      ['A', ['<!-- d -->']],
    ]);
  });

  it('are left out of lists of sheets and shared strings', async () => {
    const rows = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>';
    const sharedStrings = '<!-- <si><t>old</t></si> --><si><t>new</t></si>';
    const commented = edited(
      'xl/workbook.xml',
      '<sheets>',
      '<sheets><!-- <sheet name="Old" r:id="rId9"/> -->',
    );
    expect(await read({ sharedStrings, sheets: [{ name: 'A', rows }] }, commented)).toEqual([['A', ['new']]]);
  });

  it('may have any length, across chunks', async () => {
    const rows = Array.from(
      { length: 3000 },
      (_, i) => `<!--${'<row r="1">'.repeat(i % 97)}--><row><c t="str"><v>${i}</v></c></row>`,
    );
    const found = await read({ sheets: [{ name: 'A', rows: rows.join('') }] });
    expect(found.map(([, cells]) => cells[0])).toEqual(rows.map((_, i) => `${i}`));
  });
});
