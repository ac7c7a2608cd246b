import { until } from '../../testing/until.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Services } from '../../lib/context.ts';
import { ask, execute, refusalOf } from '../../testing/execute.ts';
import { makeBusiness, makeOperator } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';

const database = useTestDatabase();
let services: Services;
let server: TestServer;
let operator: Awaited<ReturnType<typeof makeOperator>>;
let kahve: { id: number; slug: string };
beforeAll(async () => {
  server = await startTestServer(testServices(database.db));
});
afterAll(() => server.close());
beforeEach(async () => {
  services = testServices(database.db);
  operator = await makeOperator(database.db);
  kahve = await makeBusiness(database.db, {
    name: 'Kahve Evi',
    slug: 'kahve',
    rating: 4.5,
    reviewCount: 120,
  });
});

const asked = <Data>(query: string, variables: Record<string, unknown> = {}) =>
  ask<Data>(services, query, variables, { as: operator.viewer });
const refused = async (query: string, variables: Record<string, unknown> = {}) => {
  const { errors } = await execute(services, query, variables, { as: operator.viewer });
  const { code, fields } = errors[0]?.extensions ?? {};
  return fields ? [code, fields] : code;
};
let serial = 0;
const makeReview = async (author: string, comment: string | null = `By ${author}`, more: object = {}) =>
  (
    await database.db.prisma.review.create({
      data: {
        businessId: kahve.id,
        authorName: author,
        comment,
        rating: 4,
        fingerprint: String(++serial).padStart(32, '0'),
        ...more,
      },
    })
  ).id;

interface Decision {
  id: number;
  kind: string;
  reviewCount: number;
  canUndo: boolean;
  restored: number;
  skipped: number;
}
const fields = 'id kind reason note reviewCount reviewIds listingName operatorName canUndo restored skipped';
const hiding = `mutation ($input: HideReviewsInput!) { decision: hideReviews(input: $input) { ${fields} } }`;
const restoring = `mutation ($ids: [Int!]!) { decision: restoreReviews(ids: $ids) { ${fields} } }`;
const removing = `mutation ($input: RemoveReviewsInput!) { decision: removeReviews(input: $input) { ${fields} } }`;
const undoing = `mutation ($id: Int!) { decision: undoReviewModeration(id: $id) { ${fields} } }`;
const decide = async (operation: string, variables: Record<string, unknown>) =>
  (await asked<{ decision: Decision }>(operation, variables)).decision;
const hide = (ids: number[], reason = 'SPAM', note?: string) =>
  decide(hiding, { input: { ids, reason, note } });
const remove = (ids: number[]) => decide(removing, { input: { ids } });

/** Reviews visible to visitors, over both APIs. */
async function publicView() {
  const { business } = await ask<{
    business: {
      rating: number;
      reviewCount: number;
      reviews: { totalCount: number; nodes: { authorName: string }[] };
    };
  }>(
    services,
    '{ business(slug: "kahve") { rating reviewCount reviews(first: 50) { totalCount nodes { authorName } } } }',
  );
  const rest = JSON.parse((await server.send('GET', '/api/businesses/kahve')).body) as {
    reviews: { authorName: string }[];
  };
  const authors = business.reviews.nodes.map(({ authorName }) => authorName);
  expect(rest.reviews.map(({ authorName }) => authorName)).toEqual(authors);
  expect(authors).toHaveLength(business.reviews.totalCount);
  expect([business.rating, business.reviewCount]).toEqual([4.5, 120]);
  return authors.sort();
}
const audited = async () =>
  (
    await database.db.pool.query<{ action: string; after: unknown }>(
      'SELECT action, after FROM audit_events ORDER BY id',
    )
  ).rows;

