import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { afterEach, describe, expect, it } from '@jest/globals';
import { enqueueJob } from '../../jobs/enqueueJob.ts';
import { startWorker, type Worker } from '../../jobs/startWorker.ts';
import { createLog } from '../../lib/log.ts';
import { openDatabase } from '../../lib/db/db.ts';
import { rootFolder } from '../../lib/rootFolder.ts';
import { detachedContext } from '../../lib/context.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { until } from '../../testing/until.ts';
import { testJob } from '../../jobs/testing/testJob.ts';
import { optimizeKind } from '../maintenance/maintenanceKinds.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { checkMetricsReader } from './checkMetricsReader.ts';
import { serverVitals } from './serverVitals.ts';

const database = useTestDatabase();
const token = 'a token of some length';
let server: TestServer | null = null;
let worker: Worker | null = null;
afterEach(async () => {
  await worker?.stop();
  await server?.close();
  worker = server = null;
});

async function start(env: Record<string, string> = {}, services = testServices(database.db, env)) {
  server = await startTestServer(services);
  return server;
}

describe('/metrics', () => {
  it('is open to this machine only while the site has no public address', async () => {
    const { send } = await start();
    const answer = await send('GET', '/metrics');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const isLetIn = (address: string) => {
      try {
        checkMetricsReader({ address }, { metricsToken: null, siteUrl: null });
        return true;
      } catch {
        return false;
      }
    };
    expect(['127.0.0.1', '::1', '::ffff:127.0.0.1'].map(isLetIn)).toEqual([true, true, true]);
    expect(['203.0.113.9', '10.0.0.1', '', '::127.0.0.1'].map(isLetIn)).toEqual([false, false, false, false]);
  });

  it('requires a token behind a proxy', async () => {
    const site = { SITE_URL: 'https://directory.example' };
    expect((await (await start(site)).send('GET', '/metrics')).status).toBe(404);
    await server?.close();
    const { send } = await start({ ...site, METRICS_TOKEN: token });
    const status = async (authorization?: string) =>
      (await send('GET', '/metrics', authorization ? { headers: { authorization } } : {})).status;
    expect(await status()).toBe(401);
    expect(await status(`Bearer ${token}!`)).toBe(401);
    expect(await status(`Bearer ${token}`)).toBe(200);
  });

  it('counts by route, so that URLs do not create series', async () => {
    const { app, send } = await start();
    for (const slug of ['a', 'b', 'c']) await send('GET', `/api/businesses/${slug}`);
    const { port } = app.server.address() as AddressInfo;
    for (const url of ['/api/none-1', '/api/none-2', '/assets/x1.js', '/some/page'])
      await (await fetch(`http://127.0.0.1:${port}${url}`)).text();
    const { body } = await send('GET', '/metrics');
    const count = (line: string) =>
      body
        .split('\n')
        .find((each) => each.startsWith(line))
        ?.split(' ')
        .at(-1);
    expect(
      count(
        'http_request_duration_seconds_count{method="GET",route="/api/businesses/:business",status="404"}',
      ),
    ).toBe('3');
    expect(count('http_request_duration_seconds_count{method="GET",route="unknown",status="404"}')).toBe('2');
    expect(body).not.toMatch(/none-1|x1\.js|some\/page/);
  });

  it('reports the queue, imports and backups, and still answers without the database', async () => {
    await database.db.prisma.$transaction((tx) => enqueueJob(tx, optimizeKind, {}, null));
    await database.db.pool.query(
      `INSERT INTO jobs (kind, status, error_code, finished_at) VALUES ('export', 'FAILED', 'INTERNAL', now())`,
    );
    const { body } = await (await start()).send('GET', '/metrics');
    expect(body).toContain('directory_jobs{kind="optimize",status="QUEUED"} 1\n');
    expect(body).toMatch(/^directory_oldest_job_age_seconds\{kind="optimize",status="QUEUED"\} [\d.]+$/m);
    expect(body).toContain('directory_jobs_failed_last_day 1\n');
    expect(body).toContain('directory_backup_age_seconds Nan\n');
    expect(body).toContain('directory_database_up 1\n');
    await server?.close();

    const away = openDatabase('postgresql://nobody@127.0.0.1:1/none');
    const answer = await (await start({}, testServices(away))).send('GET', '/metrics');
    await away.close();
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('directory_database_up 0');
    expect(answer.body).not.toContain('directory_jobs');
    expect(answer.body).toContain('directory_database_waiting_requests 0');
  });

  it('has every metric that the dashboard and the alerts in docs/monitoring name', async () => {
    const services = testServices(database.db);
    services.metrics.watchProcess();
    const { body } = await (await start({}, services)).send('GET', '/metrics');
    const known = new Set(
      [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
      ),
    );
    const named = ['alerts.yml', 'dashboard.json'].flatMap((file) =>
      [
        ...readFileSync(path.join(rootFolder, 'docs/monitoring', file), 'utf8').matchAll(
          /\b(?:directory|http|nodejs|process)_[a-z0-9_]+/g,
        ),
      ].map(([name]) => name),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});

it('monitoring shows operators the same figures', async () => {
  await database.db.prisma.$transaction((tx) => enqueueJob(tx, optimizeKind, {}, null));
  const services = testServices(database.db);
  services.metrics.pageResponses.inc({ outcome: 'hit' }, 3);
  services.metrics.pageResponses.inc({ outcome: 'rendered' });
  expect(await serverVitals(detachedContext(services, { kind: 'system' }, 'test'))).toMatchObject({
    memoryBytes: expect.any(Number),
    eventLoopLagMs: null,
    requestsWaiting: 0,
    pageCacheHitRatio: 0.75,
    jobsWaiting: 1,
    jobsRunning: 0,
    oldestWaitingSeconds: expect.any(Number),
    tasksWaiting: 0,
  });
});

it('log lines of a job carry the id of the request that asked for it', async () => {
  const lines: Record<string, unknown>[] = [];
  const sink = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(JSON.parse(line.toString()) as Record<string, unknown>);
      done();
    },
  });
  const services = { ...testServices(database.db), log: createLog('info', sink) };
  const kind = testJob(async () => ({}));
  const requestId = '8b8f8a52-6a1c-4b6f-9a53-0a3a0f5f2b11';
  const jobId = await database.db.prisma.$transaction((tx) => enqueueJob(tx, kind, {}, null, requestId));
  worker = await startWorker(services, database.url, [kind]);
  await until(async () => lines.some(({ msg }) => msg === 'job done'));
  expect(lines.find(({ msg }) => msg === 'job done')).toMatchObject({
    jobId,
    jobKind: 'test',
    reqId: requestId,
  });
});
