import { beforeEach, describe, expect, it } from '@jest/globals';
import { executeOrThrow } from '../../testing/execute.ts';
import { makeBusinesses, makeCategory, makeCity } from '../../testing/factories.ts';
import { useSubscriptions } from './testing/useSubscriptions.ts';

const { database, services, run, sell } = useSubscriptions();

describe('sponsored listings', () => {
  const listing = `query ($filter: BusinessFilter, $first: Int, $offset: Int, $after: String, $sort: BusinessSort) {
    businesses(filter: $filter, first: $first, offset: $offset, after: $after, sort: $sort, sponsoredFirst: true) {
      sponsoredCount totalCount nodes { id isSponsored } pageInfo { hasNextPage endCursor } } }`;
  interface Page {
    sponsoredCount: number;
    totalCount: number;
    nodes: { id: number; isSponsored: boolean }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  }
  const page = async (variables: Record<string, unknown>) =>
    (await executeOrThrow<{ businesses: Page }>(services(), listing, variables)).businesses;
  let categoryId = 0;
  let cityId = 0;
  beforeEach(async () => {
    categoryId = (await makeCategory(database.db, 'Cafe')).id;
    cityId = (await makeCity(database.db, 'İzmir')).id;
    await makeBusinesses(database.db, 40, (i) => ({
      name: `Kahve ${i}`,
      categoryId,
      cityId: i % 2 === 0 ? cityId : null,
      rating: 1 + (i % 40) / 10,
      reviewCount: 100,
    }));
  });
  const idsOf = async (...names: number[]) =>
    (
      await run('SELECT id FROM businesses WHERE name = ANY ($1) ORDER BY id', [
        names.map((i) => `Kahve ${i}`),
      ])
    ).rows.map(({ id }) => Number(id));

  it.each([
    ['a category', () => ({ categoryId })],
    ['everything', () => ({})],
    ['a category with words', () => ({ categoryId, search: 'kahve' })],
  ])('come first in %s: no listing twice or missing, page by page', async (_title, filter) => {
    const sponsored = await idsOf(0, 1, 2, 3, 4);
    for (const id of sponsored) await sell(id);
    const seen: number[] = [];
    for (let offset = 0; offset < 48; offset += 12) {
      const { nodes, sponsoredCount, totalCount, pageInfo } = await page({
        filter: filter(),
        first: 12,
        offset,
      });
      expect([sponsoredCount, totalCount, pageInfo.hasNextPage]).toEqual([
        offset === 0 ? 3 : 0,
        40,
        offset < 36,
      ]);
      if (offset === 0) expect(nodes.slice(0, 3).every(({ isSponsored }) => isSponsored)).toBe(true);
      seen.push(...nodes.map(({ id }) => id));
    }
    expect(seen).toHaveLength(40);
    expect(new Set(seen).size).toBe(40);
    const walked: number[] = [];
    let after: string | null = null;
    do {
      const { nodes, pageInfo }: Page = await page({ filter: filter(), first: 12, after });
      walked.push(...nodes.map(({ id }) => id));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    expect(walked).toEqual(seen);
  });

  it('include only matches, and only on request and in the default order', async () => {
    const [even = 0, odd = 0] = await idsOf(0, 1);
    await sell(even);
    await sell(odd, 'basic');
    expect((await page({ filter: { cityId }, first: 12 })).nodes[0]?.id).toBe(even);
    for (const variables of [
      { filter: { cityId, minRating: 4 } },
      { filter: { cityId, search: 'kahve 12' } },
      { filter: { cityId }, sort: { field: 'RATING' } },
      { filter: { cityId }, first: 3 },
    ])
      expect((await page(variables)).sponsoredCount).toBe(0);
    const plain = await executeOrThrow<{ businesses: Page }>(
      services(),
      '{ businesses { sponsoredCount nodes { id } } }',
    );
    expect(plain.businesses.sponsoredCount).toBe(0);
    expect(plain.businesses.nodes.map(({ id }) => id)).not.toContain(even);
  });

  it('start the walk of the home page, which visits each listing once', async () => {
    const sponsored = await idsOf(5, 6);
    for (const id of sponsored) await sell(id);
    const walk = `query ($after: String) { randomBusinesses(first: 12, seed: "a", after: $after, sponsoredFirst: true) {
      sponsoredCount nodes { id } pageInfo { hasNextPage endCursor } } }`;
    const seen: number[] = [];
    let after: string | null = null;
    do {
      const { randomBusinesses }: { randomBusinesses: Page } = await executeOrThrow(services(), walk, {
        after,
      });
      if (after === null) expect(randomBusinesses.sponsoredCount).toBe(2);
      seen.push(...randomBusinesses.nodes.map(({ id }) => id));
      after = randomBusinesses.pageInfo.hasNextPage ? randomBusinesses.pageInfo.endCursor : null;
    } while (after !== null);
    expect(new Set(seen.slice(0, 2))).toEqual(new Set(sponsored));
    expect([seen.length, new Set(seen).size]).toEqual([40, 40]);
  });
});
