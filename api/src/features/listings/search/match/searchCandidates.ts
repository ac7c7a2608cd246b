import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { marksOf, type ResolvedFilter } from '../../list/businessFilter.ts';
import { stateCondition, unmarkedConditions } from '../../list/businessWhere.ts';
import { inArea } from '../../map/mapArea.ts';
import { areaCellsQuery, gridCellsQuery } from '../../map/gridCells.ts';
import { lexeme, searchWords, type Interpretation, type Typos } from '../searchTerms.ts';
import { namedQuery, rankedQuery, wantedQuery, wholeName, wordsWithIntents } from './searchQuery.ts';
import type { ResolvedSearch } from '../resolveSearch.ts';
import { typedNameGain } from './typedNameGain.ts';

/** Assumed distance (m) of listings without a position from the centre of their postal code. */
const codedMetres = 750;

/**
 * Maximum number of matches that a search reads, the best or the nearest ones; its count is then a lower bound. Fewer are read if
 * words are left out, since such a search matches more.
 */
export function maxMatches({ leftOut }: Pick<Interpretation, 'leftOut'>): number {
  return leftOut.length > 0 ? 500 : 1000;
}

/**
 * The candidates of a search as a table `b` of `search_candidate`, with `distance` and `seen`: rows that were looked at.
 * `nearest` takes them in order of distance, which is quick unless few of the nearest match.
 */
export function candidates(
  filter: ResolvedFilter,
  interpretation: Interpretation,
  from: 'best' | 'nearest',
  { withMarks = false, most = maxMatches(interpretation) + 1, isSuggesting = false } = {},
): Sql {
  const { words, near, within } = filter;
  const marks = marksOf(filter);
  if (interpretation.ids && interpretation.ways.length === 0)
    return listed(filter, interpretation.ids, withMarks);
  const ranked = rankedQuery(interpretation);
  if (from === 'nearest' && near) {
    const { latitude, longitude, radiusKm } = near;
    return sql`SELECT (c.candidate).*, ${distanceOf(filter, sql`(c.candidate)`)} AS distance, c.seen
      FROM nearest_candidates(${latitude}, ${longitude}, ${radiusKm * 1000}, ${wantedQuery(marks, interpretation)}::tsquery,
        ${ranked}::tsquery, ${most}, ${withMarks}) c`;
  }
  const coded = interpretation.around ? codedCellsQuery(interpretation.around) : null;
  const cells = [
    near ? gridCellsQuery(near) : null,
    interpretation.around && !coded ? gridCellsQuery(interpretation.around) : null,
    within && !filter.holdsCity ? areaCellsQuery(within) : null,
  ].filter((query) => query !== null);
  // A mark that every listing has, if there are no other conditions.
  const wanted = [wantedQuery(marks, interpretation) ?? `'#q':*`, ...(coded ? [coded] : [])].join(' & ');
  const literalWords = filter.query ? wordsWithIntents(filter.query.typed) : [];
  const named = namedQuery(words, interpretation, { literalWords, isBegun: isSuggesting });
  const found = sql`SELECT c.*, ${distanceOf(filter, raw('c'))} AS distance, count(*) OVER () AS seen
    FROM search_candidates_within(${wanted}, ${cells.length > 0 ? cells.join(' & ') : null}, ${named},
      ${ranked}::tsquery, ${most}, ${withMarks}) c`;
  const ids = interpretation.ids ?? interpretation.first;
  if (!ids) return found;
  return sql`${listed(filter, ids, withMarks)} UNION ALL (${found} WHERE c.id <> ALL (${[...ids]}::int[]))`;
}

/** The cells of a circle or its postal codes, which listings without a position have; null if it has no codes. */
function codedCellsQuery(around: NonNullable<Interpretation['around']>): string | null {
  const codes = (around.postalCodes ?? []).map(codeQuery).filter((query) => query !== '');
  const cells = codes.length > 0 ? gridCellsQuery(around) : null;
  return cells && `(${[cells, ...codes].join(' | ')})`;
}

/** A postal code, or with an asterisk all that begin so; a listing's own code may end in one, too, and few figures begin all. */
function codeQuery(code: string): string {
  const words = searchWords(code).map(lexeme);
  return words.length === 0 ? '' : `(${words.join(' & ')}${/^\d{3,}\*$/.test(code) ? ':*' : ''})`;
}

/** Listings with these ids, as candidates before all others. */
function listed(filter: ResolvedFilter, ids: readonly number[], withMarks: boolean): Sql {
  const wanted = marksOf(filter).join(' & ');
  return sql`SELECT c.*, ${distanceOf(filter, raw('c'))} AS distance, count(*) OVER () AS seen FROM (
    SELECT b.id, 9::real AS relevance, b.score, b.rating, b.review_count, b.name_folded, b.category_id, b.city_id,
      b.country_code::text, b.schedule_id, b.latitude, b.longitude,
      CASE WHEN ${withMarks} THEN tsvector_to_array(b.search_vector) END AS marks, b.global_row_number,
      b.is_open AND coalesce(b.business_status = 'OPERATIONAL', true) AS is_trading, b.is_verified,
      price_level(b.price_range) AS price_level
    FROM businesses b WHERE b.id = ANY (${[...ids]}::int[]) AND b.deleted_at IS NULL
      ${wanted === '' ? empty : sql`AND b.search_vector @@ ${wanted}::tsquery`}) c`;
}

