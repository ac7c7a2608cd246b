import sql, { type Sql } from 'sql-template-tag';
import type { ResolvedFilter } from '../../list/businessFilter.ts';
import type { Reader } from '../../reader.ts';
import { expandQuery } from '../queryExpansion.ts';
import { minMatches, everyListing, type Interpretation } from '../searchTerms.ts';
import { candidateConditions, candidates } from './searchCandidates.ts';

/** An interpretation with its number within the search: from 0; -2, -3, … for the `wider` ones of 0, 1, …; -1 stands for none. */
export interface NumberedInterpretation {
  interpretation: Interpretation;
  number: number;
}

/**
 * The interpretations of a search in order; a list uses the first one with results. Facet choices narrow the results and never
 * change the meaning of words: the sequence begins with the interpretation that is used without the choices, so that a facet's
 * count equals the results of its choice.
 */
export async function* interpretationsFor(
  reader: Reader,
  filter: ResolvedFilter,
): AsyncGenerator<NumberedInterpretation> {
  const open = withoutChoices(filter);
  let [number, isChosen] = [0, open === null];
  for await (const interpretation of expandQuery(reader, filter.query, filter.within)) {
    const one = { interpretation, number };
    number += 1;
    if (open === null) yield one;
    else if (isChosen) yield { ...one, interpretation: withoutWider(interpretation) };
    else {
      const chosen = await withEnoughMatches(reader, open, one);
      isChosen = chosen !== null;
      if (chosen) yield { ...chosen, interpretation: withoutWider(chosen.interpretation) };
    }
  }
}

/** The interpretation that a list with this filter uses; null if none finds anything. */
export async function chosenInterpretation(
  reader: Reader,
  filter: ResolvedFilter,
): Promise<NumberedInterpretation | null> {
  for await (const one of interpretationsFor(reader, filter)) {
    const chosen = await withEnoughMatches(reader, filter, one);
    if (chosen) return chosen;
  }
  return null;
}

/** The interpretation with a number of `interpretationsFor`; null if there is none. */
export async function interpretationOfNumber(
  reader: Reader,
  filter: ResolvedFilter,
  number: number,
): Promise<Interpretation | null> {
  let at = 0;
  for await (const interpretation of expandQuery(reader, filter.query, filter.within)) {
    if (at === number) return interpretation;
    if (widerNumber(at) === number) {
      const first = await matchesUpTo(reader, filter, interpretation, minMatches);
      return interpretation.wider ? { ...interpretation.wider, first } : null;
    }
    at += 1;
  }
  return null;
}

/** The interpretation, or its wider one if the first finds few results and the wider one finds more. */
export async function withEnoughMatches(
  reader: Reader,
  filter: ResolvedFilter,
  one: NumberedInterpretation,
): Promise<NumberedInterpretation | null> {
  const { interpretation, number } = one;
  if (interpretation === everyListing) return one;
  const first = await matchesUpTo(reader, filter, interpretation, minMatches);
  if (first.length === 0) return null;
  if (!interpretation.wider || first.length >= minMatches) return one;
  const wider = { ...interpretation.wider, first };
  const found = await matchesUpTo(reader, filter, wider, first.length + 1);
  return found.length > first.length ? { interpretation: wider, number: widerNumber(number) } : one;
}

/** Ids of the listings that match, as many as a list counts. */
export function matchIds(filter: ResolvedFilter, interpretation: Interpretation): Sql {
  return sql`SELECT b.id FROM (${candidates(filter, interpretation, 'best')}) b WHERE ${candidateConditions(filter, interpretation)}`;
}

/** Ids of some of the listings that match, in no order. */
export async function matchesUpTo(
  reader: Reader,
  filter: ResolvedFilter,
  interpretation: Interpretation,
  most: number,
): Promise<number[]> {
  const rows = await reader.db.rows<{ id: number }>(sql`${matchIds(filter, interpretation)} LIMIT ${most}`);
  return rows.map(({ id }) => id);
}

/** The filter without its choices of facets; null if it has none. */
function withoutChoices(filter: ResolvedFilter): ResolvedFilter | null {
  const { categoryId, cityIds, countryCode, minRating, openSchedules, status, issue, importId, ...others } =
    filter;
  const single = [categoryId, cityIds, countryCode, minRating, openSchedules, status, issue, importId];
  const lists = [others.features, others.priceLevels, others.answers];
  const isChosen = single.some((value) => value !== undefined) || lists.some(({ length }) => length > 0);
  if (!filter.query || !(isChosen || filter.near)) return null;
  return { ...others, features: [], priceLevels: [], answers: [], small: [] };
}

const widerNumber = (number: number): number => -(number + 2);

function withoutWider({ wider: _wider, ...interpretation }: Interpretation): Interpretation {
  return interpretation;
}
