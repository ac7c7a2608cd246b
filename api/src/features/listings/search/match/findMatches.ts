import sql, { empty, raw, type Sql } from 'sql-template-tag';
import type { Context } from '../../../../lib/context.ts';
import { AppError } from '../../../../lib/errors.ts';
import type { BoundedCount } from '../../list/countBusinesses.ts';
import type { ResolvedFilter } from '../../list/businessFilter.ts';
import type { BusinessSort } from '../../list/businessOrder.ts';
import { businessColumns, readBusinesses, type BusinessRow } from '../../businessRow.ts';
import { matchesUpTo, interpretationsFor } from './chosenInterpretation.ts';
import { candidateConditions, candidates, maxMatches, relevanceOrder } from './searchCandidates.ts';
import { mayHaveRelated, relatedInterpretations } from './relatedMatches.ts';
import { minMatches, noListing, type Interpretation } from '../searchTerms.ts';
import { sponsoredNow } from '../../list/sponsoredBusinesses.ts';

interface Paging {
  first: number;
  offset: number;
  /** Number of sponsored matches that may come first. */
  sponsored: number;
}

export interface Matches {
  /** Up to first + 1. */
  rows: BusinessRow[];
  /** The resolved filter of the request. */
  filter: ResolvedFilter;
  total: BoundedCount;
  /** The interpretation that found the rows. */
  interpretation: Interpretation;
  from: 'best' | 'nearest';
  /** Number of sponsored matches that come first. */
  sponsored: number;
  /** The interpretations after the one that found the rows. */
  further: AsyncIterator<Interpretation>;
  /** Maximum number of listings of the page. */
  first: number;
}

interface MatchFigures {
  matched: number;
  seen: number;
  sponsored: number;
}

/**
 * A page of the results of a search, best first (or nearest first, within a circle), by the first interpretation with results.
 */
export async function findMatches(
  context: Context,
  filter: ResolvedFilter,
  sort: BusinessSort | null,
  paging: Paging,
  fields: ReadonlySet<string>,
): Promise<Matches> {
  const search = new Search(context, filter, sort, paging, fields);
  const further = interpretationsOf(context, filter);
  let nothing: Found | null = null;
  for (let next = await further.next(); !next.done; next = await further.next()) {
    const found = await search.runWidely(next.value);
    if (found.total.count > 0) return { ...found, further, first: paging.first };
    nothing ??= found;
  }
  // No interpretation finds anything without the choices of facets.
  return { ...(nothing ?? (await search.run(noListing))), further, first: paging.first };
}

async function* interpretationsOf(context: Context, filter: ResolvedFilter): AsyncGenerator<Interpretation> {
  for await (const { interpretation } of interpretationsFor(context, filter)) yield interpretation;
}

/** Number of results of a full page. */
const fullPage = 12;

/**
 * Listings related to the few results of a search: the results of further interpretations, until a page is full. None if the page
 * lacks some results; with another order or circle than that of the words; with opening hours, which must hold for all listings
 * shown; and for a searched name that was found.
 */
export async function findRelated(
  context: Context,
  { filter, total, interpretation, further, first }: Matches,
  shown: readonly BusinessRow[],
  fields: ReadonlySet<string>,
): Promise<BusinessRow[]> {
  const related: BusinessRow[] = [];
  if (
    shown.length < total.count ||
    filter.near ||
    filter.within ||
    !mayHaveRelated(filter.query, interpretation)
  )
    return related;
  for await (const other of relatedInterpretations(further, interpretation)) {
    const without = [...shown, ...related].map(({ id }) => id);
    // No more than the list may have, by which they are priced.
    const room = Math.min(fullPage - without.length, first - related.length);
    if (room <= 0) break;
    const paging = { first: room, offset: 0, sponsored: 0 };
    const search = new Search(context, { ...filter, without }, null, paging, fields);
    related.push(...(await search.run(other)).rows.slice(0, room));
  }
  return related;
}

type Found = Omit<Matches, 'further' | 'first'>;

class Search {
  constructor(
    private readonly context: Context,
    private readonly filter: ResolvedFilter,
    private readonly sort: BusinessSort | null,
    private readonly paging: Paging,
    private readonly fields: ReadonlySet<string>,
  ) {}

