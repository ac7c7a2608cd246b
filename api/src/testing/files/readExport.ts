import { Readable } from 'node:stream';
import ExcelJS from 'exceljs';
import type { ExportFormat } from '../../features/exports/exportSelection.ts';
import { csvRecord } from '../../features/imports/read/formats/csv/csvRecord.ts';

type Row = Record<string, string>;

/** The rows of an exported file by sheet and header, by a reader that is not the import's (for workbooks). Empty cells are omitted. */
export async function readExport(format: ExportFormat, file: Buffer): Promise<Record<string, Row[]>> {
  return format === 'csv' ? { csv: readText(file.toString('utf8')) } : readSheets(file);
}

async function readSheets(file: Buffer): Promise<Record<string, Row[]>> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.read(Readable.from([file]));
  const sheets: Record<string, Row[]> = {};
  for (const sheet of workbook.worksheets) {
    const headers = (sheet.getRow(1).values as unknown[]).map(String);
    const rows: Row[] = [];
    sheet.eachRow((row, rowNumber) => {
      if (rowNumber === 1) return;
      const cells = row.values as unknown[];
      rows.push(
        Object.fromEntries(
          cells.flatMap((cell, column) => (cell == null ? [] : [[headers[column] ?? '', String(cell)]])),
        ),
      );
    });
    sheets[sheet.name] = rows;
  }
  return sheets;
}

function readText(text: string): Row[] {
  const rows: string[][] = [];
  for (let at = 1; at < text.length;) {
    const record = csvRecord(text, at, ',', true);
    rows.push(record.cells);
    at = record.end;
  }
  const [headers = [], ...others] = rows;
  return others.map((cells) =>
    Object.fromEntries(cells.flatMap((cell, column) => (cell === '' ? [] : [[headers[column] ?? '', cell]]))),
  );
}
