import sql from 'sql-template-tag';
import { countryCode, countryName } from '../../../../domain/countries.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { RunningJob } from '../../jobs/jobHandler.ts';
import { jobKind, noPayload, type Nothing } from '../../jobs/jobKind.ts';
import type { Context, Services } from '../../lib/context.ts';
import { countryAt } from '../../lib/geography/countryAt.ts';
import { withMergeLock } from '../../lib/db/mergeLock.ts';
import { normalisePhone } from '../../lib/text/phones/phoneNumber.ts';
import { inferCountry } from './read/location/inferCountry.ts';

/** Runs in the queue of imports, which use the same countries and cities. */
export const correctCountriesKind = jobKind<Nothing, { corrected: number }>({
  kind: 'correctCountries',
  queue: 'imports',
  payload: noPayload,
});

/** Current codes for retired codes that earlier releases derived from time zones. */
const successors: Record<string, string> = {
  AN: 'CW',
  BU: 'MM',
  CS: 'RS',
  CT: 'KI',
  DD: 'DE',
  JT: 'UM',
  NH: 'VU',
  NT: 'SA',
  RH: 'ZW',
  TP: 'TL',
  VD: 'VN',
  YD: 'YE',
};

const batchSize = 1000;

/** Whether the countries that releases before 24 November 2026 took from positions were never corrected. */
export async function areCountriesUncorrected({ db }: Pick<Services, 'db'>): Promise<boolean> {
  const [row] = await db.rows<{ isDue: boolean }>(
    sql`SELECT NOT EXISTS (SELECT FROM data_repairs WHERE name = ${correctCountriesKind.kind}) AS "isDue"`,
  );
  return row?.isDue ?? false;
}

/**
 * Corrects countries that an earlier release derived from the time zone of a position: sets the country whose borders contain
 * it, and the phone as dialled there. A city moves if all its listings do. Countries named by operators or addresses stay. All
 * in one transaction; revisions say what was changed, and none of them counts as an edit.
 */
export async function correctCountries(
  context: Context,
  { signal, progress }: Pick<RunningJob<Nothing>, 'signal' | 'progress'>,
): Promise<{ corrected: number }> {
  const corrected = await withMergeLock(context, signal, async (tx) => {
    const corrections = await findCorrections(tx, signal, progress);
    await correctCities(tx, corrections);
    for (let from = 0; from < corrections.length; from += batchSize)
      await writeCorrections(tx, corrections.slice(from, from + batchSize));
    await removeRetired(tx);
    await tx.dataRepair.upsert({
      where: { name: correctCountriesKind.kind },
      create: { name: correctCountriesKind.kind, corrected: corrections.length },
      update: { corrected: corrections.length, finishedAt: new Date() },
    });
    return corrections.length;
  });
  context.log.info({ corrected }, 'countries corrected');
  return { corrected };
}

interface Correction {
  id: number;
  code: string;
  phoneNormalised: string | null;
}

interface FoundRow {
  id: number;
  countryCode: string;
  address: string | null;
  phone: string | null;
  latitude: number | null;
  longitude: number | null;
}

async function findCorrections(
  tx: Prisma.TransactionClient,
  signal: AbortSignal,
  progress: RunningJob<Nothing>['progress'],
): Promise<Correction[]> {
  const corrections: Correction[] = [];
  for (let lastId = 0, read = 0; ;) {
    signal.throwIfAborted();
    const rows = await tx.$queryRaw<FoundRow[]>`
      SELECT id, country_code AS "countryCode", coalesce(address, street) AS address, phone, latitude, longitude
      FROM businesses
      WHERE id > ${lastId} AND country_code IS NOT NULL AND NOT 'country_code' = ANY (edited_fields)
        AND ('country_code' = ANY (derived_fields) OR country_code = ANY (${Object.keys(successors)}::text[]))
      ORDER BY id LIMIT ${batchSize}`;
    for (const row of rows) {
      const code = correctCode(row);
      if (code !== row.countryCode)
        corrections.push({ id: row.id, code, phoneNormalised: normalisePhone(row.phone, code) });
    }
    read += rows.length;
    progress(read);
    lastId = rows.at(-1)?.id ?? lastId;
    if (rows.length < batchSize) return corrections;
  }
}

function correctCode({ countryCode: stored, address, latitude, longitude }: FoundRow): string {
  const countryByPosition = countryAt(latitude, longitude);
  const unknown = { city: null, state: null, postalCode: null, phone: null };
  return inferCountry({ ...unknown, address, countryByPosition })?.code ?? successors[stored] ?? stored;
}

