import type { ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { rootFolder } from '../../../api/src/lib/rootFolder.ts';
import { kill, startWorkerProcess } from '../../../e2e/support/startCluster.ts';
import { eventually, startDirectory } from '../../../e2e/support/startDirectory.ts';
import { writeListings } from '../../writeListings.ts';
import { query, startDebianCluster, type DebianCluster } from '../servers/debianCluster.ts';
import type { StressCase, StressTools, Outcome } from '../stressCase.ts';
import { bothNodes, recovers, lostReplica, rollingRestart, type Scene } from './lostNodes.ts';
import { proxyClient } from '../servers/proxyClient.ts';
import { undisturbed } from './undisturbed.ts';

const listings = 100_000;
const writes = 1000;
const staleMs = 2000;
const timeoutMs = 20 * 60_000;
const conflictWithRecovery = '40001';

/** Two servers and a worker on what Debian brings. A share is one of listings and writes. */
export const manyNodes: StressCase = {
  name: 'many-nodes',
  promise: `two servers and a worker behind nginx and PgBouncer on a primary and a replica: ${listings.toLocaleString('en')} rows are applied through a killed worker, ${writes.toLocaleString('en')} writes are on both nodes within ${staleMs / 1000} s, and what is lost comes back`,
  run,
};

async function run({ folder, share, print }: StressTools): Promise<Outcome> {
  const cluster = await startDebianCluster(folder);
  print(cluster.versions);
  const client = proxyClient(cluster.proxy.port, cluster.nodePorts, cluster.certificate);
  const env = {
    DATABASE_URL: cluster.url('pooler'),
    DATABASE_DIRECT_URL: cluster.url('primary'),
    DATABASE_REPLICA_URLS: cluster.url('replica'),
    STORAGE_URL: `file:${path.join(folder, 'shared')}`,
    SITE_URL: `https://localhost:${cluster.proxy.port}`,
    WORKER: 'off',
    TRUST_PROXY: '1',
    RATE_LIMIT: '1000000',
    METRICS_TOKEN: 'stress-metrics-token',
  };
  const workers: ChildProcess[] = [];
  const startedAgain: string[] = [];
  /** A program that fails to start is restarted, as its supervisor would do; each attempt is reported. */
  const untilStarted = async <Started>(name: string, start: () => Promise<Started>): Promise<Started> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await start();
      } catch (error) {
        if (tries === 5) throw error;
        startedAgain.push(name);
        print(`${name} is started again: ${String(error).split('\n')[0]}`);
      }
    }
  };
  const scene: Scene = {
    cluster,
    client,
    nodes: [],
    startNode: (index) =>
      untilStarted(`node ${index}`, () =>
        startDirectory(path.join(folder, `node-${index}`), {
          ...env,
          PORT: String(cluster.nodePorts[index]),
        }),
      ),
    async startWorker(name) {
      const start = () => startWorkerProcess({ ...env, DATA_DIR: path.join(folder, name) }, 1);
      const worker = await untilStarted(name, start);
      worker.stdout?.resume();
      workers.push(worker);
      return worker;
    },
    sql: (text) => query(cluster.url('primary'), text),
  };
  const seen: string[] = [];
  const broken: string[] = [];
  const part = async (name: string, look: () => Promise<{ hasPassed: boolean; figures: string }>) => {
    const { hasPassed, figures } = await look().catch((error: unknown) => ({
      hasPassed: false,
      figures: String(error).slice(0, 300),
    }));
    print(`${hasPassed ? 'passed' : 'FAILED'}: ${name}: ${figures}`);
    seen.push(`${name}: ${figures}`);
    if (hasPassed) return;
    broken.push(name);
    const proxyLog = await readFile(path.join(folder, 'proxy.log'), 'utf8').catch(() => '');
    for (const log of [proxyLog, ...scene.nodes.map((node) => node.output())])
      print(
        log
          .split('\n')
          .slice(-8)
          .map((line) => line.slice(0, 400))
          .join('\n'),
      );
  };
  try {
    // At once, on a database in which there is nothing yet.
    scene.nodes = await Promise.all(bothNodes.map(scene.startNode));
    await part('migrations', () => migratedOnce(scene));
    await part('sessions', () => sessions(scene));
    await part('import', () =>
      importThroughKills(scene, folder, Math.max(1000, Math.round(listings * share))),
    );
    await part('writes', () => freshWrites(scene, Math.max(20, Math.round(writes * share)), print));
    await part('keys', () => keyQuota(scene));
    await part('rolling restart', () => undisturbed(scene, () => rollingRestart(scene)));
    await part('lost replica', () => undisturbed(scene, () => lostReplica(scene)));
    await part('restarted pooler', () => recovers(scene, 'pooler'));
    await part('restarted primary', () => recovers(scene, 'primary'));
    await part('logins', () => loginAttempts(scene));
    return {
      hasPassed: broken.length === 0,
      figures: `${broken.length > 0 ? `BROKEN: ${broken.join(', ')}; ` : ''}${cluster.versions}; ${seen.join('; ')}; ${startedAgain.length} starts needed another try${startedAgain.length > 0 ? ` (${startedAgain.join(', ')})` : ''}`,
    };
  } finally {
    client.close();
    await Promise.allSettled([
      ...scene.nodes.map((node) => node.end('SIGTERM')),
      ...workers.map((worker) => kill(worker, 'SIGTERM')),
    ]);
    await cluster.stop();
  }
}

