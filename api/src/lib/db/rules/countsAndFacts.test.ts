import { beforeEach, describe, expect, it } from '@jest/globals';
import { makeBusinesses, makeCategory, makeCity, makeCountry } from '../../../testing/factories.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import type { Database } from '../db.ts';

// Rules of the database that hold for every writer.

const database = useTestDatabase();
let db: Database;
beforeEach(() => {
  db = database.db;
});

const rowsOf = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await db.pool.query<Row>(text, values)).rows;

/** Stored counts that differ from the counted rows. */
const wrongCounts = () =>
  rowsOf(`
    SELECT 'category ' || id AS what, business_count, (SELECT count(*) FROM businesses WHERE category_id = c.id AND deleted_at IS NULL) AS real
      FROM categories c WHERE business_count <> (SELECT count(*) FROM businesses WHERE category_id = c.id AND deleted_at IS NULL)
    UNION ALL SELECT 'city ' || id, business_count, -1
      FROM cities c WHERE business_count <> (SELECT count(*) FROM businesses WHERE city_id = c.id AND deleted_at IS NULL)
    UNION ALL SELECT 'country ' || code, business_count, -1
      FROM countries c WHERE business_count <> (SELECT count(*) FROM businesses WHERE country_code = c.code AND deleted_at IS NULL)
    UNION ALL SELECT 'all', business_count, -1 FROM directory_stats
      WHERE business_count <> (SELECT count(*) FROM businesses WHERE deleted_at IS NULL)
    UNION ALL SELECT 'demo', demo_count, -1 FROM directory_stats
      WHERE demo_count <> (SELECT count(*) FROM businesses WHERE deleted_at IS NULL AND is_demo)`);

/** Listings whose facts differ from their columns, and facts without a listing. */
const wrongFacts = () =>
  rowsOf(`
    SELECT coalesce(b.id, f.id) AS id FROM listing_facts f FULL JOIN (
      SELECT id, category_id, city_id, schedule_id, global_row_number, review_count, score,
        is_open AND coalesce(business_status = 'OPERATIONAL', true) AS is_trading, is_verified, coalesce(rating, 0) AS rating,
        country_code, name_folded, map_key(latitude, longitude, shuffle) AS map_key,
        round(latitude * 1e6)::int AS latitude_e6, round(longitude * 1e6)::int AS longitude_e6
      FROM businesses WHERE deleted_at IS NULL
    ) AS b ON b.id = f.id
    WHERE (f.id, f.category_id, f.city_id, f.schedule_id, f.global_row_number, f.review_count, f.score, f.is_trading,
        f.is_verified, f.rating, f.country_code, f.name_folded, f.map_key, f.latitude_e6, f.longitude_e6)
      IS DISTINCT FROM
      (b.id, b.category_id, b.city_id, b.schedule_id, b.global_row_number, b.review_count, b.score, b.is_trading,
        b.is_verified, b.rating, b.country_code, b.name_folded, b.map_key, b.latitude_e6, b.longitude_e6)`);

