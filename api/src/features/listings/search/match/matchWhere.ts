import sql, { join, raw, type Sql } from 'sql-template-tag';
import { plainWords } from '../../../../../../domain/search/plainWords.ts';
import { marksOf, type ResolvedFilter } from '../../list/businessFilter.ts';
import type { Reader } from '../../reader.ts';
import { businessWhere } from '../../list/businessWhere.ts';
import type { Interpretation } from '../searchTerms.ts';
import type { ResolvedSearch } from '../resolveSearch.ts';
import { chosenInterpretation, interpretationOfNumber, matchIds } from './chosenInterpretation.ts';
import { wantedQuery } from './searchQuery.ts';

/**
 * Condition for all listings `b` that match a search, without a limit, by the interpretation that lists use. Excludes the
 * trash.
 */
export async function matchWhere(reader: Reader, filter: ResolvedFilter): Promise<Sql> {
  const chosen = await chosenInterpretation(reader, filter);
  return chosen ? whereOf(filter, chosen.interpretation) : raw('false');
}

/** The same for writes, which must not leave words out. `number` is a result of `wholeInterpretationNumber`. */
export async function wholeMatchWhere(reader: Reader, filter: ResolvedFilter, number: number): Promise<Sql> {
  const interpretation = await interpretationOfNumber(reader, filter, number);
  return interpretation ? whereOf(filter, interpretation) : raw('false');
}

/**
 * Number of the interpretation that a list with this filter uses, if it requires every typed word; -1 otherwise. Results for fewer or
 * other words are suggestions, not a selection.
 */
export async function wholeInterpretationNumber(reader: Reader, filter: ResolvedFilter): Promise<number> {
  const chosen = await chosenInterpretation(reader, filter);
  return chosen && requiresEveryWord(filter.query, chosen.interpretation) ? chosen.number : -1;
}

function requiresEveryWord(search: ResolvedSearch | undefined, interpretation: Interpretation): boolean {
  if (!search || interpretation.ids) return true;
  const { leftOut, isCorrected, ways, begun } = interpretation;
  if (leftOut.length > 0 || isCorrected || isCut(search)) return false;
  const { words, isIgnored } = search.typed;
  const isRequired = (word: string) =>
    word === begun || ways.every((way) => way.some((term) => term.words.includes(word)));
  return words.every((word, at) => !isIgnored[at] || isRequired(word));
}

/** Whether the search has more words than are read. */
const isCut = ({ text, typed }: ResolvedSearch): boolean => plainWords(text).length > typed.words.length;

function whereOf(filter: ResolvedFilter, interpretation: Interpretation): Sql {
  const base = sql`b.deleted_at IS NULL AND ${businessWhere(filter, 'listings')}`;
  // These conditions are checked for each candidate, so only as many listings match as lists read.
  if (
    interpretation.begun !== null ||
    interpretation.ids ||
    interpretation.schedules ||
    interpretation.around ||
    interpretation.unplaced ||
    interpretation.isUnsorted
  )
    return sql`${base} AND b.id IN (${matchIds(filter, interpretation)})`;
  const wanted = wantedQuery(marksOf(filter), interpretation);
  const text = wanted === null ? base : sql`${base} AND (${inAnyBand(wanted)})`;
  if (!filter.near) return text;
  const { latitude, longitude, radiusKm } = filter.near;
  return sql`${text} AND b.latitude IS NOT NULL
    AND point(b.longitude, b.latitude) <@ degree_box(${latitude}, ${longitude}, ${radiusKm * 1000})
    AND ground_metres(globe_point(b.latitude, b.longitude) <-> globe_point(${latitude}, ${longitude})) <= ${radiusKm * 1000}`;
}

// Each band of quality has a text index of its own.
function inAnyBand(wanted: string): Sql {
  const bands = [0, 1, 2, 3, 4, 5].map(
    (band) => sql`quality_band(b.score) = ${raw(String(band))} AND b.search_vector @@ ${wanted}::tsquery`,
  );
  return join(bands, ' OR ');
}
