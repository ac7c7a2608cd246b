import type { PlaceChange } from '../../../generated/prisma/client.ts';
import { enqueueJob } from '../../../jobs/enqueueJob.ts';
import { operatorIdOf, requireOperator, type Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { recordAudit } from '../../audit/recordAudit.ts';
import { readPlace } from './findPlaces.ts';
import { tryMergeLock } from '../../../lib/db/mergeLock.ts';
import { placeNames, placeUndoKind } from './placeKind.ts';
import { kindOf, placeIdOf } from './placeOfChange.ts';
import { revertPlaceChange } from './revertPlaceChange.ts';
import { lockChange } from './runPlaceChange.ts';

/** Listings that a request may take back; more wait for a worker. */
const mostAtOnce = 1000;

/**
 * Takes a change of a category or a city back: at once where few listings are concerned and no import lands, else by a job.
 * Errors: NOT_FOUND; CONFLICT while it is not done, after it was taken back, or where something came after it.
 */
export async function undoPlaceChange(context: Context, id: number): Promise<PlaceChange> {
  requireOperator(context);
  const operatorId = operatorIdOf(context);
  return context.db.prisma.$transaction(async (tx) => {
    const change = await lockChange(tx, id);
    const undoing =
      change.undoJobId === null ? null : await tx.job.findUnique({ where: { id: change.undoJobId } });
    if (change.appliedAt === null) throw new AppError('CONFLICT', 'Bu değişiklik henüz uygulanmadı.');
    if (change.undoneAt !== null || ['QUEUED', 'RUNNING'].includes(undoing?.status ?? ''))
      throw new AppError('CONFLICT', 'Bu değişiklik zaten geri alındı ya da alınıyor.');
    const kind = kindOf(change);
    const place = await readPlace(tx, kind, placeIdOf(change));
    const { entity } = placeNames[kind];
    await recordAudit(
      { ...context, tx },
      {
        action: change.kind === 'MERGE' ? `${entity}.undoMerge` : `${entity}.undo`,
        entity,
        entityId: place.id,
        before: change.after as object,
        after: change.before as object,
      },
    );
    const touched = change.kind === 'MERGE' ? change.listings : place.businessCount;
    if (touched <= mostAtOnce && (await tryMergeLock(tx))) return revertPlaceChange(tx, change, operatorId);
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
