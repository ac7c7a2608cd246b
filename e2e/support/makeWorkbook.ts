import ExcelJS from 'exceljs';

const week = JSON.stringify(
  Object.fromEntries(
    ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => [
      day,
      'Open 24 hours',
    ]),
  ),
);

/** A listing under the column names of an Outscraper export. */
export function listingRow(n: number, change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: `Çınaraltı Kahvesi ${n}`,
    place_id: `ChIJe2e${String(n).padStart(20, '0')}`,
    full_address: `Moda Caddesi ${n}, 34710 Kadıköy/İstanbul, Türkiye`,
    city: 'İstanbul',
    country: 'Turkey',
    country_code: 'TR',
    phone: `+90 216 000 00 ${String(n % 100).padStart(2, '0')}`,
    site: 'https://kahve.example/',
    category: 'Coffee shop',
    latitude: 40.987 + n / 10_000,
    longitude: 29.026,
    time_zone: 'Europe/Istanbul',
    rating: 4.5,
    reviews: 120 + n,
    working_hours: week,
    business_status: 'OPERATIONAL',
    verified: true,
    description: 'A tea garden under an old plane tree.',
    ...change,
  };
}

/** A workbook of such rows, as bytes. */
export async function makeWorkbook(rows: Record<string, unknown>[]): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet('Sheet1');
  const headers = Object.keys(rows[0] ?? {});
  sheet.addRow(headers);
  for (const row of rows) sheet.addRow(headers.map((header) => row[header] ?? null));
  return Buffer.from(await workbook.xlsx.writeBuffer());
}
