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

const rowsOf = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await db.pool.query<Row>(text, values)).rows;

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
