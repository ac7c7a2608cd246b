import sql from 'sql-template-tag';
import type { PlaceChange, Prisma } from '../../../generated/prisma/client.ts';
import { requireOperator, type Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { tryMergeLock } from '../../../lib/db/mergeLock.ts';
import { recordAudit } from '../../audit/recordAudit.ts';
import { applyPlaceChange } from './applyPlaceChange.ts';
import { refuseStale } from './checkPlaceEdit.ts';
import { findPlace } from './findPlaces.ts';
import { placeWhere, type PlaceFilter } from './listPlaces.ts';
import { lockPlaceChanges } from './lockPlaceChanges.ts';
import { maxAtOnce, placeNames, type PlaceKind, type PlaceRow } from './placeKind.ts';
import { refuseUsed } from './placeUse.ts';
import { changeMaker, placeIds, queuePlaceChange, stateOf } from './startPlaceChange.ts';

/** The most that one deletion removes; the next one removes more. */
const maxDeleted = 100_000;
/** Names that the audit lists of a deletion of many. */
const maxNamed = 20;

/**
 * Deletes a category or city that no listing uses, with those merged into it; immediately, or by a worker while an import runs.
 * Its URLs answer 404 until it is restored. Errors: NOT_FOUND; CONFLICT if a listing uses it, even one in the trash, or
 * `version` is stale.
 */
export async function deletePlace(
  context: Context,
  kind: PlaceKind,
  { id, version }: { id: number; version?: number | null | undefined },
): Promise<PlaceChange> {
  requireOperator(context);
  return context.db.prisma.$transaction(async (tx) => {
    await lockPlaceChanges(tx);
    const place = await findPlace(tx, kind, id);
    refuseStale(place, version);
    await refuseUsed(tx, kind, place);
    const { entity } = placeNames[kind];
    await recordAudit(
      { ...context, tx },
      { action: `${entity}.delete`, entity, entityId: id, before: stateOf(place) },
    );
    return remove(context, tx, kind, [place]);
  });
}

/**
 * Deletes all unused categories or cities of a filter, as one change with one undo; immediately, or by a worker if
 * there are many or an import runs. Errors: BAD_INPUT; CONFLICT if there are none.
 */
export async function deleteEmptyPlaces(
  context: Context,
  kind: PlaceKind,
  filter: Omit<PlaceFilter, 'kind' | 'isEmpty'>,
): Promise<PlaceChange> {
  requireOperator(context);
  return context.db.prisma.$transaction(async (tx) => {
    await lockPlaceChanges(tx);
    const { entity, table } = placeNames[kind];
    const places = await tx.$queryRaw<Named[]>(sql`
      SELECT p.id, p.name, p.slug FROM ${table} p WHERE ${placeWhere({ ...filter, kind, isEmpty: true })}
      ORDER BY p.id LIMIT ${maxDeleted}`);
    if (places.length === 0) throw new AppError('CONFLICT', 'nothingToDelete');
    await recordAudit(
      { ...context, tx },
      {
        action: `${entity}.deleteEmpty`,
        entity,
        before: {
          count: places.length,
          names: places
            .slice(0, maxNamed)
            .map(({ name }) => name)
            .join(', '),
        },
      },
    );
    return remove(context, tx, kind, places);
  });
}

type Named = Pick<PlaceRow, 'id' | 'name' | 'slug'> & Partial<PlaceRow>;

async function remove(
  context: Context,
  tx: Prisma.TransactionClient,
  kind: PlaceKind,
  places: readonly Named[],
): Promise<PlaceChange> {
  const [first] = places;
  if (!first) throw new Error('a deletion without entries');
  const change = await tx.placeChange.create({
    data: {
      kind: 'DELETE',
      ...placeIds(kind, first.id),
      places: places.length,
      before:
        places.length === 1
          ? {
              name: first.name,
              slug: first.slug,
              icon: first.icon ?? null,
              countryCode: first.countryCode ?? null,
            }
          : { name: first.name },
      after: {},
      ...changeMaker(context),
    },
  });
  await tx.$executeRaw`
    INSERT INTO place_deletions (change_id, place_id)
    SELECT ${change.id}, unnest(${places.map(({ id }) => id)}::int[])`;
  if (places.length <= maxAtOnce && (await tryMergeLock(tx))) return applyPlaceChange(tx, change);
  return queuePlaceChange(context, tx, change);
}
