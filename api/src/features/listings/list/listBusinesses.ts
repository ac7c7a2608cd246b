import sql, { empty, raw, type Sql } from 'sql-template-tag';
import type { Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { limitClause } from '../../../lib/db/limitClause.ts';
import { limits } from '../../../lib/limits.ts';
import {
  checkPaging,
  cutPage,
  decodeCursor,
  decodePosition,
  encodeCursor,
  isCursorId,
  type PageOf,
} from '../../../lib/paging.ts';
import {
  needsCandidates,
  resolveFilter,
  type BusinessFilter,
  type ResolvedFilter,
} from './businessFilter.ts';
import { indexedOrders, orderBy, type BusinessSort, type IndexedOrder, type Order } from './businessOrder.ts';
import { businessColumns, readBusinesses, type BusinessRow } from '../businessRow.ts';
import { matchingFacts } from './businessWhere.ts';
import { countBusinesses, isUnfiltered, storedCount, type BoundedCount } from './countBusinesses.ts';
import { findBusinessesByIds } from '../findBusinessesByIds.ts';
import { findMatches, type Matches } from '../search/match/findMatches.ts';
import { sponsoredBusinesses, sponsoredRoom } from './sponsoredBusinesses.ts';

export interface ListBusinessesArgs {
  filter?: BusinessFilter | null;
  sort?: BusinessSort | null;
  first?: number | null;
  offset?: number | null;
  after?: string | null;
  sponsoredFirst?: boolean | null;
}

export interface BusinessPage extends PageOf<BusinessRow> {
  /** The filter, for counting when the query asks for a count. */
  filter: BusinessFilter;
  /** The count, if reading the page returned it. */
  total?: BoundedCount;
  /** How a search was answered. */
  matches?: Matches;
  /** Number of sponsored nodes at the start. */
  sponsoredCount?: number;
}

/**
 * A page of listings. `fields` are the selected fields of Business; with `isCounted`, a stored count is included.
 * Errors: BAD_INPUT for invalid paging, sorting or filters.
 */
export async function listBusinesses(
  context: Context,
  args: ListBusinessesArgs,
  fields: ReadonlySet<string>,
  isCounted = false,
): Promise<BusinessPage> {
  const filter = args.filter ?? {};
  const { first, offset } = checkPaging(context, args, 12);
  if (args.after != null && args.offset != null) {
    throw new AppError('BAD_INPUT', 'offsetAndAfter', {
      after: 'offsetAndAfter',
    });
  }
  if (args.sort?.field === 'DISTANCE' && !filter.near)
    throw new AppError('BAD_INPUT', 'distanceNeedsNear', { sort: 'distanceNeedsNear' });
  const resolved = await resolveFilter(context, filter);
  if (!resolved) {
    const nothing = { count: 0, isLowerBound: false };
    return { nodes: [], pageInfo: { hasNextPage: false, endCursor: null }, filter, total: nothing };
  }
  if (!needsCandidates(resolved)) {
    const sponsored = await sponsoredBusinesses(context, resolved, sponsoredRoom(args, first));
    const shown = args.after == null ? sponsored.slice(offset) : [];
    const page = await listInOrder(context, resolved, {
      ...args,
      filter,
      first: first - shown.length,
      offset: Math.max(0, offset - sponsored.length),
      without: sponsored,
      fields,
      isCounted,
    });
    if (shown.length === 0) return page;
    const above = await findBusinessesByIds(context, shown, fields);
    const nodes = [...shown.flatMap((id) => above.get(id) ?? []), ...page.nodes];
    return { ...page, nodes, sponsoredCount: above.size };
  }

  if (offset > limits.searchOffset) {
    throw new AppError(
      'BAD_INPUT',
      { message: 'searchOffsetTooLarge', limit: limits.searchOffset },
      {
        offset: { message: 'searchOffsetTooLarge', limit: limits.searchOffset },
      },
    );
  }
  const start = args.after == null ? offset : offsetOf(args.after);
  const paging = { first, offset: start, sponsored: sponsoredRoom(args, first) };
  const matches = await findMatches(context, resolved, args.sort ?? null, paging, fields);
  const { nodes, hasNextPage } = cutPage(matches.rows, first);
  const endCursor = nodes.length > 0 ? encodeCursor(['offset', start + nodes.length]) : null;
  const sponsoredCount = Math.min(Math.max(0, matches.sponsored - start), nodes.length);
  return {
    nodes,
    pageInfo: { hasNextPage, endCursor },
    filter,
    total: matches.total,
    matches,
    sponsoredCount,
  };
}

/** Beyond it, a page in the second half of a list is read from the end of its index. */
const farOffset = 10_000;

interface InOrder extends ListBusinessesArgs {
  filter: BusinessFilter;
  first: number;
  offset: number;
  /** Listings that are shown elsewhere on the page. */
  without: readonly number[];
  fields: ReadonlySet<string>;
  isCounted: boolean;
}

/** A page of a list with an indexed order, at any depth. */
async function listInOrder(
  context: Context,
  resolved: ResolvedFilter,
  { sort, after, filter, first, offset, without, fields, isCounted }: InOrder,
): Promise<BusinessPage> {
  const index = orderOf(sort ?? null);
  const facts = matchingFacts(resolved);
  const wanted = without.length === 0 ? facts : sql`${facts} AND b.id <> ALL (${[...without]}::int[])`;
  const counted = offset > farOffset ? await countBusinesses(context, filter) : null;
  if (counted) {
    const count = counted.count - without.length;
    if (!counted.isLowerBound && offset * 2 > count) {
      const take = Math.max(0, Math.min(first, count - offset));
      const back = { ...index, direction: index.direction === 'ASC' ? 'DESC' : 'ASC' } as const;
      const paging = { limit: take, offset: Math.max(0, count - offset - take) };
      const found = await readBusinesses<{ sortKey: string }>(
        context.db,
        pageQuery(back, wanted, resolved, paging, fields),
        { usesCustomPlan: true },
      );
      return pageOf({ nodes: found.reverse(), hasNextPage: offset + take < count }, index, filter);
    }
  }
  const start = after == null ? null : afterCursor(index, after);
  const matching = start ? sql`${wanted} AND ${start}` : wanted;
  const found = await readBusinesses<{ sortKey: string; total?: number }>(
    context.db,
    pageQuery(
      index,
      matching,
      resolved,
      { limit: first + 1, offset },
      fields,
      isCounted && !counted ? storedCount(filter) : null,
    ),
    { usesCustomPlan: !isUnfiltered(filter) },
  );
  const page = pageOf(cutPage(found, first), index, filter);
  const count = found[0]?.total;
  const total = counted ?? (count === undefined ? null : { count, isLowerBound: false });
  return total ? { ...page, total } : page;
}

function pageOf(
  { nodes, hasNextPage }: { nodes: (BusinessRow & { sortKey: string })[]; hasNextPage: boolean },
  { order }: ListOrder,
  filter: BusinessFilter,
): BusinessPage {
  const last = nodes.at(-1);
  const endCursor = last ? encodeCursor([order, last.sortKey, last.id]) : null;
  return { nodes, pageInfo: { hasNextPage, endCursor }, filter };
}

interface ListOrder {
  order: IndexedOrder;
  direction: 'ASC' | 'DESC';
}

function orderOf(sort: BusinessSort | null): ListOrder {
  const field = sort?.field ?? 'RELEVANCE';
  if (field === 'RELEVANCE' || field === 'DISTANCE') return { order: 'SCORE', direction: 'DESC' };
  return { order: field, direction: sort?.direction ?? 'DESC' };
}

// First the ids of the page, by an index-only scan; then their columns.
function pageQuery(
  { order, direction }: ListOrder,
  matching: Sql,
  { small, readable }: ResolvedFilter,
  { limit, offset }: { limit: number; offset: number },
  fields: ReadonlySet<string>,
  count: Sql | null = null,
): Sql {
  const { columns, joins } = businessColumns(fields);
  const { key, sortedWithin = [], sortedWithinArea = [] }: Order = indexedOrders[order];
  const isWide = readable !== undefined && readable.level > 0;
  const sorted = isWide ? [...sortedWithin, ...sortedWithinArea] : sortedWithin;
  // OFFSET 0 is an optimization fence: the planner must not walk the index in the order of the list.
  const found = small.some((part) => sorted.includes(part)) ? sql`${matching} OFFSET 0` : matching;
  return sql`
    WITH page AS (
      SELECT id, key FROM (SELECT b.id, ${key} AS key FROM ${found}) AS found
      ORDER BY ${orderBy(order, direction)} ${limitClause(limit, offset)}
    )
    SELECT ${columns}, page.key::text AS "sortKey"${count ? sql`, (${count}) AS total` : empty}
    FROM page JOIN businesses b ON b.id = page.id${joins}
    ORDER BY ${orderBy(order, direction, 'page.')} LIMIT ${limit}`;
}

function offsetOf(after: string): number {
  const [offset] = decodeCursor(after, 'offset');
  if (typeof offset !== 'number' || !isCursorId(offset) || offset < 0)
    throw new AppError('BAD_INPUT', 'cursorInvalid');
  return offset;
}

function afterCursor(index: ListOrder, after: string): Sql {
  const { key: value, id } = decodePosition(after, index.order);
  const { key, cast, stored, form } = indexedOrders[index.order];
  if (typeof value !== 'string' || !form.test(value)) throw new AppError('BAD_INPUT', 'cursorInvalid');
  const past = raw(index.direction === 'DESC' ? '<' : '>');
  const idPast = raw(index.direction === stored ? '>' : '<');
  // The first condition bounds the index scan.
  return sql`${key} ${past}= ${value}${cast} AND (${key} ${past} ${value}${cast} OR b.id ${idPast} ${id})`;
}
