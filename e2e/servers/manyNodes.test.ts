import type { ChildProcess } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { kill } from '../support/startCluster.ts';
import { eventually, login } from '../support/startDirectory.ts';
import { useNodes } from '../support/useNodes.ts';

// All nodes must behave as one. The tests build on each other.

const system = useNodes();
const { nodes, startNode, startWorker, url, page, metric, isReady, usesReplica } = system;
const { sql, graph, logInTo, upload, importOf } = system;
let worker: ChildProcess | null = null;
let killed = 0;

describe('two servers and a worker on a primary and a replica', () => {
  it('migrated the empty database once', async () => {
    const migrations = readdirSync('api/prisma/migrations').filter((name) => /^\d/.test(name));
    const applied = await sql<{ name: string }>(
      'SELECT migration_name AS name FROM _prisma_migrations ORDER BY 1',
    );
    expect(applied.map(({ name }) => name)).toEqual(migrations.sort());
    expect(await sql('SELECT user_code FROM operators')).toEqual([{ user_code: login.userCode }]);
    expect(await Promise.all([isReady(0), isReady(1)])).toEqual([true, true]);
  });

  it('share sessions, and end one everywhere at once on logout', async () => {
    const asks = (index: number, session: string) =>
      fetch(`${url(index)}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: session, origin: url(index) },
        body: JSON.stringify({ query: '{ databaseStatus { version } }' }),
      }).then(({ status }) => status);
    const other = await logInTo(1);
    expect(await Promise.all([asks(0, other), asks(1, system.cookie)])).toEqual([200, 200]);
    await fetch(`${url(0)}/api/admin/logout`, { method: 'POST', headers: { cookie: other, origin: url(0) } });
    expect(await Promise.all([asks(0, other), asks(1, other)])).toEqual([401, 401]);
  });

  it('import a file on any worker, whichever server received it, and show it on both', async () => {
    worker = await startWorker('worker-1');
    const id = await upload(0, 'name,address,city,country\nMany Nodes Cafe,Road 1,Bursa,Turkey\n');
    expect(
      await eventually(
        () => importOf(id),
        (found) => found?.status === 'DONE',
      ),
    ).toMatchObject({ created: 1 });
    for (const index of [0, 1])
      await eventually(
        () => page(index, '/business/many-nodes-cafe'),
        ({ html }) => html.includes('Many Nodes Cafe'),
      );
  });

  it('report one trace of an upload, its job elsewhere and their statements to a collector, with its id in the log', async () => {
    const named = (name: string) => system.collector.spans.find((span) => span.name === name);
    const job = await eventually(async () => named('job import'), Boolean);
    const request = await eventually(async () => named('POST /api/upload-excel'), Boolean);
    expect(job?.traceId).toBe(request?.traceId);
    // Spans of one trace may arrive in several batches.
    const whole = await eventually(
      async () => system.collector.spans.filter(({ traceId }) => traceId === request?.traceId),
      (spans) => spans.filter(({ name }) => name === 'INSERT').length > 2,
    );
    expect(JSON.stringify(whole)).not.toMatch(/Many Nodes Cafe|Bursa/);
    const line = nodes[0]
      ?.output()
      .split('\n')
      .find((each) => each.includes('/api/upload-excel'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ traceId: request?.traceId, status: 202 });
    const rendering = await eventually(
      async () => {
        const query = named('query BusinessPage');
        return {
          page: system.collector.spans.find(({ spanId }) => spanId === query?.parentSpanId)?.name,
          statements: system.collector.spans.filter((span) => query && span.parentSpanId === query.spanId)
            .length,
        };
      },
      ({ page: within, statements }) => within !== undefined && statements > 0,
    );
    expect(rendering.page).toBe('GET page');
    // A node without a trace endpoint does not load the library.
    expect(readFileSync('dist/api/server.js', 'utf8')).not.toMatch(/^import .*@opentelemetry/m);
  });

  it('show a write of one on the pages of the other immediately, for any lag of the replica', async () => {
    await Promise.all([usesReplica(0), usesReplica(1)]);
    const before = await metric(1, 'directory_public_reads_total{server="replica"}');
    await page(1, '/businesses?search=nodes');
    expect(await metric(1, 'directory_public_reads_total{server="replica"}')).toBeGreaterThan(before);

    await sql('SELECT pg_wal_replay_pause()', 'replica');
    const [listing] = await sql<{ id: number }>('SELECT id FROM businesses');
    for (let round = 1; round <= 3; round += 1) {
      const name = `Renamed ${round}`;
      await page(1, '/business/many-nodes-cafe');
      await graph(0, `mutation { updateBusiness(id: ${listing?.id}, input: { name: "${name}" }) { id } }`);
      await eventually(
        () => page(1, '/business/many-nodes-cafe'),
        ({ html }) => html.includes(name),
        5000,
      );
      // Pages that nobody has asked for yet are rendered now, and none of them from the replica's past.
      for (const address of [`/businesses?search=${round}`, `/businesses?search=renamed&page=1&n=${round}`])
        expect([address, (await page(1, address)).html.includes(name)]).toEqual([address, true]);
    }
    expect(await metric(1, 'directory_replicas{state="current"}')).toBe(0);
    expect(await sql('SELECT name FROM businesses', 'replica')).toEqual([{ name: 'Many Nodes Cafe' }]);
    await sql('SELECT pg_wal_replay_resume()', 'replica');
    await usesReplica(1);
  });

  it('share the rate limit of a key', async () => {
    const { createApiKey } = await graph<{ createApiKey: { key: string } }>(
      0,
      'mutation { createApiKey(input: { name: "Both", perMinute: 1000, scope: READ }) { key } }',
    );
    const left = async (index: number) => {
      const { headers } = await fetch(`${url(index)}/api/categories`, {
        headers: { authorization: `Bearer ${createApiKey.key}` },
      });
      return Number(headers.get('ratelimit-remaining'));
    };
    // Once more where a minute began between the two.
    await eventually(
      async () => [await left(0), await left(1)] as const,
      ([first, second]) => second === first - 1,
      5000,
    );
  });

  it('survive the loss of a worker in the middle of an import', async () => {
    const rows = Array.from({ length: 5000 }, (_, n) => `Place ${n},Road ${n},Bursa,Turkey`);
    killed = await upload(1, `name,address,city,country\n${rows.join('\n')}\n`);
    await eventually(
      () => importOf(killed),
      (found) => found?.status === 'READING' || found?.status === 'MERGING',
    );
    if (worker) await kill(worker, 'SIGKILL');
    expect(await importOf(killed)).not.toMatchObject({ status: 'DONE' });
    worker = await startWorker('worker-2');
  });

  it('lose no request while each is restarted in turn', async () => {
    const faults: unknown[] = [];
    let answers = 0;
    let isOver = false;
    // As a proxy does with what only reads: in turn, and to the other where a connection is refused or closed.
    const send = async (turn: number): Promise<void> => {
      for (const index of [turn % 2, (turn + 1) % 2]) {
        try {
          const { status } = await page(index, turn % 3 === 0 ? `/businesses?search=x${turn}` : '/');
          if (status !== 200) faults.push([index, status]);
          answers += 1;
          return;
        } catch (error) {
          const { cause } = error as { cause?: { code?: string } };
          if (!/^(ECONNREFUSED|ECONNRESET|UND_ERR_SOCKET)$/.test(cause?.code ?? ''))
            return void faults.push([index, cause?.code ?? error]);
        }
      }
      faults.push('both were away');
    };
    const visitor = async (first: number) => {
      for (let turn = first; !isOver; turn += 3) {
        await send(turn);
        // As often as somebody reads, not as often as the machine can.
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
    };
    const visitors = [visitor(0), visitor(1), visitor(2)];
    for (const index of [0, 1]) {
      expect(await nodes[index]?.end('SIGTERM')).toBe(0);
      nodes[index] = await startNode(index);
    }
    isOver = true;
    await Promise.all(visitors);
    expect(faults).toEqual([]);
    expect(answers).toBeGreaterThan(30);
  });

  it('survive the loss of the replica, and use it again when it returns', async () => {
    await Promise.all([usesReplica(0), usesReplica(1)]);
    // Nodes that were just started load much for their first page, which is not what is examined here.
    await Promise.all([page(0, '/businesses?search=first'), page(1, '/businesses?search=first')]);
    await system.cluster.replica.stop();
    const seen = await Promise.all(
      Array.from({ length: 10 }, (_, n) => page(n % 2, `/businesses?search=renamed&n=lost${n}`)),
    );
    expect(seen.map(({ status, html }) => [status, html.includes('Renamed 3')])).toEqual(
      Array.from({ length: 10 }, () => [200, true]),
    );
    await system.cluster.replica.start();
    await Promise.all([usesReplica(0), usesReplica(1)]);
  });

  it('repeat the job of a killed worker on the other, once', async () => {
    expect(
      await eventually(
        () => importOf(killed),
        (found) => found?.status === 'DONE',
        120_000,
      ),
    ).toMatchObject({
      created: 5000,
    });
    expect(await sql('SELECT count(*)::int AS listings FROM businesses')).toEqual([{ listings: 5001 }]);
  });

  it('survive a restart of the primary: pages stay available, and writes work afterwards', async () => {
    await page(0, '/business/many-nodes-cafe');
    await system.cluster.primary.stop();
    expect((await page(0, '/business/many-nodes-cafe')).html).toContain('Renamed 3');
    expect((await fetch(`${url(0)}/healthz`)).status).toBe(200);
    await eventually(
      () => fetch(`${url(0)}/readyz`),
      ({ status }) => status === 503,
    );
    await system.cluster.primary.start();
    for (const index of [0, 1]) await eventually(() => isReady(index), Boolean);
    const [listing] = await sql<{ id: number }>(`SELECT id FROM businesses WHERE slug = 'many-nodes-cafe'`);
    await graph(1, `mutation { updateBusiness(id: ${listing?.id}, input: { name: "Back again" }) { id } }`);
    for (const index of [0, 1])
      await eventually(
        () => page(index, '/business/many-nodes-cafe'),
        ({ html }) => html.includes('Back again'),
      );
    await usesReplica(0);
  });

  it('count failed logins of one address together, and admit a real operator from elsewhere', async () => {
    const tries: string[] = [];
    for (let n = 0; n < 12; n += 1) tries.push(await logInTo(n % 2, '198.51.100.7', 'wrong password 12'));
    expect(tries.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => '401'));
    expect(tries.slice(10)).toEqual(['429', '429']);
    expect(await logInTo(1, '198.51.100.8')).toContain('=');
  });
});