/** A city whose listings all move to one country moves with them, so that its URL stays. */
async function correctCities(
  tx: Prisma.TransactionClient,
  corrections: readonly Correction[],
): Promise<void> {
  await ensureCountries(tx, [...new Set(corrections.map(({ code }) => code))]);
  const rows = JSON.stringify(corrections.map(({ id, code }) => ({ id, code })));
  await tx.$executeRaw`
    WITH corrections AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(${rows}::jsonb) AS c (id int, code char(2))
    )
    UPDATE cities t SET country_code = moving.code, region = NULL
    FROM (
      SELECT b.city_id, min(c.code) AS code FROM businesses b LEFT JOIN corrections c USING (id)
      WHERE b.city_id IN (SELECT city_id FROM businesses JOIN corrections USING (id))
      GROUP BY b.city_id HAVING count(*) = count(c.code) AND count(DISTINCT c.code) = 1
    ) AS moving
    WHERE t.id = moving.city_id AND city_of_key(t.name_key, moving.code) IS NULL`;
}

async function writeCorrections(
  tx: Prisma.TransactionClient,
  corrections: readonly Correction[],
): Promise<void> {
  const rows = JSON.stringify(corrections);
  // Creates cities that are missing in the new country, with free slugs.
  await tx.$executeRaw`
    INSERT INTO cities (name, name_key, country_code, slug)
    SELECT DISTINCT ON (t.name_key, n.code) t.name, '', n.code, t.slug || '-' || lower(n.code COLLATE "C") || '-' || t.id
    FROM jsonb_to_recordset(${rows}::jsonb) AS n (id int, code char(2))
    JOIN businesses b USING (id) JOIN cities t ON t.id = b.city_id
    WHERE t.country_code IS DISTINCT FROM n.code AND city_of_key(t.name_key, n.code) IS NULL
    ORDER BY t.name_key, n.code, t.id`;
  const former = JSON.stringify(
    await tx.$queryRaw<object[]>`
      SELECT b.id, b.version, b.country_code, b.city_id, b.phone_normalised
      FROM jsonb_to_recordset(${rows}::jsonb) AS n (id int) JOIN businesses b USING (id) ORDER BY b.id FOR UPDATE OF b`,
  );
  await tx.$executeRaw`
    UPDATE businesses b SET country_code = n.code, phone_normalised = n."phoneNormalised",
      city_id = CASE WHEN t.country_code IS NOT DISTINCT FROM n.code THEN b.city_id
        ELSE coalesce(city_of_key(t.name_key, n.code), b.city_id) END
    FROM jsonb_to_recordset(${rows}::jsonb) AS n (id int, code char(2), "phoneNormalised" text)
    JOIN jsonb_to_recordset(${former}::jsonb) AS f (id int, city_id int) USING (id)
    LEFT JOIN cities t ON t.id = f.city_id
    WHERE b.id = n.id`;
  await tx.$executeRaw`
    INSERT INTO business_revisions (business_id, version, before, after, undone)
    SELECT b.id, f.version,
      jsonb_build_object('country_code', f.country_code, 'city_id', f.city_id, 'phone_normalised', f.phone_normalised),
      jsonb_build_object('country_code', b.country_code, 'city_id', b.city_id, 'phone_normalised', b.phone_normalised), true
    FROM jsonb_to_recordset(${former}::jsonb)
      AS f (id int, version int, country_code char(2), city_id int, phone_normalised text)
    JOIN businesses b USING (id) WHERE b.version > f.version`;
}

/** Removes retired codes from revisions, where an undo would restore them, and then from the list of countries. */
async function removeRetired(tx: Prisma.TransactionClient): Promise<void> {
  const retired = await tx.country.findMany({ where: { code: { in: Object.keys(successors) } } });
  if (retired.length === 0) return;
  const renamed = JSON.stringify(successors);
  await ensureCountries(tx, [...new Set(retired.map(({ code }) => successors[code] ?? code))]);
  await tx.$executeRaw`
    UPDATE business_revisions SET
      before = CASE WHEN ${renamed}::jsonb ? (before->>'country_code')
        THEN jsonb_set(before, '{country_code}', ${renamed}::jsonb->(before->>'country_code')) ELSE before END,
      after = CASE WHEN ${renamed}::jsonb ? (after->>'country_code')
        THEN jsonb_set(after, '{country_code}', ${renamed}::jsonb->(after->>'country_code')) ELSE after END
    WHERE ${renamed}::jsonb ? (before->>'country_code') OR ${renamed}::jsonb ? (after->>'country_code')`;
  // Empty cities; if the city exists in the new country, the old one is merged into it.
  await tx.$executeRaw`
    UPDATE cities t SET country_code = ${renamed}::jsonb->>t.country_code,
      merged_into_id = coalesce(t.merged_into_id, city_of_key(t.name_key, ${renamed}::jsonb->>t.country_code))
    WHERE ${renamed}::jsonb ? t.country_code`;
  await tx.country.deleteMany({ where: { code: { in: retired.map(({ code }) => code) } } });
}

async function ensureCountries(tx: Prisma.TransactionClient, codes: readonly string[]): Promise<void> {
  await tx.country.createMany({
    data: codes
      .filter((code) => countryCode(code) !== null)
      .map((code) => ({ code, name: countryName(code) ?? code })),
    skipDuplicates: true,
  });
}
