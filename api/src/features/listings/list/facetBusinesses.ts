import sql, { raw, type Sql } from 'sql-template-tag';
import type { Context } from '../../../lib/context.ts';
import { resolveFilter, type BusinessFilter, type ResolvedFilter } from './businessFilter.ts';
import type { Matches } from '../search/findMatches.ts';
import { expandQuery } from '../search/queryExpansion.ts';
import { everyListing } from '../search/readings.ts';
import type { Reading } from '../search/searchTerms.ts';
import { candidateConditions, candidates, mostMatches } from '../search/searchCandidates.ts';

/** One choice of a filter, with the number of listings that it would leave. */
export interface Facet {
  /** Value for the filter. */
  value: string;
  label: string;
  /** Of a category or a city. */
  id?: number | null;
  /** The section of a feature, the country of a city. */
  group: string | null;
  count: number;
}

type FacetKind = 'category' | 'city' | 'country' | 'rating' | 'openNow' | 'feature';
export type Facets = Record<FacetKind, Facet[]> & { isLowerBound: boolean };

const mostValues = 30;

/** Counts beside the choices of a search; of a search with more than 1,000 matches they are those of its best. */
export async function facetBusinesses(
  context: Context,
  filter: BusinessFilter,
  matches?: Matches,
): Promise<Facets> {
  const resolved = matches?.filter ?? (await resolveFilter(context, filter));
  if (!resolved) return byKind([], false);
  const isWhole = Object.values(resolved).every((value) => Array.isArray(value) && value.length === 0);
  const open = await context.db.rows<{ id: number }>(sql`SELECT open_schedules(now()) AS id`);
  const openIds = open.map(({ id }) => id);
  const rows = await context.db.rows<FacetRow>(
    isWhole
      ? storedFacets(openIds)
      : countedFacets(
          resolved,
          matches ?? { from: 'best', reading: await firstReading(context, resolved) },
          openIds,
        ),
    { isPlannedAnew: true },
  );
  const isLowerBound = rows.some(({ kind, count }) => kind === 'seen' && count > mostMatches);
  // A lower rating than is asked for would find more than the list has.
  const { minRating = 0 } = resolved;
  const narrowing = rows.filter(({ kind, value }) => kind !== 'rating' || Number(value) >= minRating);
  return byKind(narrowing, isLowerBound);
}

type FacetRow = Facet & { kind: FacetKind | 'seen'; isShared: boolean };

// Of the city `t`: another has its name. A filter by name would find both.
const isShared = raw(
  'EXISTS (SELECT FROM cities o WHERE o.name_key = t.name_key AND o.id <> t.id AND o.merged_into_id IS NULL AND o.business_count > 0)',
);

function byKind(rows: readonly FacetRow[], isLowerBound: boolean): Facets {
  const of = (wanted: FacetKind) =>
    rows
      .filter(({ kind, count }) => kind === wanted && count > 0)
      .map(({ isShared: hasTwin, value, label, id, group, count }) =>
        hasTwin
          ? { value: `#${id}`, label: `${label}, ${group ?? 'country unknown'}`, id, group, count }
          : { value, label, id, group, count },
      );
  return {
    category: of('category'),
    city: of('city'),
    country: of('country'),
    rating: of('rating'),
    openNow: of('openNow'),
    feature: of('feature'),
    isLowerBound,
  };
}

// The whole directory is counted by triggers.
function storedFacets(open: readonly number[]): Sql {
  return sql`
    (SELECT 'category' AS kind, slug AS value, name AS label, NULL AS "group", business_count AS count, id, false AS "isShared"
      FROM categories WHERE business_count > 0 ORDER BY business_count DESC, id LIMIT ${mostValues})
    UNION ALL (SELECT 'city', t.name, t.name, n.name, t.business_count, t.id, ${isShared}
      FROM cities t LEFT JOIN countries n ON n.code = t.country_code WHERE t.business_count > 0
      ORDER BY t.business_count DESC, t.id LIMIT ${mostValues})
    UNION ALL (SELECT 'country', code, name, NULL, business_count, NULL, false FROM countries
      WHERE business_count > 0 ORDER BY business_count DESC, name)
    UNION ALL (SELECT 'rating', round(substr(mark, 3)::numeric / 10, 1)::text, mark, NULL, business_count, NULL, false
      FROM search_marks WHERE mark LIKE '#r%' ORDER BY mark DESC)
    UNION ALL (SELECT 'feature', substr(mark, 3), label, section, business_count, NULL, false
      FROM search_marks WHERE mark LIKE '#f%' AND label IS NOT NULL AND business_count > 0
      ORDER BY business_count DESC, mark LIMIT ${mostValues})
    UNION ALL SELECT 'openNow', '1', 'Open now', NULL, coalesce(sum(business_count), 0), NULL, false
      FROM search_marks WHERE mark = ANY (${open.map((id) => `#s${id}`)}::text[])`;
}

async function firstReading(context: Context, filter: ResolvedFilter): Promise<Reading> {
  for await (const reading of expandQuery(context, filter.query)) return reading;
  return everyListing;
}

// The most frequent first, so that only these are looked up.
const mostFound = (
  column: Sql,
) => sql`SELECT ${column} AS id, count(*) AS count FROM found WHERE ${column} IS NOT NULL
        GROUP BY 1 ORDER BY count DESC, id LIMIT ${mostValues}`;

function countedFacets(
  filter: ResolvedFilter,
  { from, reading }: Pick<Matches, 'from' | 'reading'>,
  open: readonly number[],
): Sql {
  const source = candidates(filter, reading, from, { withMarks: true });
  return sql`
    WITH looked AS MATERIALIZED (${source}),
    found AS MATERIALIZED (SELECT * FROM looked b WHERE ${candidateConditions(filter, reading)}),
    marked AS (SELECT mark, count(*) AS count FROM found, unnest(marks) AS mark WHERE mark LIKE '#f%' OR mark LIKE '#r%' GROUP BY 1)
    SELECT 'seen' AS kind, '' AS value, '' AS label, NULL AS "group", coalesce(max(seen), 0) AS count,
      NULL::integer AS id, false AS "isShared" FROM looked
    UNION ALL (SELECT 'category', slug, name, NULL, count, id, false
      FROM (${mostFound(raw('category_id'))}) AS grouped JOIN categories USING (id) ORDER BY count DESC, id)
    UNION ALL (SELECT 'city', t.name, t.name, n.name, count, t.id, ${isShared}
      FROM (${mostFound(raw('city_id'))}) AS grouped JOIN cities t USING (id)
        LEFT JOIN countries n ON n.code = t.country_code ORDER BY count DESC, t.id)
    UNION ALL (SELECT 'country', code, name, NULL, count, NULL, false
      FROM (SELECT country_code AS code, count(*) AS count FROM found GROUP BY 1) AS grouped JOIN countries USING (code)
      ORDER BY count DESC, name)
    UNION ALL (SELECT 'rating', round(substr(mark, 3)::numeric / 10, 1)::text, mark, NULL, count, NULL, false
      FROM marked WHERE mark LIKE '#r%' ORDER BY mark DESC)
    UNION ALL (SELECT 'feature', substr(mark, 3), label, section, count, NULL, false
      FROM (SELECT * FROM marked WHERE mark LIKE '#f%' ORDER BY count DESC, mark LIMIT ${mostValues}) AS most
        JOIN search_marks USING (mark) WHERE label IS NOT NULL ORDER BY count DESC, mark)
    UNION ALL SELECT 'openNow', '1', 'Open now', NULL, count(*), NULL, false FROM found WHERE schedule_id = ANY (${open}::int[])`;
}
