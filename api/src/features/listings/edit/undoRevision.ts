import type { Business } from '../../../generated/prisma/client.ts';
import { requireOperator, type Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { undoMerge } from '../merge/undoMerge.ts';
import { changeBusiness } from './changeBusiness.ts';
import { fieldsOf } from './revisionColumns.ts';
import { takeBack } from './takeBack.ts';

interface Undone {
  business: Business;
  /** Fields that were restored. */
  restored: string[];
  /** Fields that were skipped, because they had been changed again. */
  kept: string[];
}

/**
 * Undoes one change of a listing, by any author. A field that was changed again since keeps its value. A change of a
 * merge undoes the whole merge. Errors: NOT_FOUND; CONFLICT if nothing is left to undo.
 */
export async function undoRevision(context: Context, revisionId: number): Promise<Undone> {
  requireOperator(context);
  const revision = await context.db.prisma.businessRevision.findUnique({ where: { id: revisionId } });
  if (!revision) throw new AppError('NOT_FOUND', 'changeNotFound');
  const merge = await context.db.prisma.businessMerge.findFirst({
    where: { undoneAt: null, OR: [{ winnerRevisionId: revisionId }, { loserRevisionId: revisionId }] },
    select: { id: true, winnerId: true },
  });
  if (merge) {
    const { winner, loser } = await undoMerge(context, merge.id);
    const { business, ...fields } = merge.winnerId === revision.businessId ? winner : loser;
    return { business, restored: fieldsOf(fields.restored), kept: fieldsOf(fields.kept) };
  }
  let restored: string[] = [];
  let kept: string[] = [];
  const business = await changeBusiness(context, {
    action: 'business.undo',
    id: revision.businessId,
    inTrash: true,
    async change(tx, stored) {
      const taken = await takeBack(tx, stored, revision);
      ({ restored, kept } = taken);
      if (restored.length === 0) throw new AppError('CONFLICT', 'nothingToUndo');
      return taken.data;
    },
  });
  return { business, restored: fieldsOf(restored), kept: fieldsOf(kept) };
}
