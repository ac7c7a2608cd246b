import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Services } from '../../lib/context.ts';
import { executeOrThrow, execute } from '../../testing/execute.ts';
import { makeBusiness, makeOperator } from '../../testing/factories.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { makeReviews } from './testing/makeReviews.ts';

const database = useTestDatabase();
let services: Services;
let operator: Awaited<ReturnType<typeof makeOperator>>;
beforeEach(async () => {
  services = testServices(database.db);
  operator = await makeOperator(database.db);
});

interface Page {
  nodes: { id: number; authorName: string | null }[];
  isCutShort: boolean;
  total: { count: number; isLowerBound: boolean };
  states: Record<'shown' | 'hidden' | 'removed', { count: number }>;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}
const listing = `query ($filter: ManagedReviewFilter, $order: ManagedReviewOrder, $first: Int, $after: String) {
  managedReviews(filter: $filter, order: $order, first: $first, after: $after) {
    nodes { id authorName } isCutShort total { count isLowerBound }
    states { shown { count } hidden { count } removed { count } } pageInfo { hasNextPage endCursor } } }`;
const list = async (filter: object = {}, more: object = {}) =>
  (
    await executeOrThrow<{ managedReviews: Page }>(
      services,
      listing,
      { filter, ...more },
      { as: operator.viewer },
    )
  ).managedReviews;
const authors = async (filter: object = {}, more: object = {}) =>
  (await list(filter, more)).nodes.map(({ authorName }) => authorName);
const refused = async (filter: object, more: object = {}) =>
  (await execute(services, listing, { filter, ...more }, { as: operator.viewer })).errors[0]?.extensions
    ?.code;

/** All of a filter, page by page; each once, and as many as were counted. */
async function walk(filter: object, order: string, first: number): Promise<string[]> {
  const found: string[] = [];
  let after: string | null = null;
  for (let pages = 0; pages < 60; pages += 1) {
    const page: Page = await list(filter, { order, first, after });
    found.push(...page.nodes.map(({ authorName }) => authorName ?? '?'));
    if (!page.pageInfo.hasNextPage) return found;
    expect(page.nodes.length === first || page.isCutShort).toBe(true);
    after = page.pageInfo.endCursor;
  }
  throw new Error('the walk does not end');
}

