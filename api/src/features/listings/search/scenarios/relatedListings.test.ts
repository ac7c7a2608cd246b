import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Services } from '../../../../lib/context.ts';
import { executeOrThrow } from '../../../../testing/execute.ts';
import { makeBusiness, makeCategory, makeCity, makeCountry } from '../../../../testing/factories.ts';
import { testServices } from '../../../../testing/TestBrowser.ts';
import { useFilledDatabase } from '../../../../testing/useFilledDatabase.ts';

const database = useFilledDatabase();
let services: Services;

const kreuzberg = { latitude: 52.499, longitude: 13.41 };
const spandau = { latitude: 52.55, longitude: 13.2 };

beforeAll(async () => {
  const { db } = database;
  services = testServices(db);
  await makeCountry(db, 'DE');
  const berlin = await makeCity(db, 'Berlin', { countryCode: 'DE' });
  const bakery = await makeCategory(db, 'Bakery');
  const cafe = await makeCategory(db, 'Cafe');
  const there = { cityId: berlin.id, countryCode: 'DE' };
  await makeBusiness(db, { name: 'Aster', categoryId: bakery.id, ...there, ...kreuzberg });
  await makeBusiness(db, { name: 'Bellis', categoryId: bakery.id, ...there, ...spandau });
  await makeBusiness(db, { name: 'Bäckerei Crocus', categoryId: cafe.id, ...there, ...kreuzberg });
  await makeBusiness(db, { name: 'Dahlia', categoryId: cafe.id, ...there, ...spandau });
});

async function search(text: string, { first = 12, offset = 0 } = {}) {
  const { businesses, suggestions } = await executeOrThrow<{
    businesses: { totalCount: number; nodes: { name: string }[]; related: { name: string }[] };
    suggestions: { businesses: { name: string }[] };
  }>(
    services,
    `query ($text: String!, $first: Int!, $offset: Int!) {
      businesses(filter: { search: $text }, first: $first, offset: $offset) {
        totalCount nodes { name } related { name }
      }
      suggestions(text: $text) { businesses { name } }
    }`,
    { text, first, offset },
  );
  const namesOf = (all: { name: string }[]) => all.map(({ name }) => name);
  return {
    count: businesses.totalCount,
    found: namesOf(businesses.nodes),
    related: namesOf(businesses.related),
    suggested: namesOf(suggestions.businesses),
  };
}

describe('listings related to few matches of a search', () => {
  it('is others of the kind around the place, which no count has', async () => {
    const { count, found, related, suggested } = await search('bakery kreuzberg');
    expect(found).toEqual(['Aster', 'Bäckerei Crocus']);
    expect(count).toBe(2);
    expect(related).toEqual(['Bellis']);
    expect(suggested).toEqual([...found, ...related]);
  });

  it('exclude those already on the page', async () => {
    const { found, related } = await search('bakery berlin');
    expect([...new Set([...found, ...related])]).toHaveLength(found.length + related.length);
  });

  it('are at most as many as the page size, which sets the cost of a query', async () => {
    expect((await search('dahlia bakery', { first: 1 })).related.length).toBeLessThanOrEqual(1);
    const { found, related } = await search('bakery spandau', { first: 1 });
    expect(found).toEqual(['Bellis']);
    expect(related).toHaveLength(1);
  });

  it('follows all matches only', async () => {
    expect((await search('bakery kreuzberg', { first: 1 })).related).toEqual([]);
    expect((await search('bakery kreuzberg', { offset: 1 })).related).toEqual([]);
  });

  it.each(['dahlia', 'bakery open now'])('is nothing for "%s"', async (text) => {
    expect((await search(text)).related).toEqual([]);
  });
});
