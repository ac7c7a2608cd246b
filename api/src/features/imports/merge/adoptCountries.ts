import { normalisePhone } from '../../../lib/phoneNumber.ts';
import { run, type Merge } from './runningMerge.ts';

const unsaid = 'm.position = s.position AND s.country_code IS NULL AND b.country_code IS NOT NULL';
const listings = 'matches m JOIN businesses b ON b.id = m.business_id';

/** A row that names no country means its listing's: the city of that country, and its phone as dialled there. */
export async function adoptCountries(merge: Merge): Promise<void> {
  const { rows } = await merge.client.query<{ phone: string; code: string }>(
    `SELECT DISTINCT s.phone, b.country_code AS code FROM staged s, ${listings}
     WHERE ${unsaid} AND s.phone IS DISTINCT FROM b.phone AND s.phone IS NOT NULL AND s.phone_normalised IS NULL`,
  );
  await run(merge, `UPDATE staged s SET country_code = b.country_code FROM ${listings} WHERE ${unsaid}`);
  const dialled = rows
    .map(({ phone, code }) => ({ phone, code, number: normalisePhone(phone, code) }))
    .filter(({ number }) => number !== null);
  if (dialled.length === 0) return;
  await run(
    merge,
    `UPDATE staged s SET phone_normalised = dialled.number
     FROM jsonb_to_recordset($1) AS dialled(phone text, code char(2), number text)
     WHERE s.phone = dialled.phone AND s.country_code = dialled.code AND s.phone_normalised IS NULL`,
    [JSON.stringify(dialled)],
  );
}