describe('the list of reviews', () => {
  const day = (n: number) => `2025-01-${String(n).padStart(2, '0')}T10:00:00Z`;
  let one: { id: number };
  let two: { id: number };
  let importId: number;
  beforeEach(async () => {
    one = await makeBusiness(database.db, { name: 'Kahve Evi' });
    two = await makeBusiness(database.db, { name: 'Çay Bahçesi', deletedAt: new Date() });
    const { id } = await database.db.prisma.import.create({
      data: { fileName: 'yorumlar.xlsx', fileSize: 1, fileSha256: 'x'.repeat(64) },
    });
    importId = id;
    await makeReviews(database.db, [
      {
        business_id: one.id,
        author_name: 'İnci Şen',
        rating: 1,
        comment: 'ÇOK KÖTÜ 100%',
        reviewed_at: day(3),
        source: 'Google',
      },
      {
        business_id: one.id,
        author_name: 'Ali',
        rating: 5,
        comment: 'Harika',
        reviewed_at: day(1),
        source: 'Yelp',
        import_id: importId,
      },
      {
        business_id: two.id,
        author_name: 'Can',
        rating: 3,
        comment: null,
        reviewed_at: null,
        source: 'Google',
        import_id: importId,
      },
      {
        business_id: two.id,
        author_name: 'Ece',
        rating: null,
        comment: 'a_b \\ c',
        reviewed_at: day(2),
        source: null,
      },
      {
        business_id: one.id,
        author_name: 'Naz',
        rating: 1,
        comment: 'Gizli',
        reviewed_at: day(9),
        hidden_at: day(20),
        hidden_reason: 'SPAM',
      },
      {
        business_id: one.id,
        author_name: 'Oya',
        rating: 2,
        comment: 'Saklı',
        reviewed_at: day(8),
        hidden_at: day(21),
        hidden_reason: 'OTHER',
        hidden_note: 'x',
      },
      { business_id: one.id, hidden_at: day(22), removed_at: day(22) },
    ]);
  });

  it('is ordered by date, hidden ones by decision, those of an import or search by arrival', async () => {
    expect(await authors({ state: 'SHOWN' })).toEqual(['İnci Şen', 'Ece', 'Ali', 'Can']);
    expect(await authors({ state: 'SHOWN' }, { order: 'OLDEST' })).toEqual(['Can', 'Ali', 'Ece', 'İnci Şen']);
    expect(await authors({ state: 'HIDDEN' })).toEqual(['Oya', 'Naz']);
    expect(await authors({ state: 'REMOVED' })).toEqual([null]);
    expect(await authors({ importId })).toEqual(['Can', 'Ali']);
    expect(await authors({ importId }, { order: 'OLDEST' })).toEqual(['Ali', 'Can']);
    expect(await authors({ businessId: one.id, state: 'SHOWN' })).toEqual(['İnci Şen', 'Ali']);
    expect(await authors()).toHaveLength(7);
  });

  it('finds words of text and author in any case, without accents, with punctuation taken literally', async () => {
    for (const [search, found] of [
      ['kötü', ['İnci Şen']],
      ['KOTU inci', ['İnci Şen']],
      ['sen cok', ['İnci Şen']],
      ['100%', ['İnci Şen']],
      ['0%0', []],
      ['a_b', ['Ece']],
      ['aXb', []],
      ['\\', ['Ece']],
      ['gizli', ['Naz']],
      ['harika kötü', []],
      ['   ', ['Ali']],
    ] as const)
      expect([search, await authors({ search, ...(search.trim() ? {} : { source: 'Yelp' }) })]).toEqual([
        search,
        found,
      ]);
    expect(await refused({ search: 'a\0' })).toBe('BAD_INPUT');
  });

  it('is filtered by stars, state, reason, source and listing at once', async () => {
    expect(await authors({ rating: 1 })).toEqual(['Naz', 'İnci Şen']);
    expect(await authors({ rating: 1, state: 'SHOWN', source: 'Google', businessId: one.id })).toEqual([
      'İnci Şen',
    ]);
    expect(await authors({ reason: 'SPAM' })).toEqual(['Naz']);
    expect(await authors({ source: 'google' })).toEqual([]);
    expect(await authors({ businessId: 99_999 })).toEqual([]);
    for (const rating of [0, 6, -1]) expect(await refused({ rating })).toBe('BAD_INPUT');
    for (const first of [0, 101, -5]) expect(await refused({}, { first })).toBe('BAD_INPUT');
  });

  it('counts the matches, and each state beside them', async () => {
    const page = await list({ businessId: one.id, state: 'HIDDEN' });
    expect(page.total).toEqual({ count: 2, isLowerBound: false });
    expect(page.states).toEqual({ shown: { count: 2 }, hidden: { count: 2 }, removed: { count: 1 } });
    expect((await list({ search: 'gizli' })).states).toMatchObject({
      shown: { count: 0 },
      hidden: { count: 1 },
    });
  });

  it('shows the source of each review', async () => {
    const { managedReviews } = await executeOrThrow<{ managedReviews: { nodes: object[] } }>(
      services,
      `query ($id: Int!) { managedReviews(filter: { importId: $id }) { nodes {
        state rating source importId importFileName createdAt addedAt listing { name isInTrash } } } }`,
      { id: importId },
      { as: operator.viewer },
    );
    expect(managedReviews.nodes[0]).toEqual({
      state: 'SHOWN',
      rating: 3,
      source: 'Google',
      importId,
      importFileName: 'yorumlar.xlsx',
      createdAt: null,
      addedAt: expect.any(Date),
      listing: { name: 'Çay Bahçesi', isInTrash: true },
    });
    expect(await executeOrThrow(services, '{ reviewSources }', {}, { as: operator.viewer })).toEqual({
      reviewSources: ['Google', 'Yelp'],
    });
  });

  it('refuses cursors of other lists', async () => {
    const { pageInfo } = await list({}, { first: 1 });
    for (const after of [
      'nonsense',
      pageInfo.endCursor,
      Buffer.from('["review WRITTEN","Tue",1]').toString('base64url'),
    ])
      expect(await refused({ importId }, { after })).toBe('BAD_INPUT');
    for (const time of [
      'Tue',
      '2026-19-39T29:59:59.000Z',
      '2026-02-31T00:00:00.000Z',
      '0000-01-01T00:00:00.000Z',
      '2026-01-01T24:00:00.000Z',
    ])
      expect([
        time,
        await refused(
          {},
          { after: Buffer.from(JSON.stringify(['review WRITTEN', time, 1])).toString('base64url') },
        ),
      ]).toEqual([time, 'BAD_INPUT']);
  });
});

