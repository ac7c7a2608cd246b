import type { Message } from '../../../../../domain/messages/message.ts';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { Prisma } from '../../../generated/prisma/client.ts';
import { AppError } from '../../../lib/errors.ts';
import { placeNames, type PlaceKind, type PlaceRow } from './placeKind.ts';

/** Prisma's client, or one of its transactions. */
type Reader = Pick<Prisma.TransactionClient, '$queryRaw'>;

const unknown: Record<PlaceKind, Message> = {
  CATEGORY: 'categoryNotFound',
  CITY: 'cityNotFound',
};

/** A category or city that was not merged into another, locked as `lock` says. Errors: NOT_FOUND, CONFLICT. */
export async function findPlace(
  reader: Reader,
  kind: PlaceKind,
  id: number,
  lock: Sql = raw(''),
): Promise<PlaceRow> {
  const place = await readPlace(reader, kind, id, lock);
  if (place.mergedIntoId !== null)
    throw new AppError('CONFLICT', { message: 'placeMerged', name: place.name });
  return place;
}

/** The same, merged or not. Errors: NOT_FOUND. */
export async function readPlace(
  reader: Reader,
  kind: PlaceKind,
  id: number,
  lock: Sql = raw(''),
): Promise<PlaceRow> {
  const { table } = placeNames[kind];
  const own = raw(
    kind === 'CATEGORY'
      ? 'icon, NULL AS "countryCode", NULL AS region'
      : 'NULL AS icon, country_code AS "countryCode", region',
  );
  const [place] = await reader.$queryRaw<PlaceRow[]>(sql`
    SELECT id, name, slug, ${own}, former_keys AS "formerKeys", merged_into_id AS "mergedIntoId",
      business_count AS "businessCount", version
    FROM ${table} WHERE id = ${id} ${lock}`);
  if (!place) throw new AppError('NOT_FOUND', unknown[kind]);
  return place;
}
