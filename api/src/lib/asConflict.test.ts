import { expect, it } from '@jest/globals';
import { makeBusiness, makeCategory, makeCity } from '../testing/factories.ts';
import { useTestDatabase } from '../testing/useTestDatabase.ts';
import { asConflict } from './asConflict.ts';

const database = useTestDatabase();
const errorOf = (work: Promise<unknown>) => work.then(() => null, asConflict);
const conflict = (field: string) => ({ code: 'CONFLICT', fields: { [field]: expect.any(String) } });

it('names the field of each constraint that two operators can violate, for both database clients', async () => {
  const { db } = database;
  const cafe = await makeCategory(db, 'Cafe');
  const izmir = await makeCity(db, 'İzmir');
  const { id } = await makeBusiness(db);
  const rename = (table: string, set: string, row: number) => `UPDATE ${table} SET ${set} WHERE id = ${row}`;
  const bar = await makeCategory(db, 'Bar');
  const milas = await makeCity(db, 'Milas');
  const statements: [string, string][] = [
    [rename('businesses', 'category_id = 9999', id), 'categoryId'],
    [rename('businesses', 'city_id = 9999', id), 'city'],
    [rename('categories', `name = 'CAFE'`, bar.id), 'name'],
    [rename('cities', `name = 'izmir'`, milas.id), 'name'],
    [rename('categories', `slug = 'cafe'`, bar.id), 'slug'],
    [rename('cities', `slug = 'izmir'`, milas.id), 'slug'],
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

it('passes on every other error', async () => {
  const other = new Error('of the inside');
  expect(asConflict(other)).toBe(other);
  const error = await database.db.pool.query('SELECT 1 / 0').catch((thrown: unknown) => thrown);
  expect(asConflict(error)).toBe(error);
});
