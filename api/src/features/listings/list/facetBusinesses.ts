import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Context } from '../../../lib/context.ts';
import { resolveFilter, type BusinessFilter, type ResolvedFilter } from './businessFilter.ts';
import type { Matches } from '../search/match/findMatches.ts';
import { chosenInterpretation } from '../search/match/chosenInterpretation.ts';
import { everyListing, noListing, type Interpretation } from '../search/searchTerms.ts';
import { candidateConditions, candidates, maxMatches } from '../search/match/searchCandidates.ts';

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
  /** True if more match than were read. */
  isLowerBound: boolean;
}

const kinds = ['category', 'city', 'country', 'rating', 'price', 'openNow', 'feature'] as const;
type FacetKind = (typeof kinds)[number];
export type Facets = Record<FacetKind, Facet[]> & { isLowerBound: boolean };

const maxValues = 30;

/** Removes the current choice of a single-choice facet, which another choice would replace. */
const withoutChoice: Partial<Record<FacetKind, (filter: ResolvedFilter) => ResolvedFilter | null>> = {
  category: ({ categoryId, ...rest }) => (categoryId === undefined ? null : rest),
  city: ({ cityIds, ...rest }) => (cityIds === undefined ? null : rest),
  country: ({ countryCode, ...rest }) => (countryCode === undefined ? null : rest),
  rating: ({ minRating, ...rest }) => (minRating === undefined ? null : rest),
  price: ({ priceLevels, ...rest }) => (priceLevels.length === 0 ? null : { ...rest, priceLevels: [] }),
};

/**
 * Counts of facet choices; for a search with more than 1,000 matches, among the best 1,000. For a single-choice facet, counts are
 * computed without the current choice.
 */
export async function facetBusinesses(
  context: Context,
  filter: BusinessFilter,
  matches?: Matches,
): Promise<Facets> {
  const resolved = matches?.filter ?? (await resolveFilter(context, filter));
  if (!resolved) return byKind([], everyListing);
  const open = await context.db.rows<{ id: number }>(sql`SELECT open_schedules(now()) AS id`);
  const openIds = open.map(({ id }) => id);
  const from = matches?.from ?? 'best';
  const wider = kinds.flatMap((kind) => {
    const rest = withoutChoice[kind]?.(resolved);
    return rest ? [{ kind, filter: { ...rest, small: [] } }] : [];
  });
  const interpretation = matches?.interpretation ?? (await interpretationOf(context, resolved));
  const own = kinds.filter((kind) => !wider.some((one) => one.kind === kind));
  const [facets, ...others] = await Promise.all([
    countFacets(context, { filter: resolved, from, interpretation, openIds }, own),
    ...wider.map(({ kind, filter }) => countWithoutChoice(context, { filter, from, openIds }, kind)),
  ]);
  const choices = Object.fromEntries(wider.map(({ kind }, at) => [kind, others[at]?.[kind] ?? []]));
  return { ...facets, ...choices };
}

interface FacetRequest {
  filter: ResolvedFilter;
  from: Matches['from'];
  interpretation: Interpretation;
  openIds: readonly number[];
}

async function countFacets(
  context: Context,
  request: FacetRequest,
  wanted: readonly FacetKind[],
): Promise<Facets> {
  const isWhole = Object.values(request.filter).every((value) => Array.isArray(value) && value.length === 0);
  const statement = isWhole ? storedFacets(request.openIds, wanted) : countedFacets(request, wanted);
  const rows = await context.db.rows<FacetRow>(statement, { usesCustomPlan: true });
  return byKind(rows, request.interpretation);
}

/** Counts by the interpretation of the list without the choice, which may be an earlier one than with it. */
async function countWithoutChoice(
  context: Context,
  request: Omit<FacetRequest, 'interpretation'>,
  kind: FacetKind,
): Promise<Facets> {
  const interpretation = await interpretationOf(context, request.filter);
  return countFacets(context, { ...request, interpretation }, [kind]);
}

/** The interpretation of a list; `noListing` where it finds nothing. */
async function interpretationOf(context: Context, filter: ResolvedFilter): Promise<Interpretation> {
  const chosen = await chosenInterpretation(context, filter);
  return chosen?.interpretation ?? noListing;
}

type FacetRow = Omit<Facet, 'isLowerBound'> & { kind: FacetKind | 'seen' | 'found'; isShared: boolean };

// Whether another city has the name of `t`: a filter by name would find both.
const isShared = raw(
  'EXISTS (SELECT FROM cities o WHERE o.name_key = t.name_key AND o.id <> t.id AND o.merged_into_id IS NULL AND o.business_count > 0)',
);

// The region is empty where no other city of the country shares the name.
const cityLabel = raw("concat_ws(', ', t.name, t.region)");

function byKind(rows: readonly FacetRow[], interpretation: Interpretation): Facets {
  const most = maxMatches(interpretation);
  const isLowerBound = rows.some(({ kind, count }) => kind === 'seen' && count > most);
  const of = (wanted: FacetKind) =>
    rows
      .filter(({ kind, count }) => kind === wanted && count > 0)
      .map(({ isShared: hasTwin, value, label, id, group, count }) =>
        hasTwin
          ? {
              value: `#${id}`,
              label: `${label}, ${group ?? 'country unknown'}`,
              id,
              group,
              count,
              isLowerBound,
            }
          : { value, label, id, group, count, isLowerBound },
      );
  return {
    category: of('category'),
    city: of('city'),
    country: of('country'),
    rating: of('rating'),
    price: of('price'),
    openNow: of('openNow'),
    feature: of('feature'),
    isLowerBound,
  };
}

