import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  makeBusiness,
  makeBusinesses,
  makeCategory,
  makeCity,
  makeCountry,
} from '../../testing/factories.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import type { Database } from './db.ts';

// Invariants of the migrations, for every writer.

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

describe('a change', () => {
  const state = async (id: number) =>
    (
      await rowsOf<{ version: number; updated: string; directory: string }>(
        `SELECT version, updated_at::text AS updated, (SELECT updated_at::text FROM directory_stats) AS directory
         FROM businesses WHERE id = $1`,
        [id],
      )
    )[0];

  it('increments the version and date of the listing and of the directory; an empty change does not', async () => {
    const { id } = await makeBusiness(db, { name: 'Place', rating: 4.5, about: { a: { b: true } } });
    const before = await state(id);
    expect(before?.version).toBe(1);
    for (const same of [
      `name = name`,
      `rating = 4.50`,
      `about = '{"a": {"b": true}}'`,
      `search_vector = NULL`,
    ]) {
      await db.pool.query(`UPDATE businesses SET ${same} WHERE id = $1`, [id]);
      expect([same, await state(id)]).toEqual([same, before]);
    }
    await db.pool.query(`UPDATE businesses SET phone = '1' WHERE id = $1`, [id]);
    const after = await state(id);
    expect(after?.version).toBe(2);
    expect(after && before && after.updated > before.updated).toBe(true);
    expect(after?.directory).toBe(after?.updated);
  });

  it('of a category or a city is searchable immediately, and changes no listing', async () => {
    const [category, city] = [await makeCategory(db, 'Bakery'), await makeCity(db, 'Bursa')];
    const { id } = await makeBusiness(db, { categoryId: category.id, cityId: city.id });
    await makeBusiness(db);
    const before = await state(id);
    const finds = async (word: string) =>
      (
        await rowsOf<{ id: number }>(
          `SELECT id FROM businesses WHERE search_vector @@ to_tsquery('simple', $1)`,
          [word],
        )
      ).map((row) => row.id);
    expect(await finds('bakery & bursa')).toEqual([id]);
    await db.prisma.category.update({ where: { id: category.id }, data: { name: 'Fırın' } });
    await db.prisma.city.update({ where: { id: city.id }, data: { name: 'İznik' } });
    expect(await finds('bakery')).toEqual([]);
    expect(await finds('firin & iznik')).toEqual([id]);
    expect(await state(id)).toEqual(before);
    expect((await db.prisma.category.findUniqueOrThrow({ where: { id: category.id } })).nameKey).toBe(
      'firin',
    );
  });
});

describe('slugs', () => {
  it('of a listing’s past stay reserved for it, and can be used by it again', async () => {
    const [one, other] = [await makeBusiness(db, { slug: 'one' }), await makeBusiness(db, { slug: 'other' })];
    const rename = (id: number, slug: string) => db.prisma.business.update({ where: { id }, data: { slug } });
    await rename(one.id, 'uno');
    await expect(rename(other.id, 'one')).rejects.toMatchObject({ code: 'P2002' });
    await expect(makeBusiness(db, { slug: 'one' })).rejects.toMatchObject({ code: 'P2002' });
    await expect(rename(other.id, 'uno')).rejects.toMatchObject({ code: 'P2002' });
    await rename(one.id, 'one');
    const oldSlugs = () => rowsOf('SELECT slug, business_id FROM old_slugs ORDER BY slug');
    expect(await oldSlugs()).toEqual([{ slug: 'uno', business_id: one.id }]);
    await rename(one.id, 'eins');
    expect(await oldSlugs()).toEqual([
      { slug: 'one', business_id: one.id },
      { slug: 'uno', business_id: one.id },
    ]);
    await db.prisma.business.delete({ where: { id: one.id } });
    expect(await oldSlugs()).toEqual([]);
    await rename(other.id, 'one');
  });
});

describe('row numbers', () => {
  it('increase for real listings and are never reused; sample listings have none', async () => {
    const number = async (data: object = {}) => (await makeBusiness(db, data)).globalRowNumber;
    expect([await number(), await number({ isDemo: true }), await number()]).toEqual([1, null, 2]);
    await db.pool.query('DELETE FROM businesses');
    expect(await number()).toBe(3);
    await expect(makeBusiness(db, { globalRowNumber: 3 })).rejects.toMatchObject({ code: 'P2002' });
    await expect(makeBusiness(db, { isDemo: true, globalRowNumber: 9 })).rejects.toThrow();
  });
});

