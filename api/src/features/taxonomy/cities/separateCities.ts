import sql from 'sql-template-tag';
import type { Prisma } from '../../../generated/prisma/client.ts';
import type { RunningJob } from '../../../jobs/jobHandler.ts';
import { jobKind, noPayload, type Nothing } from '../../../jobs/jobKind.ts';
import type { Context, Services } from '../../../lib/context.ts';
import { withMergeLock } from '../../../lib/db/mergeLock.ts';
import { isSharedName, regionOfCity, type RegionEvidence } from '../../../lib/gazetteer/regionOfCity.ts';
import { ensureCity } from './ensureCity.ts';

/** Runs in the queue of imports, which use the same cities. */
export const separateCitiesKind = jobKind<Nothing, { moved: number }>({
  kind: 'separateCities',
  queue: 'imports',
  payload: noPayload,
});

interface SharedCity {
  id: number;
  name: string;
  countryCode: string;
}

const batchSize = 1000;

/** Whether cities of releases before 2 December 2026, which knew no regions, were never separated. */
export async function areCitiesUnseparated({ db }: Pick<Services, 'db'>): Promise<boolean> {
  const [row] = await db.rows<{ isDue: boolean }>(
    sql`SELECT NOT EXISTS (SELECT FROM data_repairs WHERE name = ${separateCitiesKind.kind}) AS "isDue"`,
  );
  return row?.isDue ?? false;
}

/**
 * Separates cities that earlier releases stored as one because they share a name and a country, such as Portland in Oregon and in
 * Maine. A city whose listings are in one region gets that region and keeps its URL. Listings of several regions move to a city
 * for each; those without a clue stay. All in one transaction; revisions record the moves, and none of them counts as an edit.
 */
export async function separateCities(
  context: Context,
  { signal, progress }: Pick<RunningJob<Nothing>, 'signal' | 'progress'>,
): Promise<{ moved: number }> {
  const moved = await withMergeLock(context, signal, async (tx) => {
    const cities = await tx.$queryRaw<SharedCity[]>`
      SELECT id, name, country_code AS "countryCode" FROM cities
      WHERE region IS NULL AND country_code IS NOT NULL AND merged_into_id IS NULL ORDER BY id`;
    let sum = 0;
    for (const city of cities.filter(({ name, countryCode }) => isSharedName(name, countryCode))) {
      signal.throwIfAborted();
      sum += await separate(tx, city);
      progress(sum);
    }
    const { kind: name } = separateCitiesKind;
    await tx.dataRepair.upsert({
      where: { name },
      create: { name, corrected: sum },
      update: { corrected: sum, finishedAt: new Date() },
    });
    return sum;
  });
  context.log.info({ moved }, 'cities separated');
  return { moved };
}

/** Number of listings that move to other cities. */
async function separate(tx: Prisma.TransactionClient, city: SharedCity): Promise<number> {
  const { regions, hasUnknown } = await listingsByRegion(tx, city);
  const [largest] = [...regions].sort((a, b) => b[1].length - a[1].length);
  const stays = largest && (regions.size === 1 || !hasUnknown) ? largest[0] : null;
  if (stays !== null && (await nameRegion(tx, city, stays))) regions.delete(stays);
  let moved = 0;
  for (const [region, ids] of regions) {
    const target = await ensureCity(tx, city.name, city.countryCode, region);
    for (let from = 0; from < ids.length; from += batchSize)
      moved += await move(tx, ids.slice(from, from + batchSize), city.id, target);
  }
  return moved;
}

async function listingsByRegion(
  tx: Prisma.TransactionClient,
  { id, name, countryCode }: SharedCity,
): Promise<{ regions: Map<string, number[]>; hasUnknown: boolean }> {
  const regions = new Map<string, number[]>();
  let hasUnknown = false;
  for (let lastId = 0; ;) {
    const rows = await tx.$queryRaw<(RegionEvidence & { id: number })[]>`
      SELECT id, state, postal_code AS "postalCode", coalesce(address, street) AS address, latitude, longitude
      FROM businesses WHERE city_id = ${id} AND id > ${lastId} ORDER BY id LIMIT ${batchSize}`;
    for (const row of rows) {
      const region = regionOfCity(name, countryCode, row);
      if (region === null) hasUnknown = true;
      else (regions.get(region) ?? regions.set(region, []).get(region))?.push(row.id);
    }
    lastId = rows.at(-1)?.id ?? lastId;
    if (rows.length < batchSize) return { regions, hasUnknown };
  }
}

/** Gives a city its region; false if another city has it. */
async function nameRegion(tx: Prisma.TransactionClient, city: SharedCity, region: string): Promise<boolean> {
  const changed = await tx.$executeRaw`
    UPDATE cities t SET region = ${region} WHERE id = ${city.id} AND NOT EXISTS (
      SELECT FROM cities o WHERE o.name_key = t.name_key AND o.country_code = t.country_code AND o.region = ${region}
        AND o.merged_into_id IS NULL)`;
  return changed > 0;
}

const move = (tx: Prisma.TransactionClient, ids: readonly number[], from: number, to: number) =>
  tx.$executeRaw`
    WITH former AS MATERIALIZED (
      SELECT id, version FROM businesses WHERE id = ANY (${[...ids]}::int[]) AND city_id = ${from} ORDER BY id FOR UPDATE
    ), moved AS (
      UPDATE businesses b SET city_id = ${to} FROM former f WHERE b.id = f.id RETURNING b.id, f.version
    )
    INSERT INTO business_revisions (business_id, version, before, after, undone)
    SELECT id, version, jsonb_build_object('city_id', ${from}::int), jsonb_build_object('city_id', ${to}::int), true FROM moved`;
