import sql, { raw } from 'sql-template-tag';
import type { PlaceChange, Prisma } from '../../../../generated/prisma/client.ts';
import { AppError } from '../../../../lib/errors.ts';
import { changedFields, writeState } from '../applyPlaceChange.ts';
import { refuseTaken, type PlaceState } from '../checkPlaceEdit.ts';
import { findPlace, readPlace } from '../findPlaces.ts';
import { placeNames } from '../placeKind.ts';
import { placeKindOf, placeIdOf, targetIdOf } from './placeOfChange.ts';
import { refuseUsed } from '../placeUse.ts';
import { restorePlaces } from '../removePlaces.ts';

/**
 * Undoes a change once, inside the given transaction, under the lock of imports. The undo of a merge moves back exactly the
 * listings that it moved, unless they were moved again; the undo of a creation deletes, that of a deletion restores.
 * `operatorId`: operator who requested it. Errors: NOT_FOUND; CONFLICT if a later change depends on it, a listing uses the
 * created row, or a name or slug is taken by now.
 */
export async function revertPlaceChange(
  tx: Prisma.TransactionClient,
  change: PlaceChange,
  operatorId: number | null,
): Promise<PlaceChange> {
  if (change.appliedAt === null) throw new AppError('CONFLICT', 'changeNeverApplied');
  if (change.undoneAt !== null) return change;
  const done = await revert[change.kind](tx, change, operatorId);
  return tx.placeChange.update({ where: { id: change.id }, data: { ...done, undoneAt: new Date() } });
}

type Revert = (
  tx: Prisma.TransactionClient,
  change: PlaceChange,
  operatorId: number | null,
) => Promise<object>;
const revert: Record<PlaceChange['kind'], Revert> = {
  EDIT: revertEdit,
  MERGE: separate,
  CREATE: revertCreation,
  DELETE: restorePlaces,
};

/** Deletes what the change created, if it is unused and was not changed since. */
async function revertCreation(tx: Prisma.TransactionClient, change: PlaceChange): Promise<object> {
  const kind = placeKindOf(change);
  const { table } = placeNames[kind];
  const place = await findPlace(tx, kind, placeIdOf(change), raw('FOR UPDATE'));
  await refuseUsed(tx, kind, place);
  const created = change.after as unknown as PlaceState;
  const merged = await tx.$queryRaw<unknown[]>(
    sql`SELECT 1 FROM ${table} WHERE merged_into_id = ${place.id} LIMIT 1`,
  );
  if (changedFields(created, place).length > 0 || merged.length > 0)
    throw new AppError('CONFLICT', 'changedAgain');
  await tx.$executeRaw(sql`DELETE FROM ${table} WHERE id = ${place.id}`);
  return {};
}

async function revertEdit(tx: Prisma.TransactionClient, change: PlaceChange): Promise<object> {
  const kind = placeKindOf(change);
  const place = await findPlace(tx, kind, placeIdOf(change), raw('FOR NO KEY UPDATE'));
  const before = change.before as unknown as PlaceState & { formerKeys: string[] };
  const after = change.after as unknown as PlaceState;
  const changed = changedFields(before, after);
  if (changed.some((field) => place[field] !== after[field])) throw new AppError('CONFLICT', 'changedAgain');
  const state = {
    name: place.name,
    slug: place.slug,
    icon: place.icon,
    ...Object.fromEntries(changed.map((field) => [field, before[field]])),
  };
  await refuseTaken(tx, kind, place, state, place);
  await writeState(tx, change, state);
  // The renaming recorded its former name, the undo would record the later one; names of other changes stay.
  if (changed.includes('name'))
    await tx.$executeRaw(sql`
      UPDATE ${placeNames[kind].table} SET former_keys = ARRAY(
        SELECT key FROM unnest(${[...before.formerKeys, ...place.formerKeys]}::text[]) WITH ORDINALITY AS k (key, n)
        WHERE key <> name_key GROUP BY key ORDER BY min(n)
      ) WHERE id = ${place.id}`);
  return {};
}

async function separate(
  tx: Prisma.TransactionClient,
  change: PlaceChange,
  operatorId: number | null,
): Promise<object> {
  const kind = placeKindOf(change);
  const { table, column, columnName } = placeNames[kind];
  const [sourceId, targetId] = [placeIdOf(change), targetIdOf(change)];
  const target = await findPlace(tx, kind, targetId);
  const source = await readPlace(tx, kind, sourceId, raw('FOR NO KEY UPDATE'));
  if (source.mergedIntoId !== target.id) throw new AppError('CONFLICT', 'mergedAgain');
  await refuseTaken(tx, kind, source, source);
  await tx.$executeRaw(sql`UPDATE ${table} SET merged_into_id = NULL WHERE id = ${sourceId}`);
  await tx.$executeRaw(sql`
    UPDATE ${table} SET merged_into_id = ${sourceId} WHERE id = ANY (${change.followerIds}::int[]) AND merged_into_id = ${targetId}`);
  const [moved] = await tx.$queryRaw<{ restored: number; kept: number }[]>(sql`
    WITH found AS MATERIALIZED (
      SELECT r.id AS revision_id, b.id, b.version, b.${column} = ${targetId} AND NOT EXISTS (
        SELECT FROM business_revisions later WHERE later.business_id = b.id AND later.version > r.version
          AND NOT later.undone AND later.after ? ${columnName}::text
      ) AS is_untouched
      FROM business_revisions r JOIN businesses b ON b.id = r.business_id
      WHERE r.place_change_id = ${change.id} AND NOT r.undone ORDER BY b.id FOR UPDATE OF b
    ),
    back AS MATERIALIZED (SELECT * FROM found WHERE is_untouched),
    noted AS (
      INSERT INTO business_revisions (business_id, version, before, after, operator_id, undone)
      SELECT id, version, jsonb_build_object(${columnName}::text, ${targetId}::int),
        jsonb_build_object(${columnName}::text, ${sourceId}::int), ${operatorId}::int, true
      FROM back
    ),
    marked AS (UPDATE business_revisions r SET undone = true FROM back WHERE r.id = back.revision_id),
    moved AS (UPDATE businesses b SET ${column} = ${sourceId} FROM back WHERE b.id = back.id)
    SELECT (SELECT count(*)::int FROM back) AS restored, (SELECT count(*)::int FROM found WHERE NOT is_untouched) AS kept`);
  return moved ?? {};
}
