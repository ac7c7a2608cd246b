import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Services } from '../../../lib/context.ts';
import { ask } from '../../../testing/execute.ts';
import { makeBusiness, makeCategory, makeCity } from '../../../testing/factories.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';

const database = useTestDatabase();
let services: Services;

const allWeek = [0, 10_080];

beforeEach(async () => {
  services = testServices(database.db);
  const { db } = services;
  const plumber = await makeCategory(db, 'Plumber');
  const lawyer = await makeCategory(db, 'Lawyer');
  const friseur = await makeCategory(db, 'Friseur');
  const gym = await makeCategory(db, 'Gym');
  const naples = await makeCity(db, 'Naples', { countryCode: 'US' });
  const rosa = await makeCity(db, 'Santa Rosa', { countryCode: 'US' });
  const munich = await makeCity(db, 'München', { countryCode: 'DE' });
  const us = { countryCode: 'US', timeZone: 'America/New_York' };
  await makeBusiness(db, {
    ...{ name: 'Rapid Rooter', categoryId: plumber.id, cityId: naples.id, ...us, openingMinutes: allWeek },
    ...{
      phone: '(239) 555-0123',
      phoneNormalised: '+12395550123',
      postalCode: '34102',
      email: 'Hello@Rooter.example',
    },
    website: 'https://www.rooter.example/en/contact?ref=1',
  });
  await makeBusiness(db, { name: 'Naples Pizza of Reno', categoryId: gym.id, ...us });
  await makeBusiness(db, {
    name: 'Golden Pipes',
    categoryId: plumber.id,
    cityId: rosa.id,
    ...us,
    rating: 4.9,
    reviewCount: 900,
  });
  await makeBusiness(db, {
    name: 'Ames & Daughter',
    categoryId: lawyer.id,
    cityId: rosa.id,
    ...us,
    rating: 3,
    reviewCount: 9,
  });
  await makeBusiness(db, {
    name: 'Bell Legal',
    categoryId: lawyer.id,
    cityId: rosa.id,
    ...us,
    rating: 4.8,
    reviewCount: 90,
  });
  await makeBusiness(db, { name: '24 Hour Fitness', categoryId: gym.id, cityId: rosa.id, ...us });
  await makeBusiness(db, { name: "McDonald's", cityId: naples.id, ...us });
  await makeBusiness(db, {
    ...{ name: 'Haarschnitt Huber', categoryId: friseur.id, cityId: munich.id, countryCode: 'DE' },
    ...{ latitude: 48.137, longitude: 11.575 },
  });
  await makeBusiness(db, { name: 'Тануки', countryCode: null });
  await makeBusiness(db, { name: 'مطعم السلام' });
});

async function find(search: string): Promise<string[]> {
  const answer = await ask<{
    businesses: { nodes: { name: string }[] };
    suggestions: { businesses: { name: string }[] };
  }>(
    services,
    `query ($search: String!) {
      businesses(filter: { search: $search }, first: 50) { nodes { name } }
      suggestions(text: $search, limit: 10) { businesses { name } }
    }`,
    { search },
  );
  const found = answer.businesses.nodes.map(({ name }) => name);
  const suggested = answer.suggestions.businesses.map(({ name }) => name);
  expect(new Set(suggested)).toEqual(new Set(found));
  return found;
}

describe('a search, and the suggestions for the same text,', () => {
  it.each([
    ['plumber in naples', ['Rapid Rooter']],
    ['Plumber near Naples', ['Rapid Rooter']],
    ['open now plumber', ['Rapid Rooter']],
    ['24 hour plumber', ['Rapid Rooter']],
    ['24/7 tesisatçı', ['Rapid Rooter']],
    ['best lawyer santa rosa', ['Bell Legal', 'Ames & Daughter']],
    ['lawyer near me', ['Bell Legal', 'Ames & Daughter']],
    ['avukat', ['Bell Legal', 'Ames & Daughter']],
    ['plumber 34102', ['Rapid Rooter']],
    ['24 hour fitness', ['24 Hour Fitness']],
    ['kuaför', ['Haarschnitt Huber']],
    ['hairdresser in munich', ['Haarschnitt Huber']],
    ['парикмахерская мюнхен', ['Haarschnitt Huber']],
    ["München'de kuaför", ['Haarschnitt Huber']],
    ['mcdonalds', ["McDonald's"]],
    ["mc donald's", ["McDonald's"]],
    ['McDonald’s', ["McDonald's"]],
    ['tanuki', ['Тануки']],
    ['al salam', ['مطعم السلام']],
    ['plumbers in the city of naples please', ['Rapid Rooter']],
    ['239 555 0123', ['Rapid Rooter']],
    ['+1-239-555-0123', ['Rapid Rooter']],
    ['001 239.555.0123', ['Rapid Rooter']],
    ['5550123', ['Rapid Rooter']],
    ['rooter.example', ['Rapid Rooter']],
    ['http://rooter.example/en/contact', ['Rapid Rooter']],
    ['hello@rooter.example', ['Rapid Rooter']],
  ])('for %j finds %j', async (search, names) => {
    expect(await find(search)).toEqual(names);
  });

  it('without an answer for all its words drops words before it gives up', async () => {
    expect(await find('plumber naples qqqqzz')).toEqual(['Rapid Rooter']);
    expect(await find('golden pipes naples lawyer')).not.toEqual([]);
    expect(await find('qqqqzz wwwwxx')).toEqual([]);
  });

  it('that asks for what is open finds what is closed where nothing is open', async () => {
    expect(await find('open now lawyer')).toEqual(['Bell Legal', 'Ames & Daughter']);
  });
});
