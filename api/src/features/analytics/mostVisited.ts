import sql from 'sql-template-tag';
import { requireOperator, type Context } from '../../lib/context.ts';
import type { AnalyticsRange } from '../../lib/analyticsRange.ts';

export const maxRows = 100;

export interface VisitedListing {
  subjectId: number;
  name: string;
  slug: string;
  views: number;
  calls: number;
  websites: number;
  directions: number;
}

export interface VisitedPlace {
  subjectId: number;
  name: string;
  slug: string;
  /** Views of its page (null if unknown), and of the pages of its listings. */
  views: number;
  listingViews: number;
}

export interface SearchedWords {
  words: string;
  searches: number;
  emptySearches: number;
}

/** The most viewed listings, with the clicks on their links. */
export async function mostVisitedListings(
  context: Context,
  { period, start }: AnalyticsRange,
  first: number,
): Promise<VisitedListing[]> {
  requireOperator(context);
  return context.db.rows<VisitedListing>(sql`
    WITH led AS MATERIALIZED (
      SELECT subject_id, count FROM visit_sums
      WHERE period = ${period}::visit_period AND start = ${start}::date AND kind = 'LISTING' AND period <> 'DAY'
      ORDER BY count DESC, subject_id LIMIT ${first}
    )
    SELECT led.subject_id AS "subjectId", b.name, b.slug, led.count AS views,
      coalesce(max(s.count) FILTER (WHERE kind = 'CALL'), 0) AS calls,
      coalesce(max(s.count) FILTER (WHERE kind = 'WEBSITE'), 0) AS websites,
      coalesce(max(s.count) FILTER (WHERE kind = 'DIRECTIONS'), 0) AS directions
    FROM led JOIN businesses b ON b.id = led.subject_id AND b.deleted_at IS NULL
      LEFT JOIN LATERAL (
        SELECT kind, count FROM visit_sums
        WHERE period = ${period}::visit_period AND start = ${start}::date
          AND kind = ANY ('{CALL,WEBSITE,DIRECTIONS}'::visit_kind[]) AND subject_id = led.subject_id
      ) AS s ON true
    GROUP BY led.subject_id, b.name, b.slug, led.count ORDER BY led.count DESC, led.subject_id`);
}

/** Categories or cities by the views of their listings, then of their own pages. */
export async function mostVisitedPlaces(
  context: Context,
  place: 'CATEGORY' | 'CITY',
  { period, start }: AnalyticsRange,
  first: number,
): Promise<VisitedPlace[]> {
  requireOperator(context);
  const names = place === 'CATEGORY' ? sql`categories` : sql`cities`;
  return context.db.rows<VisitedPlace>(sql`
    WITH led AS MATERIALIZED (
      SELECT subject_id FROM (
        (SELECT subject_id FROM visit_sums WHERE period = ${period}::visit_period AND start = ${start}::date
          AND kind = ${`${place}_LISTINGS`}::visit_kind AND period <> 'DAY' ORDER BY count DESC, subject_id LIMIT ${first})
        UNION
        (SELECT subject_id FROM visit_sums WHERE period = ${period}::visit_period AND start = ${start}::date
          AND kind = ${place}::visit_kind AND period <> 'DAY' ORDER BY count DESC, subject_id LIMIT ${first})
      ) AS either
    )
    SELECT led.subject_id AS "subjectId", p.name, p.slug, coalesce(own.count, 0) AS views,
      coalesce(listings.count, 0) AS "listingViews"
    FROM led JOIN ${names} p ON p.id = led.subject_id
      LEFT JOIN visit_sums own ON own.period = ${period}::visit_period AND own.start = ${start}::date
        AND own.kind = ${place}::visit_kind AND own.subject_id = led.subject_id
      LEFT JOIN visit_sums listings ON listings.period = ${period}::visit_period AND listings.start = ${start}::date
        AND listings.kind = ${`${place}_LISTINGS`}::visit_kind AND listings.subject_id = led.subject_id
    ORDER BY coalesce(listings.count, 0) + coalesce(own.count, 0) DESC, led.subject_id LIMIT ${first}`);
}

/** The most frequent searches, or those without results. */
export async function mostFrequentSearches(
  context: Context,
  { period, start }: AnalyticsRange,
  { first, isEmpty }: { first: number; isEmpty: boolean },
): Promise<SearchedWords[]> {
  requireOperator(context);
  const order = isEmpty
    ? sql`AND empty_count > 0 ORDER BY empty_count DESC, words`
    : sql`ORDER BY count DESC, words`;
  return context.db.rows<SearchedWords>(sql`
    SELECT words, count AS searches, empty_count AS "emptySearches" FROM search_sums
    WHERE period = ${period}::visit_period AND start = ${start}::date ${order} LIMIT ${first}`);
}
