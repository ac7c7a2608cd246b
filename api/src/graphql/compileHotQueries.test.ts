import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { makeBusiness } from '../testing/factories.ts';
import { makeLisbon } from '../testing/makeLisbon.ts';
import { requester } from '../testing/requester.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { testServices } from '../testing/TestBrowser.ts';
import { useTestDatabase } from '../testing/useTestDatabase.ts';
import { usesBeforeCompiling } from './compileHotQueries.ts';

const database = useTestDatabase();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(testServices(database.db));
});
afterAll(() => server.close());
beforeEach(async () => {
  await makeLisbon(database.db);
  const { id } = await makeBusiness(database.db, { name: 'Kahve Evi', slug: 'kahve-evi', rating: 4.5 });
  await database.db.prisma.review.createMany({
    data: [1, 2, 3, 4, 5].map((rating) => ({
      businessId: id,
      rating,
      comment: `${rating} stars`,
      reviewedAt: new Date(Date.UTC(2026, 0, rating)),
      fingerprint: String(rating),
    })),
  });
});

const card = `fragment Card on Business { __typename id slug name rating city { name country { code } } category { slug } }`;
const list = `query List($first: Int, $withCount: Boolean = false) {
  businesses(first: $first) { nodes { ...Card address: name } totalCount @include(if: $withCount) }
} ${card}`;
const detail = `query Detail($slug: String!, $first: Int) {
  business(slug: $slug) {
    ...Card
    reviews(first: $first) { nodes { id rating comment createdAt } totalCount pageInfo { hasNextPage } }
    related { sameCity { ...Card } sameCategory { id } topCategories { name } }
    nearby(first: 2) { ...Card distanceMeters }
  }
} ${card}`;

const asked: [what: string, query: string, variables: object][] = [
  ['a list', list, { first: 2 }],
  ['a list with its count', list, { first: 5, withCount: true }],
  ['too long a list', list, { first: 1000 }],
  ['a listing', detail, { slug: 'kahve-evi', first: 3 }],
  ['a listing with all its reviews', detail, { slug: 'kahve-evi', first: 100 }],
  ['a listing with too many reviews', detail, { slug: 'kahve-evi', first: 101 }],
  ['a listing that is not there', detail, { slug: 'nowhere' }],
  ['a listing without its slug', detail, {}],
  [
    'two reads of one field',
    '{ a: business(slug: "kahve-evi") { reviews(first: 1) { nodes { id } } } b: business(slug: "kahve-evi") { reviews(first: 2) { nodes { id } } } }',
    {},
  ],
  [
    'reviews from the second on',
    '{ business(slug: "kahve-evi") { reviews(first: 2, offset: 1) { nodes { rating } } } }',
    {},
  ],
  ['the schema', '{ __schema { queryType { name } } __typename stats { total } }', {}],
];

it.each(asked)('%s is answered alike before and after it was compiled', async (_what, query, variables) => {
  const request = async () => {
    const request = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const { status, body } = await requester(server.app)('/graphql', {
      ...request,
      body: JSON.stringify({ query, variables }),
    });
    return { status, body: body.replace(/"requestId":"[^"]+"/g, '"requestId":""') };
  };
  const first = await request();
  for (let use = 1; use < usesBeforeCompiling; use += 1) await request();
  expect(await request()).toEqual(first);
  expect(first.body).not.toContain('INTERNAL');
});
