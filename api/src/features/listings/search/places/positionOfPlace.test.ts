import { beforeEach, describe, expect, it } from '@jest/globals';
import { kilometresBetween } from '../../../../lib/gazetteer/gazetteer.ts';
import { executeOrThrow, refusalOf } from '../../../../testing/execute.ts';
import { makeBusiness, makeCity } from '../../../../testing/factories.ts';
import { testServices } from '../../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../../testing/useTestDatabase.ts';
import { positionOfPlace } from './positionOfPlace.ts';

const database = useTestDatabase();
const services = () => testServices(database.db);

const places = {
  izmirCafe: { latitude: 38.43, longitude: 27.14 },
  izmirBar: { latitude: 38.46, longitude: 27.2 },
  springfieldDiner: { latitude: 39.78, longitude: -89.65 },
  springfieldShop: { latitude: 42.1, longitude: -72.59 },
  moda: { latitude: 40.985, longitude: 29.025 },
  berlinBakery: { latitude: 52.532, longitude: 13.385 },
} as const;

beforeEach(async () => {
  const { db } = database;
  const izmir = await makeCity(db, 'İzmir', { countryCode: 'TR' });
  const illinois = await makeCity(db, 'Springfield', { countryCode: 'US', slug: 'springfield-il' });
  const berlin = await makeCity(db, 'Berlin', { countryCode: 'DE' });
  const istanbul = await makeCity(db, 'İstanbul', { countryCode: 'TR' });
  for (const name of ['One', 'Two', 'Three'])
    await makeBusiness(db, {
      ...{ name, cityId: istanbul.id, countryCode: 'TR', ...places.moda },
      address: 'Moda Cd. 3, 34710 Kadıköy/İstanbul',
    });
  await makeBusiness(db, { name: 'Porto Cafe', cityId: izmir.id, countryCode: 'TR', ...places.izmirCafe });
  await makeBusiness(db, { name: 'Cafe', cityId: izmir.id, countryCode: 'TR', ...places.izmirCafe });
  await makeBusiness(db, { name: 'Bar', cityId: izmir.id, countryCode: 'TR', ...places.izmirBar });
  await makeBusiness(db, {
    ...{ name: 'Diner', cityId: illinois.id, countryCode: 'US', postalCode: '62701' },
    ...places.springfieldDiner,
  });
  await makeBusiness(db, {
    ...{ name: 'Bakery', cityId: berlin.id, countryCode: 'DE', postalCode: '10115' },
    ...places.berlinBakery,
  });
  await makeBusiness(db, {
    ...{ name: 'Optician', cityId: berlin.id, countryCode: 'DE', address: 'Torstr. 12, Berlin' },
    ...{ latitude: 52.53, longitude: 13.4 },
  });
});

describe('the position of a typed place', () => {
  it.each([
    ['a city of the directory', 'izmir', places.izmirCafe, 10],
    ['a postal code of its listings', '10115', places.berlinBakery, 0.1],
    ['a postal code with its country', '10115, Germany', places.berlinBakery, 0.1],
    ['a district of the gazetteer', 'Kreuzberg', { latitude: 52.5, longitude: 13.41 }, 5],
    ['a district that only addresses name', 'Kadıköy', places.moda, 1],
    ['a district of a city', 'Kadikoy, Istanbul', places.moda, 1],
    ['a name in another script', '東京', { latitude: 35.68, longitude: 139.69 }, 15],
    ['a town that the directory has nothing in', 'Porto', { latitude: 41.15, longitude: -8.61 }, 10],
    ['one of several towns, by its state', 'Springfield, Illinois', places.springfieldDiner, 15],
    [
      'one of several towns, by the code of its state',
      'Portland, ME',
      { latitude: 43.66, longitude: -70.26 },
      10,
    ],
    ['one of several towns, by its country', 'Valencia, Venezuela', { latitude: 10.16, longitude: -68 }, 15],
    ['a town behind a preposition', 'in Berlin', places.berlinBakery, 2],
    ['a town with an ending for "in"', "İzmir'de", places.izmirCafe, 10],
    ['a town by its nickname', 'nyc', { latitude: 40.71, longitude: -74 }, 15],
    ['a district beside its town', 'Kreuzberg Berlin', { latitude: 52.5, longitude: 13.41 }, 5],
    ['one address of a listing', 'Torstr. 12', { latitude: 52.53, longitude: 13.4 }, 0.1],
    ['a place with a wrong region', 'Porto, Xyzzy', { latitude: 41.15, longitude: -8.61 }, 10],
  ] as const)('is that of %s', async (_kind, typed, expected, km) => {
    const found = await positionOfPlace(services(), typed);
    if (!found) throw new Error(`nothing found for ${typed}`);
    expect(kilometresBetween(found, expected)).toBeLessThan(km);
  });

  it.each(['Qwrtpsdf', '99999999', '', ',', "'; --", '(', '🍕'])('is not known for %j', async (typed) => {
    expect(await positionOfPlace(services(), typed)).toBeNull();
  });
});

describe('a list near a typed place', () => {
  const query = `query ($near: NearInput!) {
    businesses(filter: { near: $near }, sort: { field: DISTANCE }) { nodes { name distanceMeters } totalCount }
  }`;
  const near = async (input: object) => {
    const { businesses } = await executeOrThrow<{
      businesses: { nodes: { name: string; distanceMeters: number }[]; totalCount: number };
    }>(services(), query, { near: input });
    return businesses;
  };

  it('has the nearest first, with their distances', async () => {
    const { nodes, totalCount } = await near({ place: 'Bornova', radiusKm: 50 });
    expect(nodes.map(({ name }) => name)).toEqual(['Bar', 'Porto Cafe', 'Cafe']);
    expect(totalCount).toBe(3);
    expect(nodes[0]?.distanceMeters).toBeGreaterThan(0);
  });

  it('is empty for an unknown place', async () => {
    expect(await near({ place: 'Qwrtpsdf' })).toEqual({ nodes: [], totalCount: 0 });
  });

  it.each([
    [{}],
    [{ latitude: 1 }],
    [{ latitude: 1, longitude: 2, place: 'Porto' }],
    [{ place: 'Porto', radiusKm: 201 }],
    [{ place: 'a\0' }],
  ])('is refused for %j', async (input) => {
    expect(await refusalOf(services(), query, { near: input })).toBe('BAD_INPUT');
  });
});
