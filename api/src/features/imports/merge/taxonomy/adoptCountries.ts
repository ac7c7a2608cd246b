import { townNamed } from '../../../../lib/gazetteer/townNamed.ts';
import { normalisePhone } from '../../../../lib/text/phones/phoneNumber.ts';
import { run, type Merge } from '../mergeContext.ts';

const listings = 'matches m JOIN businesses b ON b.id = m.business_id';

/** Marks of weakly derived countries, which do not replace the country of a listing. */
const guessed = `'{country_code:language,country_code:file,country_code:default}'::text[]`;

const isDerived = (column: string, row: string) =>
  `coalesce('${column}' = ANY (${row}.derived_fields), false)`;
const without = (column: string) =>
  `ARRAY(SELECT mark FROM unnest(s.derived_fields) AS mark WHERE split_part(mark, ':', 1) <> '${column}')`;

/** Whether a listing `b` keeps a field because an operator edited it. */
const isProtected = (column: string, { overwriteEdited }: Merge) =>
  overwriteEdited ? 'false' : `'${column}' = ANY (b.edited_fields)`;

/** Whether the country of a row `s` is not stored, so that the row gets the country of its listing `b`. */
const losesCountry = (
  merge: Merge,
) => `CASE WHEN s.country_code IS NOT DISTINCT FROM b.country_code THEN false
  WHEN ${isProtected('country_code', merge)} THEN true
  WHEN b.country_code IS NULL THEN false
  ELSE s.country_code IS NULL OR coalesce(s.derived_fields && ${guessed}, false)
    OR ${isDerived('country_code', 's')} AND NOT ${isDerived('country_code', 'b')} END`;

/**
 * Replaces the country of a row by that of its listing if the row's own is missing, weakly derived, derived while the listing has a
 * stated one, or contradicts an operator's edit. Values derived from the row's country are dropped. Phones then get their E.164 form:
 * phone and country may come from two rows of a listing, and a new country also applies to the listing's phone. Each pair of phone
 * and country is computed once.
 */
export async function adoptCountries(merge: Merge): Promise<void> {
  // A phone edited by an operator stays, whatever the country of the row.
  await run(
    merge,
    `UPDATE staged s SET phone = NULL, phone_normalised = NULL FROM ${listings}
     WHERE m.position = s.position AND (s.phone IS NOT NULL OR s.phone_normalised IS NOT NULL) AND ${isProtected('phone', merge)}`,
  );
  await dropDerived(merge);
  await run(
    merge,
    `UPDATE staged s SET country_code = b.country_code,
       phone_normalised = CASE WHEN s.country_code IS NULL THEN s.phone_normalised END,
       derived_fields = ${without('country_code')}
     FROM ${listings} WHERE m.position = s.position AND ${losesCountry(merge)}`,
  );
  // Spreadsheets drop leading zeros of postal codes; the listing has them.
  await run(
    merge,
    `UPDATE staged s SET postal_code = b.postal_code FROM ${listings}
     WHERE m.position = s.position AND s.postal_code <> b.postal_code AND s.postal_code ~ '^[0-9]+$'
       AND b.postal_code ~ '^0+[1-9]' AND ltrim(b.postal_code, '0') = s.postal_code`,
  );
  await dialAgain(merge);
}

/** Drops values derived from a replaced country: cities that the new country does not have, and time zones. */
async function dropDerived(merge: Merge): Promise<void> {
  const loses = `m.position = s.position AND s.country_code IS NOT NULL AND ${losesCountry(merge)}`;
  await run(
    merge,
    `UPDATE staged s SET time_zone = NULL, derived_fields = ${without('time_zone')}
     FROM ${listings} WHERE ${loses} AND ${isDerived('time_zone', 's')} AND s.latitude IS NULL`,
  );
  const { rows: cities } = await merge.client.query<{ name: string; code: string | null }>(
    `SELECT DISTINCT s.city_name AS name, b.country_code AS code FROM staged s JOIN (${listings}) ON ${loses}
     WHERE s.city_name IS NOT NULL AND ${isDerived('city_id', 's')}`,
  );
  const foreign = cities.filter(({ name, code }) => code === null || townNamed(name, code) === null);
  if (foreign.length === 0) return;
  await run(
    merge,
    `UPDATE staged s SET city_name = NULL, derived_fields = ${without('city_id')}
     FROM ${listings}, unnest($1::text[], $2::text[]) AS f (name, code)
     WHERE ${loses} AND ${isDerived('city_id', 's')} AND s.city_name = f.name AND b.country_code IS NOT DISTINCT FROM f.code`,
    [foreign.map(({ name }) => name), foreign.map(({ code }) => code)],
  );
}

async function dialAgain(merge: Merge): Promise<void> {
  const { rows } = await merge.client.query<{ position: number; phone: string; code: string | null }>(
    `SELECT s.position, coalesce(s.phone, b.phone) AS phone, s.country_code AS code
     FROM staged s LEFT JOIN (${listings}) ON m.position = s.position
     WHERE s.phone_normalised IS NULL AND CASE WHEN s.phone IS NULL
       THEN b.phone IS NOT NULL AND s.country_code IS NOT NULL AND b.country_code IS DISTINCT FROM s.country_code
         AND NOT ${isProtected('country_code', merge)}
       ELSE (s.country_code IS NOT NULL OR s.phone LIKE '+%')
         AND (b.phone, b.country_code::text) IS DISTINCT FROM (s.phone, s.country_code::text) END`,
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
