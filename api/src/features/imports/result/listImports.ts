import type { Context } from '../../../lib/context.ts';
import { readOffsetPage, type OffsetPage } from '../../../lib/offsetPage.ts';
import type { PagingArgs } from '../../../lib/paging.ts';
import type { Import } from '../../../generated/prisma/client.ts';

/** Imports, newest first, except the demo import. */
export function listImports(context: Context, args: PagingArgs): Promise<OffsetPage<Import>> {
  const { prisma } = context.db;
  const where = { isDemo: false };
  return readOffsetPage(
    context,
    { ...args, defaultFirst: 20 },
    (paging) =>
      prisma.import.findMany({
        where,
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        include: { operator: { select: { name: true } } },
        ...paging,
      }),
    () => prisma.import.count({ where }),
  );
}
