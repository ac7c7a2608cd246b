import sql from 'sql-template-tag';
import type { Reader } from '../reader.ts';
import { inArea } from './mapArea.ts';
import type { MapArea } from '../../../../../domain/map/mapArea.ts';

/** Number of sampled listings of a city. */
const sampled = 100;
/** Tolerated number of these with wrong positions. */
const elsewhere = 5;

/** Whether an area holds nearly all listings of a city, by a sample. */
export async function holdsCity({ db }: Reader, area: MapArea, cityIds: readonly number[]): Promise<boolean> {
  const [row] = await db.rows<{ outside: number }>(
    sql`SELECT count(*) FILTER (WHERE NOT ${inArea(area, 'facts')})::int AS outside FROM (
      SELECT latitude_e6, longitude_e6 FROM listing_facts
      WHERE city_id = ANY (${[...cityIds]}::int[]) AND latitude_e6 IS NOT NULL LIMIT ${sampled}) AS b`,
    { usesCustomPlan: true },
  );
  return (row?.outside ?? 0) <= elsewhere;
}