describe('a hidden review', () => {
  it('is visible to operators only, counts nowhere, and can be restored', async () => {
    const ali = await makeReview('Ali');
    await makeReview('Can');
    expect(await publicView()).toEqual(['Ali', 'Can']);
    const hidden = await hide([ali], 'OFFENSIVE', '  Küfür içeriyor ');
    expect(hidden).toMatchObject({
      kind: 'HIDE',
      reason: 'OFFENSIVE',
      note: 'Küfür içeriyor',
      reviewCount: 1,
      listingName: 'Kahve Evi',
      operatorName: 'Ayşe',
      canUndo: true,
    });
    expect(await publicView()).toEqual(['Can']);
    const { managedReview } = await asked<{ managedReview: object }>(
      `{ managedReview(id: ${ali}) { state authorName hiddenReason hiddenNote decidedBy hiddenAt } }`,
    );
    expect(managedReview).toEqual({
      state: 'HIDDEN',
      authorName: 'Ali',
      hiddenReason: 'OFFENSIVE',
      hiddenNote: 'Küfür içeriyor',
      decidedBy: 'Ayşe',
      hiddenAt: expect.any(Date),
    });
    // Also for operators the listing shows what visitors see.
    expect(await asked('{ business(slug: "kahve") { reviews(first: 9) { totalCount } } }')).toEqual({
      business: { reviews: { totalCount: 1 } },
    });
    await decide(restoring, { ids: [ali] });
    expect(await publicView()).toEqual(['Ali', 'Can']);
    expect(await audited()).toEqual([
      {
        action: 'review.hide',
        after: { reviews: 1, listing: 'Kahve Evi', reason: 'OFFENSIVE', note: 'Küfür içeriyor' },
      },
      { action: 'review.restore', after: { reviews: 1, listing: 'Kahve Evi' } },
    ]);
  });

  it('requires a reason, and a note if the reason is “other”', async () => {
    const id = await makeReview('Ali');
    expect(await refused(hiding, { input: { ids: [id], reason: 'OTHER', note: ' ' } })).toEqual([
      'BAD_INPUT',
      { note: '“Other” requires an explanation' },
    ]);
    expect(await refused(hiding, { input: { ids: [id], reason: 'SPAM', note: 'x'.repeat(501) } })).toEqual([
      'BAD_INPUT',
      { note: 'At most 500 characters' },
    ]);
    expect(await refused(hiding, { input: { ids: [id] } })).toBe('BAD_INPUT');
    expect(await refused(hiding, { input: { ids: [id], reason: 'NONE' } })).toBe('BAD_INPUT');
    expect(await refused(hiding, { input: { ids: [id], reason: 'SPAM', note: 'a\0' } })).toEqual([
      'BAD_INPUT',
      { note: 'Must be text' },
    ]);
    expect(await refused(hiding, { input: { ids: [], reason: 'SPAM' } })).toEqual([
      'BAD_INPUT',
      { ids: 'between 1 and 500' },
    ]);
    const many = Array.from({ length: 501 }, (_, i) => i + 1);
    expect(await refused(hiding, { input: { ids: many, reason: 'SPAM' } })).toEqual([
      'BAD_INPUT',
      { ids: 'between 1 and 500' },
    ]);
    expect(await refused(hiding, { input: { ids: [999_999], reason: 'SPAM' } })).toBe('NOT_FOUND');
    expect(await publicView()).toEqual(['Ali']);
    expect(await audited()).toEqual([]);
  });

  it('gets another reason by hiding it again; the same reason changes nothing', async () => {
    const id = await makeReview('Ali');
    await hide([id], 'SPAM');
    expect(await refused(hiding, { input: { ids: [id], reason: 'SPAM' } })).toBe('CONFLICT');
    const again = await hide([id], 'OTHER', 'Sahibi istedi');
    expect(await asked(`{ managedReview(id: ${id}) { hiddenReason hiddenNote } }`)).toEqual({
      managedReview: { hiddenReason: 'OTHER', hiddenNote: 'Sahibi istedi' },
    });
    await decide(undoing, { id: again.id });
    expect(await asked(`{ managedReview(id: ${id}) { state hiddenReason hiddenNote } }`)).toEqual({
      managedReview: { state: 'HIDDEN', hiddenReason: 'SPAM', hiddenNote: null },
    });
  });

  it('changes its listing in the feed, and invalidates its pages', async () => {
    const id = await makeReview('Ali');
    const feed =
      '($since: String) { changes(since: $since) { nodes { kind businessId } pageInfo { endCursor } } }';
    interface Feed {
      changes: { nodes: object[]; pageInfo: { endCursor: string } };
    }
    // The feed shows what no running transaction can precede, also of other databases of the server.
    let first: Feed['changes'] | undefined;
    await until(async () => {
      first = (await ask<Feed>(services, `query ${feed}`)).changes;
      return first.nodes.length > 0;
    });
    const client = await database.db.connect();
    const received: string[] = [];
    client.on('notification', ({ payload }) => received.push(payload ?? ''));
    await client.query('LISTEN page_drops');
    await hide([id]);
    await client.query('SELECT 1');
    await client.end();
    expect(received).toEqual([`business:${kahve.id}`]);
    const since = first?.pageInfo.endCursor;
    let next: object[] = [];
    await until(async () => {
      next = (await ask<Feed>(services, `query ${feed}`, { since })).changes.nodes;
      return next.length > 0;
    });
    expect(next).toEqual([{ kind: 'UPDATED', businessId: kahve.id }]);
  });

  it('that moves to another listing changes both, and invalidates their pages', async () => {
    const id = await makeReview('Ali');
    const other = await makeBusiness(database.db, { name: 'Other' });
    const xids = async () => {
      const { rows } = await database.db.pool.query<{ id: number; xid: string }>(
        'SELECT business_id AS id, xid::text FROM business_changes ORDER BY 1',
      );
      return rows.map(({ xid }) => xid);
    };
    const before = await xids();
    const client = await database.db.connect();
    const received: string[] = [];
    client.on('notification', ({ payload }) => received.push(payload ?? ''));
    await client.query('LISTEN page_drops');
    await database.db.pool.query('UPDATE reviews SET business_id = $1 WHERE id = $2', [other.id, id]);
    await client.query('SELECT 1');
    await client.end();
    const tags = received.flatMap((payload) => payload.split(/[\s,]+/));
    expect(tags).toEqual(expect.arrayContaining([`business:${kahve.id}`, `business:${other.id}`]));
    const after = await xids();
    expect(after.filter((xid, at) => xid !== before[at])).toHaveLength(2);
  });
});

