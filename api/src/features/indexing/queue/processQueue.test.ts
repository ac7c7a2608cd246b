import { once } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import sql from 'sql-template-tag';
import { refusalOf } from '../../../testing/execute.ts';
import { makeBusiness, makeBusinesses } from '../../../testing/factories.ts';
import { indexingDesk, site, urlOf } from '../../../testing/indexingDesk.ts';
import { testDataDir } from '../../../testing/database/testDataDir.ts';
import { startProgram } from '../../../testing/startProgram.ts';
import { until } from '../../../testing/until.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { dueEngines } from '../engines/dueEngines.ts';
import { enqueueListings } from './enqueueUrls.ts';
import { nextInQueue } from './urlQueue.ts';

const database = useTestDatabase();
const db = () => database.db;
const desk = indexingDesk(db);

const cancel = 'mutation ($id: Int!) { cancelUrlSubmission(id: $id) { status successful failed } }';

describe('all listings', () => {
  it('are sent to each engine once, as far as they may be indexed, and counted as addresses', async () => {
    await desk.useIndexNow();
    await desk.useGoogle();
    await makeBusinesses(db(), 30, (i) => ({ slug: `place-${i}` }));
    await makeBusiness(db(), { slug: 'binned', deletedAt: new Date() });
    const { id } = await desk.submitAll();
    expect((await desk.submitAll()).id).toBe(id);
    await desk.work('INDEXNOW');
    expect(await desk.find(id)).toMatchObject({ status: 'RUNNING', total: 30, done: 0, successful: null });
    await desk.work('GOOGLE');
    expect(await desk.find(id)).toEqual({
      id,
      status: 'DONE',
      total: 30,
      done: 30,
      successful: 30,
      failed: 0,
      counts: [
        { engine: 'INDEXNOW', total: 30, sent: 30, failed: 0 },
        { engine: 'GOOGLE', total: 30, sent: 30, failed: 0 },
      ],
    });
    const wanted = Array.from({ length: 30 }, (_, i) => urlOf(`place-${i}`));
    expect(desk.engines.taken).toEqual({ INDEXNOW: wanted, GOOGLE: wanted });
    // One call for all of them there, one for each here; one token for all.
    expect([desk.engines.calls, desk.engines.tokens]).toEqual([31, 1]);
    expect(await dueEngines(desk.services())).toEqual([]);
  });

  it('stop at the daily quota, and continue with the next one', async () => {
    await desk.useGoogle(5);
    await makeBusinesses(db(), 8);
    const { id } = await desk.submitAll();
    await desk.work('GOOGLE');
    await desk.work('GOOGLE');
    expect(desk.engines.taken.GOOGLE).toHaveLength(5);
    expect(await desk.find(id)).toMatchObject({ status: 'RUNNING', done: 5 });
    expect(await dueEngines(desk.services())).toEqual([]);
    await db().pool.query('UPDATE indexing_engines SET spent_on = spent_on - 1');
    expect(await dueEngines(desk.services())).toEqual([2]);
    await desk.work('GOOGLE');
    expect(await desk.find(id)).toMatchObject({ status: 'DONE', successful: 8, failed: 0 });
  });

  it('end at once if there are none, and can be stopped', async () => {
    await desk.useGoogle(2);
    const none = await desk.submitAll();
    await desk.work('GOOGLE');
    expect(await desk.find(none.id)).toMatchObject({ status: 'DONE', total: 0, successful: 0 });
    await makeBusinesses(db(), 5);
    const { id } = await desk.submitAll();
    await desk.work('GOOGLE');
    expect(await desk.operate(cancel, { id })).toEqual({
      cancelUrlSubmission: { status: 'CANCELLED', successful: 2, failed: 0 },
    });
    expect(await refusalOf(desk.services(), cancel, { id }, { as: desk.viewer })).toBe('CONFLICT');
    expect((await desk.urlsOf(id)).map(({ state }) => state).sort()).toEqual([
      'CANCELLED',
      'CANCELLED',
      'CANCELLED',
      'SENT',
      'SENT',
    ]);
  });
});

