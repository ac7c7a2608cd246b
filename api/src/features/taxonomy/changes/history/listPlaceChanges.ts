import sql from 'sql-template-tag';
import type { Prisma } from '../../../../generated/prisma/client.ts';
import { inSnapshot } from '../../../../lib/db/inSnapshot.ts';
import { requireOperator, type Context } from '../../../../lib/context.ts';
import { batchLoad } from '../../../../lib/batchLoad.ts';
import { checkPaging, pageOf } from '../../../../lib/paging.ts';
import { placeNames, type PlaceKind } from '../placeKind.ts';

export const withDetails = {
  job: true,
  undoJob: true,
  operator: { select: { name: true } },
  apiKey: { select: { name: true } },
} as const;

export type PlaceChangeRow = Prisma.PlaceChangeGetPayload<{ include: typeof withDetails }>;

const ofKind = (kind: PlaceKind): Prisma.PlaceChangeWhereInput =>
  kind === 'CATEGORY' ? { categoryId: { not: null } } : { cityId: { not: null } };

/** Changes of categories or cities, newest first. */
export async function listPlaceChanges(
  context: Context,
  args: { kind: PlaceKind; first?: number | null; offset?: number | null },
) {
  requireOperator(context);
  const { first, offset } = checkPaging(context, args, 20);
  const rows = await inSnapshot(context.db.prisma, (tx) =>
    tx.placeChange.findMany({
      where: ofKind(args.kind),
      include: withDetails,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: first + 1,
      skip: offset,
    }),
  );
  return { ...pageOf(rows, first), kind: args.kind };
}

/** All of them. */
export function countPlaceChanges({ db }: Context, kind: PlaceKind): Promise<number> {
  return db.prisma.placeChange.count({ where: ofKind(kind) });
}

/** Name of a category or city, batched for a page of changes; null if it was deleted. */
export async function nameOfPlace(context: Context, kind: PlaceKind, id: number): Promise<string | null> {
  const name = await batchLoad(context, `name of ${kind}`, id, async (ids) => {
    const rows = await context.db.rows<{ id: number; name: string }>(
      sql`SELECT id, name FROM ${placeNames[kind].table} WHERE id = ANY (${ids})`,
    );
    return new Map(rows.map((row) => [row.id, row.name]));
  });
  return name ?? null;
}