describe('a decision about many reviews', () => {
  it('is one record and one undo; later decisions stay', async () => {
    const ids = await Promise.all(['Ali', 'Can', 'Ece', 'Naz'].map((name) => makeReview(name)));
    const [ali = 0, can = 0] = ids;
    await hide([ali], 'OFFENSIVE');
    const all = await hide([...ids, 999_999], 'SPAM');
    expect(all).toMatchObject({ reviewCount: 4 });
    expect(await publicView()).toEqual([]);
    await decide(restoring, { ids: [can] });
    expect(await decide(undoing, { id: all.id })).toMatchObject({ restored: 3, skipped: 1, canUndo: false });
    expect(await publicView()).toEqual(['Can', 'Ece', 'Naz']);
    expect(await asked(`{ managedReview(id: ${ali}) { state hiddenReason } }`)).toEqual({
      managedReview: { state: 'HIDDEN', hiddenReason: 'OFFENSIVE' },
    });
    expect(await refused(undoing, { id: all.id })).toBe('CONFLICT');
    expect(await refused(undoing, { id: 999 })).toBe('NOT_FOUND');
    const { reviewModerations } = await asked<{ reviewModerations: { nodes: object[]; totalCount: number } }>(
      `{ reviewModerations { totalCount nodes { ${fields} undoneAt } } }`,
    );
    expect(reviewModerations.totalCount).toBe(3);
    expect(reviewModerations.nodes).toMatchObject([
      { kind: 'RESTORE', reviewCount: 1, canUndo: true },
      { kind: 'HIDE', reviewCount: 4, canUndo: false, undoneAt: expect.any(Date) },
      { kind: 'HIDE', reason: 'OFFENSIVE' },
    ]);
    expect((await audited()).at(-1)).toEqual({ action: 'review.undo', after: { reviews: 3, kept: 1 } });
  });

  it('that shows reviews again is undone too: they are hidden as before', async () => {
    const ids = [await makeReview('Ali'), await makeReview('Can')];
    await hide(ids, 'OTHER', 'Bekliyor');
    const shown = await decide(restoring, { ids });
    expect(await publicView()).toEqual(['Ali', 'Can']);
    expect(await refused(restoring, { ids })).toBe('CONFLICT');
    await decide(undoing, { id: shown.id });
    expect(await publicView()).toEqual([]);
    expect(await asked(`{ managedReview(id: ${ids[0]}) { hiddenReason hiddenNote } }`)).toEqual({
      managedReview: { hiddenReason: 'OTHER', hiddenNote: 'Bekliyor' },
    });
  });

  it('is made by one of two operators who decide at once', async () => {
    const id = await makeReview('Ali');
    const codes = await Promise.all(
      Array.from({ length: 6 }, () => refused(hiding, { input: { ids: [id], reason: 'SPAM' } })),
    );
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(5);
  });
});