function distanceOf({ near }: ResolvedFilter, row: Sql): Sql {
  return near ? metersFrom(near, row) : raw('NULL::double precision');
}

function metersFrom({ latitude, longitude }: { latitude: number; longitude: number }, row: Sql): Sql {
  return sql`ground_metres(globe_point(${row}.latitude, ${row}.longitude) <-> globe_point(${latitude}, ${longitude}))`;
}

/** Conditions that are checked for each candidate. */
export function candidateConditions(
  filter: ResolvedFilter,
  { begun, schedules, around, unplaced, isUnsorted, first = [] }: Interpretation,
): Sql {
  const conditions = unmarkedConditions(filter);
  if (begun !== null) conditions.push(beginsWord(raw('b.name_folded'), begun));
  if (filter.without) conditions.push(sql`b.id <> ALL (${filter.without}::int[])`);
  if (filter.within) conditions.push(inArea(filter.within, 'candidates'));
  if (schedules) conditions.push(sql`b.schedule_id = ANY (${[...schedules]}::int[])`);
  if (filter.near) conditions.push(sql`b.distance <= ${filter.near.radiusKm * 1000}`);
  if (around) {
    const isIn = sql`${metersFrom(around, raw('b'))} <= ${around.radiusKm * 1000}`;
    // Without a position, only those with a postal code of the circle are candidates.
    const isThere = codedCellsQuery(around) ? sql`(${isIn} OR b.latitude IS NULL)` : isIn;
    conditions.push(first.length > 0 ? sql`(${isThere} OR ${isOneOf(first)})` : isThere);
  }
  if (unplaced) conditions.push(sql`b.city_id IS NULL AND b.country_code = ANY (${[...unplaced]}::text[])`);
  if (isUnsorted) conditions.push(raw('b.category_id IS NULL'));
  if (filter.status !== undefined) conditions.push(stateCondition(filter.status));
  return conditions.length === 0 ? raw('true') : join(conditions, ' AND ');
}

/** Condition: a word of the name begins with the typed text. */
export function beginsWord(name: Sql, typed: string): Sql {
  return sql`position(' ' || ${typed} IN ' ' || plain_words(${name})) > 0`;
}

/**
 * Relevance of a candidate: by the fields that have the words, the name or its beginning, its place and kind, and its score.
 */
function relevance({ words, query }: ResolvedFilter, typos: Typos): Sql {
  if (words.length === 0) return raw('b.score');
  const begins = sql`CASE WHEN starts_with(plain_words(b.name_folded), ${wholeName(words)}) THEN 0.5 ELSE 0 END`;
  const meant = query ? sql`${typedNameGain(query, typos)}${meaningBonus(query)}` : empty;
  return sql`(b.relevance + ${begins}${meant}) * (1 + b.score / 20)`;
}

/** Listings in the place and of the kind of a search precede those that only have the words. */
function meaningBonus({ place, kinds }: ResolvedSearch): Sql {
  const categoryIds = kinds.flatMap((kind) => kind.ownIds ?? kind.categoryIds);
  const isThere = place
    ? sql`(b.city_id = ANY (${[...place.cityIds]}::int[]) OR b.country_code = ${place.countryCode}::text)`
    : null;
  return sql`${isThere ? sql` + CASE WHEN ${isThere} THEN 0.35 ELSE 0 END` : empty}${
    categoryIds.length > 0
      ? sql` + CASE WHEN b.category_id = ANY (${categoryIds}::int[]) THEN 0.25 ELSE 0 END`
      : empty
  }`;
}

/** Order by relevance, after the order of intents ("best", "cheap"). */
export function relevanceOrder(
  filter: ResolvedFilter,
  { around, typos, first = [] }: Pick<Interpretation, 'around' | 'typos' | 'first'>,
): Sql {
  const isCoded = around && codedCellsQuery(around) !== null;
  const nearest = !around
    ? empty
    : isCoded
      ? sql`coalesce(${metersFrom(around, raw('b'))}, ${codedMetres}), `
      : sql`${metersFrom(around, raw('b'))}, `;
  const foundFirst = first.length > 0 ? sql`${isOneOf(first)} DESC, ` : empty;
  return sql`${foundFirst}${nearest}${wordedOrder(filter)}${relevance(filter, typos)} DESC, b.score DESC, b.id`;
}

const isOneOf = (ids: readonly number[]): Sql => sql`(b.id = ANY (${[...ids]}::int[]))`;

// Listings with all words as typed go first; `search_candidates` gives them a relevance of 2.
function wordedOrder({ query, near }: ResolvedFilter): Sql {
  const intents = query?.typed.intents.map(({ intent }) => intent) ?? [];
  if (near && intents.includes('NEAR_ME')) return raw('b.distance, ');
  if (intents.includes('CHEAP')) return raw('(b.relevance >= 2) DESC, b.price_level NULLS LAST, ');
  return intents.includes('BEST') ? raw('(b.relevance >= 2) DESC, b.score DESC, ') : empty;
}
