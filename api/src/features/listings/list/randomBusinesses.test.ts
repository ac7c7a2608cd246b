import { beforeEach, expect, it } from '@jest/globals';
import type { Services } from '../../../lib/context.ts';
import { executeOrThrow, refusalOf } from '../../../testing/execute.ts';
import { makeBusinesses } from '../../../testing/factories.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';

const query = `query ($first: Int, $seed: String, $after: String) {
  randomBusinesses(first: $first, seed: $seed, after: $after) { nodes { id } totalCount pageInfo { hasNextPage endCursor } }
}`;
interface Answer {
  randomBusinesses: {
    nodes: { id: number }[];
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

const database = useTestDatabase();
let services: Services;
beforeEach(async () => {
  services = testServices(database.db);
  await makeBusinesses(services.db, 50, (i) => (i % 10 === 0 ? { deletedAt: new Date() } : {}));
});

const page = async (variables: object) =>
  (await executeOrThrow<Answer>(services, query, { ...variables })).randomBusinesses;

async function walk(seed: string, first: number): Promise<number[]> {
  const ids: number[] = [];
  for (let after: string | null = null, more = true; more;) {
    const { nodes, pageInfo } = await page({ seed, first, after });
    ids.push(...nodes.map((node) => node.id));
    [after, more] = [pageInfo.endCursor, pageInfo.hasNextPage];
  }
  return ids;
}

it('the random order continues from its end to its beginning, through each listing once', async () => {
  const all = (
    await services.db.prisma.business.findMany({ where: { deletedAt: null }, orderBy: { id: 'asc' } })
  ).map(({ id }) => id);
  const orders: string[] = [];
  // Many seeds, so that walks begin at the ends of the ring too.
  for (let seed = 0; seed < 12; seed += 1) {
    const first = [1, 7, 45, 44][seed % 4] ?? 7;
    const ids = await walk(`seed ${seed}`, first);
    expect([...ids].sort((one, other) => one - other)).toEqual(all);
    expect(await walk(`seed ${seed}`, 100)).toEqual(ids);
    orders.push(ids.join());
  }
  expect(new Set(orders).size).toBeGreaterThan(6);
  expect(orders).not.toContain(all.join());
});

it('a random list of businesses stays the same for a day without a seed', async () => {
  const [one, other] = [await page({ first: 20 }), await page({ first: 20 })];
  expect(one).toEqual(other);
  expect(one.totalCount).toBe(45);
});

it('a random list of businesses returns everything if there is little, and nothing if there is nothing', async () => {
  expect((await page({ seed: 'x', first: 100 })).pageInfo.hasNextPage).toBe(false);
  await services.db.pool.query('DELETE FROM businesses');
  expect(await page({ seed: 'x' })).toEqual({
    nodes: [],
    totalCount: 0,
    pageInfo: { hasNextPage: false, endCursor: null },
  });
});

it('a random list of businesses refuses invalid pages', async () => {
  const forged = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
  for (const odd of [
    { first: 0 },
    { first: 101 },
    { after: 'x' },
    { after: forged('shuffle', 2 ** 40, 1) },
    { after: forged('shuffle', 1, 1.5) },
    { after: forged('shuffle', 'x', 1) },
    { after: forged('NAME', 'x', 1) },
  ])
    expect([odd, await refusalOf(services, query, odd)]).toEqual([odd, 'BAD_INPUT']);
  expect(await refusalOf(services, query, { seed: 'a\0b' })).toBeNull();
});
