import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { executeOrThrow, refusalOf } from '../../../testing/execute.ts';
import {
  makeBusiness,
  makeBusinesses,
  makeCategory,
  makeCity,
  makeOperator,
} from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/startTestServer.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import type { Viewer } from '../../../lib/context.ts';

// The operators' list, over both transports.

const database = useTestDatabase();
let server: TestServer;
let cookies: Record<string, string>;
let as: Viewer;
beforeAll(async () => {
  server = await startTestServer(testServices(database.db));
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = database;
  ({ cookies, viewer: as } = await makeOperator(db));
  const cafe = await makeCategory(db, 'Cafe');
  const izmir = await makeCity(db, 'İzmir');
  await makeBusiness(db, { name: 'Demo', isDemo: true });
  await makeBusiness(db, { name: 'Second best', categoryId: cafe.id, rating: 4, reviewCount: 9 });
  await makeBusiness(db, { name: 'Shut', isOpen: false, cityId: izmir.id, countryCode: 'TR' });
  await makeBusiness(db, { name: 'Gone', businessStatus: 'CLOSED_PERMANENTLY', isVerified: true });
  await makeBusiness(db, { name: 'Best cafe', categoryId: cafe.id, rating: 5, reviewCount: 99 });
  await makeBusiness(db, { name: 'Binned', deletedAt: new Date() });
});

const list = async (query: string) => {
  const answer = await server.send('GET', `/api/admin/businesses${query}`, { cookies });
  expect([query, answer.status]).toEqual([query, 200]);
  return { ...answer, names: (JSON.parse(answer.body) as { name: string }[]).map(({ name }) => name) };
};

interface Page {
  adminBusinesses: {
    nodes: { name: string }[];
    totalCount: number;
    totalCountIsLowerBound: boolean;
    pageInfo: { hasNextPage: boolean };
  };
}
const page = async (variables: Record<string, unknown>) =>
  (
    await executeOrThrow<Page>(
      testServices(database.db),
      `query ($filter: AdminBusinessFilter, $sort: AdminBusinessSort, $first: Int, $offset: Int) {
        adminBusinesses(filter: $filter, sort: $sort, first: $first, offset: $offset) {
          nodes { name } totalCount totalCountIsLowerBound pageInfo { hasNextPage }
        }
      }`,
      variables,
      { as },
    )
  ).adminBusinesses;

