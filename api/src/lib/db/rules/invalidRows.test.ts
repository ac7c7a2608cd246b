import { beforeEach, describe, expect, it } from '@jest/globals';
import { makeBusiness, makeCategory, makeCity } from '../../../testing/factories.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import type { Database } from '../db.ts';

// Rules of the database that hold for every writer.

const database = useTestDatabase();
let db: Database;
beforeEach(() => {
  db = database.db;
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
