import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { detachedContext, type Viewer } from '../../lib/context.ts';
import { rootFolder } from '../../lib/rootFolder.ts';
import { ask, execute, refusalOf } from '../../testing/execute.ts';
import {
  makeBusiness,
  makeBusinesses,
  makeCategory,
  makeCity,
  makeOperator,
} from '../../testing/factories.ts';
import { FakeEngines, serviceAccountFile } from '../../testing/fakeEngines.ts';
import { settleTransactions } from '../../testing/settleTransactions.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { until } from '../../testing/until.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { dueEngines } from './dueEngines.ts';
import type { EngineName } from './indexingEngine.ts';
import { layOut } from './layOut.ts';
import { dueChanges, submitChanges } from './submitChanges.ts';
import { sweepSubmissions } from './sweepSubmissions.ts';
import { workLine } from './workLine.ts';

const database = useTestDatabase();
const db = () => database.db;
const site = 'https://directory.example';
let engines: FakeEngines;
let viewer: Viewer;
let cookies: Record<string, string>;
const env = (more: Record<string, string> = {}) => ({
  SITE_URL: site,
  INDEXING_GATEWAY: engines.origin,
  SUBMISSION_PACE: '0',
  ...more,
});
const services = (more: Record<string, string> = {}) => testServices(db(), env(more));
const system = (more?: Record<string, string>) =>
  detachedContext(services(more), { kind: 'system' }, randomUUID());

beforeEach(async () => {
  engines = await new FakeEngines().start();
  const made = await makeOperator(db());
  viewer = made.viewer;
  cookies = { '__Host-directory_session': made.cookies.directory_session };
});
afterEach(() => engines.close());

const operate = <Data>(query: string, variables: Record<string, unknown> = {}) =>
  ask<Data>(services(), query, variables, { as: viewer });
const useIndexNow = (dailyQuota = 10_000) =>
  operate('mutation ($input: SaveIndexNowInput!) { saveIndexNow(input: $input) { isPublic } }', {
    input: { isEnabled: true, dailyQuota },
  });
const useGoogle = (dailyQuota = 10_000) =>
  operate('mutation ($input: SaveGoogleIndexingInput!) { saveGoogleIndexing(input: $input) { isPublic } }', {
    input: { isEnabled: true, dailyQuota, serviceAccount: serviceAccountFile },
  });
const work = (engine: EngineName, signal = new AbortController().signal) =>
  workLine(system(), engine, signal);
const hurry = () => db().pool.query('UPDATE indexing_engines SET next_call_at = now()');

interface Submission {
  id: number;
  status: string;
  total: number;
  done: number;
  successful: number | null;
  failed: number | null;
}
const fields = 'id status total done successful failed';
const submitAll = async () =>
  (await operate<{ submitAllUrls: Submission }>(`mutation { submitAllUrls { ${fields} } }`)).submitAllUrls;
const find = async (id: number) =>
  (
    await operate<{ urlSubmission: Submission }>(
      `query ($id: Int!) { urlSubmission(id: $id) { ${fields} counts { engine total sent failed } } }`,
      { id },
    )
  ).urlSubmission;
const urlsOf = async (id: number) =>
  (
    await db().pool.query<{ url: string; state: string; fault: string | null; attempts: number }>(
      'SELECT url, state, fault, attempts FROM submitted_urls WHERE submission_id = $1 ORDER BY id',
      [id],
    )
  ).rows;
const urlOf = (slug: string) => `${site}/business/${slug}`;

