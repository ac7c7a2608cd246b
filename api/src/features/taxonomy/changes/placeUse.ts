import sql from 'sql-template-tag';
import type { Prisma } from '../../../generated/prisma/client.ts';
import type { Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { batchLoad } from '../../../lib/batchLoad.ts';
import { placeNames, type PlaceKind, type PlaceRow } from './placeKind.ts';

/** Listings in the trash that use a category or city; batched for a page. */
export async function countTrashed(context: Context, kind: PlaceKind, id: number): Promise<number> {
  const { column } = placeNames[kind];
  const count = await batchLoad(context, `in the trash of ${kind}`, id, async (ids) => {
    const rows = await context.db.rows<{ id: number; n: number }>(sql`
      SELECT ${column} AS id, count(*)::int AS n FROM businesses
      WHERE deleted_at IS NOT NULL AND ${column} = ANY (${ids}) GROUP BY 1`);
    return new Map(rows.map((row) => [row.id, row.n]));
  });
  return count ?? 0;
}

/** Throws CONFLICT with the number of listings, and suggests a merge, if any listing uses it, trash included. */
export async function refuseUsed(
  tx: Prisma.TransactionClient,
  kind: PlaceKind,
  { id, name }: Pick<PlaceRow, 'id' | 'name'>,
): Promise<void> {
  const [use] = await tx.$queryRaw<{ listings: number; trashed: number }[]>(sql`
    SELECT count(*) FILTER (WHERE deleted_at IS NULL)::int AS listings,
      count(*) FILTER (WHERE deleted_at IS NOT NULL)::int AS trashed
    FROM businesses WHERE ${placeNames[kind].column} = ${id}`);
  const { listings = 0, trashed = 0 } = use ?? {};
  if (listings + trashed === 0) return;
  if (trashed === 0) throw new AppError('CONFLICT', { message: 'placeInUse', name, listings });
  if (listings === 0) throw new AppError('CONFLICT', { message: 'placeInTrash', name, trashed });
  throw new AppError('CONFLICT', { message: 'placeInUseAndTrash', name, listings, trashed });
}
