import { requireOperator, type Context } from '../../../lib/context.ts';
import { checkPaging, cutPage } from '../../../lib/paging.ts';
import { sectionsInOrder } from '../../../lib/sectionsInOrder.ts';
import { fieldName } from './changeBusiness.ts';

export interface Revision {
  id: number;
  version: number;
  createdAt: Date;
  operatorName: string | null;
  importId: number | null;
  changes: { field: string; before: unknown; after: unknown }[];
}

/** The history of a listing, newest first. */
export async function listRevisions(
  context: Context,
  businessId: number,
  args: { first?: number | null; offset?: number | null },
): Promise<{ nodes: Revision[]; pageInfo: { hasNextPage: boolean; endCursor: null } }> {
  requireOperator(context);
  const { first, offset } = checkPaging(context, args, 20);
  const rows = await context.db.prisma.businessRevision.findMany({
    where: { businessId },
    orderBy: { version: 'desc' },
    include: { operator: { select: { name: true } } },
    take: first + 1,
    skip: offset,
  });
  const { nodes, hasNextPage } = cutPage(rows, first);
  return {
    nodes: nodes.map(({ id, version, createdAt, operator, importId, before, after }) => ({
      id,
      version,
      createdAt,
      operatorName: operator?.name ?? null,
      importId,
      changes: changesOf(before as Record<string, unknown>, after as Record<string, unknown>),
    })),
    pageInfo: { hasNextPage, endCursor: null },
  };
}

function changesOf(before: Record<string, unknown>, after: Record<string, unknown>): Revision['changes'] {
  const was = sectionsInOrder(before);
  return Object.entries(sectionsInOrder(after))
    .filter(([column]) => column !== 'edited_fields')
    .map(([column, value]) => ({
      field: fieldName(column),
      before: was[column] ?? null,
      after: value ?? null,
    }));
}