const priceLabel = raw("repeat('$', substr(mark, 3)::integer)");
const unionAll = (statements: Sql[]) => join(statements, ' UNION ALL ');

// The whole directory is counted by triggers.
function storedFacets(open: readonly number[], wanted: readonly FacetKind[]): Sql {
  const statements: Record<FacetKind, Sql> = {
    category: sql`(SELECT 'category' AS kind, slug AS value, name AS label, NULL AS "group", business_count AS count, id,
        false AS "isShared"
      FROM categories WHERE business_count > 0 ORDER BY business_count DESC, id LIMIT ${maxValues})`,
    city: sql`(SELECT 'city' AS kind, t.name AS value, ${cityLabel} AS label, n.name AS "group", t.business_count AS count, t.id,
        ${isShared} AS "isShared"
      FROM cities t LEFT JOIN countries n ON n.code = t.country_code WHERE t.business_count > 0
      ORDER BY t.business_count DESC, t.id LIMIT ${maxValues})`,
    country: sql`(SELECT 'country' AS kind, code AS value, name AS label, NULL AS "group", business_count AS count,
        NULL::integer AS id, false AS "isShared"
      FROM countries WHERE business_count > 0 ORDER BY business_count DESC, name)`,
    rating: sql`(SELECT 'rating' AS kind, round(substr(mark, 3)::numeric / 10, 1)::text AS value, mark AS label,
        NULL AS "group", business_count AS count, NULL::integer AS id, false AS "isShared"
      FROM search_marks WHERE mark LIKE '#r%' ORDER BY mark DESC)`,
    price: sql`(SELECT 'price' AS kind, substr(mark, 3) AS value, ${priceLabel} AS label, NULL AS "group",
        business_count AS count, NULL::integer AS id, false AS "isShared"
      FROM search_marks WHERE mark LIKE '#p%' ORDER BY mark)`,
    openNow: sql`SELECT 'openNow' AS kind, '1' AS value, 'Open now' AS label, NULL AS "group",
        coalesce(sum(business_count), 0) AS count, NULL::integer AS id, false AS "isShared"
      FROM search_marks WHERE mark = ANY (${open.map((id) => `#s${id}`)}::text[])`,
    feature: sql`(SELECT 'feature' AS kind, substr(mark, 3) AS value, label, section AS "group", business_count AS count,
        NULL::integer AS id, false AS "isShared"
      FROM search_marks WHERE mark LIKE '#f%' AND label IS NOT NULL AND business_count > 0
      ORDER BY business_count DESC, mark LIMIT ${maxValues})`,
  };
  return unionAll(wanted.map((kind) => statements[kind]));
}

// The most frequent first, so that only these are looked up.
const maxFound = (
  column: Sql,
) => sql`SELECT ${column} AS id, count(*) AS count FROM found WHERE ${column} IS NOT NULL
        GROUP BY 1 ORDER BY count DESC, id LIMIT ${maxValues}`;

function countedFacets(
  { filter, from, interpretation, openIds }: FacetRequest,
  wanted: readonly FacetKind[],
): Sql {
  const source = candidates(filter, interpretation, from, { withMarks: true });
  const statements: Record<FacetKind, Sql> = {
    category: sql`(SELECT 'category', slug, name, NULL, count, id, false
      FROM (${maxFound(raw('category_id'))}) AS grouped JOIN categories USING (id) ORDER BY count DESC, id)`,
    city: sql`(SELECT 'city', t.name, ${cityLabel}, n.name, count, t.id, ${isShared}
      FROM (${maxFound(raw('city_id'))}) AS grouped JOIN cities t USING (id)
        LEFT JOIN countries n ON n.code = t.country_code ORDER BY count DESC, t.id)`,
    country: sql`(SELECT 'country', code, name, NULL, count, NULL, false
      FROM (SELECT country_code AS code, count(*) AS count FROM found GROUP BY 1) AS grouped JOIN countries USING (code)
      ORDER BY count DESC, name)`,
    rating: sql`(SELECT 'rating', round(substr(mark, 3)::numeric / 10, 1)::text, mark, NULL, count, NULL, false
      FROM marked WHERE mark LIKE '#r%' ORDER BY mark DESC)`,
    price: sql`(SELECT 'price', substr(mark, 3), ${priceLabel}, NULL, count, NULL, false
      FROM marked WHERE mark LIKE '#p%' ORDER BY mark)`,
    feature: sql`(SELECT 'feature', substr(mark, 3), label, section, count, NULL, false
      FROM (SELECT * FROM marked WHERE mark LIKE '#f%' ORDER BY count DESC, mark LIMIT ${maxValues}) AS most
        JOIN search_marks USING (mark) WHERE label IS NOT NULL ORDER BY count DESC, mark)`,
    openNow: sql`SELECT 'openNow', '1', 'Open now', NULL, count(*), NULL, false
      FROM found WHERE schedule_id = ANY (${openIds}::int[])`,
  };
  return sql`
    WITH looked AS MATERIALIZED (${source}),
    found AS MATERIALIZED (SELECT * FROM looked b WHERE ${candidateConditions(filter, interpretation)}),
    marked AS (SELECT mark, count(*) AS count FROM found, unnest(marks) AS mark WHERE mark ~ '^#[fpr]' GROUP BY 1)
    SELECT 'seen' AS kind, '' AS value, '' AS label, NULL AS "group", coalesce(max(seen), 0) AS count,
      NULL::integer AS id, false AS "isShared" FROM looked
    UNION ALL SELECT 'found', '', '', NULL, count(*), NULL, false FROM found
    UNION ALL ${unionAll(wanted.map((kind) => statements[kind]))}`;
}