describe('submitting many listings', () => {
  it('resumes after kill -9, with true counts and nothing submitted twice', async () => {
    await desk.useGoogle();
    const count = 300;
    await makeBusinesses(db(), count, (i) => ({ slug: `place-${i}` }));
    const fails = (url: string) => Number(/\d+$/.exec(url)?.[0]) % 10 === 0;
    desk.engines.answer = (response, [url = '']) => {
      if (!fails(url)) return;
      response.writeHead(400).end('{"error":{"message":"no"}}');
      return true;
    };
    const { id } = await desk.submitAll();
    const child = startProgram('worker', [], {
      ...process.env,
      SITE_URL: site,
      INDEXING_GATEWAY: desk.engines.origin,
      SUBMISSION_PACE: '0',
      DATABASE_URL: database.url,
      DATA_DIR: testDataDir(),
      LOG_LEVEL: 'error',
    });
    const ended = once(child, 'exit');
    try {
      await until(async () => desk.engines.taken.GOOGLE.length >= 80, 150_000);
    } finally {
      child.kill('SIGKILL');
      await ended;
    }
    expect(await desk.find(id)).toMatchObject({ status: 'RUNNING' });
    // Its silence is not waited for here.
    await db().pool.query(
      `UPDATE indexing_engines SET claimed_until = now() - interval '1 second' WHERE claim IS NOT NULL`,
    );
    // Turn by turn, as workers do.
    while ((await desk.find(id)).status === 'RUNNING') await desk.work('GOOGLE');
    const sent = desk.engines.taken.GOOGLE;
    expect([sent.length, new Set(sent).size]).toEqual([count * 0.9, count * 0.9]);
    expect(await desk.find(id)).toMatchObject({
      status: 'DONE',
      total: count,
      successful: count * 0.9,
      failed: count * 0.1,
    });
  }, 300_000);

  it('stays consistent if it is stopped while addresses are collected', async () => {
    await desk.useGoogle();
    await makeBusinesses(db(), 5);
    const { id } = await desk.submitAll();
    await enqueueListings(desk.system(), 'GOOGLE');
    // Holds the stopping in its midst: the addresses are stopped, and not yet counted.
    const client = await db().connect();
    await client.query('BEGIN');
    await client.query('SELECT FROM url_submission_counts FOR UPDATE');
    const stopping = desk.operate(cancel, { id });
    const waiting = async () => {
      const { rows } = await db().pool.query<{ n: number }>(
        'SELECT count(*) AS n FROM pg_stat_activity WHERE cardinality(pg_blocking_pids(pid)) > 0 AND datname = current_database()',
      );
      return rows[0]?.n ?? 0;
    };
    await until(async () => (await waiting()) > 0);
    let isIdle = false;
    const working = desk.work('GOOGLE').finally(() => (isIdle = true));
    await until(async () => isIdle || (await waiting()) > 1);
    await client.query('COMMIT');
    await client.end();
    await Promise.all([stopping, working]);
    await desk.work('GOOGLE');
    expect((await desk.urlsOf(id)).filter(({ state }) => state === 'SENDING')).toEqual([]);
    expect(await desk.find(id)).toMatchObject({ status: 'CANCELLED' });
    expect(await dueEngines(desk.services())).toEqual([]);
  });

  it('does not continue running work after it was stopped', async () => {
    await desk.useGoogle();
    await makeBusiness(db(), { slug: 'one' });
    const id = await desk.submit('/business/one');
    desk.engines.answer = (response) => {
      void desk.operate(cancel, { id }).then(() => response.writeHead(500).end());
      return true;
    };
    await desk.work('GOOGLE');
    expect(await desk.urlsOf(id)).toMatchObject([{ state: 'CANCELLED' }]);
    expect(await desk.find(id)).toMatchObject({ status: 'CANCELLED', successful: 0, failed: 0 });
  });

  it('counts as ended only once its result is stored', async () => {
    await desk.useGoogle();
    await makeBusiness(db(), { slug: 'one' });
    const id = await desk.submit('/business/one');
    await db().pool.query('ALTER TABLE url_submissions ADD CONSTRAINT no_end CHECK (finished_at IS NULL)');
    await expect(desk.work('GOOGLE')).rejects.toThrow();
    await db().pool.query('ALTER TABLE url_submissions DROP CONSTRAINT no_end');
    expect(await dueEngines(desk.services())).toEqual([2]);
    await desk.work('GOOGLE');
    expect(await desk.find(id)).toMatchObject({ status: 'DONE', successful: 1 });
    expect(desk.engines.taken.GOOGLE).toHaveLength(1);
  });

  it('ends for a worker that lost its claim, and a claim outlasts the pause between batches', async () => {
    await desk.useGoogle();
    await makeBusinesses(db(), 3);
    await desk.submitAll();
    let seconds = 0;
    desk.engines.answer = (response) => {
      void db()
        .pool.query<{ seconds: number }>(
          `UPDATE indexing_engines SET claim = gen_random_uuid()
           RETURNING extract(epoch FROM claimed_until - now())::float8 AS seconds`,
        )
        .then(({ rows }) => {
          seconds = rows[0]?.seconds ?? 0;
          response.writeHead(200).end('{}');
        });
      return true;
    };
    await desk.work('GOOGLE', { SUBMISSION_PACE: '20000' });
    expect(desk.engines.calls).toBe(1);
    expect(seconds).toBeGreaterThan(60);
  });

  it('is done by one worker at a time', async () => {
    await desk.useGoogle();
    await makeBusinesses(db(), 40);
    const { id } = await desk.submitAll();
    await Promise.all([desk.work('GOOGLE'), desk.work('GOOGLE'), desk.work('GOOGLE')]);
    expect(new Set(desk.engines.taken.GOOGLE).size).toBe(desk.engines.taken.GOOGLE.length);
    await desk.work('GOOGLE');
    expect(await desk.find(id)).toMatchObject({ status: 'DONE', successful: 40 });
  });

  it('reads index ranges only', async () => {
    await desk.useGoogle();
    await makeBusinesses(db(), 500);
    await desk.submitAll();
    await enqueueListings(desk.system(), 'GOOGLE');
    await db().pool.query('ANALYZE submitted_urls');
    const rows = await db().rows<{ 'QUERY PLAN': string }>(sql`EXPLAIN ${nextInQueue('GOOGLE', 20)}`);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('submitted_urls_line');
  });
});
