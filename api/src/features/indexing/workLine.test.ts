import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import sql from 'sql-template-tag';
import { rootFolder } from '../../lib/rootFolder.ts';
import { refusalOf } from '../../testing/execute.ts';
import { makeBusiness, makeBusinesses } from '../../testing/factories.ts';
import {
  indexingDesk,
  site,
  submissionFields as fields,
  urlOf,
  type Submission,
} from '../../testing/indexingDesk.ts';
import { until } from '../../testing/until.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { dueEngines } from './dueEngines.ts';
import { layOut } from './layOut.ts';
import { nextInLine } from './urlLine.ts';

const database = useTestDatabase();
const db = () => database.db;
const desk = indexingDesk(db);

const cancel = 'mutation ($id: Int!) { cancelUrlSubmission(id: $id) { status successful failed } }';

describe('all listings', () => {
  it('go to each engine once, as far as they may be indexed, and are counted as addresses', async () => {
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

  it('stop at the quota of the day, and go on when there is a new one', async () => {
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

  it('are over at once where there is none, and can be stopped where there are many', async () => {
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

const retry = `mutation ($id: Int!) { retryUrlSubmission(id: $id) { ${fields} } }`;

describe('what failed', () => {
  const failAll = async (slugs: string[]) => {
    await desk.useGoogle();
    desk.engines.answer = (response) => {
      response.writeHead(400).end('{}');
      return true;
    };
    const { id } = await desk.submitAll();
    await desk.work('GOOGLE');
    expect(await desk.find(id)).toMatchObject({ status: 'DONE', failed: slugs.length });
    desk.engines.answer = () => undefined;
    return id;
  };

  it('is queued once by two presses, and judged again', async () => {
    await makeBusinesses(db(), 3, (i) => ({ slug: `place-${i}` }));
    const id = await failAll(['place-0', 'place-1', 'place-2']);
    await db().prisma.business.update({ where: { slug: 'place-1' }, data: { deletedAt: new Date() } });
    const presses = await Promise.allSettled([desk.operate(retry, { id }), desk.operate(retry, { id })]);
    expect(presses.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await desk.work('GOOGLE');
    expect(desk.engines.taken.GOOGLE).toEqual([urlOf('place-0'), urlOf('place-2')]);
    expect(await desk.find(id + 1)).toMatchObject({ status: 'DONE', total: 3, successful: 2, failed: 1 });
  });
});

describe('an engine that', () => {
  const submit = async (slug = 'one') => {
    await makeBusiness(db(), { slug });
    return desk.submit(`/business/${slug}`);
  };
  const hangUp = () => {
    desk.engines.answer = (response) => {
      response.destroy();
      return true;
    };
  };
  const engine = async () =>
    (
      await db().pool.query<{ failures: number; rest: number }>(
        'SELECT failures, extract(epoch FROM next_call_at - now())::float8 AS rest FROM indexing_engines',
      )
    ).rows[0];

  it('refuses is believed, and what it did not take can be sent once more', async () => {
    await desk.useGoogle();
    desk.engines.answer = (response) => {
      response
        .writeHead(403)
        .end('{"error":{"message":"Permission denied. Failed to verify the URL ownership."}}');
      return true;
    };
    const id = await submit();
    await desk.work('GOOGLE');
    expect(await desk.find(id)).toMatchObject({ status: 'DONE', successful: 0, failed: 1 });
    expect(await desk.urlsOf(id)).toMatchObject([
      { state: 'FAILED', fault: expect.stringContaining('Permission denied') },
    ]);
    desk.engines.answer = () => undefined;
    const { retryUrlSubmission: again } = await desk.operate<{ retryUrlSubmission: Submission }>(retry, {
      id,
    });
    await desk.work('GOOGLE');
    expect(await desk.find(again.id)).toMatchObject({ status: 'DONE', successful: 1 });
    // What was taken meanwhile is not told once more.
    expect(await refusalOf(desk.services(), retry, { id }, { as: desk.viewer })).toBe('CONFLICT');
  });

  it.each([
    ['answers 500', 500, {}],
    ['wants to be left alone', 429, { 'retry-after': '7200' }],
  ])('%s is asked again after a rest, a few times', async (_what, status, headers) => {
    await desk.useIndexNow();
    desk.engines.answer = (response) => {
      response.writeHead(status, headers).end('<html>not now</html>');
      return true;
    };
    const id = await submit();
    for (let tries = 1; tries <= 4; tries += 1) {
      expect(await desk.find(id)).toMatchObject({ status: 'RUNNING' });
      await desk.work('INDEXNOW');
      // It rests: nobody calls it before its time.
      await desk.work('INDEXNOW');
      expect(desk.engines.calls).toBe(tries);
      if (status === 429) {
        const { rows } = await db().pool.query<{ rest: number }>(
          'SELECT extract(epoch FROM next_call_at - now())::float8 AS rest FROM indexing_engines',
        );
        expect(rows[0]?.rest).toBeGreaterThan(7000);
      }
      await desk.hurry();
    }
    expect(await desk.find(id)).toMatchObject({ status: 'DONE', successful: 0, failed: 1 });
    await desk.work('INDEXNOW');
    expect(desk.engines.calls).toBe(4);
  });

  it('hangs up after it took an address is not told twice', async () => {
    await desk.useGoogle();
    await desk.useIndexNow();
    desk.engines.isTaken = () => true;
    desk.engines.answer = (response) => {
      response.destroy();
      return true;
    };
    const id = await submit();
    await desk.work('GOOGLE');
    await desk.work('INDEXNOW');
    await desk.hurry();
    await desk.work('GOOGLE');
    await desk.work('INDEXNOW');
    expect(desk.engines.taken).toEqual({ GOOGLE: [urlOf('one')], INDEXNOW: [urlOf('one')] });
    const { rows } = await db().pool.query('SELECT engine, state FROM submitted_urls ORDER BY engine');
    // One can be asked, the other can't.
    expect(rows).toEqual([
      { engine: 'INDEXNOW', state: 'FAILED' },
      { engine: 'GOOGLE', state: 'SENT' },
    ]);
    expect(await desk.find(id)).toMatchObject({ status: 'DONE', successful: 1, failed: 0 });
  });

  it('hangs up before it took an address is told once more', async () => {
    await desk.useGoogle();
    desk.engines.answer = (response, _urls, nth) => {
      if (nth > 1) return;
      response.destroy();
      return true;
    };
    const id = await submit();
    await desk.work('GOOGLE');
    await desk.hurry();
    await desk.work('GOOGLE');
    expect(desk.engines.taken.GOOGLE).toEqual([urlOf('one')]);
    expect(await desk.find(id)).toMatchObject({ status: 'DONE', successful: 1 });
  });

  it('never answers rests longer each time, and is then told one address instead of all', async () => {
    await desk.useIndexNow();
    const calls: number[] = [];
    desk.engines.answer = (response, urls) => {
      calls.push(urls.length);
      response.destroy();
      return true;
    };
    await makeBusinesses(db(), 3);
    await desk.submitAll();
    await desk.work('INDEXNOW');
    expect(await engine()).toMatchObject({ failures: 1 });
    await desk.hurry();
    await makeBusinesses(db(), 3, (i) => ({ slug: `more-${i}` }));
    const urls = [0, 1, 2].map((i) => urlOf(`more-${i}`));
    await desk.operate('mutation ($urls: [String!]!) { submitUrls(urls: $urls) { id } }', { urls });
    await desk.work('INDEXNOW');
    expect(calls).toEqual([3, 1]);
    const { failures, rest = 0 } = (await engine()) ?? {};
    expect(failures).toBe(2);
    expect(rest).toBeGreaterThan(30);
  });

  it('hangs up each time is asked no more than four times', async () => {
    await desk.useGoogle();
    hangUp();
    const id = await submit();
    for (let turn = 0; turn < 6; turn += 1) {
      await desk.work('GOOGLE');
      await desk.hurry();
    }
    expect(desk.engines.calls).toBe(4);
    expect(await desk.urlsOf(id)).toMatchObject([{ state: 'FAILED', attempts: 4 }]);
    expect(await desk.find(id)).toMatchObject({ status: 'DONE', failed: 1 });
  });

  it.each(['<html>', '{}', '{"latestUpdate":{"notifyTime":"soon"}}'])(
    'says %s of an address that may have arrived is not told again',
    async (answer) => {
      await desk.useGoogle();
      hangUp();
      desk.engines.isTaken = () => true;
      desk.engines.answerMetadata = (response) => {
        response.writeHead(200).end(answer);
        return true;
      };
      const id = await submit();
      for (let turn = 0; turn < 3; turn += 1) {
        await desk.work('GOOGLE');
        await desk.hurry();
      }
      expect(desk.engines.taken.GOOGLE).toEqual([urlOf('one')]);
      expect(await desk.find(id)).toMatchObject({ status: 'DONE', successful: 0, failed: 1 });
    },
  );

  it('answers 200 with a page in place of JSON is not believed', async () => {
    await desk.useGoogle();
    await desk.useIndexNow();
    desk.engines.answer = (response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Log in</title>');
      return true;
    };
    const id = await submit();
    await desk.work('GOOGLE');
    await desk.work('INDEXNOW');
    const states = (await desk.urlsOf(id)).map(({ state }) => state);
    expect(states.sort()).toEqual(['SENDING', 'WAITING']);
    desk.engines.answer = () => undefined;
    await desk.hurry();
    await desk.work('GOOGLE');
    await desk.work('INDEXNOW');
    expect(desk.engines.taken).toEqual({ GOOGLE: [urlOf('one')], INDEXNOW: [urlOf('one')] });
    expect(await desk.find(id)).toMatchObject({ status: 'DONE', successful: 1 });
  });

  it('refuses the account has refused no address', async () => {
    await desk.useGoogle();
    desk.engines.answerToken = (response) => {
      response.writeHead(400).end('{"error":"invalid_grant"}');
      return true;
    };
    const id = await submit();
    await desk.work('GOOGLE');
    expect(await desk.urlsOf(id)).toMatchObject([
      { state: 'WAITING', fault: expect.stringContaining('invalid_grant') },
    ]);
    desk.engines.answerToken = () => undefined;
    await desk.hurry();
    await desk.work('GOOGLE');
    expect(await desk.find(id)).toMatchObject({ status: 'DONE', successful: 1 });
  });

  it('is away is tried again', async () => {
    await desk.useIndexNow();
    const id = await submit();
    await desk.work('INDEXNOW', { INDEXING_GATEWAY: 'http://127.0.0.1:9' });
    expect(await desk.urlsOf(id)).toMatchObject([{ state: 'WAITING', fault: 'unreachable' }]);
    await desk.hurry();
    await desk.work('INDEXNOW');
    expect(await desk.find(id)).toMatchObject({ status: 'DONE', successful: 1 });
  });
});

describe('submitting much', () => {
  it('resumes after kill -9, with true counts and nothing told twice', async () => {
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
    const child = spawn(process.execPath, ['--import', 'tsx', path.join(rootFolder, 'api/src/worker.ts')], {
      cwd: rootFolder,
      env: {
        ...process.env,
        SITE_URL: site,
        INDEXING_GATEWAY: desk.engines.origin,
        SUBMISSION_PACE: '0',
        DATABASE_URL: database.url,
        DATA_DIR: path.join(process.env.TEST_FILES ?? tmpdir(), 'indexing'),
        LOG_LEVEL: 'error',
      },
      stdio: 'ignore',
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

  it('stays whole where it is stopped while addresses are taken', async () => {
    await desk.useGoogle();
    await makeBusinesses(db(), 5);
    const { id } = await desk.submitAll();
    await layOut(desk.system(), 'GOOGLE');
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

  it('does not go on with what was under way when it was stopped', async () => {
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

  it('is over, or not even counted, where the end could not be written down', async () => {
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

  it('ends for a worker whose claim another one has, and a claim outlasts the pace', async () => {
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

  it('stays on its indexes', async () => {
    await desk.useGoogle();
    await makeBusinesses(db(), 500);
    await desk.submitAll();
    await layOut(desk.system(), 'GOOGLE');
    await db().pool.query('ANALYZE submitted_urls');
    const rows = await db().rows<{ 'QUERY PLAN': string }>(sql`EXPLAIN ${nextInLine('GOOGLE', 20)}`);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('submitted_urls_line');
  });
});