describe('a removed review', () => {
  it('leaves none of its content in any table, and cannot be restored', async () => {
    const secret = 'Kelaynak Zümrüdüanka';
    const id = await makeReview(secret, `${secret} yazdı`, { source: 'Google', reviewedAt: new Date() });
    await hide([id], 'PERSONAL_DATA', 'Telefon numarası var');
    const removed = await remove([id]);
    expect(removed).toMatchObject({ kind: 'REMOVE', canUndo: false, reviewCount: 1 });
    expect(await publicView()).toEqual([]);
    expect(await database.db.prisma.review.findUniqueOrThrow({ where: { id } })).toMatchObject({
      authorName: null,
      comment: null,
      rating: null,
      reviewedAt: null,
      source: null,
      hiddenReason: 'PERSONAL_DATA',
      removedAt: expect.any(Date),
      moderationKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    const { rows: tables } = await database.db.pool.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
    );
    for (const { name } of tables) {
      const { rowCount } = await database.db.pool.query(
        `SELECT FROM ${name} AS t WHERE t::text LIKE '%Kelaynak%' LIMIT 1`,
      );
      expect([name, rowCount]).toEqual([name, 0]);
    }
    expect(await refused(undoing, { id: removed.id })).toBe('CONFLICT');
    expect(await refused(restoring, { ids: [id] })).toBe('CONFLICT');
    expect(await refused(hiding, { input: { ids: [id], reason: 'SPAM' } })).toBe('CONFLICT');
    expect(await refused(removing, { input: { ids: [id] } })).toBe('CONFLICT');
    // The database keeps it so.
    await expect(
      database.db.prisma.review.update({ where: { id }, data: { comment: 'again' } }),
    ).rejects.toThrow(/reviews_removed/);
  });

  it('stays removed when an earlier decision about it is undone', async () => {
    const ids = [await makeReview('Ali'), await makeReview('Can')];
    const hidden = await hide(ids);
    await remove(ids.slice(0, 1));
    expect(await decide(undoing, { id: hidden.id })).toMatchObject({ restored: 1, skipped: 1 });
    expect(await publicView()).toEqual(['Can']);
  });
});

describe('the tables of reviews', () => {
  it('are emptied by a reset of the previous release, and remaining decisions do no harm', async () => {
    const id = await makeReview('Ali');
    const hidden = await hide([id]);
    await database.db.pool.query('TRUNCATE reviews');
    expect(await decide(undoing, { id: hidden.id })).toMatchObject({ restored: 0, skipped: 1 });
    expect(await asked('{ reviewModerations { nodes { listingName reviewCount } } }')).toEqual({
      reviewModerations: { nodes: [{ listingName: null, reviewCount: 1 }] },
    });
  });

  it('accept the rows of the previous release, and refuse invalid ones', async () => {
    const { pool } = database.db;
    await pool.query(`INSERT INTO reviews SELECT (jsonb_populate_record(NULL::reviews, $1)).*`, [
      JSON.stringify({
        id: 77,
        business_id: kahve.id,
        author_name: 'Ali',
        rating: 3,
        fingerprint: 'f'.repeat(32),
        created_at: new Date(),
      }),
    ]);
    expect(await publicView()).toEqual(['Ali']);
    await expect(pool.query(`UPDATE reviews SET hidden_reason = 'SPAM' WHERE id = 77`)).rejects.toThrow(
      /reviews_hidden/,
    );
  });
});

it('is not available without a session or to keys that only read', async () => {
  const id = await makeReview('Ali');
  for (const [operation, variables] of [
    [hiding, { input: { ids: [id], reason: 'SPAM' } }],
    [restoring, { ids: [id] }],
    [removing, { input: { ids: [id] } }],
    [undoing, { id: 1 }],
    ['{ managedReviews { nodes { id } } }', {}],
    [`{ managedReview(id: ${id}) { id } }`, {}],
    ['{ reviewModerations { nodes { id } } }', {}],
    ['{ reviewSources }', {}],
  ] as const) {
    expect([operation, await refusalOf(services, operation, variables)]).toEqual([
      operation,
      'UNAUTHENTICATED',
    ]);
    const reading = { kind: 'key', keyId: 1, isAdmin: false, operatorId: null } as const;
    expect([operation, await refusalOf(services, operation, variables, { as: reading })]).toEqual([
      operation,
      'FORBIDDEN',
    ]);
  }
  expect(await publicView()).toEqual(['Ali']);
});
