import type { Business } from '../../../generated/prisma/client.ts';
import { requireOperator, type Context } from '../../../lib/context.ts';
import { undoMerge } from '../merge/undoMerge.ts';
import { changeBusiness } from './changeBusiness.ts';

/** Moves a listing to the trash. Until it is restored, it is neither shown nor counted. Errors: as `changeBusiness`. */
export function deleteBusiness(context: Context, id: number, version?: number | null): Promise<Business> {
  return changeBusiness(context, {
    action: 'business.delete',
    id,
    version,
    change: async () => ({ deletedAt: new Date() }),
  });
}

/** Restores a listing from the trash. One that was merged into another is restored by undoing the merge. */
export async function restoreBusiness(context: Context, id: number): Promise<Business> {
  requireOperator(context);
  const merge = await context.db.prisma.businessMerge.findFirst({
    where: { loserId: id, undoneAt: null },
    select: { id: true },
  });
  if (merge) return (await undoMerge(context, merge.id)).loser.business;
  return changeBusiness(context, {
    action: 'business.restore',
    id,
    inTrash: true,
    change: async () => ({ deletedAt: null }),
  });
}
