import sql, { raw } from 'sql-template-tag';
import type { PlaceChange, Prisma } from '../../../generated/prisma/client.ts';
import { AppError } from '../../../lib/errors.ts';
import { refuseTaken, type PlaceState } from './checkPlaceEdit.ts';
import { findPlace } from './findPlaces.ts';
import { placeKindOf, placeIdOf, targetIdOf } from './history/placeOfChange.ts';
import { placeNames } from './placeKind.ts';
import { removePlaces } from './removePlaces.ts';

/**
 * Applies a change inside the given transaction, under the lock of imports; once only. Triggers update the listings.
 * Errors: NOT_FOUND; CONFLICT if it was merged, or a name or slug was taken, in the meantime.
 */
export async function applyPlaceChange(
  tx: Prisma.TransactionClient,
  change: PlaceChange,
): Promise<PlaceChange> {
  if (change.appliedAt !== null) return change;
  const done = await apply[change.kind](tx, change);
  return tx.placeChange.update({ where: { id: change.id }, data: { ...done, appliedAt: new Date() } });
}

type Apply = (tx: Prisma.TransactionClient, change: PlaceChange) => Promise<object>;
const apply: Record<PlaceChange['kind'], Apply> = {
  EDIT: edit,
  MERGE: merge,
  DELETE: removePlaces,
  CREATE: () => Promise.reject(new Error('a place is created immediately, never queued')),
};

async function edit(tx: Prisma.TransactionClient, change: PlaceChange): Promise<object> {
  const kind = placeKindOf(change);
  const place = await findPlace(tx, kind, placeIdOf(change), raw('FOR NO KEY UPDATE'));
  const wanted = change.after as unknown as PlaceState;
  // Other fields may have changed while it waited: only the fields that it changes are written.
  const before = { name: place.name, slug: place.slug, icon: place.icon };
  const fields = changedFields(change.before as unknown as PlaceState, wanted);
  const after = { ...before, ...Object.fromEntries(fields.map((field) => [field, wanted[field]])) };
  await refuseTaken(tx, kind, place, after, before);
  await writeState(tx, change, after);
  return { before: { ...before, formerKeys: place.formerKeys }, after };
}

/** Fields in which two states differ. */
export function changedFields(before: PlaceState, after: PlaceState): (keyof PlaceState)[] {
  return (['name', 'slug', 'icon'] as const).filter((field) => before[field] !== after[field]);
}

/** Writes name, slug and icon. Triggers update the search index of the listings. */
export async function writeState(
  tx: Prisma.TransactionClient,
  change: PlaceChange,
  { name, slug, icon }: PlaceState,
): Promise<void> {
  const kind = placeKindOf(change);
  const { table } = placeNames[kind];
  const withIcon = kind === 'CATEGORY' ? sql`, icon = ${icon}` : sql``;
  await tx.$executeRaw(
    sql`UPDATE ${table} SET name = ${name}, slug = ${slug} ${withIcon} WHERE id = ${placeIdOf(change)}`,
  );
}

/** Cities of two countries are different cities, even with one name. */
export function refuseAbroad(
  source: { countryCode: string | null },
  target: { countryCode: string | null },
): void {
  if (source.countryCode !== null && target.countryCode !== null && source.countryCode !== target.countryCode)
    throw new AppError('CONFLICT', 'citiesOfTwoCountries');
}

// Listings are locked before their category or city, in the order of other writers. Listings that are added before the category
// or city is locked are moved too.
async function merge(tx: Prisma.TransactionClient, change: PlaceChange): Promise<object> {
  const kind = placeKindOf(change);
  const { table, column, columnName } = placeNames[kind];
  const [sourceId, targetId] = [placeIdOf(change), targetIdOf(change)];
  await tx.$queryRaw(sql`
    SELECT count(*) AS n FROM (SELECT FROM businesses WHERE ${column} = ${sourceId} ORDER BY id FOR UPDATE) AS locked`);
  const source = await findPlace(tx, kind, sourceId, raw('FOR UPDATE'));
  refuseAbroad(source, await findPlace(tx, kind, targetId, raw('FOR NO KEY UPDATE')));
  const listings = await tx.$executeRaw(sql`
    INSERT INTO business_revisions (business_id, version, before, after, operator_id, api_key_id, place_change_id)
    SELECT id, version, jsonb_build_object(${columnName}::text, ${sourceId}::int),
      jsonb_build_object(${columnName}::text, ${targetId}::int), ${change.operatorId}::int, ${change.apiKeyId}::int, ${change.id}::int
    FROM (SELECT id, version FROM businesses WHERE ${column} = ${sourceId} ORDER BY id FOR UPDATE) AS moved`);
  const followers = await tx.$queryRaw<{ id: number }[]>(sql`
    UPDATE ${table} SET merged_into_id = ${targetId} WHERE merged_into_id = ${sourceId} RETURNING id`);
  // The trigger merge_place moves the listings.
  await tx.$executeRaw(sql`UPDATE ${table} SET merged_into_id = ${targetId} WHERE id = ${sourceId}`);
  return { listings, followerIds: followers.map(({ id }) => id) };
}
