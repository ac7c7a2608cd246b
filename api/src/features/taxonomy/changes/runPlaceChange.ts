import type { Prisma } from '../../../generated/prisma/client.ts';
import type { RunningJob } from '../../../jobs/jobHandler.ts';
import type { ResultOf } from '../../../jobs/jobKind.ts';
import type { Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { applyPlaceChange } from './applyPlaceChange.ts';
import { withMergeLock } from '../../../lib/db/mergeLock.ts';
import type { placeChangeKind, PlaceChangePayload, placeUndoKind } from './placeKind.ts';
import { revertPlaceChange } from './history/revertPlaceChange.ts';

/** Job that applies a change in one transaction. It may die at any point and run again. */
export async function runPlaceChange(
  context: Context,
  job: RunningJob<PlaceChangePayload>,
): Promise<ResultOf<typeof placeChangeKind>> {
  const { listings } = await withMergeLock(context, job.signal, async (tx) =>
    applyPlaceChange(tx, await lockChange(tx, job.payload.placeChangeId)),
  );
  return { listings };
}

/** Job that undoes a change, in the same way. */
export async function runPlaceUndo(
  context: Context,
  job: RunningJob<PlaceChangePayload>,
): Promise<ResultOf<typeof placeUndoKind>> {
  const undoJob = await context.db.prisma.job.findUnique({
    where: { id: job.id },
    select: { operatorId: true },
  });
  const { restored, kept } = await withMergeLock(context, job.signal, async (tx) =>
    revertPlaceChange(tx, await lockChange(tx, job.payload.placeChangeId), undoJob?.operatorId ?? null),
  );
  return { restored, kept };
}

/** A change, locked against concurrent application and undo. Errors: NOT_FOUND. */
export async function lockChange(tx: Prisma.TransactionClient, id: number) {
  await tx.$queryRaw`SELECT id FROM place_changes WHERE id = ${id} FOR UPDATE`;
  const change = await tx.placeChange.findUnique({ where: { id } });
  if (!change) throw new AppError('NOT_FOUND', 'changeNotFound');
  return change;
}
