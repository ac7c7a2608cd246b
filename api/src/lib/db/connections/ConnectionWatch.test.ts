import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { finished } from 'node:stream/promises';
import { startWorker } from '../../../jobs/startWorker.ts';
import { enqueueJob } from '../../../jobs/enqueueJob.ts';
import { stallingProxy } from '../../../testing/fakes/stallingProxy.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { until } from '../../../testing/until.ts';
import { testJob } from '../../../jobs/testing/testJob.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { ConnectionWatch } from './ConnectionWatch.ts';
import { openDatabase, withErrorListeners } from '../db.ts';

const database = useTestDatabase();
let proxy: Awaited<ReturnType<typeof stallingProxy>>;
beforeEach(async () => {
  proxy = await stallingProxy(database.url);
});
afterEach(() => proxy.close());

const soon = { silentMs: 300, maxSilentMs: 1500 };

async function withPool<Result>(
  limits: ConstructorParameters<typeof ConnectionWatch>[1],
  use: (pool: pg.Pool) => Promise<Result>,
): Promise<Result> {
  const pool = withErrorListeners(new pg.Pool({ connectionString: proxy.url, max: 1 }));
  const watch = new ConnectionWatch(proxy.url, limits);
  watch.addPool(pool);
  try {
    return await use(pool);
  } finally {
    await pool.end();
    watch.close();
  }
}

describe('a silent connection', () => {
  it('is closed and replaced if the database does not run its statement', () =>
    withPool({ ...soon, maxSilentMs: 600_000 }, async (pool) => {
      await pool.query('SELECT 1');
      proxy.strand();
      await expect(pool.query('SELECT 1')).rejects.toThrow('Connection terminated');
      expect((await pool.query<{ two: number }>('SELECT 2 AS two')).rows).toEqual([{ two: 2 }]);
    }));

  it('is closed inside a transaction, whose outcome is unknown', () =>
    withPool(soon, async (pool) => {
      const client = await pool.connect();
      await client.query('BEGIN');
      proxy.strand();
      await expect(client.query('COMMIT')).rejects.toThrow('Connection terminated');
      client.release();
      await pool.query('SELECT 1');
    }));

  it('is left alone while the database works on its statement, however long', () =>
    withPool(soon, async (pool) => {
      const { rows } = await pool.query<{ done: boolean }>('SELECT true AS done FROM pg_sleep(2.5)');
      expect(rows).toEqual([{ done: true }]);
    }));

  it('outlives one question that the database refuses, however long it has worked', async () => {
    // The pool connects through the proxy, the questions go through this.
    const pool = withErrorListeners(new pg.Pool({ connectionString: database.url, max: 1 }));
    const watch = new ConnectionWatch(proxy.url, { silentMs: 300, maxSilentMs: 2500 });
    watch.addPool(pool);
    try {
      const working = pool.query<{ done: boolean }>('SELECT true AS done FROM pg_sleep(7)');
      // Silent for longer than the limit, but known to be at work: then the questions fail for a moment.
      await database.db.pool.query('SELECT pg_sleep(3.5)');
      await proxy.refuse();
      await database.db.pool.query('SELECT pg_sleep(1.2)');
      await proxy.accept();
      expect((await working).rows).toEqual([{ done: true }]);
    } finally {
      await pool.end();
      watch.close();
    }
  }, 30_000);

  it('is left alone while it waits for rows to copy', () =>
    withPool(soon, async (pool) => {
      const client = await pool.connect();
      await client.query('CREATE TEMP TABLE numbers (n int)');
      const copy = client.query(copyFrom('COPY numbers FROM STDIN'));
      copy.write('1\n');
      await database.db.pool.query('SELECT pg_sleep(2.5)');
      copy.end('2\n');
      await finished(copy);
      expect((await client.query('SELECT FROM numbers')).rowCount).toBe(2);
      client.release();
    }));

  it('is closed after a longer time if the database cannot be asked', () =>
    withPool(soon, async (pool) => {
      await pool.query('SELECT 1');
      proxy.stall();
      await expect(pool.query('SELECT 1')).rejects.toThrow('Connection terminated');
      proxy.goOn();
      await pool.query('SELECT 1');
    }));

  it.each([
    [
      'has answered and works again, once the database is asked',
      async (asked: () => void, release: Promise<void>) => {
        asked();
        await release;
      },
    ],
    [
      'has answered while this process stood still',
      async (asked: () => void) => {
        asked();
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
      },
    ],
  ])('is left alone if it %s', async (_what, query) => {
    let asked = (): void => undefined;
    let release = (): void => undefined;
    const isAsked = new Promise<void>((resolve) => (asked = resolve));
    const released = new Promise<void>((resolve) => (release = resolve));
    const pool = withErrorListeners(new pg.Pool({ connectionString: database.url, max: 1 }));
    let questions = 0;
    const watch = new ConnectionWatch(database.url, { silentMs: 100 }, async (processes) => {
      questions += 1;
      if (questions > 1) return new Set(processes);
      await query(asked, released);
      // When the database was asked, the connection had no statement.
      return new Set();
    });
    watch.addPool(pool);
    try {
      const first = pool.query('SELECT pg_sleep(0.7)');
      await isAsked;
      await first;
      const second = pool.query<{ done: boolean }>('SELECT true AS done FROM pg_sleep(0.5)');
      await new Promise((resolve) => setTimeout(resolve, 200));
      release();
      expect((await second).rows).toEqual([{ done: true }]);
    } finally {
      await pool.end();
      watch.close();
    }
  });

  it('stays open without a running statement', () =>
    withPool(soon, async (pool) => {
      await pool.query('SELECT 1');
      proxy.strand();
      await database.db.pool.query('SELECT pg_sleep(1)');
      expect(pool.totalCount).toBe(1);
    }));
});

it('a worker whose connections were dropped silently resumes its work', async () => {
  const db = openDatabase(proxy.url);
  const services = testServices(db);
  const done: number[] = [];
  const kind = testJob(async (_context, job) => {
    done.push(job.id);
    return {};
  });
  const enqueue = () => database.db.prisma.$transaction((tx) => enqueueJob(tx, kind, {}, null));
  const worker = await startWorker(services, proxy.url, [kind]);
  try {
    const first = await enqueue();
    await until(async () => done.includes(first));
    proxy.strand();
    const second = await enqueue();
    await until(async () => done.includes(second), 60_000);
    await until(async () => (await database.db.prisma.job.count({ where: { status: 'DONE' } })) === 2);
  } finally {
    await worker.stop();
    await db.close();
  }
});
