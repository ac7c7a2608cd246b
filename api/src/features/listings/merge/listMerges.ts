import type { Prisma } from '../../../generated/prisma/client.ts';
import { requireOperator, type Context } from '../../../lib/context.ts';
import { checkPaging, pageOf, type PageOf, type PagingArgs } from '../../../lib/paging.ts';

const name = { select: { name: true } } as const;
export const withNames = { winner: name, loser: name, operator: name } as const;
export type Merge = Prisma.BusinessMergeGetPayload<{ include: typeof withNames }>;

/** A page of merges, newest first. */
export async function listMerges(context: Context, args: PagingArgs): Promise<PageOf<Merge>> {
  requireOperator(context);
  const { first, offset } = checkPaging(context, args, 20);
  const rows = await context.db.prisma.businessMerge.findMany({
    include: withNames,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: first + 1,
    skip: offset,
  });
  return pageOf(rows, first);
}

/** Number of merges. */
export const countMerges = ({ db }: Context): Promise<number> => db.prisma.businessMerge.count();
