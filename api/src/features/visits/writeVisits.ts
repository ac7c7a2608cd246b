import sql from 'sql-template-tag';
import type { AdMoment, AdPlacement, AdSource } from '../../../../domain/ads/ads.ts';
import type { VisitKind, VisitTotalKind } from '../../generated/prisma/client.ts';
import type { Database } from '../../lib/db/db.ts';

export interface SubjectCount {
  day: string;
  kind: Exclude<VisitKind, 'CATEGORY_LISTINGS' | 'CITY_LISTINGS'>;
  /** Id of a listing, category or city. */
  id: number;
  count: number;
}

export interface TotalCount {
  day: string;
  kind: VisitTotalKind;
  route: string;
  count: number;
}

export interface SearchCount {
  day: string;
  words: string;
  count: number;
  empty: number;
}

export interface AdCount {
  day: string;
  placement: AdPlacement;
  source: AdSource;
  moment: AdMoment;
  count: number;
}

interface VisitCounts {
  subjects: readonly SubjectCount[];
  totals: readonly TotalCount[];
  searches: readonly SearchCount[];
  ads: readonly AdCount[];
}

/**
 * Adds counts to the sums of their days, months and years, all or none of them. Unknown ids are skipped. A listing's
 * views count for its category and city too.
 */
export async function writeVisits(
  db: Pick<Database, 'rows'>,
  { subjects, totals, searches, ads }: VisitCounts,
) {
  // Rows in one order everywhere, so that two nodes can't wait for each other.
  await db.rows(sql`
    WITH given AS (
      SELECT * FROM unnest(${subjects.map(({ day }) => day)}::date[], ${subjects.map(({ kind }) => kind)}::visit_kind[],
        ${subjects.map(({ id }) => id)}::int[], ${subjects.map(({ count }) => count)}::int[]) AS given (day, kind, id, count)
    ), listings AS MATERIALIZED (
      SELECT given.*, category_id, city_id FROM given JOIN listing_facts USING (id)
      WHERE kind IN ('LISTING', 'CALL', 'WEBSITE', 'DIRECTIONS')
    ), known AS MATERIALIZED (
      SELECT day, kind, id, count FROM listings
      UNION ALL SELECT day, kind, id, count FROM given JOIN categories USING (id) WHERE kind = 'CATEGORY'
      UNION ALL SELECT day, kind, id, count FROM given JOIN cities USING (id) WHERE kind = 'CITY'
    ), counted AS (
      SELECT * FROM known
      UNION ALL SELECT day, 'CATEGORY_LISTINGS', category_id, count FROM listings
        WHERE kind = 'LISTING' AND category_id IS NOT NULL
      UNION ALL SELECT day, 'CITY_LISTINGS', city_id, count FROM listings WHERE kind = 'LISTING' AND city_id IS NOT NULL
    ), summed AS (
      INSERT INTO visit_sums AS stored (period, start, kind, subject_id, count)
      SELECT period, date_trunc(period::text, day::timestamp)::date AS start, kind, id, sum(count)
      FROM counted, unnest(enum_range(NULL::visit_period)) AS period
      GROUP BY period, start, kind, id ORDER BY period, start, kind, id
      ON CONFLICT (period, start, kind, subject_id) DO UPDATE SET count = stored.count + excluded.count
    ), searched AS (
      INSERT INTO search_sums AS stored (period, start, words, count, empty_count)
      SELECT period, date_trunc(period::text, day::timestamp)::date AS start, words, sum(count), sum(empty)
      FROM unnest(${searches.map(({ day }) => day)}::date[], ${searches.map(({ words }) => words)}::text[],
          ${searches.map(({ count }) => count)}::int[], ${searches.map(({ empty }) => empty)}::int[])
          AS searches (day, words, count, empty),
        unnest('{MONTH,YEAR}'::visit_period[]) AS period
      GROUP BY period, start, words ORDER BY period, start, words
      ON CONFLICT (period, start, words) DO UPDATE
        SET count = stored.count + excluded.count, empty_count = stored.empty_count + excluded.empty_count
    ), shown AS (
      INSERT INTO ad_stats AS stored (day, placement, source, requests, fills, impressions, clicks)
      SELECT day, placement, source, coalesce(sum(count) FILTER (WHERE moment = 'REQUEST'), 0),
        coalesce(sum(count) FILTER (WHERE moment = 'FILL'), 0),
        coalesce(sum(count) FILTER (WHERE moment = 'IMPRESSION'), 0),
        coalesce(sum(count) FILTER (WHERE moment = 'CLICK'), 0)
      FROM unnest(${ads.map(({ day }) => day)}::date[], ${ads.map(({ placement }) => placement)}::ad_placement[],
        ${ads.map(({ source }) => source)}::ad_source[], ${ads.map(({ moment }) => moment)}::text[],
        ${ads.map(({ count }) => count)}::int[]) AS ads (day, placement, source, moment, count)
      GROUP BY day, placement, source ORDER BY day, placement, source
      ON CONFLICT (day, placement, source) DO UPDATE SET requests = stored.requests + excluded.requests,
        fills = stored.fills + excluded.fills, impressions = stored.impressions + excluded.impressions,
        clicks = stored.clicks + excluded.clicks
    )
    INSERT INTO visit_totals AS stored (day, kind, route, count)
    SELECT day, kind, route, sum(count)
    FROM (
      SELECT * FROM unnest(${totals.map(({ day }) => day)}::date[], ${totals.map(({ kind }) => kind)}::visit_total_kind[],
        ${totals.map(({ route }) => route)}::text[], ${totals.map(({ count }) => count)}::int[])
        AS totals (day, kind, route, count)
      UNION ALL SELECT day, 'VIEW', CASE kind
          WHEN 'LISTING' THEN '/business/:slug' WHEN 'CATEGORY' THEN '/category/:slug' ELSE '/city/:slug' END, count
        FROM known WHERE kind IN ('LISTING', 'CATEGORY', 'CITY')
      UNION ALL SELECT day, kind::text::visit_total_kind, '', count
        FROM known WHERE kind IN ('CALL', 'WEBSITE', 'DIRECTIONS')
    ) AS counted
    GROUP BY day, kind, route ORDER BY day, kind, route
    ON CONFLICT (day, kind, route) DO UPDATE SET count = stored.count + excluded.count`);
}
