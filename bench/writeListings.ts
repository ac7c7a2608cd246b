import { generateBusinesses } from './generator/generateBusinesses.ts';
import type { OutscraperRow } from './generator/outscraperRow.ts';
import { writeWorkbook } from './writeWorkbook.ts';

/** Thirty columns of an export: all but what few tools have. */
const columns = [
  ...(['name', 'site', 'subtypes', 'category', 'type', 'phone', 'full_address', 'street', 'city'] as const),
  ...(['postal_code', 'state', 'country', 'country_code', 'latitude', 'longitude', 'time_zone'] as const),
  ...(['rating', 'reviews', 'reviews_link', 'working_hours', 'about', 'range', 'business_status'] as const),
  ...(['verified', 'description', 'location_link', 'order_links', 'place_id', 'google_id', 'cid'] as const),
] satisfies (keyof OutscraperRow)[];

/** Generated listings as a workbook of 30 columns; another seed gives others. */
export function writeListings(
  file: string,
  count: number,
  strings: 'shared' | 'inline',
  seed = 1,
): Promise<void> {
  function* rows() {
    for (const row of generateBusinesses({ seed, count })) yield columns.map((column) => row[column]);
  }
  return writeWorkbook(file, { columns, rows, strings });
}
