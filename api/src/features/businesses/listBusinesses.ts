import sql, { raw, type Sql } from 'sql-template-tag';
import type { Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { limits } from '../../lib/limits.ts';
import { checkPaging, cutPage, decodeCursor, encodeCursor, isCursorId } from '../../lib/paging.ts';
import { indexedOrders, orderBy, type BusinessSort, type IndexedOrder } from './businessOrder.ts';
import { businessColumns, distanceFrom, type BusinessRow } from './businessRow.ts';
import {
  businessWhere,
  likenessCondition,
  searchWords,
  textCondition,
  type BusinessFilter,
} from './businessWhere.ts';

export interface ListBusinessesArgs {
  filter?: BusinessFilter | null;
  sort?: BusinessSort | null;
  first?: number | null;
  offset?: number | null;
  after?: string | null;
}

export interface BusinessPage {
  nodes: BusinessRow[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  /** The filter, for counting when the query asks for a count. */
  filter: BusinessFilter;
}

/** Matches beyond which relevance is no longer worked out one by one. */
const mostRanked = 1000;

interface Plan {
  where: Sql;
  order: Sql;
  /** Set where the order stands on an index, so that a cursor can go on from a row. */
  index?: { order: IndexedOrder; direction: 'ASC' | 'DESC' };
}

/**
 * A page of listings. `fields` are the selected fields of Business.
 * Errors: BAD_INPUT for paging, sorting or filtering that makes no sense.
 */
export async function listBusinesses(
  context: Context,
  args: ListBusinessesArgs,
  fields: ReadonlySet<string>,
): Promise<BusinessPage> {
  const filter = args.filter ?? {};
  const { first, offset: givenOffset } = checkPaging(context, args, 12);
  if (args.after != null && args.offset != null) {
    throw new AppError('BAD_INPUT', 'Give either offset or after, not both.', {
      after: 'not together with offset',
    });
  }
  const plan = await choosePlan(context, filter, args.sort ?? null);
  if (searchWords(filter.search).length > 0 && givenOffset > limits.searchOffset) {
    throw new AppError('BAD_INPUT', `Text searches can be paged to ${limits.searchOffset}.`, {
      offset: 'too far',
    });
  }

  const offset = plan.index || args.after == null ? givenOffset : offsetOf(args.after);
  const start = plan.index && args.after != null ? afterCursor(plan.index, args.after) : raw('true');
  const { columns, joins } = businessColumns(fields);
  const distance = filter.near
    ? sql`, ${distanceFrom(filter.near.latitude, filter.near.longitude)} AS "distanceMeters"`
    : raw('');
  const key = plan.index ? sql`, (${indexedOrders[plan.index.order].key})::text AS "sortKey"` : raw('');
  // The page's ids first, on the index alone; then their columns.
  const found = await context.db.rows<BusinessRow & { sortKey?: string }>(sql`
    SELECT ${columns}${distance}${key} FROM businesses b${joins}
    WHERE ${plan.where} AND ${start} ORDER BY ${plan.order} LIMIT ${first + 1} OFFSET ${offset}`);

  const { nodes, hasNextPage } = cutPage(found, first);
  const last = nodes.at(-1);
  const endCursor = !last
    ? null
    : plan.index
      ? encodeCursor([plan.index.order, last.sortKey ?? null, last.id])
      : encodeCursor(['offset', offset + nodes.length]);
  return { nodes, pageInfo: { hasNextPage, endCursor }, filter };
}

async function choosePlan(
  context: Context,
  filter: BusinessFilter,
  sort: BusinessSort | null,
): Promise<Plan> {
  const words = searchWords(filter.search);
  const base = businessWhere(filter);
  if ((filter.search?.trim() ?? '') !== '' && words.length === 0)
    return { where: raw('false'), order: raw('b.id') };
  const field = sort?.field ?? 'RELEVANCE';
  const matches = words.length > 0 ? await matchText(context, base, words) : null;
  const where = matches?.where ?? base;

  if (field === 'DISTANCE') {
    if (!filter.near)
      throw new AppError('BAD_INPUT', 'Sorting by distance needs filter.near.', { sort: 'needs near' });
    const { latitude, longitude } = filter.near;
    const direction = raw(sort?.direction === 'DESC' ? 'DESC' : 'ASC');
    return {
      where,
      order: sql`globe_point(b.latitude, b.longitude) <-> globe_point(${latitude}, ${longitude}) ${direction}, b.id`,
    };
  }
  if (field === 'RELEVANCE') {
    if (matches?.rank) return { where, order: sql`${matches.rank} DESC, b.score DESC, b.id` };
    return { where, order: orderBy('SCORE', 'DESC'), index: { order: 'SCORE', direction: 'DESC' } };
  }
  const direction = sort?.direction ?? 'DESC';
  return { where, order: orderBy(field, direction), index: { order: field, direction } };
}

/**
 * How a text search is answered: by its words; where they match nothing, by likeness (typos).
 * A few matches are ranked one by one, many are taken in order of quality.
 */
async function matchText(context: Context, base: Sql, words: string[]): Promise<{ where: Sql; rank?: Sql }> {
  const text = textCondition(words);
  const [counted] = await context.db.rows<{ n: number }>(
    sql`SELECT count(*) AS n FROM (SELECT FROM businesses b WHERE ${base} AND ${text} LIMIT ${mostRanked + 1}) AS found`,
  );
  const n = counted?.n ?? 0;
  if (n > mostRanked) return { where: sql`${base} AND ${text}` };
  if (n > 0) {
    const query = words.map((word) => `${word}:*`).join(' & ');
    // A match in the name outweighs one in category, city or address; quality decides among equals.
    const rank = sql`ts_rank('{0.05, 0.2, 0.4, 1.0}', b.search_vector, to_tsquery('simple', ${query})) * (1 + b.score / 20)`;
    return { where: sql`${base} AND ${text}`, rank };
  }
  return {
    where: sql`${base} AND ${likenessCondition(words)}`,
    rank: sql`word_similarity(${words.join(' ')}, b.name_folded)`,
  };
}

function offsetOf(after: string): number {
  const [offset] = decodeCursor(after, 'offset');
  if (typeof offset !== 'number' || !isCursorId(offset) || offset < 0)
    throw new AppError('BAD_INPUT', 'Unknown cursor.');
  return offset;
}

function afterCursor(index: NonNullable<Plan['index']>, after: string): Sql {
  const [value, id] = decodeCursor(after, index.order);
  const { key, cast, stored, form } = indexedOrders[index.order];
  if (typeof value !== 'string' || !form.test(value) || !isCursorId(id))
    throw new AppError('BAD_INPUT', 'Unknown cursor.');
  const past = raw(index.direction === 'DESC' ? '<' : '>');
  const idPast = raw(index.direction === stored ? '>' : '<');
  return sql`(${key} ${past} ${value}${cast} OR (${key} = ${value}${cast} AND b.id ${idPast} ${id}))`;
}
