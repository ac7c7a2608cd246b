import ExcelJS from 'exceljs';
import { generateBusinesses } from './generator/generateBusinesses.ts';
import { pinZipDates } from './pinZipDates.ts';

const demoSeed = 20_261;
const demoRows = 300;
// Fixed, so that making the workbook again changes nothing.
const madeAt = new Date(Date.UTC(2026, 10, 1));

/** The rows of the demo directory, the same at every call. */
export function demoBusinesses() {
  return [...generateBusinesses({ seed: demoSeed, count: demoRows })];
}

/** The demo directory as a workbook with one sheet, in the shape of a scraper's export. */
export async function makeDemoWorkbook(): Promise<Buffer> {
  const rows = demoBusinesses();
  const workbook = new ExcelJS.Workbook();
  workbook.creator = 'Business directory';
  workbook.created = madeAt;
  workbook.modified = madeAt;
  const sheet = workbook.addWorksheet('Businesses', { views: [{ state: 'frozen', ySplit: 1 }] });
  const columns = Object.keys(rows[0] ?? {});
  sheet.columns = columns.map((key) => ({ header: key, key, width: Math.max(12, key.length + 2) }));
  sheet.getRow(1).font = { bold: true };
  for (const row of rows) sheet.addRow(row);
  return pinZipDates(Buffer.from(await workbook.xlsx.writeBuffer()));
}
