import sql, { raw } from 'sql-template-tag';
import type { PlaceChange, Prisma } from '../../../generated/prisma/client.ts';
import { AppError } from '../../../lib/errors.ts';
import { refuseTaken } from './checkPlaceEdit.ts';
import { findPlace } from './findPlaces.ts';
import { placeNames, type PlaceKind } from './placeKind.ts';
import { placeKindOf, placeIdOf } from './history/placeOfChange.ts';
import { refuseUsed } from './placeUse.ts';

/**
 * Deletes the categories or cities that a deletion asks for, with those that were merged into them, and stores their rows
 * for its undo. Of several, those that a listing uses by now stay. Runs under the lock of imports.
 * Errors: NOT_FOUND; CONFLICT where the only one is used or was merged.
 */
export async function removePlaces(tx: Prisma.TransactionClient, change: PlaceChange): Promise<object> {
  const kind = placeKindOf(change);
  const { table, column } = placeNames[kind];
  const chosenCount = await tx.placeDeletion.count({ where: { changeId: change.id, isAsked: true } });
  if (chosenCount === 1) {
    const place = await findPlace(tx, kind, placeIdOf(change), raw('FOR UPDATE'));
    await refuseUsed(tx, kind, place);
  }
  // A listing that arrives now locks its category or city against this statement: it is counted below, or finds the row
  // deleted.
  await tx.$queryRaw(sql`
    SELECT count(*) FROM (
      SELECT FROM ${table} WHERE id IN (SELECT place_id FROM place_deletions WHERE change_id = ${change.id})
      ORDER BY id FOR UPDATE
    ) AS locked`);
  const places = await tx.$executeRaw(sql`
    UPDATE place_deletions d
    SET row_data = to_jsonb(p), old_slugs = ARRAY(SELECT slug FROM old_slugs WHERE ${column} = p.id ORDER BY id)
    FROM ${table} p
    WHERE d.change_id = ${change.id} AND d.is_asked AND p.id = d.place_id AND p.merged_into_id IS NULL
      AND NOT EXISTS (SELECT FROM businesses b WHERE b.${column} = p.id)`);
  await tx.$executeRaw(sql`
    INSERT INTO place_deletions (change_id, place_id, is_asked, row_data, old_slugs)
    SELECT ${change.id}, p.id, false, to_jsonb(p), ARRAY(SELECT slug FROM old_slugs WHERE ${column} = p.id ORDER BY id)
    FROM ${table} p JOIN place_deletions d ON d.place_id = p.merged_into_id
    WHERE d.change_id = ${change.id} AND d.row_data IS NOT NULL`);
  await tx.$executeRaw(sql`
    DELETE FROM ${table} WHERE id IN (
      SELECT place_id FROM place_deletions WHERE change_id = ${change.id} AND row_data IS NOT NULL)`);
  return { places, ...(places < chosenCount && { after: { skipped: chosenCount - places } }) };
}

interface DeletedPlace {
  id: number;
  name: string;
  slug: string;
  countryCode: string | null;
  region: string | null;
}

/**
 * Brings deleted categories or cities back with their ids, addresses and names, and those that were merged into them. Of
 * several, those stay away whose name or address is another's by now. Runs under the lock of imports.
 * Errors: CONFLICT by field where that is so of all.
 */
export async function restorePlaces(tx: Prisma.TransactionClient, change: PlaceChange): Promise<object> {
  const kind = placeKindOf(change);
  const deleted = await tx.$queryRaw<DeletedPlace[]>(sql`
    SELECT place_id AS id, row_data->>'name' AS name, row_data->>'slug' AS slug, row_data->>'country_code' AS "countryCode",
      row_data->>'region' AS region
    FROM place_deletions WHERE change_id = ${change.id} AND is_asked AND row_data IS NOT NULL ORDER BY place_id`);
  const lost = await takenMeanwhile(tx, kind, change.id);
  const back = deleted.filter(({ id }) => !lost.has(id)).map(({ id }) => id);
  const [first] = deleted;
  // For a single one, the refusal names the field, and look-alike names count, too.
  if (first && (deleted.length === 1 || back.length === 0)) await refuseTaken(tx, kind, first, first);
  if (first && back.length === 0) throw new AppError('CONFLICT', 'formerSlugsTaken');
  await insertAgain(tx, kind, change.id, back);
  return { restored: back.length, kept: deleted.length - back.length };
}

/** Ids of those that cannot be restored, because another one now has a current, former or merged name or slug of theirs. */
async function takenMeanwhile(
  tx: Prisma.TransactionClient,
  kind: PlaceKind,
  changeId: number,
): Promise<Set<number>> {
  const { table, column } = placeNames[kind];
  const sameCountry =
    kind === 'CITY'
      ? sql`AND p.country_code IS NOT DISTINCT FROM (row_data->>'country_code')::char(2)
          AND p.region IS NOT DISTINCT FROM row_data->>'region'`
      : sql``;
  const rows = await tx.$queryRaw<{ id: number }[]>(sql`
    SELECT DISTINCT CASE WHEN is_asked THEN place_id ELSE (row_data->>'merged_into_id')::int END AS id
    FROM place_deletions CROSS JOIN LATERAL (SELECT old_slugs || (row_data->>'slug') AS slugs) AS had
    WHERE change_id = ${changeId} AND row_data IS NOT NULL AND (
      is_asked AND EXISTS (
        SELECT FROM ${table} p WHERE p.name_key = row_data->>'name_key' AND p.merged_into_id IS NULL ${sameCountry})
      OR EXISTS (SELECT FROM ${table} p WHERE p.id = place_id OR p.slug = ANY (had.slugs))
      OR EXISTS (SELECT FROM old_slugs o WHERE o.slug = ANY (had.slugs) AND o.${column} IS NOT NULL))`);
  return new Set(rows.map(({ id }) => id));
}

const ownColumns = {
  CATEGORY: raw('name, name_key, former_keys, slug, icon, location'),
  CITY: raw('name, name_key, former_keys, slug, country_code, region'),
} as const;

/** Triggers maintain the counts, which start at 0; columns of later releases get their defaults. */
async function insertAgain(
  tx: Prisma.TransactionClient,
  kind: PlaceKind,
  changeId: number,
  ids: readonly number[],
): Promise<void> {
  const { table, column } = placeNames[kind];
  const columns = ownColumns[kind];
  const chosen = sql`change_id = ${changeId} AND row_data IS NOT NULL
    AND (place_id = ANY (${[...ids]}::int[]) OR (row_data->>'merged_into_id')::int = ANY (${[...ids]}::int[]))`;
  await tx.$executeRaw(sql`
    INSERT INTO ${table} (id, ${columns}, merged_into_id, created_by_import_id, created_at, version)
    SELECT id, ${columns}, merged_into_id, (SELECT i.id FROM imports i WHERE i.id = created_by_import_id), created_at,
      coalesce(version, 1) + 1
    FROM place_deletions, LATERAL jsonb_populate_record(NULL::${table}, row_data) AS stored
    WHERE ${chosen} ORDER BY is_asked DESC, place_id`);
  await tx.$executeRaw(sql`
    INSERT INTO old_slugs (slug, ${column})
    SELECT old.slug, place_id FROM place_deletions, unnest(old_slugs) AS old (slug) WHERE ${chosen}`);
}
