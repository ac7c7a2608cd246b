import type { PoolClient } from 'pg';
import { derivedColumn } from '../../../lib/exportedFields.ts';
import { normalisePhone } from '../../../lib/text/phones/phoneNumber.ts';
import { timeZoneOfCountry } from '../../../lib/geography/timeZones.ts';
import { completeLocation } from '../read/location/completeLocation.ts';
import { dialable } from '../read/values/dialable.ts';
import { countryOfSheet, fitsCountry, townsOfAddresses, type SheetClues } from './countryOfSheet.ts';
import { layoutChanges } from './layoutChanges.ts';

/** Number of rows per batch; a server with an inline worker serves requests in between. */
const batchSize = 500;

/** Thresholds for the usual country of a sheet: number of rows with it, their share of rows with a country, and of all rows. */
const minRows = 3;
const minShare = 0.9;
const minKnownShare = 0.05;

interface Row {
  position: number;
  part: number;
  name: string;
  address: string | null;
  street: string | null;
  city: string | null;
  state: string | null;
  postalCode: string | null;
  phone: string | null;
  latitude: number | null;
  longitude: number | null;
  timeZone: string | null;
  /** Its website, else its e-mail address. */
  site: string | null;
  derived: string[];
}

/**
 * Sets the usual country of the table in staged rows with an unknown or weakly derived country, unless the row contradicts it, and
 * then the values that depend on it: city, postal code, E.164 phone, time zone. The usual country comes from rows that state or
 * clearly show theirs; if hardly any does, from the combined evidence of all rows. A table of other columns than those before has
 * the usual country of its sheet only where its own rows fit it. Rows of our own exports are not changed. Returns the number of
 * rows that got a country.
 */
