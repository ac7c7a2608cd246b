import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect } from '@jest/globals';
import pg from 'pg';
import { executeGraphql } from './executeGraphql.ts';
import { freePort, kill, startCluster, startWorkerProcess, type Cluster } from './startCluster.ts';
import { startCollector } from './startCollector.ts';
import { eventually, login, makeDataDir, startDirectory, type RunningDirectory } from './startDirectory.ts';

/**
 * Two servers on a primary and a streaming replica, workers apart that a test starts, and a collector of traces, each a
 * process of its own: for the tests of one file, to be called once at its top. Nodes are identified by their index.
 */
export function useNodes() {
  let folder: Awaited<ReturnType<typeof makeDataDir>>;
  let cluster: Cluster;
  let collector: Awaited<ReturnType<typeof startCollector>>;
  let cookie = '';
  const nodes: RunningDirectory[] = [];
  const ports: number[] = [];
  const workers: ChildProcess[] = [];

  const env = () => ({
    DATABASE_URL: cluster.primary.url(),
    DATABASE_REPLICA_URLS: cluster.replica.url(),
    STORAGE_URL: `file:${path.join(folder.dataDir, 'shared')}`,
    DEMO_DATA: 'off',
    WORKER: 'off',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'info',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '500',
  });
  const startNode = (index: number) =>
    startDirectory(path.join(folder.dataDir, `node-${index}`), { ...env(), PORT: String(ports[index]) });
  const startWorker = async (name: string) => {
    const worker = await startWorkerProcess({ ...env(), DATA_DIR: path.join(folder.dataDir, name) });
    workers.push(worker);
    return worker;
  };
  const url = (index: number) => nodes[index]?.url ?? '';

  beforeAll(async () => {
    folder = await makeDataDir();
    collector = await startCollector();
    cluster = await startCluster(folder.dataDir);
    ports.push(await freePort(), await freePort());
    // Concurrently, on an empty database.
    nodes.push(...(await Promise.all([startNode(0), startNode(1)])));
    cookie = await logInTo(0);
  }, 180_000);
  afterAll(async () => {
    const ended = [
      ...nodes.map((node) => node.end('SIGTERM')),
      ...workers.map((each) => kill(each, 'SIGTERM')),
    ];
    await Promise.allSettled(ended);
    await cluster?.stop();
    collector?.stop();
    await folder?.remove();
  }, 60_000);

  /** Runs a query on one PostgreSQL server as its owner. */
  async function sql<Row extends pg.QueryResultRow>(text: string, on: 'primary' | 'replica' = 'primary') {
    const client = new pg.Client({ connectionString: cluster[on].url() });
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  }

  async function logInTo(index: number, address = '203.0.113.1', password = login.password) {
    const response = await fetch(`${url(index)}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ ...login, password }),
    });
    await response.text();
    return response.ok
      ? ((response.headers.get('set-cookie') ?? '').split(';')[0] ?? '')
      : String(response.status);
  }

  const graph = <Data>(index: number, query: string) => executeGraphql<Data>(url(index), query, { cookie });

  const page = async (index: number, address: string) => {
    const response = await fetch(url(index) + address);
    return { status: response.status, html: await response.text() };
  };
  const metric = async (index: number, name: string) => {
    const lines = (await (await fetch(`${url(index)}/metrics`)).text()).split('\n');
    return Number(
      lines
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')
        .at(-1),
    );
  };
  const isReady = async (index: number) => (await fetch(`${url(index)}/readyz`)).ok;
  const usesReplica = (index: number) =>
    eventually(
      () => metric(index, 'directory_replicas{state="current"}'),
      (count) => count === 1,
    );

  async function upload(index: number, csv: string): Promise<number> {
    const body = new FormData();
    body.append('file', new Blob([csv]), 'places.csv');
    const response = await fetch(`${url(index)}/api/upload-excel`, {
      method: 'POST',
      headers: { cookie, origin: url(index), prefer: 'respond-async' },
      body,
    });
    expect(response.status).toBe(202);
    return ((await response.json()) as { id: number }).id;
  }
  const importOf = async (id: number) =>
    (
      await sql<{ status: string; created: number }>(`SELECT status, created FROM imports WHERE id = ${id}`)
    )[0];

  return {
    ...{ nodes, startNode, startWorker, url, page, metric, isReady, usesReplica },
    ...{ sql, graph, logInTo, upload, importOf },
    /** For use inside tests and hooks, as the two below. */
    get cluster() {
      return cluster;
    },
    get collector() {
      return collector;
    },
    /** The session of an operator. */
    get cookie() {
      return cookie;
    },
  };
}
