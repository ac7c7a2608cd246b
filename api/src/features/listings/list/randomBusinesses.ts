import sql, { empty, type Sql } from 'sql-template-tag';
import type { Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { checkPaging, cutPage, decodeCursor, encodeCursor, isCursorId } from '../../../lib/paging.ts';
import { checkFilter } from './businessFilter.ts';
import { stateCondition } from './businessWhere.ts';
import { businessColumns, readBusinesses } from '../businessRow.ts';
import { findBusinessesByIds } from '../findBusinessesByIds.ts';
import type { BusinessPage } from './listBusinesses.ts';
import { dailySeed } from './dailySeed.ts';
import { sponsoredBusinesses, sponsoredRoom } from './sponsoredBusinesses.ts';

/**
 * Listings that trade in a seeded random order, without repeats across pages. Every listing has a fixed random position on a ring
 * (`shuffle`); the seed selects the start. Without a seed the order changes daily (UTC). With `sponsoredFirst`,
 * sponsored listings come first.
 */
export async function randomBusinesses(
  context: Context,
  args: {
    first?: number | null;
    seed?: string | null;
    after?: string | null;
    sponsoredFirst?: boolean | null;
  },
  fields: ReadonlySet<string>,
): Promise<BusinessPage> {
  const { first } = checkPaging(context, { first: args.first }, 12);
  const seed = args.seed ?? undefined;
  const begin = dailySeed(seed);
  const sponsored = await sponsoredBusinesses(context, checkFilter({}), sponsoredRoom(args, first), seed);
  const shown = args.after == null ? sponsored : [];
  const room = first - shown.length;
  const position = args.after == null ? null : positionOf(args.after);
  const { columns, joins } = businessColumns(fields);
  const others = sponsored.length > 0 ? sql` AND b.id <> ALL (${sponsored}::int[])` : empty;
  const walk = (where: Sql, limit: number) =>
    readBusinesses<{ shuffle: number }>(
      context.db,
      sql`
      SELECT ${columns}, b.shuffle FROM businesses b${joins}
      WHERE b.deleted_at IS NULL AND ${stateCondition('OPEN', 'listings')} AND ${where}${others} ORDER BY b.shuffle, b.id LIMIT ${limit}`,
    );

  const beyond = position
    ? sql`(b.shuffle, b.id) > (${position.shuffle}, ${position.id})`
    : sql`b.shuffle >= ${begin}`;
  const hasWrapped = position !== null && position.shuffle < begin;
  const found = await walk(hasWrapped ? sql`${beyond} AND b.shuffle < ${begin}` : beyond, room + 1);
  if (!hasWrapped && found.length <= room)
    found.push(...(await walk(sql`b.shuffle < ${begin}`, room + 1 - found.length)));

  const { nodes, hasNextPage } = cutPage(found, room);
  const last = nodes.at(-1);
  const above = await findBusinessesByIds(context, shown, fields);
  return {
    nodes: [...shown.flatMap((id) => above.get(id) ?? []), ...nodes],
    sponsoredCount: above.size,
    pageInfo: { hasNextPage, endCursor: last ? encodeCursor(['shuffle', last.shuffle, last.id]) : null },
    filter: { status: 'OPEN' },
  };
}

function positionOf(after: string): { shuffle: number; id: number } {
  const [shuffle, id] = decodeCursor(after, 'shuffle');
  if (!isCursorId(shuffle) || !isCursorId(id)) throw new AppError('BAD_INPUT', 'cursorInvalid');
  return { shuffle, id };
}
