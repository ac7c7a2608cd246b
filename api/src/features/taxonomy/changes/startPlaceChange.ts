import type { PlaceChange, Prisma } from '../../../generated/prisma/client.ts';
import { cancelJob } from '../../../jobs/cancelJob.ts';
import { enqueueJob } from '../../../jobs/enqueueJob.ts';
import { operatorIdOf, requireOperator, type Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { recordAudit } from '../../audit/recordAudit.ts';
import { applyPlaceChange, refuseAbroad } from './applyPlaceChange.ts';
import { stateAfterEdit, refuseStale, refuseTaken, type PlaceEdit } from './checkPlaceEdit.ts';
import { findPlace } from './findPlaces.ts';
import { tryMergeLock } from '../../../lib/db/mergeLock.ts';
import { lockPlaceChanges } from './lockPlaceChanges.ts';
import { maxAtOnce, placeChangeKind, placeNames, type PlaceKind, type PlaceRow } from './placeKind.ts';

/** Columns of a change that refer to its category or city. */
export const placeIds = (kind: PlaceKind, id: number) =>
  kind === 'CATEGORY' ? { categoryId: id } : { cityId: id };

/** Columns of a change that record the caller. */
export const changeMaker = (context: Context) => ({
  operatorId: operatorIdOf(context),
  apiKeyId: context.viewer.kind === 'key' ? context.viewer.keyId : null,
});

/** Editable fields in their current state. */
export const stateOf = ({ name, slug, icon }: PlaceRow) => ({ name, slug, icon });

/**
 * Changes the name, slug or icon of a category or city. The former slug redirects, and imports still find the former name. A
 * rename that affects many listings, or is requested while an import is applied, waits for a worker. Errors: BAD_INPUT by
 * field, NOT_FOUND, CONFLICT if the name or slug is taken, nothing would change, or `version` is stale.
 */
export async function updatePlace(
  context: Context,
  kind: PlaceKind,
  id: number,
  { version, ...edit }: PlaceEdit & { version?: number | null },
): Promise<PlaceChange> {
  requireOperator(context);
  return context.db.prisma.$transaction(async (tx) => {
    await lockPlaceChanges(tx);
    const place = await findPlace(tx, kind, id);
    refuseStale(place, version);
    const before = stateOf(place);
    const after = stateAfterEdit(kind, before, edit);
    const isNamed = after.name !== before.name || after.slug !== before.slug;
    if (!isNamed && after.icon === before.icon) throw new AppError('CONFLICT', 'nothingChanged');
    await refuseTaken(tx, kind, place, after, before);
    const change = await tx.placeChange.create({
      data: {
        kind: 'EDIT',
        ...placeIds(kind, id),
        before: { ...before, formerKeys: place.formerKeys },
        after: { ...after },
        ...changeMaker(context),
      },
    });
    const { entity } = placeNames[kind];
    await recordAudit(
      { ...context, tx },
      { action: `${entity}.update`, entity, entityId: id, before, after },
    );
    const isSmall = after.name === before.name || place.businessCount <= maxAtOnce;
    if (!isNamed || (isSmall && (await tryMergeLock(tx)))) return applyPlaceChange(tx, change);
    return queuePlaceChange(context, tx, change);
  });
}

/**
 * Queues the merge of a category or city into another: its listings move there, its slug redirects there, and imports that name
 * it refer to the target. Errors: BAD_INPUT, NOT_FOUND, CONFLICT.
 */
export async function mergePlaces(
  context: Context,
  kind: PlaceKind,
  { id, targetId }: { id: number; targetId: number },
): Promise<PlaceChange> {
  requireOperator(context);
  return context.db.prisma.$transaction(async (tx) => {
    const { source, target } = await mergeable(tx, kind, id, targetId);
    const change = await tx.placeChange.create({
      data: {
        kind: 'MERGE',
        ...placeIds(kind, id),
        ...(kind === 'CATEGORY' ? { targetCategoryId: targetId } : { targetCityId: targetId }),
        before: { name: source.name },
        after: { name: target.name },
        ...changeMaker(context),
      },
    });
    const { entity } = placeNames[kind];
    await recordAudit(
      { ...context, tx },
      {
        action: `${entity}.merge`,
        entity,
        entityId: id,
        before: { ...stateOf(source), businessCount: source.businessCount },
        after: { mergedInto: targetId, name: target.name },
      },
    );
    return queuePlaceChange(context, tx, change);
  });
}

/** Source and target of a merge. Errors: BAD_INPUT if they are the same; NOT_FOUND; CONFLICT if they must not be merged. */
export async function mergeable(
  tx: Prisma.TransactionClient,
  kind: PlaceKind,
  id: number,
  targetId: number,
): Promise<{ source: PlaceRow; target: PlaceRow }> {
  if (id === targetId)
    throw new AppError('BAD_INPUT', 'mergeWithItself', {
      targetId: 'mergeWithItself',
    });
  const source = await findPlace(tx, kind, id);
  const target = await findPlace(tx, kind, targetId);
  refuseAbroad(source, target);
  return { source, target };
}

/** Queues a change for a worker, behind the imports that are queued already. */
export async function queuePlaceChange(
  context: Context,
  tx: Prisma.TransactionClient,
  { id }: PlaceChange,
): Promise<PlaceChange> {
  const jobId = await enqueueJob(
    tx,
    placeChangeKind,
    { placeChangeId: id },
    operatorIdOf(context),
    context.requestId,
  );
  return tx.placeChange.update({ where: { id }, data: { jobId } });
}

/** Cancels a queued or running change, which then changes nothing. Errors: NOT_FOUND; CONFLICT if it has ended. */
export async function cancelPlaceChange(context: Context, id: number): Promise<void> {
  requireOperator(context);
  const change = await context.db.prisma.placeChange.findUnique({ where: { id }, include: { job: true } });
  if (!change) throw new AppError('NOT_FOUND', 'changeNotFound');
  if (!change.job || !['QUEUED', 'RUNNING'].includes(change.job.status))
    throw new AppError('CONFLICT', 'changeEnded');
  const { id: jobId } = change.job;
  await context.db.prisma.$transaction(async (tx) => {
    await cancelJob(tx, jobId);
    await recordAudit(
      { ...context, tx },
      { action: 'placeChange.cancel', entity: 'placeChange', entityId: id },
    );
  });
}
