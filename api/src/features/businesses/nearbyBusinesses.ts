import sql, { type Sql } from 'sql-template-tag';
import type { Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { businessColumns, distanceFrom, type BusinessRow } from './businessRow.ts';

const farthestMeters = 25_000;
const mostNearby = 20;

/**
 * Listings around another one, nearest first; where its place is unknown, the best of its city.
 * `of` needs id, latitude, longitude and cityId.
 */
export async function nearbyBusinesses(
  context: Context,
  of: Pick<BusinessRow, 'id' | 'latitude' | 'longitude' | 'cityId'>,
  first: number,
  fields: ReadonlySet<string>,
): Promise<BusinessRow[]> {
  if (first < 1 || first > mostNearby) {
    throw new AppError('BAD_INPUT', `first must be between 1 and ${mostNearby}.`, {
      first: `between 1 and ${mostNearby}`,
    });
  }
  const { columns, joins } = businessColumns(fields);
  const select = (distance: Sql, where: Sql, order: Sql) => sql`
    SELECT ${columns}, ${distance} AS "distanceMeters" FROM businesses b${joins}
    WHERE b.deleted_at IS NULL AND b.id <> ${of.id} AND ${where} ORDER BY ${order} LIMIT ${first}`;

  if (of.latitude != null && of.longitude != null) {
    const here = sql`globe_point(${of.latitude}, ${of.longitude})`;
    const rows = await context.db.rows<BusinessRow>(
      select(
        distanceFrom(of.latitude, of.longitude),
        sql`b.latitude IS NOT NULL`,
        sql`globe_point(b.latitude, b.longitude) <-> ${here}`,
      ),
    );
    return rows.filter((row) => row.distanceMeters !== null && row.distanceMeters <= farthestMeters);
  }
  if (of.cityId == null) return [];
  return context.db.rows<BusinessRow>(
    select(sql`NULL::double precision`, sql`b.city_id = ${of.cityId}`, sql`b.score DESC, b.id`),
  );
}
