import sql from 'sql-template-tag';
import type { Reader } from '../reader.ts';
import type { Interpretation } from './searchTerms.ts';
import type { ResolvedSearch } from './resolveSearch.ts';

export type Circle = NonNullable<Interpretation['around']>;

const radii = [30, 150];
/** Number of listings of a city that determine its position. */
const maxRead = 20;

/** Circles around the town of a search, the smallest first; none without a town. */
export async function searchCircles({ db }: Reader, { place }: ResolvedSearch): Promise<Circle[]> {
  if (!place) return [];
  const centre = place.position ?? (await centreOf({ db }, place.cityIds));
  if (!centre) return [];
  const nearestKm = place.position ? await nearestListingKm({ db }, place.position) : 0;
  const postalCodes = place.widerCodes ?? place.postalCodes ?? [];
  return radii
    .filter((radiusKm) => radiusKm >= nearestKm)
    .map((radiusKm) => ({ ...centre, radiusKm, postalCodes }));
}

/** Distance (km) of the nearest listing from a town without listings: the exact minimum over a few candidates by degrees. */
async function nearestListingKm(
  { db }: Reader,
  { latitude, longitude }: { latitude: number; longitude: number },
): Promise<number> {
  const [row] = await db.rows<{ km: number | null }>(sql`
    SELECT min(ground_metres(globe_point(latitude, longitude) <-> globe_point(${latitude}, ${longitude}))) / 1000 AS km FROM (
      SELECT latitude, longitude FROM businesses WHERE deleted_at IS NULL AND latitude IS NOT NULL
      ORDER BY point(longitude, latitude) <-> point(${longitude}, ${latitude}) LIMIT ${maxRead}) AS few`);
  return row?.km ?? Infinity;
}

/** Position of a city, by its listings; null if none has a position. */
export async function centreOf(
  { db }: Reader,
  cityIds: readonly number[],
): Promise<Pick<Circle, 'latitude' | 'longitude'> | null> {
  if (cityIds.length === 0) return null;
  // The median, which a listing at a wrong position does not move.
  const [row] = await db.rows<{ latitude: number | null; longitude: number | null }>(sql`
    SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY latitude) AS latitude,
      percentile_disc(0.5) WITHIN GROUP (ORDER BY longitude) AS longitude
    FROM (SELECT latitude, longitude FROM businesses
      WHERE city_id = ANY (${[...cityIds]}::int[]) AND latitude IS NOT NULL AND deleted_at IS NULL LIMIT ${maxRead}) AS few`);
  return row?.latitude == null || row.longitude == null
    ? null
    : { latitude: row.latitude, longitude: row.longitude };
}
