import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Services } from '../../../../lib/context.ts';
import { executeOrThrow } from '../../../../testing/execute.ts';
import { csvOf, runImportOf } from '../../../../testing/runImportOf.ts';
import { testServices } from '../../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../../testing/useTestDatabase.ts';

const database = useTestDatabase();
let services: Services;
beforeEach(() => {
  services = testServices(database.db);
});

let made = 0;
const rowOf = (category: string, type = '') => {
  made += 1;
  return {
    name: `Place ${made}`,
    category,
    type,
    address: `Road ${made}`,
    'place id': `ChIJkinds${made}`.padEnd(27, '0'),
  };
};
const runRows = (rows: Record<string, string>[]) => runImportOf(services, csvOf(rows));
const importOf = (...categories: string[]) => runRows(categories.map((category) => rowOf(category)));

const listed = async () =>
  (
    await database.db.prisma.business.findMany({
      orderBy: { globalRowNumber: 'asc' },
      include: { category: true },
    })
  ).map(({ category, type }) => [category?.name, type]);
const categories = async () =>
  (await database.db.prisma.category.findMany({ orderBy: { id: 'asc' } })).map(({ name }) => name);

describe('categories of an import', () => {
  it('are one for each kind, in any number, spelling and language', async () => {
    await importOf(
      'Restaurants',
      'Restaurant',
      'Restaurants',
      'Sushi-Restaurant',
      'Sushi restaurant',
      'Lokanta',
    );
    expect(await categories()).toEqual(['Restaurant', 'Sushi restaurant']);
  });

  it('stay apart if each names a part of a kind, and are not joined by others of the kind', async () => {
    await importOf('Brasserie', 'Brasserie', 'Wine bar', 'Sports bar', 'Elementary school', 'High school');
    await importOf('Restaurant', 'Bar', 'School', 'Western restaurant', 'Bistro');
    expect(await listed()).toEqual([
      ...['Brasserie', 'Brasserie', 'Wine bar', 'Sports bar', 'Elementary school', 'High school'].map(
        (name) => [name, null],
      ),
      ...[
        ['Restaurant', null],
        ['Bar', null],
        ['School', null],
      ],
      ...[
        ['Restaurant', 'Western restaurant'],
        ['Bistro', null],
      ],
    ]);
  });

  it.each([
    ['Flea market', 'Farmers market'],
    ['Baptist church', 'Catholic church'],
    ['Mattress store', 'Furniture store'],
    ['Personal injury attorney', 'Lawyer'],
    ['Wedding photographer', 'Photographer'],
    ['Used car dealer', 'Car dealer'],
    ['Food truck', 'Fast food restaurant'],
    ['Kitchen remodeler', 'Handyman'],
    ['Bar à cocktails', 'Bar'],
  ])('are two if a list has both: %s, %s', async (...kinds) => {
    await importOf(...kinds);
    expect((await categories()).map((name) => name.toLowerCase())).toEqual(
      kinds.map((kind) => kind.toLowerCase()),
    );
  });

  it('have the English name of the file if it has one, else that of the dictionary', async () => {
    await importOf('Bäckerei', 'Bäckerei', 'bake shop', 'Zahnärzte', 'Zahnarzt', 'Zahnarzt');
    expect(await categories()).toEqual(['Bake shop', 'Dentist']);
  });

  it('are called in English, whatever the language of the file', async () => {
    await importOf('Restaurant ng hamburger', 'Suši restaurace', 'Eczane', 'Аптека', 'パン屋', 'Fahrschule');
    expect(await categories()).toEqual([
      ...['Hamburger restaurant', 'Sushi restaurant', 'Pharmacy', 'Bakery', 'Driving school'],
    ]);
  });

  it('have no hyphen that German puts between English words, and one category in any language', async () => {
    await importOf(
      'Sushi-Restaurant',
      'Sushi-Restaurant',
      'Restaurant de sushis',
      'Bäckerei',
      'Fitness-Studio',
    );
    expect(await categories()).toEqual(['Sushi restaurant', 'Bakery', 'Gym']);
  });

  it('keep English words that the dictionary does not have in this order, and words that it does not know', async () => {
    const names = ['Fondue restaurant', 'Building consultant', 'Chinese takeaway', 'Zauberwerkstatt'];
    await importOf(...names);
    expect(await categories()).toEqual(names);
  });

  it('of one kind do not join one that is called by another kind as well', async () => {
    await importOf('Brunch restaurant', 'Animal hospital');
    await importOf('Café', 'кафе', 'Tierarzt');
    await importOf('Brunch restaurants', 'Espresso bar', 'Cafe');
    expect(await categories()).toEqual([
      ...['Brunch restaurant', 'Animal hospital', 'Cafe', 'Veterinarian', 'Espresso bar'],
    ]);
  });

  it('are named by the meaning of a word in the language of the file', async () => {
    await importOf('Market', 'Kuaför', 'Eczane', 'Kasap', 'Fırın');
    expect((await categories())[0]).toBe('Supermarket');
    // Others do not count a market as one.
    await importOf('Market', 'Farm shop');
    expect((await listed()).at(-2)).toEqual(['Market', null]);
  });

  it('keep a word that only another language than that of the file knows', async () => {
    await importOf('Oficina', 'Peluquería', 'Panadería', 'Ferretería', 'Carnicería');
    expect(await categories()).toEqual(['Oficina', 'Hairdresser', 'Bakery', 'Hardware store', 'Butcher']);
  });

  it('are still known by the words of their file', async () => {
    await importOf('Bäckerei', 'Restaurant ng hamburger');
    expect(
      (await database.db.prisma.category.findMany({ orderBy: { id: 'asc' } })).map((each) => [
        each.slug,
        each.formerKeys,
      ]),
    ).toEqual([
      ['bakery', ['backerei']],
      ['hamburger-restaurant', ['restaurant ng hamburger']],
    ]);
  });

  it('are found by the words of their file, while these are typed, too', async () => {
    await importOf('Restaurant ng hamburger', 'Bäckerei', 'Book store');
    const search = `query ($text: String!) {
      businesses(filter: { search: $text }) { nodes { category { name } } }
      suggestions(text: $text) { categories { name } }
      categories(search: $text) { nodes { name } }
    }`;
    const expected = (name: string) => ({
      businesses: { nodes: [{ category: { name } }] },
      suggestions: { categories: [{ name }] },
      categories: { nodes: [{ name }] },
    });
    expect(await executeOrThrow(services, search, { text: 'Bäckerei' })).toEqual(expected('Bakery'));
    expect(await executeOrThrow(services, search, { text: 'Restaurant ng hamburger' })).toEqual(
      expected('Hamburger restaurant'),
    );
    expect(await executeOrThrow(services, search, { text: 'bäck' })).toMatchObject({
      suggestions: { categories: [{ name: 'Bakery' }] },
      categories: { nodes: [{ name: 'Bakery' }] },
    });
  });

  it('join the existing category of their kind, and keep finer words in the type', async () => {
    await importOf('Restaurants');
    await runRows([rowOf('Schweizerisches Restaurant'), rowOf('Swiss restaurant', 'Fondue')]);
    expect(await listed()).toEqual([
      ['Restaurant', null],
      ['Restaurant', 'Schweizerisches Restaurant'],
      ['Restaurant', 'Fondue'],
    ]);
  });

  it('are named by their kind if the file has only finer words', async () => {
    await importOf('Schweizerisches Restaurant');
    expect(await listed()).toEqual([['Restaurant', 'Schweizerisches Restaurant']]);
  });

  it('outside the dictionary are one in singular and plural', async () => {
    await importOf('Widget makers', 'Widget Maker', 'widget-makers', 'Gadget makers');
    expect(await categories()).toEqual(['Widget makers', 'Gadget makers']);
  });

  it('of an uncertain kind stay as they are', async () => {
    await importOf('Bank', 'Blood bank', 'Restaurant', 'Restaurant supply store');
    expect(await categories()).toHaveLength(4);
  });

  it('stay as an operator called them', async () => {
    const first = await importOf('Kuaför', 'Eczane');
    expect(await categories()).toEqual(['Hairdresser', 'Pharmacy']);
    await database.db.pool.query(`UPDATE categories SET name = 'Kuaför' WHERE name = 'Hairdresser'`);
    expect(await importOf('Kuaför', 'Friseur')).toMatchObject({ categoriesCreated: 0 });
    expect(await categories()).toEqual(['Kuaför', 'Pharmacy']);
    expect(first).toMatchObject({ categoriesCreated: 2 });
  });

  it('follow merges of their name and of their kind', async () => {
    await importOf('Cafe', 'Coffee shop');
    await database.db.pool.query(
      `UPDATE categories SET merged_into_id = (SELECT id FROM categories WHERE name = 'Coffee shop') WHERE name = 'Cafe'`,
    );
    await importOf('Cafes', 'Kahvehane');
    expect((await listed()).map(([name]) => name)).toEqual(Array(4).fill('Coffee shop'));
  });

  it('keep a category of exactly their name, even if another one has their kind', async () => {
    await database.db.pool.query(
      `INSERT INTO categories (name, name_key, slug) VALUES ('Restaurant', '', 'restaurant'), ('Lokanta', '', 'lokanta')`,
    );
    await importOf('lokanta', 'Restaurants');
    expect((await listed()).map(([name]) => name)).toEqual(['Lokanta', 'Restaurant']);
  });

  it('of the same file change nothing when they are imported again, after any other files', async () => {
    const file = ['Restaurants', 'Schweizerisches Restaurant', 'Market', 'Friseure', 'Widget makers'].map(
      (each) => rowOf(each),
    );
    const other = ['Kuaför', 'Restoran', 'Widget maker', 'Eczane', 'Market'].map((each) => rowOf(each));
    await runRows(file);
    await runRows(other);
    for (const again of [file, other, file])
      expect(await runRows(again)).toMatchObject({ created: 0, updated: 0, categoriesCreated: 0 });
  });
});
