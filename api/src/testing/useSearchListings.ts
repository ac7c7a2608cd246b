import { beforeAll, expect } from '@jest/globals';
import type { Prisma } from '../generated/prisma/client.ts';
import type { Services } from '../lib/context.ts';
import { executeOrThrow } from './execute.ts';
import { makeCategory, makeCity, makeCountry, makeEachBusiness } from './factories.ts';
import { testServices } from './TestBrowser.ts';
import { useFilledDatabase } from './useFilledDatabase.ts';

type SearchedListing = readonly [
  name: string,
  category: string | null,
  city: string | null,
  countryCode: string | null,
  more?: Partial<Prisma.BusinessUncheckedCreateInput>,
];

export interface SearchResult {
  names: string[];
  parts: { kind: string; label: string; words: string; without: string }[];
  leftOut: string[];
  didYouMean: string | null;
}

/**
 * A database with these listings for the tests of one file. The returned function returns the names that a search finds, and checks
 * that the suggestions agree.
 */
export function useSearchedNames(
  listings: readonly SearchedListing[],
): (search: string) => Promise<string[]> {
  const services = directoryOf(listings);
  return async (search) => {
    const { businesses, suggestions } = await executeOrThrow<{
      businesses: { nodes: { name: string }[]; related: { name: string }[] };
      suggestions: { businesses: { name: string }[] };
    }>(
      services(),
      `query ($search: String!) {
        businesses(filter: { search: $search }, first: 50) { nodes { name } related { name } }
        suggestions(text: $search, limit: 10) { businesses { name } }
      }`,
      { search },
    );
    const found = businesses.nodes.map(({ name }) => name);
    const related = businesses.related.map(({ name }) => name);
    const suggested = suggestions.businesses.map(({ name }) => name);
    expect(suggested.slice(0, found.length)).toEqual(found);
    expect([...found, ...related]).toEqual(expect.arrayContaining(suggested));
    return found;
  };
}

/** The same; the returned function also returns how the words were interpreted. */
export function useSearchResults(
  listings: readonly SearchedListing[],
): (search: string, filter?: object) => Promise<SearchResult> {
  const services = directoryOf(listings);
  return async (search, filter = {}) => {
    const { businesses } = await executeOrThrow<{
      businesses: {
        nodes: { name: string }[];
        understoodAs: Pick<SearchResult, 'parts' | 'leftOut'> | null;
        didYouMean: string | null;
      };
    }>(
      services(),
      `query ($filter: BusinessFilter!) { businesses(filter: $filter, first: 50) {
        nodes { name } didYouMean understoodAs { parts { kind label words without } leftOut }
      } }`,
      { filter: { search, ...filter } },
    );
    const { nodes, understoodAs, didYouMean } = businesses;
    const { parts, leftOut } = understoodAs ?? { parts: [], leftOut: [] };
    return { names: nodes.map(({ name }) => name), parts, leftOut, didYouMean };
  };
}

function directoryOf(listings: readonly SearchedListing[]): () => Services {
  const database = useFilledDatabase();
  let services: Services;

  beforeAll(async () => {
    const { db } = database;
    services = testServices(db);
    const categories = new Map<string, number>();
    const cities = new Map<string, number>();
    const businesses: Partial<Prisma.BusinessUncheckedCreateInput>[] = [];
    for (const [name, category, city, countryCode, more] of listings) {
      const place = `${city} ${countryCode}`;
      if (countryCode !== null) await makeCountry(db, countryCode);
      if (category !== null && !categories.has(category))
        categories.set(category, (await makeCategory(db, category)).id);
      if (city !== null && !cities.has(place))
        cities.set(place, (await makeCity(db, city, { countryCode })).id);
      const ids = { categoryId: categories.get(category ?? '') ?? null, cityId: cities.get(place) ?? null };
      businesses.push({ name, ...ids, countryCode, ...more });
    }
    await makeEachBusiness(db, businesses);
  });

  return () => services;
}