describe('all listings', () => {
  it('go to each engine once, as far as they may be indexed, and are counted as addresses', async () => {
    await useIndexNow();
    await useGoogle();
    await makeBusinesses(db(), 30, (i) => ({ slug: `place-${i}` }));
    await makeBusiness(db(), { slug: 'binned', deletedAt: new Date() });
    const { id } = await submitAll();
    expect((await submitAll()).id).toBe(id);
    await work('INDEXNOW');
    expect(await find(id)).toMatchObject({ status: 'RUNNING', total: 30, done: 0, successful: null });
    await work('GOOGLE');
    expect(await find(id)).toEqual({
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
    expect(engines.taken).toEqual({ INDEXNOW: wanted, GOOGLE: wanted });
    // One call for all of them there, one for each here; one token for all.
    expect([engines.calls, engines.tokens]).toEqual([31, 1]);
    expect(await dueEngines(services())).toEqual([]);
  });

  it('stop at the quota of the day, and go on when there is a new one', async () => {
    await useGoogle(5);
    await makeBusinesses(db(), 8);
    const { id } = await submitAll();
    await work('GOOGLE');
    await work('GOOGLE');
    expect(engines.taken.GOOGLE).toHaveLength(5);
    expect(await find(id)).toMatchObject({ status: 'RUNNING', done: 5 });
    expect(await dueEngines(services())).toEqual([]);
    await db().pool.query('UPDATE indexing_engines SET spent_on = spent_on - 1');
    expect(await dueEngines(services())).toEqual([2]);
    await work('GOOGLE');
    expect(await find(id)).toMatchObject({ status: 'DONE', successful: 8, failed: 0 });
  });

  it('are over at once where there is none, and can be stopped where there are many', async () => {
    await useGoogle(2);
    const none = await submitAll();
    await work('GOOGLE');
    expect(await find(none.id)).toMatchObject({ status: 'DONE', total: 0, successful: 0 });
    await makeBusinesses(db(), 5);
    const { id } = await submitAll();
    await work('GOOGLE');
    const cancel = 'mutation ($id: Int!) { cancelUrlSubmission(id: $id) { status successful failed } }';
    expect(await operate(cancel, { id })).toEqual({
      cancelUrlSubmission: { status: 'CANCELLED', successful: 2, failed: 0 },
    });
    expect(await refusalOf(services(), cancel, { id }, { as: viewer })).toBe('CONFLICT');
    expect((await urlsOf(id)).map(({ state }) => state).sort()).toEqual([
      'CANCELLED',
      'CANCELLED',
      'CANCELLED',
      'SENT',
      'SENT',
    ]);
  });
});

describe('an engine that', () => {
  const submit = async () => {
    await makeBusiness(db(), { slug: 'one' });
    const { submitUrl } = await operate<{ submitUrl: Submission }>(
      `mutation ($url: String!) { submitUrl(url: $url) { ${fields} } }`,
      { url: '/business/one' },
    );
    return submitUrl.id;
  };

  it('refuses is believed, and what it did not take can be sent once more', async () => {
    await useGoogle();
    engines.answer = (response) => {
      response
        .writeHead(403)
        .end('{"error":{"message":"Permission denied. Failed to verify the URL ownership."}}');
      return true;
    };
    const id = await submit();
    await work('GOOGLE');
    expect(await find(id)).toMatchObject({ status: 'DONE', successful: 0, failed: 1 });
    expect(await urlsOf(id)).toMatchObject([
      { state: 'FAILED', fault: expect.stringContaining('Permission denied') },
    ]);
    engines.answer = () => undefined;
    const { retryUrlSubmission: again } = await operate<{ retryUrlSubmission: Submission }>(
      `mutation ($id: Int!) { retryUrlSubmission(id: $id) { ${fields} } }`,
      { id },
    );
    await work('GOOGLE');
    expect(await find(again.id)).toMatchObject({ status: 'DONE', successful: 1 });
  });

  it.each([
    ['answers 500', 500, {}],
    ['wants to be left alone', 429, { 'retry-after': '7200' }],
  ])('%s is asked again after a rest, a few times', async (_what, status, headers) => {
    await useIndexNow();
    engines.answer = (response) => {
      response.writeHead(status, headers).end('<html>not now</html>');
      return true;
    };
    const id = await submit();
    for (let tries = 1; tries <= 4; tries += 1) {
      expect(await find(id)).toMatchObject({ status: 'RUNNING' });
      await work('INDEXNOW');
      // It rests: nobody calls it before its time.
      await work('INDEXNOW');
      expect(engines.calls).toBe(tries);
      if (status === 429) {
        const { rows } = await db().pool.query<{ rest: number }>(
          'SELECT extract(epoch FROM next_call_at - now())::float8 AS rest FROM indexing_engines',
        );
        expect(rows[0]?.rest).toBeGreaterThan(7000);
      }
      await hurry();
    }
    expect(await find(id)).toMatchObject({ status: 'DONE', successful: 0, failed: 1 });
    await work('INDEXNOW');
    expect(engines.calls).toBe(4);
  });

  it('hangs up after it took an address is not told twice', async () => {
    await useGoogle();
    await useIndexNow();
    engines.isTaken = () => true;
    engines.answer = (response) => {
      response.destroy();
      return true;
    };
    const id = await submit();
    await work('GOOGLE');
    await work('INDEXNOW');
    await hurry();
    await work('GOOGLE');
    await work('INDEXNOW');
    expect(engines.taken).toEqual({ GOOGLE: [urlOf('one')], INDEXNOW: [urlOf('one')] });
    const { rows } = await db().pool.query('SELECT engine, state FROM submitted_urls ORDER BY engine');
    // One can be asked, the other can't.
    expect(rows).toEqual([
      { engine: 'INDEXNOW', state: 'FAILED' },
      { engine: 'GOOGLE', state: 'SENT' },
    ]);
    expect(await find(id)).toMatchObject({ status: 'DONE', successful: 1, failed: 0 });
  });

  it('hangs up before it took an address is told once more', async () => {
    await useGoogle();
    engines.answer = (response, _urls, nth) => {
      if (nth > 1) return;
      response.destroy();
      return true;
    };
    const id = await submit();
    await work('GOOGLE');
    await hurry();
    await work('GOOGLE');
    expect(engines.taken.GOOGLE).toEqual([urlOf('one')]);
    expect(await find(id)).toMatchObject({ status: 'DONE', successful: 1 });
  });

  it('is away is tried again', async () => {
    await useIndexNow();
    const id = await submit();
    const away = detachedContext(
      services({ INDEXING_GATEWAY: 'http://127.0.0.1:9' }),
      { kind: 'system' },
      'away',
    );
    await workLine(away, 'INDEXNOW', new AbortController().signal);
    expect(await urlsOf(id)).toMatchObject([{ state: 'WAITING', fault: 'unreachable' }]);
    await hurry();
    await work('INDEXNOW');
    expect(await find(id)).toMatchObject({ status: 'DONE', successful: 1 });
  });
});

describe('submitting much', () => {
  it('resumes after kill -9, with true counts and nothing told twice', async () => {
    await useGoogle();
    const count = 300;
    await makeBusinesses(db(), count, (i) => ({ slug: `place-${i}` }));
    const fails = (url: string) => Number(/\d+$/.exec(url)?.[0]) % 10 === 0;
    engines.answer = (response, [url = '']) => {
      if (!fails(url)) return;
      response.writeHead(400).end('{"error":{"message":"no"}}');
      return true;
    };
    const { id } = await submitAll();
    const child = spawn(process.execPath, ['--import', 'tsx', path.join(rootFolder, 'api/src/worker.ts')], {
      cwd: rootFolder,
      env: {
        ...process.env,
        ...env(),
        DATABASE_URL: database.url,
        DATA_DIR: path.join(rootFolder, '.cache', `indexing-test-${process.pid}`),
        LOG_LEVEL: 'error',
      },
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    try {
      await until(async () => engines.taken.GOOGLE.length >= 80, 150_000);
    } finally {
      child.kill('SIGKILL');
      await ended;
    }
    expect(await find(id)).toMatchObject({ status: 'RUNNING' });
    // Its silence is not waited for here.
    await db().pool.query(
      `UPDATE indexing_engines SET claimed_until = now() - interval '1 second' WHERE claim IS NOT NULL`,
    );
    // Turn by turn, as workers do.
    while ((await find(id)).status === 'RUNNING') await work('GOOGLE');
    const sent = engines.taken.GOOGLE;
    expect([sent.length, new Set(sent).size]).toEqual([count * 0.9, count * 0.9]);
    expect(await find(id)).toMatchObject({
      status: 'DONE',
      total: count,
      successful: count * 0.9,
      failed: count * 0.1,
    });
  }, 300_000);

  it('is done by one worker at a time', async () => {
    await useGoogle();
    await makeBusinesses(db(), 40);
    const { id } = await submitAll();
    await Promise.all([work('GOOGLE'), work('GOOGLE'), work('GOOGLE')]);
    expect(new Set(engines.taken.GOOGLE).size).toBe(engines.taken.GOOGLE.length);
    await work('GOOGLE');
    expect(await find(id)).toMatchObject({ status: 'DONE', successful: 40 });
  });

  it('stays on its indexes', async () => {
    await useGoogle();
    await makeBusinesses(db(), 500);
    await submitAll();
    await layOut(system(), 'GOOGLE');
    await db().pool.query('ANALYZE submitted_urls');
    const { rows } = await db().pool.query<{ 'QUERY PLAN': string }>(`
      EXPLAIN SELECT id FROM submitted_urls WHERE engine = 'GOOGLE' AND state = 'WAITING' ORDER BY priority, id LIMIT 20`);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('submitted_urls_line');
  });
});

describe('changed listings', () => {
  const automate = (isOn: boolean) =>
    operate('mutation ($isOn: Boolean!) { saveIndexingAutomation(isOn: $isOn) { isAutomatic } }', { isOn });
  const look = async () => {
    await settleTransactions(db());
    const due = await dueChanges(services());
    await submitChanges(system());
    return due;
  };

  it('are submitted by themselves once that is switched on, also those that are gone', async () => {
    await useGoogle();
    await makeBusiness(db(), { slug: 'before' });
    await settleTransactions(db());
    await automate(true);
    await makeBusiness(db(), { slug: 'made' });
    await makeBusiness(db(), { slug: 'shown', isDemo: true, globalRowNumber: null });
    expect(await look()).toEqual([1]);
    await work('GOOGLE');
    expect(engines.taken.GOOGLE).toEqual([urlOf('made')]);
    // Gathered for a while.
    await db().prisma.business.delete({ where: { slug: 'made' } });
    expect(await look()).toEqual([]);
    await db().pool.query('UPDATE indexing_automation SET next_look_at = now()');
    expect(await look()).toEqual([1]);
    await work('GOOGLE');
    expect(engines.removed).toEqual([urlOf('made')]);
    await automate(false);
    await db().pool.query('UPDATE indexing_automation SET next_look_at = now()');
    await makeBusiness(db(), { slug: 'later' });
    expect(await look()).toEqual([]);
    const events = await db().prisma.auditEvent.findMany({ where: { action: 'indexing.automate' } });
    expect(events.map(({ after }) => after)).toEqual([{ isOn: true }, { isOn: false }]);
  });
});

describe('why a page is indexed or not', () => {
  const judge = async (url: string, more?: Record<string, string>) => {
    const { data } = await execute<{
      indexingJudgement: { reason: string | null; canonicalUrl: string | null };
    }>(
      services(more),
      'query ($url: String!) { indexingJudgement(url: $url) { isIndexable reason canonicalUrl explanation } }',
      { url },
      { as: viewer },
    );
    return [data?.indexingJudgement.reason, data?.indexingJudgement.canonicalUrl?.replace(site, '') ?? null];
  };

  it('is told by the rule that the page itself follows', async () => {
    const { id: categoryId } = await makeCategory(db(), 'Cafe');
    await makeCategory(db(), 'Empty');
    const { id: cityId } = await makeCity(db(), 'İzmir');
    await makeBusiness(db(), { slug: 'kahve', categoryId, cityId });
    await makeBusiness(db(), { slug: 'binned', deletedAt: new Date() });
    await makeBusiness(db(), { slug: 'old' });
    await db().prisma.business.update({ where: { slug: 'old' }, data: { slug: 'new' } });
    const cases: [string, string | null, string | null][] = [
      [`${site}/business/kahve`, null, '/business/kahve'],
      ['/', null, '/'],
      ['/about', null, '/about'],
      ['/category/cafe', null, '/category/cafe'],
      ['/category/cafe?page=2', 'EMPTY_LIST', '/category/cafe?page=2'],
      ['/category/cafe?utm_source=x', 'OTHER_SPELLING', '/category/cafe'],
      ['/category/empty', 'EMPTY_LIST', '/category/empty'],
      ['/businesses?search=kahve', 'CHANGED_LIST', '/businesses'],
      ['/businesses?city=izmir', 'SAME_AS_OTHER', '/city/izmir'],
      ['/business/none', 'MISSING', null],
      ['/business/binned', 'IN_TRASH', null],
      ['/business/old', 'MOVED', '/business/new'],
      ['/admin', 'BLOCKED', null],
      ['/nothing/here', 'MISSING', null],
      ['https://evil.example/business/kahve', 'OTHER_SITE', null],
      ['http://127.0.0.1/', 'OTHER_SITE', null],
      ['http://169.254.169.254/latest', 'OTHER_SITE', null],
      ['https://user@directory.example/', 'NO_ADDRESS', null],
      ['javascript:alert(1)', 'NO_ADDRESS', null],
      [`${site}/\r\nx: y`, 'NO_ADDRESS', null],
      ['', 'NO_ADDRESS', null],
    ];
    for (const [url, reason, canonical] of cases)
      expect([url, ...(await judge(url))]).toEqual([url, reason, canonical]);
    expect(await judge('/about', { SITE_URL: '' })).toEqual(['NO_ADDRESS', null]);
    await db().pool.query('UPDATE businesses SET is_demo = true, global_row_number = NULL');
    expect(await judge('/business/kahve')).toEqual(['DEMONSTRATION', '/business/kahve']);
    expect(await judge('/')).toEqual(['DEMONSTRATION', '/']);
  });
});

describe('keys', () => {
  it('are in no answer, no audit and no list, and stay where they are not given again', async () => {
    await useIndexNow();
    await useGoogle();
    const shown = JSON.stringify([
      await operate(
        '{ indexing { isPublic isAutomatic engines { engine isEnabled isConfigured account dailyQuota } } }',
      ),
      await db().prisma.auditEvent.findMany({ select: { before: true, after: true } }),
    ]);
    const { rows } = await db().pool.query<{ credentials: string }>(
      'SELECT credentials FROM indexing_engines ORDER BY engine',
    );
    expect(shown).toContain('robot@directory.iam.gserviceaccount.com');
    expect(shown).not.toContain('PRIVATE');
    expect(shown).not.toContain(rows[0]?.credentials);
    await operate('mutation { saveGoogleIndexing(input: { isEnabled: false, dailyQuota: 3 }) { isPublic } }');
    const after = await db().pool.query('SELECT credentials FROM indexing_engines ORDER BY engine');
    expect(after.rows).toEqual(rows);
  });

  it('that are none are refused', async () => {
    const save =
      'mutation ($input: SaveGoogleIndexingInput!) { saveGoogleIndexing(input: $input) { isPublic } }';
    for (const serviceAccount of ['{', '{"type":"service_account"}', 'x'.repeat(20_000), undefined]) {
      const input = { isEnabled: true, dailyQuota: 200, serviceAccount };
      expect(await refusalOf(services(), save, { input }, { as: viewer })).toBe('BAD_INPUT');
    }
  });
});

describe('the older paths', () => {
  let server: TestServer;
  let gateway: FakeEngines;
  beforeAll(async () => {
    gateway = await new FakeEngines().start();
    server = await startTestServer(
      testServices(db(), { SITE_URL: site, INDEXING_GATEWAY: gateway.origin, SUBMISSION_PACE: '0' }),
    );
  });
  afterAll(async () => {
    await server.close();
    await gateway.close();
  });
  const post = async (path: string, payload: object) => {
    const { status, body } = await server.send('POST', path, { payload, cookies });
    return [status, JSON.parse(body)] as [number, Record<string, unknown>];
  };

  it('say that nothing is set up, and what to do about it', async () => {
    const answers = [
      await post('/api/submit-url', { url: `${site}/`, type: 'URL_UPDATED' }),
      await post('/api/submit-urls-bulk', { urls: [`${site}/`] }),
    ];
    for (const [status, body] of answers) {
      expect(status).toBe(409);
      expect(body).toMatchObject({ code: 'CONFLICT', error: expect.stringContaining('URL İndeksleme') });
    }
  });

  it('submit one address and say how it went', async () => {
    await useIndexNow();
    await makeBusiness(db(), { slug: 'one' });
    const given = { url: urlOf('one'), type: 'URL_UPDATED' };
    expect(await post('/api/submit-url', given)).toEqual([200, expect.objectContaining({ success: true })]);
    expect(gateway.taken.INDEXNOW).toEqual([urlOf('one')]);
    const { key = '', keyLocation = '', host } = gateway.lastIndexNow;
    expect(host).toBe('directory.example');
    const file = await server.send('GET', keyLocation.replace(site, ''));
    expect([file.status, file.body]).toEqual([200, key]);
    expect((await server.send('GET', `/${'0'.repeat(32)}.txt`)).status).toBe(404);
    expect((await server.send('GET', '/nothing-here')).status).toBe(404);

    gateway.answer = (response) => {
      response.writeHead(422).end('no');
      return true;
    };
    expect(await post('/api/submit-url', given)).toEqual([
      503,
      expect.objectContaining({ error: expect.stringContaining('422') }),
    ]);
    gateway.answer = () => undefined;
    for (const bad of [
      { url: '', type: 'URL_UPDATED' },
      { url: 'https://evil.example/', type: 'URL_UPDATED' },
      { url: urlOf('one'), type: 'URL_DELETED' },
      { url: 7 },
      {},
    ]) {
      const [status, body] = await post('/api/submit-url', bad);
      expect([bad, status, typeof body['error']]).toEqual([bad, 400, 'string']);
    }
    expect(gateway.taken.INDEXNOW).toHaveLength(1);
  });

  it('submit a hundred at most, and count what they did not take', async () => {
    await useIndexNow();
    gateway.taken.INDEXNOW.length = 0;
    await makeBusinesses(db(), 110, (i) => ({ slug: `row-${i}` }));
    const urls = ['https://evil.example/', '  ', ...Array.from({ length: 110 }, (_, i) => urlOf(`row-${i}`))];
    expect(await post('/api/submit-urls-bulk', { urls })).toEqual([
      200,
      { summary: { total: 100, successful: 99, failed: 1, dropped: 11 }, submissionId: expect.any(Number) },
    ]);
    expect(gateway.taken.INDEXNOW).toHaveLength(99);
    for (const bad of [{ urls: [] }, { urls: ['  '] }, { urls: ['x'] }, { urls: 'x' }, {}])
      expect(await post('/api/submit-urls-bulk', bad)).toEqual([
        400,
        expect.objectContaining({ error: expect.any(String) }),
      ]);
    expect(await sweepSubmissions({ db: db() })).toEqual({ submissions: 0 });
    await db().pool.query(`UPDATE url_submissions SET finished_at = now() - interval '31 days'`);
    expect(await sweepSubmissions({ db: db() })).toEqual({ submissions: 1 });
  });

  it('do not wait for a new day', async () => {
    await useIndexNow(1);
    await makeBusinesses(db(), 2, (i) => ({ slug: `q-${i}` }));
    expect((await post('/api/submit-url', { url: urlOf('q-0') }))[0]).toBe(200);
    expect(await post('/api/submit-url', { url: urlOf('q-1') })).toEqual([
      429,
      expect.objectContaining({ code: 'RATE_LIMITED' }),
    ]);
  });
});
