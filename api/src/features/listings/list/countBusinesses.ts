import { filterFields } from '../../../../../domain/listing/fields.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { Context } from '../../../lib/context.ts';
import { categoryOfId, categoryOfSlug } from '../../taxonomy/categories/categoryOfSlug.ts';
import { citiesNamed, cityOfId, cityOfSlug } from '../../taxonomy/cities/cityOfSlug.ts';
import { resolveFilter, type BusinessFilter, type ResolvedFilter } from './businessFilter.ts';
import { sampleFactor } from '../map/mapArea.ts';
import { readableFacts, type ReadableArea } from '../map/readableArea.ts';
import { businessWhere, matchingFacts } from './businessWhere.ts';

/** Count beyond which a list with several filters shows 'more than': an exact count would cost too much. */
const maxCounted = 10_000;

export interface BoundedCount {
  count: number;
  /** True where there are more than `count`. */
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
  const [row] = await context.db.rows<{ n: number }>(
    sql`SELECT count(*) AS n FROM (
      SELECT FROM ${matchingFacts(resolved)} LIMIT ${maxCounted + 1}
    ) AS found`,
    { usesCustomPlan: true },
  );
  const n = row?.n ?? 0;
  return { count: Math.min(n, maxCounted), isLowerBound: n > maxCounted };
}

/**
 * Counts in an area that is too large to be read whole: the sample is a lower bound, and the bound of lists where the sample
 * says so with certainty.
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
