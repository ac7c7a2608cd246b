import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from '@jest/globals';
import { makeCsv } from '../fixtures/makeCsv.ts';
import { makeWorkbook, type TestWorkbook } from '../fixtures/makeWorkbook.ts';
import { temporaryFiles } from '../fixtures/temporaryFiles.ts';
import { readRows } from '../rows/readRows.ts';

// Files at the limits of the format in size, width or structure: read, or refused with the limit in the error.

const files = temporaryFiles();
afterAll(files.remove);

async function read(name: string, data: string | Buffer) {
  const names: string[] = [];
  const refused: (string | undefined)[] = [];
  let columns = 0;
  let totalRows = -1;
  for await (const message of readRows({ path: files.write(name, data), fileName: name, mapping: null })) {
    if (message.type === 'row')
      names.push(`${message.row.sheet} ${message.row.rowNumber} ${message.row.name}`);
    if (message.type === 'refused') refused.push(message.problems[0]?.code);
    if (message.type === 'columns') columns += message.columns.length;
    if (message.type === 'done') totalRows = message.totalRows;
  }
  return { names, refused, columns, totalRows };
}
const readWorkbook = (workbook: TestWorkbook) => read('a.xlsx', makeWorkbook(workbook));
const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;

describe('a workbook at the edge of the grid', () => {
  it('with 16,384 columns is read', async () => {
    const header = ['name', ...Array.from({ length: 16_382 }, (_, i) => `extra ${i}`), 'phone'];
    const rows = [header, ['A', ...Array.from({ length: 16_382 }, () => 'x'), '112']];
    expect(await readWorkbook({ sheets: [{ name: 'S', rows }] })).toEqual({
      names: ['S 2 A'],
      refused: [],
      columns: 16_384,
      totalRows: 1,
    });
  });

  it('with a cell in the last row and column is read, and costs no more than its cells', async () => {
    const rows =
      `<row r="1">${cell('A1', 'name')}${cell('XFD1', 'phone')}</row>` +
      `<row r="1048576">${cell('A1048576', 'Last')}${cell('XFD1048576', '112')}</row>`;
    expect(await readWorkbook({ sheets: [{ name: 'S', rows }] })).toMatchObject({
      names: ['S 1048576 Last'],
      columns: 2,
      totalRows: 1,
    });
  });

  it('with more than 65,536 columns on all of its sheets is refused', async () => {
    // Four full sheets hold the most, and one more column is too many. A header that repeats is looked up once.
    const full = Array.from({ length: 16_384 }, (_, i) => (i === 0 ? 'name' : 'extra'));
    const sheets = Array.from({ length: 4 }, (_, i) => ({ name: `S${i}`, rows: [full, ['Place']] }));
    const one = { name: 'One', rows: [['name'], ['Place']] };
    await expect(readWorkbook({ sheets: [...sheets, one] })).rejects.toMatchObject({
      code: 'UNUSABLE_FILE',
      message: expect.stringContaining('65,536 columns'),
    });
  });

  it('with the longest possible sheet name is read, with the first 100 characters of the name', async () => {
    const { names } = await readWorkbook({
      sheets: [{ name: 'x'.repeat(1_000_000), rows: [['name'], ['Place']] }],
    });
    expect(names).toEqual([`${'x'.repeat(100)} 2 Place`]);
  });

  it('with 16,383 columns for one field is read by the first 500 of them', async () => {
    const header = ['name', ...Array.from({ length: 16_383 }, () => 'site')];
    const row = (filled: number) => [
      'Place',
      ...header.slice(1).map((_, i) => (i === filled ? 'a.example' : '')),
    ];
    const path = files.write(
      'a.xlsx',
      makeWorkbook({ sheets: [{ name: 'S', rows: [header, row(499), row(500)] }] }),
    );
    const websites: unknown[] = [];
    for await (const message of readRows({ path, fileName: 'a.xlsx', mapping: null }))
      if (message.type === 'row') websites.push(message.row.website);
    expect(websites).toEqual(['https://a.example/', null]);
  });

  it('with 500 sheets is read', async () => {
    const sheets = Array.from({ length: 500 }, (_, i) => ({
      name: `S${i}`,
      rows: [['name'], [`Place ${i}`]],
    }));
    const { names, totalRows } = await readWorkbook({ sheets });
    expect([names.at(-1), totalRows]).toEqual(['S499 2 Place 499', 500]);
  });

  it('with names, merges, validations, formats and anchors over the whole grid is read by its rows alone', async () => {
    const everywhere = 'A1:XFD1048576';
    const after = [
      `<mergeCells><mergeCell ref="${everywhere}"/></mergeCells>`,
      `<conditionalFormatting sqref="${everywhere}"><cfRule type="expression" priority="1"><formula>TRUE</formula></cfRule></conditionalFormatting>`,
      `<dataValidations><dataValidation sqref="${everywhere}"/></dataValidations>`,
      '<drawing r:id="rId1"/><legacyDrawing r:id="rId2"/>',
    ].join('');
    const anchor =
      '<xdr:twoCellAnchor><xdr:from><xdr:col>0</xdr:col><xdr:row>0</xdr:row></xdr:from><xdr:to><xdr:col>16383</xdr:col><xdr:row>1048575</xdr:row></xdr:to></xdr:twoCellAnchor>';
    expect(
      await readWorkbook({
        sheets: [{ name: 'S', rows: [['name'], ['A']], after }],
        workbookPr: `<definedNames><definedName name="_xlnm.Print_Area">S!$A$1:$XFD$1048576</definedName></definedNames>`,
        parts: [{ name: 'xl/drawings/drawing1.xml', data: `<xdr:wsDr>${anchor.repeat(1000)}</xdr:wsDr>` }],
      }),
    ).toEqual({ names: ['S 2 A'], refused: [], columns: 1, totalRows: 1 });
  });
});

