import sql, { raw, type Sql } from 'sql-template-tag';
import type { Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { groupBy, batchLoad } from '../../../lib/batchLoad.ts';
import { oneOf } from '../../../lib/db/oneOf.ts';
import { stillExists } from './businessWhere.ts';
import { businessColumns, readBusinesses, type BusinessRow } from '../businessRow.ts';

const maxMetres = 25_000;
const maxNearby = 20;

/**
 * Listings around another one, nearest first; where its place is unknown, the best of its city. Permanently closed ones are
 * left out.
 * `of` needs id, latitude, longitude and cityId. Calls for the rows of one list become one statement.
 */
export async function nearbyBusinesses(
  context: Context,
  of: Pick<BusinessRow, 'id' | 'latitude' | 'longitude' | 'cityId'>,
  first: number,
  fields: ReadonlySet<string>,
): Promise<BusinessRow[]> {
  if (first < 1 || first > maxNearby) {
    throw new AppError(
      'BAD_INPUT',
      { message: 'firstOutOfRange', limit: maxNearby },
      {
        first: { message: 'between', least: 1, most: maxNearby },
      },
    );
  }
  const around = new Around(context, first, fields);
  const key = `${first} ${[...fields].sort().join()}`;
  if (of.latitude != null && of.longitude != null)
    return (await batchLoad(context, `nearby ${key}`, of.id, (ids) => around.places(ids))) ?? [];
  if (of.cityId == null) return [];
  return (await batchLoad(context, `in the city ${key}`, of.id, (ids) => around.cities(ids))) ?? [];
}

/** Looks around many listings by one statement. */
class Around {
  constructor(
    private readonly context: Context,
    private readonly first: number,
    private readonly fields: ReadonlySet<string>,
  ) {}

  places(ids: number[]) {
    const straight = (row: string) =>
      raw(`globe_point(${row}.latitude, ${row}.longitude) <-> globe_point(here.latitude, here.longitude)`);
    // The nearest by degrees, which the index knows, say how far the nearest over ground can be at most.
    const reach = sql`(
      SELECT ground_metres(max(${straight('near')})) FROM (
        SELECT n.latitude, n.longitude FROM businesses n
        WHERE n.deleted_at IS NULL AND n.id <> here.id AND n.latitude IS NOT NULL AND ${stillExists('n')}
        ORDER BY point(n.longitude, n.latitude) <-> point(here.longitude, here.latitude) LIMIT ${raw(String(this.first))}
      ) AS near)`;
    return this.find(ids, {
      distance: sql`ground_metres(${straight('b')})`,
      where: sql`b.latitude IS NOT NULL AND point(b.longitude, b.latitude)
        <@ degree_box(here.latitude, here.longitude, least(${reach}, ${maxMetres}))`,
      order: straight('b'),
      keep: sql`found."distanceMeters" <= ${maxMetres}`,
    });
  }

  cities(ids: number[]) {
    return this.find(ids, {
      distance: raw('NULL::double precision'),
      where: raw('b.city_id = here.city_id'),
      order: raw('b.score DESC, b.id'),
      keep: raw('true'),
    });
  }

  private async find(
    ids: number[],
    { distance, where, order, keep }: Record<'distance' | 'where' | 'order' | 'keep', Sql>,
  ) {
    const { columns, joins } = businessColumns(this.fields);
    const rows = await readBusinesses<{ aroundId: number }>(
      this.context.db,
      sql`
      SELECT found.*, here.id AS "aroundId"
      FROM businesses here, LATERAL (
        SELECT ${columns}, ${distance} AS "distanceMeters", b.score AS "foundScore" FROM businesses b${joins}
        WHERE b.deleted_at IS NULL AND b.id <> here.id AND ${stillExists('b')} AND ${where}
        ORDER BY ${order} LIMIT ${raw(String(this.first))}
      ) AS found
      WHERE ${oneOf('here.id', ids)} AND ${keep}
      ORDER BY found."distanceMeters", found."foundScore" DESC, found.id`,
    );
    return groupBy(rows, (row) => row.aroundId);
  }
}
