import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Services } from '../../../lib/context.ts';
import { executeOrThrow, testContext } from '../../../testing/execute.ts';
import { csvOf, runImportOf } from '../../../testing/runImportOf.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { undoPlaceChange } from '../changes/history/undoPlaceChange.ts';
import { areCategoriesForeign, nameCategories } from './nameCategories.ts';

const database = useTestDatabase();
let services: Services;
beforeEach(() => {
  services = testServices(database.db);
});

const system = () => testContext(services, { as: { kind: 'system' } });
const rename = () => nameCategories(system(), { signal: new AbortController().signal });
const names = async () =>
  (await database.db.prisma.category.findMany({ orderBy: { id: 'asc' } })).map(({ name }) => name);

const file = csvOf(
  ['Eczane', 'Fırın', 'Kasap', 'Bar'].map((category, n) => ({
    name: `Yer ${n}`,
    category,
    address: `Sokak ${n}`,
  })),
);

/** Categories of an import under the names of the previous release. */
async function importOfBefore() {
  await runImportOf(services, file);
  for (const [name, before] of [
    ['Pharmacy', 'Eczane'],
    ['Bakery', 'Fırın'],
    ['Butcher', 'Kasap'],
  ])
    await database.db.pool.query(`UPDATE categories SET name = $2, slug = key_of_name($2) WHERE name = $1`, [
      name,
      before,
    ]);
  await database.db.pool.query(`UPDATE categories SET former_keys = '{}'`);
  await database.db.pool.query('DELETE FROM old_slugs');
  await database.db.pool.query('DELETE FROM data_repairs');
}

describe('categories that an import named in another language', () => {
  it('do not exist in a new installation', async () => {
    expect(await areCategoriesForeign(services)).toBe(false);
  });

  it('get English names once, with redirects, and imports find them by the former ones', async () => {
    await importOfBefore();
    expect(await names()).toEqual(['Eczane', 'Fırın', 'Kasap', 'Bar']);
    expect(await areCategoriesForeign(services)).toBe(true);
    expect(await rename()).toEqual({ renamed: 3 });
    expect(await areCategoriesForeign(services)).toBe(false);
    expect(await names()).toEqual(['Pharmacy', 'Bakery', 'Butcher', 'Bar']);
    expect(await executeOrThrow(services, '{ category(slug: "eczane") { name slug } }')).toEqual({
      category: { name: 'Pharmacy', slug: 'pharmacy' },
    });
    expect(await runImportOf(services, file)).toMatchObject({ created: 0, updated: 0, categoriesCreated: 0 });
  });

  it('get them in a way that an operator can undo', async () => {
    await importOfBefore();
    await rename();
    const change = await database.db.prisma.placeChange.findFirstOrThrow({ where: { kind: 'EDIT' } });
    await undoPlaceChange(system(), change.id);
    expect(await names()).toEqual(['Eczane', 'Bakery', 'Butcher', 'Bar']);
    expect(await executeOrThrow(services, '{ category(slug: "eczane") { slug } }')).toEqual({
      category: { slug: 'eczane' },
    });
    expect(await rename()).toEqual({ renamed: 0 });
  });

  it('keep the names of operators, and names that another category has in English', async () => {
    await importOfBefore();
    await database.db.pool.query(
      `INSERT INTO categories (name, name_key, slug) VALUES ('Fleischerei', '', 'fleischerei')`,
    );
    await database.db.pool.query(
      `INSERT INTO categories (name, name_key, slug) VALUES ('Bakery', '', 'bakery')`,
    );
    await database.db.pool.query(
      `INSERT INTO place_changes (kind, category_id, before, after) SELECT 'EDIT', id, '{}', '{}' FROM categories WHERE name = 'Kasap'`,
    );
    expect(await rename()).toEqual({ renamed: 1 });
    expect(await names()).toEqual(['Pharmacy', 'Fırın', 'Kasap', 'Bar', 'Fleischerei', 'Bakery']);
  });
});