describe('invalid rows', () => {
  it.each([
    [`slug = 'Upper'`],
    [`slug = 'a--b'`],
    [`slug = '-a'`],
    [`slug = ''`],
    [`slug = 'a/b'`],
    [`slug = 'stats'`],
    [`slug = 'random'`],
    [`slug = repeat('a', 121)`],
    [`name = '  '`],
    [`name = repeat('a', 501)`],
    [`rating = 5.01`],
    [`rating = -1`],
    [`rating = 'NaN'`],
    [`review_count = -1`],
    [`latitude = 41`],
    [`latitude = 91, longitude = 0`],
    [`latitude = 0, longitude = -181`],
    [`latitude = 'NaN', longitude = 0`],
    [`about = '[]'`],
    [`about = '"text"'`],
    [`working_hours = '1'`],
    [`opening_minutes = '{1}'`],
    [`opening_minutes = NULL`],
    [`is_demo = true`],
    [`time_zone = 'Nowhere/Town'`],
    [`email = 'no at'`],
    [`email = 'a@b@c'`],
    [`website = 'javascript:alert(1)'`],
    [`website = 'example.com'`],
    [`menu_link = 'data:text/html,x'`],
    [`photo_url = 'https://a b'`],
    [`photo_url = E'https://a\\nb'`],
    [`image_url = 'https://a"b'`],
    [`country_code = 'XX'`],
    [`category_id = 999`],
    [`city_id = 999`],
  ])('are refused: %s', async (values) => {
    const { id } = await makeBusiness(db);
    await expect(db.pool.query(`UPDATE businesses SET ${values} WHERE id = ${id}`)).rejects.toMatchObject({
      code: expect.stringMatching(/^2[23]/),
    });
  });

  it.each([
    [`INSERT INTO categories (name, name_key, slug) VALUES ('BAKERY ', '', 'other')`],
    [`INSERT INTO categories (name, name_key, slug) VALUES (' ', '', 'blank')`],
    [`INSERT INTO categories (name, name_key, slug) VALUES ('New', '', 'bakery')`],
    [`INSERT INTO cities (name, name_key, slug) VALUES ('nowhere', '', 'other')`],
    [`INSERT INTO countries (code, name) VALUES ('tr', 'x')`],
    [`INSERT INTO directory_stats (id) VALUES (2)`],
    [`UPDATE directory_stats SET business_count = -1`],
    [`DELETE FROM categories WHERE name = 'Bakery'`],
    [`INSERT INTO reviews (business_id, rating, fingerprint) SELECT id, 6, repeat('0', 32) FROM businesses`],
    [`INSERT INTO old_slugs (slug) VALUES ('x')`],
    [`INSERT INTO old_slugs (slug, business_id, category_id) VALUES ('x', 1, 1)`],
    [
      `INSERT INTO imports (status, file_name, file_size, file_sha256, total_rows, created) VALUES ('DONE', 'x', 1, 'x', 2, 1)`,
    ],
    [`INSERT INTO imports (status, file_name, file_size, file_sha256) VALUES ('FAILED', 'x', 1, 'x')`],
    [
      `INSERT INTO imports (file_name, file_size, file_sha256, review_rows, long_text_rows, reviews_found, reviews_created,
         reviews_unchanged, reviews_doubtful, reviews_skipped, reviews_refused) VALUES ('x', 1, 'x', 3, 0, 3, 1, 1, 0, 0, 0)`,
    ],
    [`INSERT INTO imports (file_name, file_size, file_sha256, review_rows) VALUES ('x', 1, 'x', 3)`],
    [
      `INSERT INTO imports (file_name, file_size, file_sha256, unchanged, skipped) VALUES ('x', 1, 'x', 1, 2)`,
    ],
    [`INSERT INTO jobs (kind, status) VALUES ('x', 'FAILED')`],
  ])('are refused: %s', async (statement) => {
    const bakery = await makeCategory(db, 'Bakery');
    await makeCity(db, 'Nowhere', { countryCode: null });
    await makeBusiness(db, { categoryId: bakery.id });
    await expect(db.pool.query(statement)).rejects.toMatchObject({ code: expect.stringMatching(/^23/) });
  });

  it('cities of one name in two countries are two rows', async () => {
    await makeCity(db, 'London', { countryCode: 'GB' });
    await makeCity(db, 'London', { countryCode: 'CA', slug: 'london-ca' });
    await makeCity(db, 'LONDON', { countryCode: null, slug: 'london-2' });
    await expect(makeCity(db, 'london', { countryCode: 'CA', slug: 'x' })).rejects.toMatchObject({
      code: 'P2002',
    });
  });
});

describe('triggers that see the rows of a statement', () => {
  // Sessions plan a statement of a trigger once, maybe for one row: 8,000 updated listings took three minutes instead of 19
  // seconds.
  it('never join the old rows with the new ones, which could take the square of their number', async () => {
    const functions = await rowsOf<{ name: string; source: string }>(
      `SELECT proname AS name, prosrc AS source FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prosrc ~ '(old|new)_rows'`,
    );
    expect(functions.length).toBeGreaterThan(10);
    const joins =
      /(?:old|new)_rows(?:\s+(?:AS\s+)?\w+)?\s+(?:\w+\s+)?JOIN\s+(?:old|new)_rows|(?:old|new)_rows(?:\s+(?:AS\s+)?\w+)?,\s*(?:old|new)_rows/i;
    expect(functions.filter(({ source }) => joins.test(source)).map(({ name }) => name)).toEqual([]);
    expect('FROM new_rows n JOIN old_rows o USING (id)').toMatch(joins);
  });
});