  /** Also tries the wider interpretation if the first finds few listings, and uses it if it finds more. */
  async runWidely(interpretation: Interpretation): Promise<Found> {
    const matches = await this.run(interpretation);
    const { count } = matches.total;
    if (!interpretation.wider || count === 0 || count >= minMatches) return matches;
    const first = await matchesUpTo(this.context, this.filter, interpretation, minMatches);
    const others = await this.run({ ...interpretation.wider, first });
    return others.total.count > count ? others : matches;
  }

  async run(interpretation: Interpretation): Promise<Found> {
    if (!this.filter.near) return this.from('best', interpretation);
    const nearest = await this.from('nearest', interpretation);
    const { first, offset } = this.paging;
    // If few of the nearest listings match, the matches are read first and then sorted by distance.
    if (!nearest.total.isLowerBound || nearest.total.count > first + offset) return nearest;
    return this.from('best', interpretation);
  }

  private async from(from: Matches['from'], interpretation: Interpretation): Promise<Found> {
    const { first, offset, sponsored: room } = this.paging;
    const { columns, joins } = businessColumns(this.fields);
    const order = matchOrder(this.filter, this.sort, interpretation);
    const most = maxMatches(interpretation);
    // The search among the nearest returns no row for a listing that does not match, so an empty result does not mean that no
    // listings are left.
    const unseen = from === 'nearest' ? most + 1 : 0;
    const found = await readBusinesses<MatchFigures>(
      this.context.db,
      sql`
      WITH looked AS MATERIALIZED (${candidates(this.filter, interpretation, from)}),
      found AS (SELECT * FROM looked b WHERE ${candidateConditions(this.filter, interpretation)}),
      counted AS (SELECT count(*) AS matched, coalesce((SELECT max(seen) FROM looked), ${unseen}) AS seen FROM found),
      ${room > 0 ? sponsoredMatches(order, room) : empty}
      page AS (
        SELECT b.id, b.distance, row_number() OVER (ORDER BY ${room > 0 ? isAbove : empty}${order}) AS place FROM found b
        ORDER BY place LIMIT ${first + 1} OFFSET ${offset}
      )
      SELECT ${columns}, page.distance AS "distanceMeters", counted.matched, counted.seen,
        ${room > 0 ? countAbove : raw('0')} AS sponsored
      FROM counted LEFT JOIN page ON true LEFT JOIN businesses b ON b.id = page.id${joins} ORDER BY page.place`,
      { usesCustomPlan: true },
    );
    const { matched = 0, seen = 0, sponsored = 0 } = found[0] ?? {};
    return {
      rows: found.filter((row) => row.id !== null),
      total: { count: Math.min(matched, most), isLowerBound: seen > most },
      filter: this.filter,
      interpretation,
      from,
      sponsored,
    };
  }
}

// The best sponsored matches, from a CTE that is computed once.
const sponsoredMatches = (order: Sql, room: number) => sql`
      above AS (
        SELECT b.id FROM (SELECT f.*, f.id IN (${sponsoredNow}) AS is_sponsored FROM found f) AS b
        WHERE b.is_sponsored ORDER BY ${order} LIMIT ${room}
      ),`;
const isAbove = raw('(b.id IN (SELECT id FROM above)) DESC, ');
const countAbove = raw('(SELECT count(*) FROM above)');

function matchOrder(filter: ResolvedFilter, sort: BusinessSort | null, interpretation: Interpretation): Sql {
  const field = sort?.field ?? 'RELEVANCE';
  const direction = raw(sort?.direction ?? (field === 'DISTANCE' ? 'ASC' : 'DESC'));
  switch (field) {
    case 'RELEVANCE':
      return relevanceOrder(filter, interpretation);
    case 'DISTANCE':
      if (!filter.near) throw new AppError('BAD_INPUT', 'distanceNeedsNear', { sort: 'distanceNeedsNear' });
      return sql`b.distance ${direction}, b.id`;
    case 'RATING':
      return sql`coalesce(b.rating, 0) ${direction}, b.id`;
    case 'REVIEW_COUNT':
      return sql`b.review_count ${direction}, b.id`;
    case 'NAME':
      return sql`b.name_folded COLLATE "C" ${direction}, b.id`;
    case 'ROW_NUMBER':
      return sql`b.global_row_number ${direction}, b.id`;
    case 'CREATED_AT':
      return sql`b.id ${direction}`;
  }
}
