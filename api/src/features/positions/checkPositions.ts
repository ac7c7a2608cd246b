import sql from 'sql-template-tag';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { Context, Services } from '../../lib/context.ts';
import { isBehind, beginningCursor, readFeedEnd } from '../changes/feedHead.ts';
import { continueChanges } from '../changes/readChanges.ts';
import { judgePosition, type PositionedListing, type PositionVerdict } from './judgePosition.ts';

/** Listings per transaction. */
const batchSize = 1000;
/** Listings with other names and streets at one point, where tools place unknown positions. */
const minShared = 5;
/** Of a crowded point no more are read, for each level of the map's sample. */
const maxAtPoint = 100;

/** Whether every change of a listing was checked. */
export async function arePositionsChecked({ db }: Pick<Services, 'db'>): Promise<boolean> {
  const { cursor } = await db.prisma.positionScan.findUniqueOrThrow({ where: { id: 1 } });
  return !isBehind(cursor ?? beginningCursor, await readFeedEnd(db));
}

export async function duePositions(services: Pick<Services, 'db'>): Promise<number[]> {
  return (await arePositionsChecked(services)) ? [] : [1];
}

/** Looks at the positions of listings that changed, until there is none left. */
export async function checkPositions(context: Context, _id: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await checkBatch(context)));
}

/** The cursor of the feed moves in the same transaction as the findings. One process does this at a time. */
function checkBatch(context: Context): Promise<boolean> {
  return context.db.prisma.$transaction(
    async (tx) => {
      const [scan] = await tx.$queryRaw<{ cursor: string | null }[]>(
        sql`SELECT cursor FROM position_scan FOR UPDATE SKIP LOCKED`,
      );
      if (!scan) return false;
      const { changes, endCursor, hasNextPage } = await continueChanges(context.db, scan.cursor, batchSize);
      await checkListings(
        tx,
        changes.map(({ businessId }) => businessId),
      );
      await tx.$executeRaw(sql`UPDATE position_scan SET cursor = ${endCursor}`);
      return hasNextPage;
    },
    { timeout: 60_000 },
  );
}

interface Issue extends PositionVerdict {
  id: number;
  latitude: number;
  longitude: number;
}

async function checkListings(tx: Prisma.TransactionClient, changed: readonly number[]): Promise<void> {
  if (changed.length === 0) return;
  // If one listing of a shared position is removed, the others may no longer share it.
  const ids = (
    await tx.$queryRaw<{ id: number }[]>(sql`
      SELECT unnest(${[...changed]}::int[]) AS id UNION
      SELECT d.business_id FROM position_issues d JOIN position_issues at USING (latitude, longitude)
      WHERE at.business_id = ANY (${[...changed]}::int[]) AND at.reason = 'SHARED' AND d.reason = 'SHARED'`)
  ).map(({ id }) => id);
  const listings = await tx.$queryRaw<(PositionedListing & { id: number })[]>(sql`
    SELECT b.id, b.latitude, b.longitude, b.country_code AS "countryCode", c.name AS city
    FROM businesses b LEFT JOIN cities c ON c.id = b.city_id
    WHERE b.id = ANY (${ids}::int[]) AND b.deleted_at IS NULL AND b.latitude IS NOT NULL`);
  const issues = new Map<number, Issue>();
  for (const { id, latitude, longitude } of await listingsOfSharedPoints(tx, ids))
    issues.set(id, { id, latitude, longitude, reason: 'SHARED', suggestion: null });
  for (const listing of listings) {
    const verdict = judgePosition(listing);
    if (verdict) issues.set(listing.id, { ...listing, ...verdict });
  }
  await writeIssues(tx, ids, [...issues.values()]);
}

function listingsOfSharedPoints(tx: Prisma.TransactionClient, ids: readonly number[]) {
  return tx.$queryRaw<{ id: number; latitude: number; longitude: number }[]>(sql`
    WITH points AS MATERIALIZED (
      SELECT DISTINCT map_key & ((1::bigint << 52) - 1) AS key FROM listing_facts
      WHERE id = ANY (${[...ids]}::int[]) AND map_key IS NOT NULL
    ), there AS MATERIALIZED (
      SELECT b.id, b.latitude, b.longitude, b.name_folded,
        regexp_replace(lower(coalesce(b.street, b.address) COLLATE "und-x-icu"), '\\d+', '', 'g') AS street
      FROM points CROSS JOIN generate_series(0, 4) AS level
      CROSS JOIN LATERAL (
        SELECT f.id FROM listing_facts f WHERE f.map_key = points.key | (level::bigint << 52) LIMIT ${maxAtPoint}
      ) AS f JOIN businesses b ON b.id = f.id
    ), shared AS (
      SELECT latitude, longitude FROM there GROUP BY 1, 2
      HAVING count(DISTINCT name_folded) >= ${minShared} AND count(DISTINCT street) >= ${minShared}
        AND count(DISTINCT street) >= 0.8 * count(street)
    )
    SELECT there.id, latitude, longitude FROM there JOIN shared USING (latitude, longitude)`);
}

async function writeIssues(
  tx: Prisma.TransactionClient,
  ids: readonly number[],
  issues: readonly Issue[],
): Promise<void> {
  const found = JSON.stringify(issues.map(({ suggestion, ...issue }) => ({ ...issue, at: suggestion })));
  await tx.$executeRaw(sql`
    DELETE FROM position_issues WHERE business_id = ANY (${[...ids]}::int[])
      AND business_id <> ALL (${issues.map(({ id }) => id)}::int[])`);
  // A dismissal holds as long as the position and the reason do; other listings' points keep theirs.
  await tx.$executeRaw(sql`
    INSERT INTO position_issues AS d (business_id, reason, latitude, longitude, suggested_latitude, suggested_longitude)
    SELECT id, reason, n.latitude, n.longitude, (at->>'latitude')::float8, (at->>'longitude')::float8
    FROM jsonb_to_recordset(${found}::jsonb)
      AS n (id int, reason position_issue_reason, latitude float8, longitude float8, at jsonb)
    ON CONFLICT (business_id) DO UPDATE SET reason = EXCLUDED.reason, latitude = EXCLUDED.latitude,
      longitude = EXCLUDED.longitude, suggested_latitude = EXCLUDED.suggested_latitude,
      suggested_longitude = EXCLUDED.suggested_longitude, dismissed_at = NULL, dismissed_by_id = NULL
    WHERE (d.reason, d.latitude, d.longitude) IS DISTINCT FROM (EXCLUDED.reason, EXCLUDED.latitude, EXCLUDED.longitude)
      AND (EXCLUDED.reason <> 'SHARED' OR d.business_id = ANY (${[...ids]}::int[]) OR d.reason = 'SHARED')`);
}