async function migratedOnce({ sql }: Scene) {
  const folders = readdirSync(path.join(rootFolder, 'api/prisma/migrations')).filter((name) =>
    /^\d/.test(name),
  );
  const applied = await sql<{ name: string }>(
    'SELECT migration_name AS name FROM _prisma_migrations ORDER BY 1',
  );
  const operators = await sql('SELECT FROM operators');
  return {
    hasPassed:
      JSON.stringify(applied.map(({ name }) => name)) === JSON.stringify(folders.sort()) &&
      operators.length === 1,
    figures: `${applied.length} of ${folders.length}, ${operators.length} operator`,
  };
}

async function sessions({ client }: Scene) {
  const status = await client.logIn();
  for (const index of bothNodes) await client.graph('{ databaseStatus { version } }', index);
  return { hasPassed: status === 200, figures: 'one on both nodes' };
}

async function importThroughKills({ client, sql, startWorker }: Scene, folder: string, count: number) {
  const file = path.join(folder, 'listings.xlsx');
  await writeListings(file, count, 'shared');
  const victim = await startWorker('worker-1');
  const id = await client.upload('listings.xlsx', await readFile(file));
  const state = async () =>
    (
      await sql<{ status: string; rows: number }>(
        `SELECT status::text, total_rows AS rows FROM imports WHERE id = ${id}`,
      )
    )[0];
  await eventually(state, (found) => found?.status === 'MERGING' || found?.status === 'DONE', timeoutMs);
  await kill(victim, 'SIGKILL');
  const [between] = await sql<{ listings: number }>('SELECT count(*)::int AS listings FROM businesses');
  const begun = Date.now();
  await startWorker('worker-2');
  const end = await eventually(
    state,
    (found) => found?.status === 'DONE' || found?.status === 'FAILED',
    timeoutMs,
  );
  const [after] = await sql<{ listings: number }>('SELECT count(*)::int AS listings FROM businesses');
  return {
    hasPassed:
      end?.status === 'DONE' &&
      end.rows === count &&
      after?.listings === count &&
      (between?.listings === 0 || between?.listings === count),
    figures: `${between?.listings} listings after kill -9, ${after?.listings} of ${count} in the end, ${((Date.now() - begun) / 1000).toFixed(0)} s after the second worker began`,
  };
}

/**
 * Writes through one node and the other in turn; both must show each within two seconds, some while the replica
 * is paused.
 */
