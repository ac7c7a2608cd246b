import { requireOperator, type Context } from '../../../lib/context.ts';
import { checkPaging, cutPage, type PageOf } from '../../../lib/paging.ts';

export interface Merge {
  id: number;
  winnerId: number;
  winnerName: string;
  loserId: number;
  loserName: string;
  reviewIds: number[];
  operatorName: string | null;
  createdAt: Date;
  undoneAt: Date | null;
}

/** A page of merges, newest first. */
export async function listMerges(
  context: Context,
  args: { first?: number | null; offset?: number | null },
): Promise<PageOf<Merge>> {
  requireOperator(context);
  const { first, offset } = checkPaging(context, args, 20);
  const name = { select: { name: true } } as const;
  const rows = await context.db.prisma.businessMerge.findMany({
    include: { winner: name, loser: name, operator: name },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: first + 1,
    skip: offset,
  });
  const { nodes, hasNextPage } = cutPage(rows, first);
  return {
    nodes: nodes.map(({ winner, loser, operator, ...merge }) => ({
      ...merge,
      winnerName: winner.name,
      loserName: loser.name,
      operatorName: operator?.name ?? null,
    })),
    pageInfo: { hasNextPage, endCursor: null },
  };
}

/** Number of merges. */
export const countMerges = ({ db }: Context): Promise<number> => db.prisma.businessMerge.count();