export async function completeCountries(client: PoolClient): Promise<number> {
  await splitByLayout(client);
  const usual = await usualCountries(client);
  if (usual.size === 0) return 0;
  let completed = 0;
  for (let last = 0; ;) {
    const { rows } = await client.query<Row>(nextRows, [
      [...usual.keys()],
      last,
      batchSize,
      JSON.stringify(Object.fromEntries(usual)),
    ]);
    const found = rows.flatMap((row) => completedRow(row, usual.get(row.part) ?? null) ?? []);
    completed += found.length;
    if (found.length > 0) await client.query(writeRows, [JSON.stringify(found)]);
    last = rows.at(-1)?.position ?? last;
    if (rows.length < batchSize) return completed;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Numbers the rows from which on columns hold something else, without a new header, as a part of their own. */
async function splitByLayout(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ part: number; positions: number[]; layouts: number[] }>(
    `SELECT part, array_agg(position ORDER BY position) AS positions, array_agg(layout ORDER BY position) AS layouts
     FROM staged WHERE kind IS NULL AND identity NOT LIKE 'own:%' GROUP BY part HAVING count(country_code) < count(*)`,
  );
  for (const { part, positions, layouts } of rows)
    for (const start of layoutChanges(layouts).toReversed())
      await client.query(
        `UPDATE staged SET part = (SELECT max(part) + 1 FROM staged) WHERE part = $1 AND position >= $2`,
        [part, positions[start]],
      );
}

/** Number of rows by table, or by sheet, and by stated or clearly shown country. */
const countedBy = (group: 'part' | 'sheet') => `
  WITH counted AS (
    SELECT ${group}, country_code AS code, count(*) AS n,
      sum(count(*)) FILTER (WHERE country_code IS NOT NULL) OVER (PARTITION BY ${group}) AS known,
      sum(count(*)) OVER (PARTITION BY ${group}) AS total
    FROM (
      SELECT sheet, part, CASE WHEN NOT derived_fields && '{country_code:language,country_code:default}'::text[] IS NOT false
        THEN country_code::text END AS country_code
      FROM staged WHERE kind IS NULL
    ) AS strong
    GROUP BY 1, 2
  )`;

/** SQL condition: the country that nearly all rows have whose country is known. */
const isUsual = 'code IS NOT NULL AND n >= $1 AND n >= known * $2::float AND known >= total * $3::float';

/** The usual country of each table with rows that have none. */
async function usualCountries(client: PoolClient): Promise<Map<number, string>> {
  const thresholds = [minRows, minShare, minKnownShare];
  const { rows } = await client.query<{ part: number; code: string }>(
    `${countedBy('part')} SELECT part, code FROM counted WHERE ${isUsual} AND n < total`,
    thresholds,
  );
  const usual = new Map(rows.map(({ part, code }) => [part, code]));
  const unknown = await client.query<{ part: number }>(
    `${countedBy('part')}
     SELECT part FROM counted WHERE code IS NULL AND coalesce(known, 0) < total * $1::float AND total >= $2`,
    [minKnownShare, minRows],
  );
  for (const { part } of unknown.rows) {
    const country = usual.has(part) ? null : countryOfSheet(await cluesOf(client, part));
    if (country !== null) usual.set(part, country);
  }
  const { rows: others } = await client.query<{ part: number; code: string }>(
    `${countedBy('sheet')}
     SELECT p.part, code FROM counted JOIN (
       SELECT part, min(sheet) AS sheet, array_agg(DISTINCT country_code::text) FILTER (WHERE country_code IS NOT NULL) AS codes
       FROM staged
       WHERE kind IS NULL AND part <> ALL ($4) GROUP BY part HAVING bool_or(country_code IS NULL)
     ) AS p USING (sheet) WHERE ${isUsual} AND coalesce(codes <@ ARRAY[code], true)`,
    [...thresholds, [...usual.keys()]],
  );
  for (const { part, code } of others)
    if (fitsCountry(await cluesOf(client, part), code)) usual.set(part, code);
  return usual;
}

/** Maximum number of cities, and of rows with a phone, examined per sheet. */
const [maxTowns, maxRows] = [300, 200];

async function cluesOf(client: PoolClient, part: number): Promise<SheetClues> {
  const own = `part = $1 AND kind IS NULL AND identity NOT LIKE 'own:%'`;
  const towns = await client.query<{ name: string }>(
    `SELECT DISTINCT city_name AS name FROM staged WHERE ${own} AND city_name IS NOT NULL LIMIT $2`,
    [part, maxTowns],
  );
  const { rows } = await client.query<{ address: string; phone: string }>(
    `SELECT coalesce(address, street, name) AS address, phone FROM staged WHERE ${own} AND phone IS NOT NULL
     ORDER BY position LIMIT $2`,
    [part, maxRows],
  );
  const states = await client.query<{ name: string }>(
    `SELECT DISTINCT state AS name FROM staged WHERE ${own} AND state IS NOT NULL LIMIT $2`,
    [part, maxTowns],
  );
  const regions = states.rows.map(({ name }) => name);
  const written = await client.query<{ text: string }>(
    `SELECT concat_ws(' ', state, coalesce(address, street), name) AS text FROM staged WHERE ${own}
     ORDER BY position LIMIT $2`,
    [part, maxRows],
  );
  const texts = written.rows.map(({ text }) => text);
  const known = towns.rows.map(({ name }) => name);
  if (known.length > 0) return { towns: known, regions, rows, texts };
  const lines = await client.query<{ address: string }>(
    `SELECT DISTINCT address FROM staged WHERE ${own} AND address IS NOT NULL LIMIT $2`,
    [part, maxTowns],
  );
  return { towns: townsOfAddresses(lines.rows.map(({ address }) => address)), regions, rows, texts };
}

const nextRows = `
  SELECT position, part, name, address, street, city_name AS city, state, postal_code AS "postalCode", phone,
    latitude::float, longitude::float, time_zone AS "timeZone", coalesce(website, email) AS site,
    coalesce(derived_fields, '{}') AS derived
  FROM staged
  WHERE kind IS NULL AND part = ANY ($1) AND position > $2 AND identity NOT LIKE 'own:%'
    AND (country_code IS NULL
      OR derived_fields && '{country_code:region,country_code:language,country_code:domain}'::text[]
        AND country_code <> ($4::jsonb ->> part::text))
  ORDER BY position LIMIT $3`;

function completedRow(staged: Row, usualCountry: string | null) {
  const row = withoutGuess(staged);
  const { position, phone, latitude, longitude, site } = row;
  const zone = row.derived.includes('time_zone') ? null : row.timeZone;
  const location = completeLocation(
    { ...row, countryCode: null },
    { phone, position: { latitude, longitude }, timeZone: zone, site, usualCountry },
  );
  // A guess that the rest of the sheet contradicts is withdrawn.
  if (location.countryCode === null && row === staged) return null;
  const phoneNormalised = normalisePhone(phone, location.countryCode);
  const timeZone = row.timeZone ?? timeZoneOfCountry(location.countryCode);
  return {
    position,
    country: location.countryCode,
    city: location.city,
    postal: location.postalCode,
    phone: phoneNormalised,
    written: dialable(phone, location.countryCode, phoneNormalised),
    zone: timeZone,
    derived: [
      ...new Set([
        ...row.derived,
        ...location.derived.map(derivedColumn),
        ...(timeZone === row.timeZone ? [] : ['time_zone']),
      ]),
    ],
  };
}

/** The row without a weakly derived country and values derived from it. */
function withoutGuess(row: Row): Row {
  if (!row.derived.some((mark) => mark.startsWith('country_code'))) return row;
  const follows = new Set(['city_id', 'time_zone']);
  return {
    ...row,
    city: row.derived.includes('city_id') ? null : row.city,
    timeZone: row.derived.includes('time_zone') ? null : row.timeZone,
    derived: row.derived.filter(
      (mark) => !mark.startsWith('country_code') && !follows.has(mark.split(':', 1)[0] ?? ''),
    ),
  };
}

const writeRows = `
  UPDATE staged s SET country_code = r.country, city_name = r.city, postal_code = r.postal, phone = r.written,
    phone_normalised = CASE WHEN s.country_code IS NULL THEN coalesce(r.phone, s.phone_normalised) ELSE r.phone END,
    time_zone = r.zone, derived_fields = r.derived
  FROM jsonb_to_recordset($1::jsonb) AS r (
    position int, country text, city text, postal text, phone text, written text, zone text, derived text[]
  )
  WHERE s.position = r.position`;