describe("the operators' list", () => {
  it('is in the order of upload, sample data last, without the trash', async () => {
    const { names, headers } = await list('');
    expect(names).toEqual(['Second best', 'Shut', 'Gone', 'Best cafe', 'Demo']);
    expect(headers.get('x-total-count')).toBe('5');
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await list('?sortOrder=desc')).names).toEqual([...names].reverse());
  });

  it('filters by words, category, city, country and state', async () => {
    const { id } = await database.db.prisma.category.findUniqueOrThrow({ where: { slug: 'cafe' } });
    const cases: [string, string[]][] = [
      [`categoryId=${id}`, ['Second best', 'Best cafe']],
      ['category=cafe&sortOrder=desc', ['Best cafe', 'Second best']],
      ['city=IZMIR', ['Shut']],
      ['countryCode=tr', ['Shut']],
      ['status=open', ['Second best', 'Best cafe', 'Demo']],
      ['status=closed', ['Shut', 'Gone']],
      ['status=CLOSED', ['Shut', 'Gone']],
      ['status=verified', ['Gone']],
      ['status=unverified', ['Second best', 'Shut', 'Best cafe', 'Demo']],
      ['search=best', ['Best cafe', 'Second best']],
      ['search=best&sortOrder=asc', ['Second best', 'Best cafe']],
      ['search=shut&status=open', []],
      ['search=shut&status=closed', ['Shut']],
      ['search=gone&status=verified', ['Gone']],
      ['search=gone&status=unverified', []],
    ];
    for (const [query, names] of cases) {
      const answer = await list(`?${query}`);
      expect([query, answer.names, answer.headers.get('x-total-count')]).toEqual([
        query,
        names,
        String(names.length),
      ]);
    }
  });

  it('links its pages under its own path, and refuses invalid pages', async () => {
    const { names, headers } = await list('?limit=2&offset=2');
    expect(names).toEqual(['Gone', 'Best cafe']);
    expect(headers.get('link')).toBe(
      '</api/admin/businesses?limit=2&offset=4>; rel="next", </api/admin/businesses?limit=2&offset=0>; rel="prev"',
    );
    const strange = await list(`?limit=2&offset=2&other=${'x'.repeat(3000)}&search=`);
    expect(strange.headers.get('link')).toBe(
      '</api/admin/businesses?limit=2&offset=4&search=>; rel="next", </api/admin/businesses?limit=2&offset=0&search=>; rel="prev"',
    );
    const tooLong = await list(`?limit=2&offset=2&search=${'%20'.repeat(2500)}`);
    expect([tooLong.headers.get('x-total-count'), tooLong.headers.get('link')]).toEqual([
      headers.get('x-total-count'),
      null,
    ]);
    for (const query of ['limit=1001', 'limit=0', 'status=none', 'sortOrder=up', 'offset=-1', 'search=%00']) {
      const { status } = await server.send('GET', `/api/admin/businesses?${query}`, { cookies });
      expect([query, status]).toEqual([query, 400]);
    }
    const services = testServices(database.db);
    expect(await refusalOf(services, '{ adminBusinesses(first: 101) { totalCount } }', {}, { as })).toBe(
      'BAD_INPUT',
    );
  });

  it('reads a far page from the end of the list, with the same rows as counting through', async () => {
    await makeBusinesses(database.db, 12_000, (i) => ({ name: `Row ${i}` }));
    const at = (offset: number, direction: string) =>
      page({ first: 3, offset, sort: { field: 'ROW_NUMBER', direction } });
    const names = ({ nodes }: Page['adminBusinesses']) => nodes.map(({ name }) => name);
    expect(names(await at(9_999, 'ASC'))).toEqual(['Row 9995', 'Row 9996', 'Row 9997']);
    expect(names(await at(10_001, 'ASC'))).toEqual(['Row 9997', 'Row 9998', 'Row 9999']);
    const last = await at(12_003, 'ASC');
    expect([names(last), last.pageInfo.hasNextPage]).toEqual([['Row 11999', 'Demo'], false]);
    expect(names(await at(12_005, 'ASC'))).toEqual([]);
    const back = await at(12_002, 'DESC');
    expect([names(back), back.pageInfo.hasNextPage]).toEqual([['Gone', 'Shut', 'Second best'], false]);
    expect((await at(11_000, 'DESC')).pageInfo.hasNextPage).toBe(true);
  });

  it('uses an index in every order and state', async () => {
    const { db } = database;
    await makeBusinesses(db, 3000, (i) => ({
      name: `Row ${i}`,
      isVerified: i % 40 === 0,
      isOpen: i % 40 !== 1,
    }));
    await db.pool.query('VACUUM ANALYZE listing_facts');
    const plan = async (where: string) => {
      const { rows } = await db.pool.query<{ 'QUERY PLAN': string }>(
        `EXPLAIN SELECT b.id FROM listing_facts b WHERE true${where}
         ORDER BY b.global_row_number, b.id LIMIT 20`,
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    for (const where of [
      '',
      ' AND b.category_id = 1',
      ' AND b.city_id = 1',
      ` AND b.country_code = 'TR'`,
      ' AND b.is_verified',
      ' AND NOT b.is_verified',
      ' AND b.is_trading',
      ' AND NOT b.is_trading',
    ])
      expect([where, await plan(where)]).toEqual([
        where,
        // If hardly any rows are expected, any index of the narrow table will do.
        expect.stringMatching(/Index (Only )?Scan( Backward)? using listing_facts_/),
      ]);
  });
});
