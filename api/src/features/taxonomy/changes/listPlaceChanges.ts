import type { Prisma } from '../../../generated/prisma/client.ts';
import { requireOperator, type Context } from '../../../lib/context.ts';
import { checkPaging, cutPage } from '../../../lib/paging.ts';
import type { PlaceKind } from './placeKind.ts';

export const withPlaces = {
  job: true,
  undoJob: true,
  operator: { select: { name: true } },
  apiKey: { select: { name: true } },
  category: { select: { name: true } },
  city: { select: { name: true } },
  targetCategory: { select: { name: true } },
  targetCity: { select: { name: true } },
} as const;

export type PlaceChangeRow = Prisma.PlaceChangeGetPayload<{ include: typeof withPlaces }>;

const ofKind = (kind: PlaceKind): Prisma.PlaceChangeWhereInput =>
  kind === 'CATEGORY' ? { categoryId: { not: null } } : { cityId: { not: null } };

/** What operators did to categories or to cities, newest first. */
export async function listPlaceChanges(
  context: Context,
  args: { kind: PlaceKind; first?: number | null; offset?: number | null },
) {
  requireOperator(context);
  const { first, offset } = checkPaging(context, args, 20);
  const rows = await context.db.prisma.placeChange.findMany({
    where: ofKind(args.kind),
    include: withPlaces,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: first + 1,
    skip: offset,
  });
  const { nodes, hasNextPage } = cutPage(rows, first);
  return { nodes, pageInfo: { hasNextPage, endCursor: null }, kind: args.kind };
}

/** All of them. */
export function countPlaceChanges({ db }: Context, kind: PlaceKind): Promise<number> {
  return db.prisma.placeChange.count({ where: ofKind(kind) });
}