describe('a long list of reviews', () => {
  it('is paged to the end, each review once, in every order, also among equal and missing dates', async () => {
    const { id } = await makeBusiness(database.db);
    const { id: other } = await makeBusiness(database.db);
    await makeReviews(
      database.db,
      Array.from({ length: 200 }, (_, i) => ({
        business_id: i % 2 ? id : other,
        author_name: `A${i}`,
        rating: 1 + (i % 5),
        reviewed_at: i % 3 === 0 ? null : new Date(Date.UTC(2025, 0, 1 + (i % 7))),
        ...(i % 4 === 0 ? { hidden_at: new Date(Date.UTC(2025, 5, 1 + (i % 3))) } : {}),
      })),
    );
    const everyone = Array.from({ length: 200 }, (_, i) => `A${i}`);
    const expected = (keep: (i: number) => boolean) => everyone.filter((_, i) => keep(i)).sort();
    for (const order of ['NEWEST', 'OLDEST'])
      for (const [filter, keep] of [
        [{}, () => true],
        [{ state: 'SHOWN' }, (i: number) => i % 4 !== 0],
        [{ state: 'HIDDEN' }, (i: number) => i % 4 === 0],
        [{ businessId: id }, (i: number) => i % 2 === 1],
        [{ rating: 1 }, (i: number) => i % 5 === 0],
        [{ search: 'a1' }, (i: number) => `${i}`.startsWith('1')],
      ] as const)
        expect([filter, (await walk(filter, order, 17)).sort()]).toEqual([filter, expected(keep)]);
    expect(await walk({}, 'OLDEST', 100)).toEqual((await walk({}, 'NEWEST', 33)).reverse());
  });

  it('is searched up to a bound: short pages continue, and counts are marked as lower bounds', async () => {
    const { id } = await makeBusiness(database.db);
    await database.db.pool.query(
      `INSERT INTO reviews (business_id, author_name, rating, fingerprint, reviewed_at)
       SELECT $1, CASE WHEN n % 12000 = 0 THEN 'Needle' ELSE 'Hay' END, 1 + n % 5, lpad(n::text, 32, '0'),
         '2025-01-01'::timestamptz + n * interval '1 minute' FROM generate_series(1, 24500) AS n`,
      [id],
    );
    await database.db.pool.query('VACUUM ANALYZE reviews');
    const other = await makeBusiness(database.db);
    const first = await list({ search: 'needle' });
    expect(first).toMatchObject({ isCutShort: true, total: { isLowerBound: true } });
    expect(first.nodes).toHaveLength(1);
    const next = await list({ search: 'needle' }, { after: first.pageInfo.endCursor });
    expect(next).toMatchObject({ nodes: [{ authorName: 'Needle' }], isCutShort: true });
    const last = await list({ search: 'needle' }, { after: next.pageInfo.endCursor });
    expect(last).toMatchObject({ nodes: [], isCutShort: false, pageInfo: { hasNextPage: false } });
    expect(await list({})).toMatchObject({ total: { count: 10_000, isLowerBound: true } });
    expect(await list({ businessId: id })).toMatchObject({ total: { count: 24_500, isLowerBound: false } });
    expect(await list({ businessId: other.id })).toMatchObject({ total: { count: 0, isLowerBound: false } });
    expect(await walk({ search: 'needle' }, 'OLDEST', 1)).toEqual(['Needle', 'Needle']);
    // Rare matches take long to find, but no page costs more because of them.
    expect(await list({ source: 'nowhere' })).toMatchObject({ nodes: [], isCutShort: true });
  });
});