describe('counts and facts', () => {
  /** A small generator with a seed, so that a failure can be repeated. */
  function randomFrom(seed: number): (below: number) => number {
    let state = seed;
    return (below) => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
  }

  it.each([1, 2, 3])('are right after every write of a random run (%i)', async (seed) => {
    const random = randomFrom(seed);
    for (const code of ['TR', 'GB']) await makeCountry(db, code);
    for (let i = 0; i < 3; i += 1) {
      await makeCategory(db, `C${i}`);
      await makeCity(db, `T${i}`);
    }
    const one = () => ['NULL', '1', '2', '3'][random(4)];
    const country = () => ['NULL', `'TR'`, `'GB'`][random(3)];
    const some = () => `id % ${1 + random(4)} = ${random(3)}`;
    let n = 0;
    const writes = [
      () =>
        `INSERT INTO businesses (name, slug, category_id, city_id, country_code, is_demo)
         SELECT 'x', 'x-${(n += 1)}-' || i, ${one()}, ${one()}, ${country()}, ${random(2) === 0} FROM generate_series(1, ${random(9)}) AS i`,
      () => `UPDATE businesses SET category_id = ${one()} WHERE ${some()}`,
      () => `UPDATE businesses SET city_id = ${one()}, country_code = ${country()} WHERE ${some()}`,
      () =>
        `UPDATE businesses SET category_id = nullif((id + ${random(9)}) % 4, 0), deleted_at = NULL WHERE ${some()}`,
      () => `UPDATE businesses SET deleted_at = now() WHERE ${some()}`,
      () => `UPDATE businesses SET deleted_at = NULL WHERE ${some()}`,
      () => `UPDATE businesses SET name = name WHERE ${some()}`,
      () =>
        `UPDATE businesses SET name = 'y' || ${random(9)}, rating = nullif(${random(6)}, 0), review_count = ${random(9)} WHERE ${some()}`,
      () =>
        `UPDATE businesses SET time_zone = 'Europe/Istanbul', opening_minutes = '{0,${60 * (1 + random(3))}}', is_open = ${random(3) > 0}, is_verified = ${random(2) > 0},
          business_status = ${['NULL', "'OPERATIONAL'", "'CLOSED_TEMPORARILY'"][random(3)]} WHERE ${some()}`,
      () =>
        `UPDATE businesses SET (latitude, longitude) = (${['NULL, NULL', '90, 180', '-41.2, -180', 'id, 29.0000004'][random(4)]}) WHERE ${some()}`,
      () => `DELETE FROM businesses WHERE ${some()}`,
      () => `UPDATE categories SET name = 'Renamed ${(n += 1)}' WHERE id = 1 + ${random(3)}`,
      () => `UPDATE cities SET name = 'Town ${(n += 1)}' WHERE id = 1 + ${random(3)}`,
      () =>
        `INSERT INTO businesses (name, slug, category_id) VALUES ('x', 'one', ${one()})
         ON CONFLICT (slug) DO UPDATE SET category_id = EXCLUDED.category_id, city_id = ${one()}`,
      () =>
        `MERGE INTO businesses b USING (SELECT generate_series(1, 5) AS k) AS s ON b.id % 5 = s.k AND ${some()}
         WHEN MATCHED AND s.k = 1 THEN DELETE WHEN MATCHED THEN UPDATE SET category_id = ${one()}`,
    ];
    for (let step = 0; step < 60; step += 1) {
      const statement = writes[random(writes.length)]?.() ?? '';
      await db.pool.query(statement);
      expect([statement, await wrongCounts(), await wrongFacts()]).toEqual([statement, [], []]);
    }
    await db.pool.query('TRUNCATE businesses CASCADE');
    expect([await wrongCounts(), await wrongFacts()]).toEqual([[], []]);
  });

  it('are rolled back with their transaction', async () => {
    const category = await makeCategory(db);
    await expect(
      db.prisma.$transaction(async (tx) => {
        await tx.business.create({ data: { name: 'x', slug: 'x', categoryId: category.id } });
        expect((await tx.category.findUniqueOrThrow({ where: { id: category.id } })).businessCount).toBe(1);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await wrongCounts()).toEqual([]);
  });

  it('are exact after many concurrent moves in both directions, without a deadlock', async () => {
    const [one, other] = [await makeCategory(db), await makeCategory(db)];
    const [here, there] = [await makeCity(db), await makeCity(db)];
    await makeBusinesses(db, 40, (i) => ({ categoryId: i % 2 ? one.id : other.id, cityId: here.id }));
    const ids = (await rowsOf<{ id: number }>('SELECT id FROM businesses ORDER BY id')).map(({ id }) => id);
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(
        ids.map((id, i) =>
          db.prisma.business.update({
            where: { id },
            data: {
              categoryId: (i + round) % 2 ? other.id : one.id,
              cityId: (i + round) % 3 ? there.id : here.id,
            },
          }),
        ),
      );
      expect(await wrongCounts()).toEqual([]);
    }
    // Whole groups, crossing each other.
    const group = (rest: number) => `UPDATE businesses SET category_id = $1 WHERE id % 2 = ${rest}`;
    await Promise.all([db.pool.query(group(0), [one.id]), db.pool.query(group(1), [other.id])]);
    await Promise.all([db.pool.query(group(0), [other.id]), db.pool.query(group(1), [one.id])]);
    expect([await wrongCounts(), await wrongFacts()]).toEqual([[], []]);
  });
});
