import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Services } from '../../../lib/context.ts';
import { executeOrThrow } from '../../../testing/execute.ts';
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
  const answer = await executeOrThrow<{
    businesses: { nodes: { name: string }[]; related: { name: string }[] };
    suggestions: { businesses: { name: string }[] };
  }>(
    services,
    `query ($search: String!) {
      businesses(filter: { search: $search }, first: 50) { nodes { name } related { name } }
      suggestions(text: $search, limit: 10) { businesses { name } }
    }`,
    { search },
  );
  const found = answer.businesses.nodes.map(({ name }) => name);
  const suggested = answer.suggestions.businesses.map(({ name }) => name);
  const related = answer.businesses.related.map(({ name }) => name);
  expect(new Set(suggested)).toEqual(new Set([...found, ...related]));
  return found;
}

async function describeOf(search: string) {
  const { businesses } = await executeOrThrow<{
    businesses: {
      understoodAs: { parts: { kind: string; label: string; without: string }[]; leftOut: string[] } | null;
    };
  }>(
    services,
    `query ($search: String!) {
      businesses(filter: { search: $search }) { understoodAs { parts { kind label without } leftOut } }
    }`,
    { search },
  );
  return businesses.understoodAs;
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

  it('drops words before it returns nothing', async () => {
    expect(await find('plumber naples qqqqzz')).toEqual(['Rapid Rooter']);
    expect(await find('golden pipes naples lawyer')).not.toEqual([]);
    expect(await find('qqqqzz wwwwxx')).toEqual([]);
  });

  it('keeps place and kind before other words', async () => {
    expect(await find('reliable plumber santa rosa')).toEqual(['Golden Pipes']);
    expect(await find('family lawyer in santa rosa')).toEqual(['Bell Legal', 'Ames & Daughter']);
    expect(await find('tankless plumber 34102')).toEqual(['Rapid Rooter']);
  });

  it('prefers a listing with exactly that name to a place of that name', async () => {
    expect(await find('mcdonalds drive santa rosa')).toEqual(["McDonald's"]);
  });

  it('for a kind that a place lacks finds the nearest ones around it, nearest first', async () => {
    const { db } = services;
    const vet = await makeCategory(db, 'Veterinarian');
    const salem = await makeCity(db, 'Salem', { countryCode: 'US' });
    const at = (latitude: number, longitude: number) => ({ latitude, longitude, countryCode: 'US' });
    await makeBusiness(db, { name: 'Corner Store', cityId: salem.id, ...at(44.94, -123.03) });
    await makeBusiness(db, {
      name: 'Far Vet',
      categoryId: vet.id,
      ...at(45.1, -123.2),
      rating: 5,
      reviewCount: 900,
    });
    await makeBusiness(db, { name: 'Near Vet', categoryId: vet.id, ...at(44.95, -123.05) });
    await makeBusiness(db, { name: 'Vet Elsewhere', categoryId: vet.id, ...at(26.1, -81.8) });
    expect(await find('veterinarian salem')).toEqual(['Near Vet', 'Far Vet']);
    // Keizer is next to Salem, and no listing is in it.
    expect(await find('vet in keizer')).toEqual(['Near Vet', 'Far Vet']);
    expect(await describeOf('veterinarian salem')).toMatchObject({
      parts: [{ kind: 'CATEGORY' }, { kind: 'AROUND', label: 'Near Salem' }],
      leftOut: [],
    });
  });

  it('matches a name written as one word, as several, with a number or a code', async () => {
    const { db } = services;
    await makeBusiness(db, { name: 'Any Lab Test Now', postalCode: '600 042' });
    await makeBusiness(db, { name: 'BUND 39', website: 'https://www.bundrestaurant.example.ch/' });
    await makeBusiness(db, { name: 'Sunny Side Grill', website: 'https://sunnysidegrillbar.com/' });
    await makeBusiness(db, { name: 'متجر النادر' });
    expect(await find('anylabtestnow')).toEqual(['Any Lab Test Now']);
    expect(await find('lab 600042')).toEqual(['Any Lab Test Now']);
    expect(await find('bund39')).toEqual(['BUND 39']);
    expect(await find('sunnysidegrillbar')).toEqual(['Sunny Side Grill']);
    expect(await find('al nader')).toEqual(['متجر النادر']);
    expect(await find('call the rooter 239 555 0123 please')).toEqual(['Rapid Rooter']);
  });

  it('for a day or for late hours finds listings open then', async () => {
    const { db } = services;
    const bakery = await makeCategory(db, 'Bakery');
    const minutes = (day: number, from: number, to: number) => [day * 1440 + from * 60, day * 1440 + to * 60];
    const zone = { categoryId: bakery.id, timeZone: 'Europe/Berlin' };
    await makeBusiness(db, { name: 'Sunday Loaves', ...zone, openingMinutes: minutes(6, 8, 12) });
    await makeBusiness(db, { name: 'Night Loaves', ...zone, openingMinutes: minutes(4, 18, 24) });
    expect(await find('bakery open on sunday')).toEqual(['Sunday Loaves']);
    expect(await find('pazar günü açık fırın')).toEqual(['Sunday Loaves']);
    expect(await find('bakery open late')).toEqual(['Night Loaves']);
    expect((await describeOf('bakery open sundays'))?.parts[0]).toMatchObject({
      kind: 'OPEN_ON',
      label: 'Open on Sunday',
    });
  });

  it('for open listings finds closed ones if nothing is open', async () => {
    expect(await find('open now lawyer')).toEqual(['Bell Legal', 'Ames & Daughter']);
  });
});

