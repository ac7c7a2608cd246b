import { beforeEach, describe, expect, it } from '@jest/globals';
import { makeBusiness, makeCategory, makeCity } from '../../../testing/factories.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { expandQuery } from './queryExpansion.ts';
import type { Interpretation } from './searchTerms.ts';
import { wantedQuery } from './match/searchQuery.ts';
import { resolveSearch } from './resolveSearch.ts';

const database = useTestDatabase();

beforeEach(async () => {
  const { db } = database;
  const restaurant = await makeCategory(db, 'Restaurant');
  const turkish = await makeCategory(db, 'Turkish restaurant');
  const pizzeria = await makeCategory(db, 'Pizzeria');
  const lisbon = await makeCity(db, 'Lisbon', { countryCode: 'PT' });
  const at = { cityId: lisbon.id, countryCode: 'PT' };
  await makeBusiness(db, { name: 'Casa Andorinha', categoryId: restaurant.id, ...at });
  await makeBusiness(db, { name: 'Anadolu', categoryId: turkish.id, ...at });
  await makeBusiness(db, { name: 'Forno', categoryId: pizzeria.id, ...at });
  await makeBusiness(db, { name: 'Central Garage', ...at });
});

async function interpretationsOf(text: string): Promise<Interpretation[]> {
  const search = await resolveSearch(database, text);
  const interpretations: Interpretation[] = [];
  for await (const interpretation of expandQuery(database, search ?? undefined))
    interpretations.push(interpretation);
  return interpretations;
}

const wordsIn = (query: string | null): string[] => query?.match(/'[^']*'(?::\*)?/g) ?? [];

const searches = [
  'casa restaurant',
  'restaurant lisbon',
  'restaurant in lisbon',
  'casa andorinha restaurant',
  'cheap restaurant lisbon',
  'resturant lisbon',
  'garage cafe lisbon',
  'restaurant central',
  'qqqq restaurant',
];

describe('the interpretations of a search', () => {
  it.each(searches)('read no word of %s from the index twice', async (text) => {
    for (const interpretation of await interpretationsOf(text)) {
      const words = wordsIn(wantedQuery([], interpretation));
      expect(words).toEqual([...new Set(words)]);
    }
  });

  it.each(searches)('of %s never repeat a query that found nothing', async (text) => {
    const queries = (await interpretationsOf(text)).map((interpretation) =>
      JSON.stringify([
        wantedQuery([], interpretation),
        interpretation.begun,
        interpretation.ids,
        interpretation.schedules,
        interpretation.around,
        interpretation.unplaced,
        interpretation.isUnsorted,
      ]),
    );
    expect(queries).toEqual([...new Set(queries)]);
  });

  it('query categories and cities by mark only if the words do not find them', async () => {
    const [first] = await interpretationsOf('restaurant lisbon');
    const marks = wordsIn(wantedQuery([], first as Interpretation)).filter((word) => word.startsWith("'#"));
    // The pizzeria is a restaurant that its words do not name.
    expect(marks).toHaveLength(1);
  });

  it('look around a town only as far as the directory has listings', async () => {
    const interpretations = await interpretationsOf('restaurant in tokyo');
    expect(interpretations.filter(({ around }) => around)).toEqual([]);
  });

  it('query every word that begins with a typed word, if these are few', async () => {
    await makeBusiness(database.db, { name: 'Andorinhas do Mar' });
    const [first] = await interpretationsOf('andorinha');
    // In any order, as the database finds them.
    const wanted = wordsIn(wantedQuery([], first as Interpretation)).toSorted();
    expect(wanted).toEqual(["'andorinha'", "'andorinhas'"]);
    const [begun] = await interpretationsOf('andori');
    expect(wordsIn(wantedQuery([], begun as Interpretation))).toEqual(["'andori':*"]);
  });
});
