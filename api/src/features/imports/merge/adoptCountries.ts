import { normalisePhone } from '../../../lib/text/phoneNumber.ts';
import { run, type Merge } from './mergeContext.ts';

const listings = 'matches m JOIN businesses b ON b.id = m.business_id';

/** Countries that say little against one that a listing has. */
const guessed = `'{country_code:language,country_code:file,country_code:default}'::text[]`;

/**
 * Takes the country of the listing for a row that names none or only guesses at one, and the zeros of its postal code. Phones
 * then get the form that can be dialled from anywhere: a phone and a country may come from two rows of a place, and a new
 * country is that of the phone that the listing has. Each pair of phone and country is worked out once.
 */
export async function adoptCountries(merge: Merge): Promise<void> {
  await run(
    merge,
    `UPDATE staged s SET country_code = b.country_code,
       phone_normalised = CASE WHEN s.country_code IS NULL THEN s.phone_normalised END,
       derived_fields = ARRAY(SELECT mark FROM unnest(s.derived_fields) AS mark WHERE split_part(mark, ':', 1) <> 'country_code')
     FROM ${listings}
     WHERE m.position = s.position AND b.country_code IS NOT NULL AND (s.country_code IS NULL
       OR s.country_code <> b.country_code AND s.derived_fields && ${guessed})`,
  );
  // A sheet takes zeros from the front of a code; the listing has them already.
  await run(
    merge,
    `UPDATE staged s SET postal_code = b.postal_code FROM ${listings}
     WHERE m.position = s.position AND s.postal_code <> b.postal_code AND s.postal_code ~ '^[0-9]+$'
       AND b.postal_code ~ '^0+[1-9]' AND ltrim(b.postal_code, '0') = s.postal_code`,
  );
  const moved = merge.overwriteEdited ? 'true' : `NOT b.edited_fields && '{country_code}'::text[]`;
  const { rows } = await merge.client.query<{ position: number; phone: string; code: string }>(
    `SELECT s.position, coalesce(s.phone, b.phone) AS phone, s.country_code AS code
     FROM staged s LEFT JOIN (${listings}) ON m.position = s.position
     WHERE s.phone_normalised IS NULL AND s.country_code IS NOT NULL AND CASE WHEN s.phone IS NULL
       THEN b.phone IS NOT NULL AND b.country_code IS DISTINCT FROM s.country_code AND ${moved}
       ELSE (b.phone, b.country_code::text) IS DISTINCT FROM (s.phone, s.country_code::text) END`,
  );
  const known = new Map<string, string | null>();
  const dialled = rows.flatMap(({ position, phone, code }) => {
    const key = `${code} ${phone}`;
    const number = known.has(key) ? known.get(key) : normalisePhone(phone, code);
    known.set(key, number ?? null);
    return number ? [{ position, number }] : [];
  });
  if (dialled.length === 0) return;
  await run(
    merge,
    `UPDATE staged s SET phone_normalised = dialled.number
     FROM unnest($1::int[], $2::text[]) AS dialled (position, number) WHERE s.position = dialled.position`,
    [dialled.map(({ position }) => position), dialled.map(({ number }) => number)],
  );
}