describe('a cell of ten megabytes', () => {
  const long = 'x'.repeat(10 * 1024 * 1024);

  it('is left empty, in a workbook', async () => {
    const rows = [
      ['name', 'description'],
      ['A', long],
      ['B', 'short'],
    ];
    expect(await readWorkbook({ sheets: [{ name: 'S', rows }] })).toMatchObject({
      names: ['S 2 A', 'S 3 B'],
      refused: [],
      totalRows: 2,
    });
  });

  it('refuses its row, in a text file', async () => {
    const rows = [
      ['name', 'description'],
      ['A', long],
      ['B', 'short'],
    ];
    const { names, refused, totalRows } = await read('a.csv', makeCsv(rows));
    expect(names).toHaveLength(1);
    expect(names[0]).toMatch(/ B$/);
    expect([refused.length, totalRows]).toEqual([1, 2]);
  });
});

describe('headers', () => {
  it('named like properties of every object are ordinary headers', async () => {
    const odd = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype'];
    const rows = [
      [...odd, 'name'],
      [...odd, 'A'],
    ];
    for (const name of ['a.csv', 'a.xlsx']) {
      const file = name === 'a.csv' ? makeCsv(rows) : makeWorkbook({ sheets: [{ name: 'S', rows }] });
      expect(await read(name, file)).toMatchObject({ refused: [], columns: 6, totalRows: 1 });
    }
    expect(({} as Record<string, unknown>)['A']).toBeUndefined();
  });
});

describe('references of a workbook', () => {
  it('to other files and hosts are never followed', async () => {
    let connections = 0;
    const server = net.createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const outside = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const external = (type: string, id: string) =>
      `<Relationship Id="${id}" Type="${relation}/${type}" Target="${outside}/${type}" TargetMode="External"/>`;
    try {
      const result = await readWorkbook({
        sheets: [
          {
            name: 'S',
            rows: `<row r="1">${cell('A1', 'name')}</row><row r="2"><c r="A2" t="str"><f>[1]Other!A1</f><v>Kept</v></c></row>`,
            after: '<hyperlinks><hyperlink ref="A2" r:id="rId1"/></hyperlinks>',
          },
        ],
        workbookPr: '<externalReferences><externalReference r:id="x1"/></externalReferences>',
        parts: [
          {
            name: 'xl/worksheets/_rels/sheet1.xml.rels',
            data: `<Relationships>${external('hyperlink', 'rId1')}${external('image', 'rId2')}</Relationships>`,
          },
          {
            name: 'xl/externalLinks/_rels/externalLink1.xml.rels',
            data: `<Relationships>${external('externalLinkPath', 'rId1')}</Relationships>`,
          },
          { name: 'xl/externalLinks/externalLink1.xml', data: '<externalLink/>' },
          {
            name: 'xl/connections.xml',
            data: `<connections><connection><webPr url="${outside}"/></connection></connections>`,
          },
        ],
      });
      expect(result).toMatchObject({ names: ['S 2 Kept'], totalRows: 1 });
      expect(connections).toBe(0);
    } finally {
      server.close();
    }
  });
});
