import { expect, it } from '@jest/globals';
import { makeBusiness, makeCategory, makeCity } from '../testing/factories.ts';
import { useTestDatabase } from '../testing/useTestDatabase.ts';
import { asConflict } from './asConflict.ts';

const database = useTestDatabase();
const errorOf = (work: Promise<unknown>) => work.then(() => null, asConflict);
const conflict = (field: string) => ({ code: 'CONFLICT', fields: { [field]: expect.any(String) } });

it('a conflict names the field of each constraint that two operators can violate, for both database clients', async () => {
  const { db } = database;
  const cafe = await makeCategory(db, 'Cafe');
  const izmir = await makeCity(db, 'İzmir');
  const { id } = await makeBusiness(db);
  const rename = (table: string, set: string, row: number) => `UPDATE ${table} SET ${set} WHERE id = ${row}`;
  const bar = await makeCategory(db, 'Bar');
  const milas = await makeCity(db, 'Milas');
  await makeBusiness(db, { placeId: 'p', googleId: 'g', cid: '7' });
  await db.pool.query(`
    INSERT INTO plans (id, name, price, duration, max_ads, priority_placement, analytics_access, custom_styling, sort_order)
      VALUES ('any', 'Any', 1, 30, 0, false, false, false, 9);
    INSERT INTO subscriptions (business_id, business_name, plan_id, starts_at, ends_at, price)
      VALUES (${id}, 'A', 'any', now(), now() + interval '1 day', 1)`);
  const statements: [string, string][] = [
    [rename('businesses', 'category_id = 9999', id), 'categoryId'],
    [rename('businesses', 'city_id = 9999', id), 'city'],
    [rename('categories', `name = 'CAFE'`, bar.id), 'name'],
    [rename('cities', `name = 'izmir'`, milas.id), 'name'],
    [rename('categories', `slug = 'cafe'`, bar.id), 'slug'],
    [rename('cities', `slug = 'izmir'`, milas.id), 'slug'],
    [rename('businesses', `place_id = 'p'`, id), 'placeId'],
    [rename('businesses', `google_id = 'g'`, id), 'googleId'],
    [rename('businesses', `cid = '7'`, id), 'cid'],
    [rename('businesses', 'latitude = 1, longitude = NULL', id), 'latitude'],
    [
      `INSERT INTO subscriptions (business_id, business_name, plan_id, starts_at, ends_at, price)
      SELECT business_id, business_name, plan_id, starts_at, ends_at, price FROM subscriptions`,
      'startsOn',
    ],
  ];
  for (const [statement, field] of statements) {
    expect([statement, await errorOf(db.pool.query(statement))]).toMatchObject([statement, conflict(field)]);
    expect([statement, await errorOf(db.prisma.$executeRawUnsafe(statement))]).toMatchObject([
      statement,
      conflict(field),
    ]);
  }
  expect(await errorOf(makeBusiness(db, { categoryId: 9999 }))).toMatchObject(conflict('categoryId'));
  expect(await errorOf(makeBusiness(db, { cityId: 9999 }))).toMatchObject(conflict('city'));
  expect(await errorOf(makeCategory(db, 'cafe', { slug: 'other' }))).toMatchObject(conflict('name'));
  expect(await errorOf(makeCategory(db, 'Other', { slug: cafe.slug }))).toMatchObject(conflict('slug'));
  expect(await errorOf(makeCity(db, 'Izmir', { slug: 'other' }))).toMatchObject(conflict('name'));
  expect(await errorOf(makeCity(db, 'Other', { slug: izmir.slug }))).toMatchObject(conflict('slug'));
});

it('asConflict passes on every other error', async () => {
  const other = new Error('of the inside');
  expect(asConflict(other)).toBe(other);
  const error = await database.db.pool.query('SELECT 1 / 0').catch((thrown: unknown) => thrown);
  expect(asConflict(error)).toBe(error);
});
