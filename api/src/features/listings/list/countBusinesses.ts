import { filterFields } from '../../../../../domain/listing/fields.ts';
import sql, { join, type Sql } from 'sql-template-tag';
import type { Context } from '../../../lib/context.ts';
import { categoryOfId, categoryOfSlug } from '../../taxonomy/categories/categoryOfSlug.ts';
import { citiesNamed, cityOfId, cityOfSlug } from '../../taxonomy/cities/cityOfSlug.ts';
import { maxSorted, resolveFilter, type BusinessFilter, type ResolvedFilter } from './businessFilter.ts';
import { sampleFactor } from '../map/mapArea.ts';
import { readableFacts, type ReadableArea } from '../map/readableArea.ts';
import { businessWhere, matchingFacts, unmarkedConditions } from './businessWhere.ts';

/** Count beyond which a list with several filters shows 'more than': an exact count would cost too much. */
const maxCounted = 10_000;

export interface BoundedCount {
  count: number;
  /** True if there are more than `count`. */
  isLowerBound: boolean;
}

/** Number of listings of an ordered list: exact if it is a stored count, otherwise exact up to a bound. */
export async function countBusinesses(context: Context, filter: BusinessFilter): Promise<BoundedCount> {
  const stored = storedCount(filter);
  if (stored) {
    const [row] = await context.db.rows<{ count: number }>(stored);
    return { count: row?.count ?? 0, isLowerBound: false };
  }
  const resolved = await resolveFilter(context, filter);
  if (!resolved) return { count: 0, isLowerBound: false };
  if (resolved.readable && resolved.readable.level > 0)
    return countSample(context, resolved, resolved.readable);
  const most = mostRead(resolved);
  const facts = most === null ? matchingFacts(resolved) : factsOfPlace(resolved, most);
  const n = await countUpTo(context, maxCounted + 1, facts);
  if (n > maxCounted) return { count: maxCounted, isLowerBound: true };
  const isRead = most === null || resolved.small.length > 0;
  return { count: n, isLowerBound: !isRead && (await holdsMore(context, resolved, most)) };
}

async function countUpTo(context: Context, most: number, facts: Sql): Promise<number> {
  const [row] = await context.db.rows<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM (SELECT FROM ${facts} LIMIT ${most}) AS found`,
    { usesCustomPlan: true },
  );
  return row?.n ?? 0;
}

/**
 * Maximum number of listings of a category or place to read for conditions that exclude most of them; null without such a condition.
 * It prevents the planner from reading all open listings of the directory instead.
 */
function mostRead(filter: ResolvedFilter): number | null {
  const { categoryId, cityIds, countryCode, readable } = filter;
  if (readable || unmarkedConditions(filter).length === 0) return null;
  if (categoryId !== undefined) return maxSorted.category;
  if (cityIds !== undefined) return maxSorted.city;
  return countryCode === undefined ? null : maxSorted.country;
}

const placesOf = ({ minRating: _rating, openSchedules: _schedules, ...places }: ResolvedFilter) => places;

/** `(…) AS b WHERE …`: at most `most` listings of the category or place, to which the other conditions are applied. */
function factsOfPlace(filter: ResolvedFilter, most: number): Sql {
  const conditions = join(unmarkedConditions(filter), ' AND ');
  return sql`(SELECT b.rating, b.schedule_id FROM ${matchingFacts(placesOf(filter))} LIMIT ${most}) AS b WHERE ${conditions}`;
}

async function holdsMore(context: Context, filter: ResolvedFilter, most: number): Promise<boolean> {
  return (await countUpTo(context, most + 1, matchingFacts(placesOf(filter)))) > most;
}

/**
 * Counts in an area that is too large to be read completely. The count of a sample is a lower bound; if the estimate surely exceeds
 * the bound of lists, that bound is returned.
 */
async function countSample(
  context: Context,
  filter: ResolvedFilter,
  readable: ReadableArea,
): Promise<BoundedCount> {
  const [row] = await context.db.rows<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM ${readableFacts(readable, filter.categoryId)} WHERE ${businessWhere(filter)}`,
    { usesCustomPlan: true },
  );
  const n = row?.n ?? 0;
  // Five standard errors of the estimate.
  const isSurelyMore = (n - 5 * Math.sqrt(n)) * sampleFactor ** readable.level > maxCounted;
  return { count: isSurelyMore ? maxCounted : Math.min(n, maxCounted), isLowerBound: true };
}

/** Whether a filter has no effective condition: omitted, empty and false ones do not count. */
export function isUnfiltered(filter: BusinessFilter): boolean {
  return conditionsOf(filter) === 0;
}

/** A statement for a count that triggers keep: of everything, or of one category, city or country; else null. */
export function storedCount(filter: BusinessFilter): Sql | null {
  const conditions = conditionsOf(filter);
  if (conditions === 0) return sql`SELECT business_count AS count FROM directory_stats`;
  if (conditions > 1) return null;
  if (filter.categoryId != null)
    return sql`SELECT business_count AS count FROM categories WHERE id = ${categoryOfId(filter.categoryId)}`;
  if (filter.categorySlug != null)
    return sql`SELECT business_count AS count FROM categories WHERE id = ${categoryOfSlug(filter.categorySlug)}`;
  if (filter.cityId != null)
    return sql`SELECT business_count AS count FROM cities WHERE id = ${cityOfId(filter.cityId)}`;
  if (filter.citySlug != null)
    return sql`SELECT business_count AS count FROM cities WHERE id = ${cityOfSlug(filter.citySlug)}`;
  if (filter.city != null)
    return sql`SELECT coalesce(sum(business_count), 0) AS count FROM cities WHERE id = ANY (${citiesNamed(filter.city)})`;
  if (filter.countryCode != null)
    return sql`SELECT business_count AS count FROM countries WHERE code = ${filter.countryCode.toUpperCase()}`;
  return null;
}

function conditionsOf(filter: BusinessFilter): number {
  return Object.entries(filter).filter(
    ([name, value]) =>
      value != null && value !== '' && (value !== false || isAnswer(name)) && !isEmptyList(value),
  ).length;
}

/** Whether "no" is also a condition. */
const isAnswer = (name: string) => filterFields.some((field) => field === name);

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
