import type { PlaceChange, Prisma } from '../../../../generated/prisma/client.ts';
import { enqueueJob } from '../../../../jobs/enqueueJob.ts';
import { operatorIdOf, requireOperator, type Context } from '../../../../lib/context.ts';
import { AppError } from '../../../../lib/errors.ts';
import { recordAudit } from '../../../audit/recordAudit.ts';
import { readPlace } from '../findPlaces.ts';
import { tryMergeLock } from '../../../../lib/db/mergeLock.ts';
import { lockPlaceChanges } from '../lockPlaceChanges.ts';
import { maxAtOnce, placeNames, placeUndoKind } from '../placeKind.ts';
import { placeKindOf, placeIdOf } from './placeOfChange.ts';
import { revertPlaceChange } from './revertPlaceChange.ts';
import { lockChange } from '../runPlaceChange.ts';

const undoActions = {
  EDIT: 'undo',
  MERGE: 'undoMerge',
  CREATE: 'undoCreate',
  DELETE: 'undoDelete',
} as const satisfies Record<PlaceChange['kind'], string>;

/**
 * Undoes a change of a category or city: immediately if it affects few listings and no import is applied, otherwise by
 * a job. Errors: NOT_FOUND; CONFLICT while it is pending, after it was undone, or if a later change depends on it.
 */
export async function undoPlaceChange(context: Context, id: number): Promise<PlaceChange> {
  requireOperator(context);
  const operatorId = operatorIdOf(context);
  return context.db.prisma.$transaction(async (tx) => {
    await lockPlaceChanges(tx);
    const change = await lockChange(tx, id);
    const undoing =
      change.undoJobId === null ? null : await tx.job.findUnique({ where: { id: change.undoJobId } });
    if (change.appliedAt === null) throw new AppError('CONFLICT', 'changeNotApplied');
    if (change.undoneAt !== null || ['QUEUED', 'RUNNING'].includes(undoing?.status ?? ''))
      throw new AppError('CONFLICT', 'changeUndoing');
    const kind = placeKindOf(change);
    const placeId = placeIdOf(change);
    const { entity } = placeNames[kind];
    await recordAudit(
      { ...context, tx },
      {
        action: `${entity}.${undoActions[change.kind]}`,
        entity,
        entityId: change.places === 1 ? placeId : null,
        before: change.after as object,
        after: change.before as object,
      },
    );
    if ((await rowsOf(tx, change)) <= maxAtOnce && (await tryMergeLock(tx)))
      return revertPlaceChange(tx, change, operatorId);
    const undoJobId = await enqueueJob(
      tx,
      placeUndoKind,
      { placeChangeId: id },
      operatorId,
      context.requestId,
    );
    return tx.placeChange.update({ where: { id }, data: { undoJobId } });
  });
}

/** Number of rows that an undo writes: listings of a rename or merge, categories or cities of a deletion. */
async function rowsOf(tx: Prisma.TransactionClient, change: PlaceChange): Promise<number> {
  if (change.kind === 'EDIT')
    return (await readPlace(tx, placeKindOf(change), placeIdOf(change))).businessCount;
  return change.kind === 'DELETE' ? change.places : change.listings;
}
