import type { ColumnMapping } from '../../../generated/prisma/client.ts';
import type { Context } from '../../../lib/context.ts';
import { readOffsetPage, type OffsetPage } from '../../../lib/offsetPage.ts';
import type { PagingArgs } from '../../../lib/paging.ts';

const defaultFirst = 20;

/** A page of stored mappings with their operators, last changed first. Errors: BAD_INPUT (page size). */
export function listColumnMappings(context: Context, args: PagingArgs): Promise<OffsetPage<ColumnMapping>> {
  const { columnMapping } = context.db.prisma;
  return readOffsetPage(
    context,
    { ...args, defaultFirst },
    (paging) =>
      columnMapping.findMany({
        orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
        include: { operator: { select: { name: true } } },
        ...paging,
      }),
    () => columnMapping.count(),
  );
}
