import { describe, expect, it } from '@jest/globals';
import { executeOrThrow, refusalOf } from '../../testing/execute.ts';
import { makeBusiness, makeBusinesses, makeCity } from '../../testing/factories.ts';
import { settleTransactions } from '../../testing/database/settleTransactions.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { adoptChanges } from './adoptChanges.ts';
import { isBehind, readFeedEnd } from './feedHead.ts';
import { readChanges } from './readChanges.ts';

const database = useTestDatabase();
const db = () => database.db;
/** The current state, regardless of concurrent transactions. */
const readNow = async (since: string | null, first = 100) => {
  const { changes, hasNextPage, endCursor } = await readChanges(db(), since, first);
  return { changes: changes.map(({ kind, slug }) => `${kind} ${slug}`), hasNextPage, endCursor };
};
const read = async (...args: Parameters<typeof readNow>) => {
  await settleTransactions(db());
  return readNow(...args);
};
const update = (slug: string, phone: string) =>
  db().prisma.business.update({ where: { slug }, data: { phone } });

describe('the feed of changes', () => {
  it('reports created, updated and deleted listings once each, and continues from its cursor', async () => {
    const begin = await read(null);
    expect(begin.changes).toEqual([]);
    await makeBusiness(db(), { slug: 'a' });
    await makeBusiness(db(), { slug: 'b' });
    const two = await read(begin.endCursor);
    expect(two.changes).toEqual(['CREATED a', 'CREATED b']);
    expect((await read(two.endCursor)).changes).toEqual([]);

    await update('a', '1');
    await update('a', '2');
    await db().prisma.business.update({ where: { slug: 'b' }, data: { slug: 'b-new' } });
    const edited = await read(two.endCursor);
    expect(edited.changes).toEqual(['UPDATED a', 'UPDATED b-new']);
    // Written again as it was: no change.
    await update('a', '2');
    await db().prisma.business.update({ where: { slug: 'a' }, data: { deletedAt: new Date() } });
    await db().prisma.business.delete({ where: { slug: 'b-new' } });
    const gone = await read(edited.endCursor);
    expect(gone.changes).toEqual(['DELETED a', 'DELETED b-new']);
    // Edited in or deleted from the trash: nothing visible changed.
    await update('a', '3');
    expect((await read(gone.endCursor)).changes).toEqual([]);
    await db().prisma.business.update({ where: { slug: 'a' }, data: { deletedAt: null } });
    expect((await read(gone.endCursor)).changes).toEqual(['CREATED a']);
    // A client that starts now gets the whole directory, and the deleted listings.
    expect((await read(null)).changes).toEqual(['DELETED b-new', 'CREATED a']);
    await db().pool.query('TRUNCATE businesses CASCADE');
    expect((await read(gone.endCursor)).changes).toEqual(['DELETED a']);
  });

  it('includes changes that commit later in a transaction that began earlier', async () => {
    const { endCursor: begin } = await read(null);
    const early = await db().connect();
    try {
      await early.query('BEGIN');
      // Writers of listings wait for each other, so the earlier one takes its place in the order before it writes.
      await early.query('SELECT pg_current_xact_id()');
      await makeBusiness(db(), { slug: 'late' });
      // If it were shown now, a client that continues after it would never see the other.
      const before = await readNow(begin);
      expect(before.changes).toEqual([]);
      await early.query(`INSERT INTO businesses (slug, name) VALUES ('early', 'Early')`);
      expect((await readNow(before.endCursor)).changes).toEqual([]);
      await early.query('COMMIT');
      expect((await read(before.endCursor)).changes).toEqual(['CREATED early', 'CREATED late']);
    } finally {
      await early.end();
    }
  });

  it('ignores rolled-back changes, and does not wait for them', async () => {
    const { endCursor: begin } = await read(null);
    const early = await db().connect();
    try {
      await early.query('BEGIN');
      await early.query('SELECT pg_current_xact_id()');
      await makeBusiness(db(), { slug: 'late' });
      await early.query(`INSERT INTO businesses (slug, name) VALUES ('never', 'Never')`);
      await early.query('ROLLBACK');
    } finally {
      await early.end();
    }
    expect((await read(begin)).changes).toEqual(['CREATED late']);
  });

  it('has its head at the newest transaction when their numbers get another digit', async () => {
    await makeBusinesses(db(), 2, (i) => ({ slug: ['a', 'b'][i] }));
    // Numbers of transactions that are over; a trigger would write that of the update.
    await db().pool.query(
      `BEGIN; SET LOCAL session_replication_role = replica;
       UPDATE business_changes SET xid = CASE slug WHEN 'a' THEN '99' ELSE '100' END::xid8; COMMIT`,
    );
    await settleTransactions(db());
    const { endCursor } = await readChanges(db(), null, 1);
    const end = await readFeedEnd(db());
    expect(isBehind(endCursor, end)).toBe(true);
    expect(end.head).toBe((await readChanges(db(), null, 100)).endCursor);
  });

  it('shows the changes of a database that pg_restore made on a server with fewer transactions', async () => {
    await makeBusinesses(db(), 2, (i) => ({ slug: ['a', 'b'][i] }));
    await db().pool.query(
      `BEGIN; SET LOCAL session_replication_role = replica;
       UPDATE business_changes SET xid = '900000000', created_xid = '900000000'; COMMIT`,
    );
    expect((await read(null)).changes).toEqual([]);
    expect(await adoptChanges(db())).toBe(2);
    const { changes, endCursor } = await read(null);
    expect(changes).toEqual(['CREATED a', 'CREATED b']);
    await update('b', '1');
    expect((await read(endCursor)).changes).toEqual(['UPDATED b']);
    expect(await adoptChanges(db())).toBe(0);
  });

  it('is read page by page to its end while listings change under way', async () => {
    await makeBusinesses(db(), 95, (i) => ({ slug: `p-${i}` }));
    const seen = new Set<string>();
    let since: string | null = null;
    for (let page = 0; ; page += 1) {
      const { changes, hasNextPage, endCursor }: Awaited<ReturnType<typeof read>> = await read(since, 10);
      for (const change of changes) seen.add(change.split(' ')[1] ?? '');
      since = endCursor;
      if (!hasNextPage) break;
      // One that was reported, and one that was not yet.
      if (page < 4) {
        await update(`p-${page}`, `${page}`);
        await update(`p-${90 - page}`, `${page}`);
      }
    }
    expect(seen.size).toBe(95);
    expect((await read(since)).changes).toEqual([]);
  });

  it('reports one transaction that fills several pages consistently on each', async () => {
    await db().pool.query(
      `INSERT INTO businesses (slug, name) SELECT 'n-' || n, 'N' FROM generate_series(1, 5) AS n`,
    );
    const first = await read(null, 2);
    const second = await read(first.endCursor, 2);
    expect([...first.changes, ...second.changes]).toEqual([
      'CREATED n-1',
      'CREATED n-2',
      'CREATED n-3',
      'CREATED n-4',
    ]);
    // One change that was already reported, and one that was not.
    await update('n-1', '1');
    await update('n-5', '5');
    expect((await read(second.endCursor)).changes).toEqual(['UPDATED n-1', 'CREATED n-5']);
  });

  it('answers over GraphQL with the current state of the listings', async () => {
    const { id: cityId } = await makeCity(db(), 'İzmir');
    await makeBusiness(db(), { slug: 'a', name: 'A', cityId });
    await makeBusiness(db(), { slug: 'b', deletedAt: new Date() });
    await makeBusiness(db(), { slug: 'c' });
    await db().prisma.business.delete({ where: { slug: 'c' } });
    const query = `query ($since: String) { changes(since: $since, first: 10) {
      nodes { kind slug at business { name city { name } } } pageInfo { hasNextPage endCursor } } }`;
    await settleTransactions(db());
    const answer = await executeOrThrow<{ changes: { pageInfo: { endCursor: string } } }>(
      testServices(db()),
      query,
    );
    expect(answer).toEqual({
      changes: {
        nodes: [
          {
            kind: 'CREATED',
            slug: 'a',
            at: expect.any(Date),
            business: { name: 'A', city: { name: 'İzmir' } },
          },
          { kind: 'DELETED', slug: 'c', at: expect.any(Date), business: null },
        ],
        pageInfo: { hasNextPage: false, endCursor: expect.any(String) },
      },
    });
    const next = await executeOrThrow(testServices(db()), query, {
      since: answer.changes.pageInfo.endCursor,
    });
    expect(next).toMatchObject({
      changes: { nodes: [], pageInfo: { endCursor: answer.changes.pageInfo.endCursor } },
    });
  });

  it.each([
    ['no cursor', 'x'],
    ['a cursor of another list', Buffer.from('["random",1]').toString('base64url')],
    ['a cursor with too much in it', Buffer.from('["changes","1",1,1]').toString('base64url')],
    ['a cursor past all numbers', Buffer.from(`["changes","${'9'.repeat(30)}",1]`).toString('base64url')],
    [
      'a cursor of a database that went further',
      Buffer.from('["changes","999999999999",1]').toString('base64url'),
    ],
  ])('refuses %s', async (_what, since) => {
    const query = 'query ($since: String) { changes(since: $since) { nodes { slug } } }';
    expect(await refusalOf(testServices(db()), query, { since })).toBe('BAD_INPUT');
  });

  it('reads an index range, however long it is', async () => {
    await makeBusinesses(db(), 3000);
    await db().pool.query('ANALYZE business_changes');
    const { rows } = await db().pool.query<{ 'QUERY PLAN': string }>(`
      EXPLAIN SELECT FROM business_changes c
      WHERE (c.xid, c.business_id) > ('5'::xid8, 7) AND c.xid < pg_snapshot_xmin(pg_current_snapshot())
      ORDER BY c.xid, c.business_id LIMIT 101`);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('business_changes_by_order');
  });
});
