import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Context } from '../../../lib/context.ts';
import type { ResolvedFilter } from './businessFilter.ts';
import type { BusinessSort } from './businessOrder.ts';
import { businessWhere } from './businessWhere.ts';
import { dailySeed } from './dailySeed.ts';

/** A few, and never more than a quarter of a page. */
const maxSponsored = 3;
const minOthers = 3;
/** Candidates per category or city that are checked against the rest of a filter. */
const maxLooked = 50;

/** Number of sponsored listings at the start of a list with pages of `first`: none if the visitor chose an order. */
export function sponsoredRoom(
  { sponsoredFirst, sort }: { sponsoredFirst?: boolean | null; sort?: BusinessSort | null },
  first: number,
): number {
  const isOwnOrder = (sort?.field ?? 'RELEVANCE') === 'RELEVANCE';
  return sponsoredFirst && isOwnOrder ? Math.min(maxSponsored, Math.floor(first / (minOthers + 1))) : 0;
}

/** Listings that lists may show first for money, now. */
export const sponsoredNow = raw('SELECT business_id FROM listing_plans WHERE is_sponsored AND until > now()');

/**
 * Ids of at most `room` sponsored listings that match a filter without words, features and circle. If there are more,
 * they rotate: the seed (the day by default) selects the start on the ring.
 */
export async function sponsoredBusinesses(
  context: Context,
  filter: ResolvedFilter,
  room: number,
  seed?: string,
): Promise<number[]> {
  if (room === 0) return [];
  const begin = dailySeed(seed);
  const walk = (turn: number, where: Sql) => sql`
    (SELECT lp.business_id, lp.shuffle, ${turn}::int AS turn FROM listing_plans lp
      WHERE lp.is_sponsored AND lp.until > now() AND ${placeOf(filter)} AND ${where}
      ORDER BY lp.shuffle, lp.business_id LIMIT ${maxLooked})`;
  const rows = await context.db.rows<{ id: number }>(
    sql`SELECT b.id FROM (
        ${walk(0, sql`lp.shuffle >= ${begin}`)} UNION ALL ${walk(1, sql`lp.shuffle < ${begin}`)}
      ) AS lp JOIN listing_facts b ON b.id = lp.business_id
      WHERE ${businessWhere(filter)} ORDER BY lp.turn, lp.shuffle, b.id LIMIT ${room}`,
    { usesCustomPlan: true },
  );
  return rows.map(({ id }) => id);
}

function placeOf({ categoryId, cityIds, countryCode }: ResolvedFilter): Sql {
  const conditions: Sql[] = [];
  if (categoryId !== undefined) conditions.push(sql`lp.category_id = ${categoryId}`);
  if (cityIds !== undefined)
    conditions.push(
      cityIds.length === 1 ? sql`lp.city_id = ${cityIds[0]}` : sql`lp.city_id = ANY (${cityIds}::int[])`,
    );
  if (countryCode !== undefined) conditions.push(sql`lp.country_code = ${countryCode}`);
  return conditions.length === 0 ? raw('true') : join(conditions, ' AND ');
}
