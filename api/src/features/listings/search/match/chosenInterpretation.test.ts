import { beforeAll, describe, expect, it } from '@jest/globals';
import sql from 'sql-template-tag';
import type { Services, Viewer } from '../../../../lib/context.ts';
import { executeOrThrow } from '../../../../testing/execute.ts';
import {
  makeBusiness,
  makeCategory,
  makeCity,
  makeCountry,
  makeOperator,
} from '../../../../testing/factories.ts';
import { testServices } from '../../../../testing/TestBrowser.ts';
import { useFilledDatabase } from '../../../../testing/useFilledDatabase.ts';
import { resolveFilter } from '../../list/businessFilter.ts';
import { matchWhere } from './matchWhere.ts';

const database = useFilledDatabase();
let services: Services;
let as: Viewer;

const oerlikon = { latitude: 47.41, longitude: 8.544 };

beforeAll(async () => {
  const { db } = database;
  services = testServices(db);
  ({ viewer: as } = await makeOperator(db));
  for (const code of ['CH', 'DE', 'GB']) await makeCountry(db, code);
  const restaurant = (await makeCategory(db, 'Restaurant')).id;
  const burger = (await makeCategory(db, 'Hamburger restaurant')).id;
  const rental = (await makeCategory(db, 'Car rental agency')).id;
  const butcher = (await makeCategory(db, 'Butcher shop')).id;
  const zurich = (await makeCity(db, 'Zürich', { countryCode: 'CH' })).id;
  const berlin = (await makeCity(db, 'Berlin', { countryCode: 'DE' })).id;
  const bristol = (await makeCity(db, 'Bristol', { countryCode: 'GB' })).id;
  const here = { cityId: zurich, countryCode: 'CH' };
  await makeBusiness(db, { name: 'Restaurant Oerlikon', categoryId: restaurant, ...here, ...oerlikon });
  await makeBusiness(db, { name: 'Oerlikon Restaurant Burger', categoryId: burger, ...here, ...oerlikon });
  for (let i = 0; i < 6; i += 1) {
    const categoryId = i % 2 ? restaurant : burger;
    await makeBusiness(db, { name: `Haus ${i} Restaurant`, categoryId, ...here, ...oerlikon });
    await makeBusiness(db, { name: `Stube ${i}`, categoryId: restaurant, cityId: berlin, countryCode: 'DE' });
  }
  await makeBusiness(db, {
    name: 'Restaurant Ännchen',
    categoryId: restaurant,
    cityId: berlin,
    countryCode: 'DE',
  });
  await makeBusiness(db, { name: 'Avis', categoryId: rental, ...here });
  await makeBusiness(db, { name: 'Hart', categoryId: butcher, cityId: bristol, countryCode: 'GB' });
});

interface Facet {
  value: string;
  count: number;
}
interface Page {
  businesses: {
    totalCount: number;
    nodes: { id: number }[];
    facets: Record<'categories' | 'countries', Facet[]>;
  };
}
const page = async (filter: object) =>
  (
    await executeOrThrow<Page>(
      services,
      `query ($filter: BusinessFilter) { businesses(filter: $filter, first: 50) { totalCount nodes { id }
        facets { categories { value count } countries { value count } } } }`,
      { filter },
    )
  ).businesses;

const matched = async (search: string) =>
  (
    await executeOrThrow<{ bulkEditPreview: { matched: number } }>(
      services,
      `query ($input: BulkEditInput!) { bulkEditPreview(input: $input) { matched } }`,
      { input: { filter: { search }, changes: { isVerified: true } } },
      { as },
    )
  ).bulkEditPreview.matched;

describe('the interpretation of a search', () => {
  it.each(['restaurant oerlikon', 'restaurant', 'haus'])(
    'is the same for a list, its facets and the list of each facet: %s',
    async (search) => {
      const { facets, totalCount } = await page({ search });
      expect(totalCount).toBeGreaterThan(0);
      expect(facets.categories.length).toBeGreaterThan(1);
      for (const { value, count } of facets.categories) {
        const chosen = await page({ search, categorySlug: value });
        expect([value, chosen.totalCount]).toEqual([value, count]);
        // Another choice in its place is counted as the list that it leads to.
        expect(chosen.facets.categories).toEqual(facets.categories);
      }
    },
  );

  it('finds nothing with a filter if the words find nothing without it', async () => {
    for (const choice of [{}, { categorySlug: 'restaurant' }, { countryCode: 'CH' }, { minRating: 0 }])
      expect([choice, await page({ search: 'qqqqzzzz', ...choice })]).toMatchObject([
        choice,
        { totalCount: 0, nodes: [] },
      ]);
  });

  it('is the same for a list, its export and a bulk edit of it', async () => {
    for (const search of ['restaurant oerlikon', 'restaurant', 'haus 3', 'restaurant berlin']) {
      const { nodes } = await page({ search });
      const filter = await resolveFilter(database, { search });
      if (!filter) throw new Error(`Nothing can match ${search}.`);
      const rows = await database.db.rows<{ id: number }>(
        sql`SELECT b.id FROM businesses b WHERE ${await matchWhere(database, filter)}`,
      );
      expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(nodes.map(({ id }) => id)));
      expect([search, await matched(search)]).toEqual([search, nodes.length]);
    }
  });
});

describe('a bulk edit selects nothing by a search', () => {
  it.each([
    ['a word of requests', 'avis in zürich'],
    ['a negated word', 'restaurant not in berlin'],
    ['a negated kind', 'haus not restaurant'],
    ['a town that the language uses for a word', 'butcher essen'],
    ['a corrected word', 'restaurant männchen'],
    ['more words than are read', 'haus restaurant a b c d e f g h i j k l m n o p'],
  ])('with %s that its listings do not answer: %s', async (_what, search) => {
    expect(await matched(search)).toBe(0);
  });
});
