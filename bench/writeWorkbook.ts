import { writeZip } from './writeZip.ts';

type Cell = string | number | boolean | null;

interface Workbook {
  columns: readonly string[];
  /** Called twice if strings are shared. */
  rows: () => Iterable<readonly Cell[]>;
  /** As office programs write texts (a table that cells point into), or as exporting tools do (within the cells). */
  strings: 'shared' | 'inline';
}

/** The namespace that the elements of a sheet and of shared strings are in. */
export const spreadsheetNamespace = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Writes a workbook of one sheet without holding its rows; shared strings are held. */
export async function writeWorkbook(file: string, workbook: Workbook): Promise<void> {
  const table = new Map<string, number>();
  const isShared = workbook.strings === 'shared';
  await writeWorkbookXml(file, {
    sharedStrings: isShared ? sharedStrings(workbook, table) : null,
    sheet: sheet(workbook, isShared ? table : null),
  });
}

/** Writes a workbook of one sheet, as large as may be, from the XML of its parts in pieces. */
export async function writeWorkbookXml(
  file: string,
  parts: { sharedStrings: Iterable<string> | null; sheet: Iterable<string> },
): Promise<void> {
  const isShared = parts.sharedStrings !== null;
  await writeZip(file, [
    {
      name: '[Content_Types].xml',
      text: [
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">',
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
        `<Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>`,
        `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/>`,
        isShared
          ? `<Override PartName="/xl/sharedStrings.xml" ContentType="${types}.sharedStrings+xml"/>`
          : '',
        '</Types>',
      ],
    },
    {
      name: '_rels/.rels',
      text: [
        `${packageRelations}<Relationship Id="rId1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ],
    },
    {
      name: 'xl/workbook.xml',
      text: [
        `<workbook ${spreadsheetNamespace} xmlns:r="${relation}"><sheets><sheet name="Businesses" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ],
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: [
        `${packageRelations}<Relationship Id="rId1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/>`,
        isShared
          ? `<Relationship Id="rId2" Type="${relation}/sharedStrings" Target="sharedStrings.xml"/>`
          : '',
        '</Relationships>',
      ],
    },
    // Before the sheet, where readers that go through the file once need it.
    ...(parts.sharedStrings ? [{ name: 'xl/sharedStrings.xml', text: parts.sharedStrings }] : []),
    { name: 'xl/worksheets/sheet1.xml', text: parts.sheet },
  ]);
}

function* allRows({ columns, rows }: Workbook): Generator<readonly Cell[]> {
  yield columns;
  yield* rows();
}

function* sharedStrings(workbook: Workbook, table: Map<string, number>): Generator<string> {
  yield `<sst ${spreadsheetNamespace}>`;
  for (const row of allRows(workbook)) {
    for (const cell of row) {
      if (typeof cell !== 'string' || table.has(cell)) continue;
      table.set(cell, table.size);
      yield `<si><t xml:space="preserve">${escaped(cell)}</t></si>`;
    }
  }
  yield '</sst>';
}

function* sheet(workbook: Workbook, table: Map<string, number> | null): Generator<string> {
  const letters = workbook.columns.map((_, column) => columnLetters(column));
  yield `<worksheet ${spreadsheetNamespace}><sheetData>`;
  let number = 0;
  for (const row of allRows(workbook)) {
    number += 1;
    let xml = `<row r="${number}">`;
    row.forEach((cell, column) => {
      const reference = `<c r="${letters[column]}${number}"`;
      if (typeof cell === 'number') xml += `${reference}><v>${cell}</v></c>`;
      else if (typeof cell === 'boolean') xml += `${reference} t="b"><v>${cell ? 1 : 0}</v></c>`;
      else if (cell !== null && table) xml += `${reference} t="s"><v>${table.get(cell)}</v></c>`;
      else if (cell !== null) {
        xml += `${reference} t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
      }
    });
    yield `${xml}</row>`;
  }
  yield '</sheetData></worksheet>';
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function columnLetters(column: number): string {
  return column < 26
    ? String.fromCharCode(65 + column)
    : columnLetters(Math.floor(column / 26) - 1) + String.fromCharCode(65 + (column % 26));
}
