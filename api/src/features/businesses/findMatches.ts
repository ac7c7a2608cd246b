import sql, { empty, raw, type Sql } from 'sql-template-tag';
import type { Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import type { BoundedCount } from './countBusinesses.ts';
import type { ResolvedFilter } from './businessFilter.ts';
import type { BusinessSort } from './businessOrder.ts';
import { businessColumns, type BusinessRow } from './businessRow.ts';
import { meantWords } from './meantWords.ts';
import { candidateConditions, candidates, mostMatches, relevance, type Meant } from './searchCandidates.ts';
import { sponsoredNow } from './sponsoredBusinesses.ts';

interface Paging {
  first: number;
  offset: number;
  /** How many of the matches may stand first for money. */
  sponsored: number;
}

export interface Matches {
  /** Up to first + 1. */
  rows: BusinessRow[];
  total: BoundedCount;
  /** What was looked for in place of typed words that nothing matched. */
  meant: Meant;
  from: 'best' | 'nearest';
  /** How many of the matches stand first for money. */
  sponsored: number;
}

type FoundRow = BusinessRow & { matched: number; seen: number; sponsored: number };

/**
 * A page of the listings that answer a search, the best 1,000 of it at most (or the nearest, within a circle).
 * Words are taken by the letter first; only where nothing matches, slips are forgiven.
 */
export async function findMatches(
  context: Context,
  filter: ResolvedFilter,
  sort: BusinessSort | null,
  paging: Paging,
  fields: ReadonlySet<string>,
): Promise<Matches> {
  const search = new Search(context, filter, sort, paging, fields);
  const exact = await search.run(new Map());
  if (exact.total.count > 0 || filter.words.length === 0) return exact;
  const meant = await meantWords(context, filter.words);
  return meant.size === 0 ? exact : search.run(meant);
}

class Search {
  constructor(
    private readonly context: Context,
    private readonly filter: ResolvedFilter,
    private readonly sort: BusinessSort | null,
    private readonly paging: Paging,
    private readonly fields: ReadonlySet<string>,
  ) {}

  async run(meant: Meant): Promise<Matches> {
    if (!this.filter.near) return this.from('best', meant);
    const nearest = await this.from('nearest', meant);
    const { first, offset } = this.paging;
    // Where few of the nearest match, what matches is found first, and then put in order.
    if (!nearest.total.isLowerBound || nearest.total.count > first + offset) return nearest;
    return this.from('best', meant);
  }

  private async from(from: Matches['from'], meant: Meant): Promise<Matches> {
    const { first, offset, sponsored: room } = this.paging;
    const { columns, joins } = businessColumns(this.fields);
    const order = matchOrder(this.filter, this.sort);
    const found = await this.context.db.rows<FoundRow>(
      sql`
      WITH looked AS MATERIALIZED (${candidates(this.filter, meant, from)}),
      found AS (SELECT * FROM looked b WHERE ${candidateConditions(this.filter)}),
      counted AS (SELECT count(*) AS matched, coalesce((SELECT max(seen) FROM looked), ${this.unseen(from)}) AS seen FROM found),
      ${room > 0 ? sponsoredMatches(order, room) : empty}
      page AS (
        SELECT b.id, b.distance, row_number() OVER (ORDER BY ${room > 0 ? isAbove : empty}${order}) AS place FROM found b
        ORDER BY place LIMIT ${first + 1} OFFSET ${offset}
      )
      SELECT ${columns}, page.distance AS "distanceMeters", counted.matched, counted.seen,
        ${room > 0 ? countAbove : raw('0')} AS sponsored
      FROM counted LEFT JOIN page ON true LEFT JOIN businesses b ON b.id = page.id${joins} ORDER BY page.place`,
      { isPlannedAnew: true },
    );
    const { matched = 0, seen = 0, sponsored = 0 } = found[0] ?? {};
    return {
      rows: found.filter((row) => row.id !== null),
      total: { count: Math.min(matched, mostMatches), isLowerBound: seen > mostMatches },
      meant,
      from,
      sponsored,
    };
  }

  // Of the nearest, those that don't match aren't given, so that nothing given says nothing about how many there are.
  private unseen(from: Matches['from']): number {
    return from === 'nearest' ? mostMatches + 1 : 0;
  }
}

// Of the matches themselves the best that are sponsored. Told from a set that is read once, not one by one.
const sponsoredMatches = (order: Sql, room: number) => sql`
      above AS (
        SELECT b.id FROM (SELECT f.*, f.id IN (${sponsoredNow}) AS is_sponsored FROM found f) AS b
        WHERE b.is_sponsored ORDER BY ${order} LIMIT ${room}
      ),`;
const isAbove = raw('(b.id IN (SELECT id FROM above)) DESC, ');
const countAbove = raw('(SELECT count(*) FROM above)');

function matchOrder(filter: ResolvedFilter, sort: BusinessSort | null): Sql {
  const field = sort?.field ?? 'RELEVANCE';
  const direction = raw(sort?.direction ?? (field === 'DISTANCE' ? 'ASC' : 'DESC'));
  switch (field) {
    case 'RELEVANCE':
      return sql`${relevance(filter)} DESC, b.score DESC, b.id`;
    case 'DISTANCE':
      if (!filter.near)
        throw new AppError('BAD_INPUT', 'Sorting by distance needs filter.near.', { sort: 'needs near' });
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
