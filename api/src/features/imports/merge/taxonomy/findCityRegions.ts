import { isSharedName, regionOfCity, type RegionEvidence } from '../../../../lib/gazetteer/regionOfCity.ts';
import { run, type Merge } from '../mergeContext.ts';

interface CityRow extends RegionEvidence {
  position: number;
  name: string;
  code: string;
}

const batchSize = 20_000;

/**
 * Writes the regions of cities whose name towns in several regions of the country have into `city_regions`, by the position of
 * their row. Rows without a clue to the region are omitted. `which` is an SQL condition on rows of `staged`.
 */
export async function findCityRegions(merge: Merge, which: string): Promise<void> {
  await run(
    merge,
    'CREATE TEMPORARY TABLE city_regions (position int PRIMARY KEY, region text NOT NULL) ON COMMIT DROP',
  );
  const { rows: names } = await merge.client.query<{ name: string; code: string }>(
    `SELECT DISTINCT city_name AS name, country_code AS code FROM staged
     WHERE city_name IS NOT NULL AND country_code IS NOT NULL AND ${which}`,
  );
  const shared = names.filter(({ name, code }) => isSharedName(name, code));
  if (shared.length === 0) return;
  for (let last = -1; ;) {
    merge.signal?.throwIfAborted();
    const { rows } = await merge.client.query<CityRow>(
      `SELECT position, city_name AS name, country_code AS code, state, postal_code AS "postalCode",
         coalesce(address, street) AS address, latitude, longitude
       FROM staged JOIN unnest($1::text[], $2::text[]) AS shared(name, code)
         ON staged.city_name = shared.name AND staged.country_code = shared.code
       WHERE position > $3 AND ${which} ORDER BY position LIMIT $4`,
      [shared.map(({ name }) => name), shared.map(({ code }) => code), last, batchSize],
    );
    const found = rows.flatMap((row) => {
      const region = regionOfCity(row.name, row.code, row);
      return region === null ? [] : [{ position: row.position, region }];
    });
    await run(merge, 'INSERT INTO city_regions SELECT * FROM unnest($1::int[], $2::text[])', [
      found.map(({ position }) => position),
      found.map(({ region }) => region),
    ]);
    last = rows.at(-1)?.position ?? last;
    if (rows.length < batchSize) break;
  }
  await run(merge, 'ANALYZE city_regions');
}
