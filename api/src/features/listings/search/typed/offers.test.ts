import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Services } from '../../../../lib/context.ts';
import { ask } from '../../../../testing/execute.ts';
import { makeBusiness, makeCategory, makeCity } from '../../../../testing/factories.ts';
import { testServices } from '../../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../../testing/useTestDatabase.ts';

const database = useTestDatabase();
let services: Services;

beforeEach(async () => {
  services = testServices(database.db);
  const { db } = services;
  const cafe = await makeCategory(db, 'Cafe');
  const hotel = await makeCategory(db, 'Hotel');
  const baths = await makeCategory(db, 'Swimming pool');
  const zurich = await makeCity(db, 'Zürich', { countryCode: 'CH' });
  const bern = await makeCity(db, 'Bern', { countryCode: 'CH' });
  const at = (city: { id: number }, category: { id: number }) => ({
    ...{ cityId: city.id, categoryId: category.id, countryCode: 'CH' },
  });
  const about = (section: string, ...features: string[]) => ({
    about: { [section]: Object.fromEntries(features.map((feature) => [feature, true])) },
  });
  await makeBusiness(db, { name: 'Aster', ...at(zurich, cafe), ...about('Pets', 'Dogs allowed') });
  await makeBusiness(db, {
    ...{ name: 'Bellis', ...at(zurich, cafe) },
    ...about('Parking', 'Free parking lot'),
  });
  await makeBusiness(db, { name: 'Crocus', ...at(zurich, cafe), wheelchairAccessible: true });
  await makeBusiness(db, { name: 'Dahlia', ...at(zurich, hotel), ...about('Other', 'Pool') });
  await makeBusiness(db, { name: 'Erica', ...at(zurich, baths) });
  await makeBusiness(db, { name: 'Freesia', ...at(bern, hotel) });
});

async function find(search: string) {
  const { businesses, suggestions } = await ask<{
    businesses: { nodes: { name: string }[] };
    suggestions: { businesses: { name: string }[] };
  }>(
    services,
    `query ($search: String!) {
      businesses(filter: { search: $search }) { nodes { name } }
      suggestions(text: $search, limit: 10) { businesses { name } }
    }`,
    { search },
  );
  const found = businesses.nodes.map(({ name }) => name);
  expect(suggestions.businesses.map(({ name }) => name)).toEqual(found);
  return found;
}

describe('searches for what listings offer', () => {
  it.each([
    ['dog friendly cafe zürich', ['Aster']],
    ['café mit hund zürich', ['Aster']],
    ['cafe with parking zürich', ['Bellis']],
    ['кафе с парковкой цюрих', ['Bellis']],
    ['wheelchair accessible cafe', ['Crocus']],
    ['rollstuhlgerechtes café zürich', ['Crocus']],
    ['hotel with pool zürich', ['Dahlia']],
  ])('finds %s by features', async (search, names) => {
    expect(await find(search)).toEqual(names);
  });

  it('takes a word for a kind where nothing else is asked for', async () => {
    expect(await find('swimming pool zürich')).toEqual(['Erica']);
  });

  it('leaves out what no listing there offers', async () => {
    expect(await find('dog friendly hotel bern')).toEqual(['Freesia']);
  });
});
