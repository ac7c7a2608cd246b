import sql, { join, raw, type Sql } from 'sql-template-tag';
import { marksOf, type ResolvedFilter } from '../list/businessFilter.ts';
import { stateCondition, unmarkedConditions } from '../list/businessWhere.ts';
import { inArea } from '../map/mapArea.ts';
import { areaCellsQuery, gridCellsQuery } from './gridCells.ts';
import { namedQuery, rankedQuery, wantedQuery, wholeName, type Reading } from './searchTerms.ts';

/** Matches beyond which a search says 'more than', and looks no further: these are its best, or its nearest. */
export const mostMatches = 1000;

/** Whether a filter is answered from candidates rather than from an ordered index. */
export function needsCandidates({ words, features, answers, near }: ResolvedFilter): boolean {
  return words.length > 0 || features.length > 0 || answers.length > 0 || near !== undefined;
}

/**
 * The candidates of a search as a table `b` of `search_candidate`, with `distance` and `seen`: rows that were looked at.
 * `nearest` takes them in order of distance, which is quick unless few of the nearest match.
 */
export function candidates(
  filter: ResolvedFilter,
  reading: Reading,
  from: 'best' | 'nearest',
  { withMarks = false } = {},
): Sql {
  const { words, near, within, synonyms } = filter;
  const marks = marksOf(filter);
  const ranked = rankedQuery(words, reading.typos, synonyms);
  if (from === 'nearest' && near) {
    const { latitude, longitude, radiusKm } = near;
    return sql`SELECT (c.candidate).*, ${distanceOf(filter, sql`(c.candidate)`)} AS distance, c.seen
      FROM nearest_candidates(${latitude}, ${longitude}, ${radiusKm * 1000}, ${wantedQuery(words, marks, reading, synonyms)}::tsquery,
        ${ranked}::tsquery, ${mostMatches + 1}, ${withMarks}) c`;
  }
  const cells = [near ? gridCellsQuery(near) : null, within ? areaCellsQuery(within) : null];
  const all = [...marks, ...cells.filter((query) => query !== null)];
  // An anchor that every listing has, where nothing else is asked for.
  const wanted = wantedQuery(words, all, reading, synonyms) ?? `'#q':*`;
  return sql`SELECT c.*, ${distanceOf(filter, raw('c'))} AS distance, count(*) OVER () AS seen
    FROM search_candidates(${wanted}, ${namedQuery(words)}, ${ranked}::tsquery, ${mostMatches + 1}, ${withMarks}) c`;
}

function distanceOf({ near }: ResolvedFilter, row: Sql): Sql {
  if (!near) return raw('NULL::double precision');
  return sql`ground_metres(globe_point(${row}.latitude, ${row}.longitude) <-> globe_point(${near.latitude}, ${near.longitude}))`;
}

/** What candidates must still be asked one by one. */
export function candidateConditions(filter: ResolvedFilter, { begun }: Reading): Sql {
  const conditions = unmarkedConditions(filter);
  if (begun !== null) conditions.push(beginsWord(raw('b.name_folded'), begun));
  if (filter.within) conditions.push(inArea(filter.within, 'candidates'));
  if (filter.near) conditions.push(sql`b.distance <= ${filter.near.radiusKm * 1000}`);
  if (filter.status !== undefined) conditions.push(stateCondition(filter.status));
  return conditions.length === 0 ? raw('true') : join(conditions, ' AND ');
}

/** The typed text begins a word of the name. */
export function beginsWord(name: Sql, typed: string): Sql {
  return sql`position(' ' || ${typed} IN ' ' || plain_words(${name})) > 0`;
}

/** How well a candidate answers the words: where they stand, how the name begins, and its quality. */
export function relevance({ words }: ResolvedFilter): Sql {
  if (words.length === 0) return raw('b.score');
  const plain = wholeName(words);
  return sql`(b.relevance + CASE WHEN starts_with(plain_words(b.name_folded), ${plain}) THEN 0.5 ELSE 0 END) * (1 + b.score / 20)`;
}
