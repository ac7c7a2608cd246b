import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { makeBusinesses, makeCategory, makeCity, makeCountry } from '../../../testing/factories.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { executeOrThrow } from '../../../testing/execute.ts';
import type { Services } from '../../../lib/context.ts';
import { examples } from '../../../../../domain/testing/examples.ts';

// Lists are read from a separate table, by ways that depend on the filter. Whatever is asked, they must say what
// the listings themselves say, read and sorted without any of that.

interface Page {
  businesses: {
    nodes: { id: number }[];
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}
const list = `query ($filter: BusinessFilter, $sort: BusinessSort, $first: Int, $offset: Int, $after: String) {
  businesses(filter: $filter, sort: $sort, first: $first, offset: $offset, after: $after) {
    nodes { id } totalCount pageInfo { hasNextPage endCursor }
  }
}`;

interface Listing {
  id: number;
  categoryId: number | null;
  cityId: number | null;
  countryCode: string | null;
  rating: number;
  reviewCount: number;
  score: number;
  name: string;
  isOpen: boolean;
  latitude: number | null;
  longitude: number | null;
}

const database = useTestDatabase();
let services: Services;
let listings: Listing[];
beforeEach(async () => {
  const { db } = database;
  services = testServices(db);
  for (const code of ['TR', 'GB']) await makeCountry(db, code);
  for (let i = 0; i < 3; i += 1) {
    await makeCategory(db, `C${i}`);
    await makeCity(db, i === 2 ? 'Town 1' : `Town ${i}`, {
      countryCode: i === 2 ? 'GB' : 'TR',
      slug: `t${i}`,
    });
  }
  // Few values, so that most listings are equal in what they are sorted by.
  await makeBusinesses(db, 240, (i) => ({
    name: ['Ağaç', 'agac', 'Çınar', 'Zoo', '14 Lodge', 'Über'][(i * 7) % 6] ?? '',
    categoryId: [1, 2, 3, null][(i * 5) % 4],
    cityId: [1, 2, 3, null][(i * 3 + (i % 7)) % 4],
    countryCode: ['TR', 'GB', null][(i * 11 + (i % 5)) % 3],
    rating: [null, 0, 3.25, 4, 4.5, 5][(i * 13 + (i % 4)) % 6],
    reviewCount: (i * 17) % 5,
    openingMinutes: i % 3 === 0 ? [0, 10_080] : [],
    timeZone: i % 3 === 0 ? 'Europe/Istanbul' : null,
    latitude: i % 5 === 0 ? null : ((i * 7) % 120) - 60,
    longitude: i % 5 === 0 ? null : ((i * 31) % 360) - 180,
    ...(i % 9 === 4 && { deletedAt: new Date() }),
  }));
  const { rows } = await db.pool.query<Listing>(`
    SELECT id, category_id AS "categoryId", city_id AS "cityId", country_code AS "countryCode",
      coalesce(rating, 0)::float AS rating, review_count AS "reviewCount", score, name_folded AS name,
      time_zone IS NOT NULL AS "isOpen", latitude, longitude
    FROM businesses WHERE deleted_at IS NULL`);
  listings = rows;
});

type Filter = Partial<{
  categoryId: number;
  categorySlug: string;
  citySlug: string;
  city: string;
  countryCode: string;
  minRating: number;
  openNow: boolean;
  within: Area;
}>;
interface Area {
  south: number;
  west: number;
  north: number;
  east: number;
}
type SortField = 'RELEVANCE' | 'RATING' | 'REVIEW_COUNT' | 'NAME' | 'CREATED_AT';
interface Sort {
  field: SortField;
  direction: 'ASC' | 'DESC';
}

function answers(filter: Filter, listing: Listing): boolean {
  const { categoryId, categorySlug, citySlug, city, countryCode, minRating, openNow, within } = filter;
  return (
    (categoryId === undefined || listing.categoryId === categoryId) &&
    (categorySlug === undefined || `c${(listing.categoryId ?? 0) - 1}` === categorySlug) &&
    (citySlug === undefined || `t${(listing.cityId ?? 0) - 1}` === citySlug) &&
    (city === undefined || [2, 3].includes(listing.cityId ?? 0)) &&
    (countryCode === undefined || listing.countryCode === countryCode) &&
    (minRating === undefined || listing.rating >= minRating) &&
    (!openNow || listing.isOpen) &&
    (within === undefined || isIn(listing, within))
  );
}

function isIn({ latitude, longitude }: Listing, { south, west, north, east }: Area): boolean {
  if (latitude === null || longitude === null || latitude < south || latitude > north) return false;
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
}

/** In the order asked for; equals by age, reversed if the order is the reverse of its index. */
function inOrder(found: Listing[], { field, direction }: Sort): number[] {
  const turned = direction === 'ASC' ? 1 : -1;
  const byName = Buffer.compare;
  const compare: Record<SortField, (a: Listing, b: Listing) => number> = {
    RELEVANCE: (a, b) => b.score - a.score || a.id - b.id,
    RATING: (a, b) => (a.rating - b.rating || b.id - a.id) * turned,
    REVIEW_COUNT: (a, b) => (a.reviewCount - b.reviewCount || b.id - a.id) * turned,
    NAME: (a, b) => (byName(Buffer.from(a.name), Buffer.from(b.name)) || a.id - b.id) * turned,
    CREATED_AT: (a, b) => (a.id - b.id) * turned,
  };
  return [...found].sort(compare[field]).map(({ id }) => id);
}

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const filters = fc.record({
  categoryId: maybe(fc.constantFrom(1, 2, 3, 99)),
  categorySlug: maybe(fc.constantFrom('c0', 'c1')),
  citySlug: maybe(fc.constantFrom('t0', 't1', 't2')),
  city: maybe(fc.constant('town 1')),
  countryCode: maybe(fc.constantFrom('TR', 'GB', 'FR')),
  minRating: maybe(fc.constantFrom(0, 3, 3.25, 4.5, 5)),
  openNow: maybe(fc.boolean()),
  within: maybe(
    fc.constantFrom(
      { south: -85, west: -180, north: 85, east: 180 },
      { south: -10, west: -20, north: 60, east: 50 },
      { south: -40, west: 150, north: 40, east: -100 },
    ),
  ),
}) as fc.Arbitrary<Filter>;
const sorts = fc.record({
  field: fc.constantFrom<SortField>('RELEVANCE', 'RATING', 'REVIEW_COUNT', 'NAME', 'CREATED_AT'),
  direction: fc.constantFrom('ASC' as const, 'DESC' as const),
});

describe('lists without words', () => {
  const page = async (variables: Record<string, unknown>) =>
    (await executeOrThrow<Page>(services, list, variables)).businesses;

  it('agree with a plain comparison of the listings, for any filter, order and page', async () => {
    await fc.assert(
      fc.asyncProperty(
        filters,
        sorts,
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 60 }),
        async (filter, sort, first, offset) => {
          const all = inOrder(
            listings.filter((listing) => answers(filter, listing)),
            sort,
          );
          const found = await page({ filter, sort, first, offset });
          expect(found.nodes.map(({ id }) => id)).toEqual(all.slice(offset, offset + first));
          expect(found.totalCount).toBe(all.length);
          expect(found.pageInfo.hasNextPage).toBe(all.length > offset + first);
        },
      ),
      { numRuns: examples(250) },
    );
  });

  it('are paged by cursors without gaps or repeats', async () => {
    await fc.assert(
      fc.asyncProperty(filters, sorts, fc.integer({ min: 7, max: 40 }), async (filter, sort, first) => {
        const walked: number[] = [];
        let after: string | null = null;
        do {
          const { nodes, pageInfo }: Page['businesses'] = await page({ filter, sort, first, after });
          walked.push(...nodes.map(({ id }) => id));
          after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
        } while (after !== null);
        const all = listings.filter((listing) => answers(filter, listing));
        expect(walked).toEqual(inOrder(all, sort));
      }),
      { numRuns: examples(60) },
    );
  });
});
