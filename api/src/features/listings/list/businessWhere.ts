import sql, { join, raw, type Sql } from 'sql-template-tag';
import { listingTableConditions } from './listingTableConditions.ts';
import { inArea } from '../map/mapArea.ts';
import { readableFacts } from '../map/readableArea.ts';
import type { BusinessState, ResolvedFilter } from './businessFilter.ts';

/**
 * Conditions of a filter without words, features and circle, on `b`: a row of `listing_facts`, where each can
 * be judged on the index that a list uses, or (`listings`) of `businesses`.
 */
export function businessWhere(filter: ResolvedFilter, table: 'facts' | 'listings' = 'facts'): Sql {
  const { categoryId, cityIds, countryCode } = filter;
  const conditions: Sql[] = [];
  if (categoryId !== undefined) conditions.push(sql`b.category_id = ${categoryId}`);
  if (cityIds !== undefined) {
    const [first] = cityIds;
    conditions.push(
      cityIds.length === 1 ? sql`b.city_id = ${first}` : sql`b.city_id = ANY (${cityIds}::int[])`,
    );
  }
  if (countryCode !== undefined) conditions.push(sql`b.country_code = ${countryCode}`);
  if (filter.status !== undefined) conditions.push(stateCondition(filter.status, table));
  if (filter.within !== undefined)
    conditions.push(inArea(filter.within, table === 'facts' ? 'facts' : 'candidates'));
  conditions.push(...unmarkedConditions(filter));
  if (table === 'listings') conditions.push(...listingTableConditions(filter));
  return conditions.length === 0 ? raw('true') : join(conditions, ' AND ');
}

/**
 * `listing_facts b WHERE …` of a filter: the whole table by its indexes, or an area that can be read whole. Further
 * conditions follow with AND.
 */
export function matchingFacts(filter: ResolvedFilter): Sql {
  const { readable } = filter;
  const facts = readable?.level === 0 ? readableFacts(readable, filter.categoryId) : raw('listing_facts b');
  return sql`${facts} WHERE ${businessWhere(filter)}`;
}

/** `table` is a name of `businesses`. True unless the place is permanently closed: one that may open again is worth showing. */
export function stillExists(table = 'businesses'): Sql {
  return raw(`${table}.business_status IS DISTINCT FROM 'CLOSED_PERMANENTLY'`);
}

/** A condition on `b`: a row of `listing_facts` or a candidate of a search (`facts`), or of `businesses` (`listings`). */
export function stateCondition(state: BusinessState, table: 'facts' | 'listings' = 'facts'): Sql {
  const isTrading =
    table === 'facts' ? 'b.is_trading' : `(b.is_open AND coalesce(b.business_status = 'OPERATIONAL', true))`;
  const conditions: Record<BusinessState, string> = {
    OPEN: isTrading,
    CLOSED: `NOT ${isTrading}`,
    VERIFIED: 'b.is_verified',
    UNVERIFIED: 'NOT b.is_verified',
  };
  return raw(conditions[state]);
}

/** Conditions that marks of the text index do not cover, or not exactly. `b` is a listing or a candidate. */
export function unmarkedConditions({ minRating, openSchedules }: ResolvedFilter): Sql[] {
  const conditions: Sql[] = [];
  // A minimum of 0 also includes listings without a rating.
  if (minRating !== undefined && minRating > 0) conditions.push(sql`b.rating >= ${minRating}::numeric`);
  if (openSchedules !== undefined) conditions.push(sql`b.schedule_id = ANY (${openSchedules}::int[])`);
  return conditions;
}
