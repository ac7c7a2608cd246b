import { describe, expect, it } from '@jest/globals';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';

const database = useTestDatabase();
const query = async (text: string, values: unknown[] = []) =>
  (await database.db.pool.query<Record<string, number>>(text, values)).rows;

/** Inserts so many listings at the positions that SQL gives for `n`; milliseconds. */
async function insert(rows: number, latitude: string, longitude: string, mark: string): Promise<number> {
  const began = performance.now();
  await query(
    `INSERT INTO businesses (slug, name, latitude, longitude)
     SELECT '${mark}-' || n, 'Place ' || n, ${latitude}, ${longitude} FROM generate_series(1, $1::int) AS n`,
    [rows],
  );
  return performance.now() - began;
}

describe('the index of places', () => {
  it('inserts rows in any order and position about as fast as rows without one', async () => {
    const rows = 2000;
    await insert(rows, 'NULL', 'NULL', 'warm');
    const plain = await insert(rows, 'NULL', 'NULL', 'plain');
    const shapes = {
      line: await insert(rows, '41 + n * 0.0001', '29 + n * 0.0001', 'line'),
      meridian: await insert(rows, '-40 + n * 0.001', '12', 'meridian'),
      point: await insert(rows, '52.5', '13.4', 'point'),
      grid: await insert(rows, '48 + (n / 50) * 0.001', '2 + (n % 50) * 0.001', 'grid'),
    };
    // The index before took hundreds of times as long; that is what this watches, on machines however busy.
    for (const [shape, time] of Object.entries(shapes))
      expect([shape, time / plain < 20]).toEqual([shape, true]);
  });

  it('has a box for every circle on the globe', async () => {
    const wrong = await query(
      `WITH asked AS (
         SELECT * FROM unnest(ARRAY[0, 41, -33.9, 64.1, 89.95, -90], ARRAY[0, 29, 179.99, -180, 12, 77]) AS c (lat, lon),
           unnest(ARRAY[0, 10, 500, 25000, 2000000]) AS metres
       ), points AS (
         SELECT *, least(90, greatest(-90, lat + degrees(metres / 6371008.8) * cos(turn) * part)) AS y,
           lon + degrees(metres / 6371008.8) * sin(turn) * part / greatest(cos(radians(lat)), 0.001) AS raw_x
         FROM asked, unnest(ARRAY[0.2, 0.7, 0.999]) AS part, (SELECT radians(generate_series(0, 350, 10)) AS turn) AS turns
       ), wrapped AS (
         SELECT *, raw_x - 360 * floor((raw_x + 180) / 360) AS x FROM points
       )
       SELECT lat, lon, metres, x, y FROM wrapped
       WHERE ground_metres(globe_point(y, x) <-> globe_point(lat, lon)) <= metres
         AND NOT point(x, y) <@ degree_box(lat, lon, metres)`,
    );
    expect(wrong).toEqual([]);
  });

  it('uses the mean radius of the earth', async () => {
    // Istanbul to Ankara by the mean radius of 6371008.8 m.
    const [row] = await query(
      'SELECT ground_metres(globe_point(41.0082, 28.9784) <-> globe_point(39.9334, 32.8597)) AS metres',
    );
    expect(Math.round((row?.['metres'] ?? 0) / 100)).toBe(3494);
  });
});
