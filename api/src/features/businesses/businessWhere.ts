import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { BusinessState, ResolvedFilter } from './businessFilter.ts';

/**
 * Conditions of a filter without words, features and circle, on `businesses b`: each can be judged on the index that a
 * list stands on. Always leaves the trash out.
 */
export function businessWhere(filter: ResolvedFilter): Sql {
  const { categoryId, cityIds, countryCode } = filter;
  const conditions: Sql[] = [sql`b.deleted_at IS NULL`];
  if (categoryId !== undefined) conditions.push(sql`b.category_id = ${categoryId}`);
  if (cityIds !== undefined) {
    const [first] = cityIds;
    conditions.push(
      cityIds.length === 1 ? sql`b.city_id = ${first}` : sql`b.city_id = ANY (${cityIds}::int[])`,
    );
  }
  if (countryCode !== undefined) conditions.push(sql`b.country_code = ${countryCode}`);
  if (filter.status !== undefined) conditions.push(stateConditions[filter.status]);
  conditions.push(...unmarkedConditions(filter));
  return join(conditions, ' AND ');
}

// As the index of the state has it: a plain AND would be taken apart.
const isTrading = `(b.is_open AND coalesce(b.business_status = 'OPERATIONAL', true))`;
const stateConditions: Record<BusinessState, Sql> = {
  OPEN: raw(`${isTrading} IS TRUE`),
  CLOSED: raw(`${isTrading} IS FALSE`),
  VERIFIED: raw('b.is_verified'),
  UNVERIFIED: raw('NOT b.is_verified'),
};

/** The part of a filter that no mark of the text index says, or not exactly. `b` is a listing or a candidate. */
export function unmarkedConditions({ minRating, openSchedules }: ResolvedFilter): Sql[] {
  const conditions: Sql[] = [];
  if (minRating !== undefined) conditions.push(sql`coalesce(b.rating, 0) >= ${minRating}::numeric`);
  if (openSchedules !== undefined) conditions.push(sql`b.schedule_id = ANY (${openSchedules}::int[])`);
  return conditions;
}