describe('the interpretation of a search', () => {
  it('has a part for each filter, kind and place, each with the search without it', async () => {
    expect(await describeOf('24 hour Plumber in Naples')).toEqual({
      parts: [
        { kind: 'ALWAYS_OPEN', label: 'Open 24 hours', without: 'Plumber in Naples' },
        { kind: 'CATEGORY', label: 'Plumber', without: '24 hour in Naples' },
        { kind: 'CITY', label: 'Naples', without: '24 hour Plumber' },
      ],
      leftOut: [],
    });
  });

  it('names the words and the filter that were left out', async () => {
    expect((await describeOf('plumber naples qqqqzz'))?.leftOut).toEqual(['qqqqzz']);
    expect((await describeOf('open now lawyer'))?.leftOut).toEqual(['open now']);
  });

  it('names the contact that was searched for', async () => {
    expect(await describeOf('+1 239 555 0123')).toMatchObject({ parts: [{ kind: 'PHONE' }] });
  });

  it('is empty for words that are searched literally', async () => {
    expect(await describeOf('rapid')).toBeNull();
    expect(await describeOf('')).toBeNull();
  });
});

describe('facets of cities', () => {
  it('separate cities of one name, and each returns as many listings as it counts', async () => {
    const { db } = services;
    const unknown = await makeCity(db, 'Naples', { countryCode: null, slug: 'naples-2' });
    await makeBusiness(db, { name: 'Elsewhere', cityId: unknown.id });
    interface Facets {
      businesses: { facets: { cities: { value: string; label: string; id: number; count: number }[] } };
    }
    for (const filter of [{}, { search: 'rooter elsewhere' }, { minRating: 0 }]) {
      const { businesses } = await executeOrThrow<Facets>(
        services,
        'query ($filter: BusinessFilter) { businesses(filter: $filter) { facets { cities { value label id count } } } }',
        { filter },
      );
      const { cities } = businesses.facets;
      expect(new Set(cities.map(({ label }) => label)).size).toBe(cities.length);
      for (const { value, id, count } of cities)
        for (const city of [{ city: value }, { cityId: id }]) {
          const { businesses: narrowed } = await executeOrThrow<{ businesses: { totalCount: number } }>(
            services,
            'query ($filter: BusinessFilter) { businesses(filter: $filter) { totalCount } }',
            { filter: { ...filter, ...city } },
          );
          expect(narrowed.totalCount).toBe(count);
        }
    }
  });
});
