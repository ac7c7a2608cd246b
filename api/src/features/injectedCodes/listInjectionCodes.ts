import { requireOperator, type Context } from '../../lib/context.ts';
import { withOperator, type CodeRow, type VersionRow } from './injectionRows.ts';

const maxDeleted = 50;
const maxVersions = 100;

/** The codes in their order, or those that were deleted, last deleted first. */
export async function listInjectionCodes(
  context: Context,
  { isDeleted }: { isDeleted: boolean },
): Promise<CodeRow[]> {
  requireOperator(context);
  return isDeleted
    ? context.db.prisma.injectionCode.findMany({
        where: { deletedAt: { not: null }, owner: 'LIST' },
        include: withOperator,
        orderBy: [{ deletedAt: 'desc' }, { id: 'desc' }],
        take: maxDeleted,
      })
    : context.db.prisma.injectionCode.findMany({
        where: { deletedAt: null },
        include: withOperator,
        orderBy: [{ sortOrder: 'asc' }, { id: 'asc' }],
      });
}

/** Versions of a code, newest first. */
export async function listInjectionVersions(context: Context, codeId: number): Promise<VersionRow[]> {
  requireOperator(context);
  return context.db.prisma.injectionCodeVersion.findMany({
    where: { codeId },
    include: withOperator,
    orderBy: { version: 'desc' },
    take: maxVersions,
  });
}
