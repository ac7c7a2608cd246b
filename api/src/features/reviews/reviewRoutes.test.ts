import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeBusiness, makeOperator } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { makeReviews } from './testing/makeReviews.ts';

const database = useTestDatabase();
let server: TestServer;
let operator: Awaited<ReturnType<typeof makeOperator>>;
beforeAll(async () => {
  server = await startTestServer(testServices(database.db));
});
afterAll(() => server.close());
beforeEach(async () => {
  operator = await makeOperator(database.db);
});

describe('GET /api/admin/reviews', () => {
  const get = (query = '') => server.send('GET', `/api/admin/reviews${query}`, { cookies: operator.cookies });

  it('returns a plain list in the names of REST, and links to the next page', async () => {
    const { id } = await makeBusiness(database.db, { name: 'Kahve' });
    await makeReviews(
      database.db,
      ['Ali', 'Can', 'Ece'].map((author_name, i) => ({
        business_id: id,
        author_name,
        rating: 1 + i,
        ...(i === 2 ? { hidden_at: '2025-01-01T00:00:00Z', hidden_reason: 'OFF_TOPIC' } : {}),
      })),
    );
    const answer = await get(`?limit=2&businessId=${id}&order=oldest`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-total-count')).toBe('3');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(JSON.parse(answer.body)).toMatchObject([
      { authorName: 'Ali', state: 'shown', hiddenReason: null, listing: { name: 'Kahve' } },
      { authorName: 'Can' },
    ]);
    const next = /<\/api\/admin\/reviews(\?[^>]*)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    const rest = await get(next);
    expect(JSON.parse(rest.body)).toMatchObject([
      { authorName: 'Ece', state: 'hidden', hiddenReason: 'off_topic' },
    ]);
    expect(rest.headers.has('link')).toBe(false);
    expect(JSON.parse((await get('?state=hidden&reason=off_topic')).body)).toHaveLength(1);
    for (const query of [
      '?state=gone',
      '?rating=6',
      '?limit=101',
      '?after=x',
      '?reason=none',
      '?businessId=x',
    ])
      expect([query, (await get(query)).status]).toEqual([query, 400]);
  });
});
