// Streams workbooks: rows in, bytes out, nothing buffered. Cells are typed, so texts need no guard.
import { columnLetters, escapeAttribute, escapeOfficeXml, maxSheetRows } from './officeXml.ts';
import { SheetBytes } from './SheetBytes.ts';
import type { SheetTable } from './sheetTable.ts';
import { zipFile, type ZipEntry } from './zipFile.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Characters of a sheet's name. */
const maxNameLength = 31;

/**
 * The bytes of a workbook. A table with more rows than a sheet may have continues on another sheet with the same
 * header. Throws RangeError for a cell of more than `longestCell` characters.
 */
export function xlsxFile(
  tables: AsyncIterable<SheetTable>,
  rowsOfSheet = maxSheetRows,
): AsyncGenerator<Buffer> {
  return zipFile(parts(tables, rowsOfSheet));
}

async function* parts(tables: AsyncIterable<SheetTable>, rowsOfSheet: number): AsyncGenerator<ZipEntry> {
  const names: string[] = [];
  for await (const table of tables) {
    const lines = new LineFeed(table.lines);
    try {
      let nth = 1;
      do {
        names.push(sheetName(table.name, nth));
        const content = sheetXml(table, lines, rowsOfSheet, names.length === 1);
        yield { name: `xl/worksheets/sheet${names.length}.xml`, content };
        nth += 1;
      } while (await lines.hasMore());
    } finally {
      await lines.close();
    }
  }
  yield { name: 'xl/workbook.xml', content: [workbookXml(names)] };
  yield { name: 'xl/_rels/workbook.xml.rels', content: [workbookRelations(names.length)] };
  yield { name: 'xl/styles.xml', content: [stylesXml] };
  yield { name: '_rels/.rels', content: [rootRelations] };
  yield { name: '[Content_Types].xml', content: [contentTypes(names.length)] };
}

const newline = 10;

/** Splits lines between sheets. */
class LineFeed {
  private readonly batches: AsyncIterator<Buffer>;
  /** Lines that came, of which the next one begins at `from`. */
  batch: Buffer = Buffer.alloc(0);
  from = 0;

  constructor(lines: AsyncIterable<Buffer>) {
    this.batches = lines[Symbol.asyncIterator]();
  }

  /** Whether another line is available; waits for one. */
  async hasMore(): Promise<boolean> {
    while (this.from >= this.batch.length) {
      const next = await this.batches.next();
      if (next.done) return false;
      this.batch = next.value;
      this.from = 0;
    }
    return true;
  }

  async close(): Promise<void> {
    await this.batches.return?.();
  }
}

async function* sheetXml(
  { columns, onTooLong }: SheetTable,
  lines: LineFeed,
  rowsOfSheet: number,
  isFirst: boolean,
): AsyncGenerator<string | Uint8Array> {
  const letters = columns.map((_, i) => columnLetters(i));
  const widths = columns.map(
    ({ width = 16 }, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`,
  );
  const headers = columns.map(
    ({ header }, i) =>
      `<c r="${letters[i]}1" s="2" t="inlineStr"><is><t>${escapeOfficeXml(header)}</t></is></c>`,
  );
  yield (
    `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"${isFirst ? ' tabSelected="1"' : ''}>` +
      '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
      `<cols>${widths.join('')}</cols><sheetData><row r="1">${headers.join('')}</row>`
  );
  const bytes = new SheetBytes(columns, onTooLong);
  let rowNumber = 1;
  while (rowNumber < rowsOfSheet && (await lines.hasMore())) {
    const { batch } = lines;
    while (rowNumber < rowsOfSheet && lines.from < batch.length) {
      const end = batch.indexOf(newline, lines.from);
      const full = bytes.add(batch, lines.from, end, (rowNumber += 1));
      lines.from = end + 1;
      if (full) yield full;
    }
  }
  yield bytes.rest();
  yield '</sheetData></worksheet>';
}

function sheetName(name: string, nth: number): string {
  const tail = nth === 1 ? '' : ` ${nth}`;
  return name.replace(/[[\]:*?/\\]/g, ' ').slice(0, maxNameLength - tail.length) + tail;
}

function workbookXml(names: string[]): string {
  const sheets = names.map(
    (name, i) => `<sheet name="${escapeAttribute(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`,
  );
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><bookViews><workbookView/></bookViews><sheets>${sheets.join('')}</sheets></workbook>`;
}

function workbookRelations(sheets: number): string {
  const links = Array.from(
    { length: sheets },
    (_, i) =>
      `<Relationship Id="rId${i + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
  );
  return `${declaration}<Relationships xmlns="${packageRelations}">${links.join('')}<Relationship Id="styles" Type="${relations}/styles" Target="styles.xml"/></Relationships>`;
}

const rootRelations = `${declaration}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

// 0 plain, 1 text that stays text when it is edited, 2 a header.
const stylesXml =
  `${declaration}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>` +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/>' +
  '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs>' +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

function contentTypes(sheets: number): string {
  const parts = Array.from(
    { length: sheets },
    (_, i) =>
      `<Override PartName="/xl/worksheets/sheet${i + 1}.xml" ContentType="${contentType}.worksheet+xml"/>`,
  );
  return (
    `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/>${parts.join('')}` +
    `<Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/></Types>`
  );
}