async function freshWrites({ client, cluster, sql }: Scene, count: number, print: (line: string) => void) {
  const places = await sql<{ id: number; slug: string }>(
    `SELECT id::int, slug FROM businesses ORDER BY id LIMIT ${count}`,
  );
  const seen = { stale: 0, atOnce: 0, asked: 0, failed: 0, putOff: 0, slowest: 0 };
  let next = 0;
  const writer = async () => {
    for (let n = next++; n < count; n = next++) {
      const place = places[n % places.length];
      if (!place) return;
      // A third of them while the replica replays nothing.
      if (n === Math.floor(count / 3)) await replay(cluster, 'pause');
      if (n === Math.floor((2 * count) / 3)) await replay(cluster, 'resume');
      if (n > 0 && n % 250 === 0) print(`${n} writes, ${seen.stale} stale`);
      const name = `Written ${n} ${place.id}`;
      const page = `/business/${place.slug}`;
      await Promise.all(bothNodes.map((index) => client.askNode(index, page)));
      const mutation = `mutation { updateBusiness(id: ${place.id}, input: { name: "${name}" }) { id } }`;
      for (let isWritten = false; !isWritten;) {
        isWritten = await client.graph(mutation, n % 2 === 0 ? 0 : 1).then(
          () => true,
          // A busy server reports so, and the request is repeated.
          (error: unknown) => {
            if (!/^Error: 503/.test(String(error))) throw error;
            seen.putOff += 1;
            return false;
          },
        );
      }
      const written = performance.now();
      await Promise.all(
        bothNodes.map(async (index) => {
          seen.asked += 1;
          for (let tries = 0; ; tries += 1) {
            const askedAt = performance.now() - written;
            const { status, body } = await client.askNode(index, page);
            if (status !== 200) seen.failed += 1;
            if (body.includes(name)) {
              if (tries === 0) seen.atOnce += 1;
              seen.slowest = Math.max(seen.slowest, askedAt);
              return;
            }
            // Asked after two seconds and answered with what was before: that is what stale means, however busy the machine.
            if (askedAt > staleMs) {
              seen.stale += 1;
              return;
            }
          }
        }),
      );
    }
  };
  const over = await Promise.allSettled([writer(), writer(), writer()]);
  await replay(cluster, 'resume');
  for (const end of over) if (end.status === 'rejected') throw end.reason;
  return {
    hasPassed: seen.stale === 0 && seen.failed === 0 && seen.asked === 2 * count,
    figures: `${seen.stale} stale of ${count} on either node (${seen.atOnce} of ${seen.asked} shown when first asked for, the last asked for after ${seen.slowest.toFixed(0)} ms), ${seen.failed} pages failed, ${seen.putOff} writes were put off`,
  };
}

/** A replica cancels statements that block its replay, even the one that resumed it. */
async function replay(cluster: DebianCluster, what: 'pause' | 'resume'): Promise<void> {
  for (;;) {
    try {
      await query(cluster.url('replica'), `SELECT pg_wal_replay_${what}()`);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== conflictWithRecovery) throw error;
    }
  }
}

async function keyQuota({ client }: Scene) {
  const { createApiKey } = await client.graph<{ createApiKey: { key: string } }>(
    'mutation { createApiKey(input: { name: "Stress", perMinute: 1000, scope: READ }) { key } }',
  );
  const left = async (index: 0 | 1) => {
    const { headers } = await client.askNode(index, '/api/categories', {
      headers: { authorization: `Bearer ${createApiKey.key}` },
    });
    return Number(headers['ratelimit-remaining']);
  };
  // Once more where a minute began between the two.
  const [first, second] = await eventually(
    async () => [await left(0), await left(1)] as const,
    ([one, other]) => other === one - 1,
  );
  return { hasPassed: true, figures: `${first} left at one node, ${second} at the other` };
}

async function loginAttempts({ client }: Scene) {
  const tries: number[] = [];
  for (let n = 0; n < 12; n += 1) tries.push(await client.logIn('wrong password 12'));
  return {
    hasPassed:
      tries.slice(0, 10).every((status) => status === 401) &&
      tries.slice(10).every((status) => status === 429),
    figures: tries.join(' '),
  };
}
