import type { ChildProcess } from 'node:child_process';
import { eventually, type RunningDirectory } from '../../../e2e/support/startDirectory.ts';
import type { DebianCluster } from '../servers/debianCluster.ts';
import type { ProxyClient } from '../servers/proxyClient.ts';

const restarts = 3;
export const bothNodes = [0, 1] as const;

/** The running programs, and clients for them. */
export interface Scene {
  cluster: DebianCluster;
  client: ProxyClient;
  nodes: RunningDirectory[];
  startNode: (index: 0 | 1) => Promise<RunningDirectory>;
  startWorker: (name: string) => Promise<ChildProcess>;
  sql: <Row extends object>(text: string) => Promise<Row[]>;
}

/** One node after the other, several times over: what is lost is lost in a moment that few requests meet. */
export async function rollingRestart({ nodes, startNode }: Scene): Promise<string> {
  const codes = new Set<unknown>();
  const ready: number[] = [];
  for (let round = 0; round < restarts; round += 1) {
    for (const index of bothNodes) {
      codes.add(await nodes[index]?.end('SIGTERM'));
      const begun = performance.now();
      nodes[index] = await startNode(index);
      ready.push((performance.now() - begun) / 1000);
    }
  }
  const [least, most] = [Math.min(...ready), Math.max(...ready)];
  return `${ready.length} restarts, exit ${[...codes].join(', ')}, ready after ${least.toFixed(1)} to ${most.toFixed(1)} s`;
}

/** A replica that is gone for a while is read from again. */
export async function lostReplica({ cluster, client }: Scene): Promise<string> {
  await usesReplica(client);
  await cluster.replica.stop('SIGQUIT');
  await new Promise((resolve) => setTimeout(resolve, 3000));
  await cluster.replica.start();
  await usesReplica(client);
  return 'read from again afterwards';
}

async function usesReplica(client: ProxyClient): Promise<void> {
  for (const index of bothNodes)
    await eventually(
      () => client.askNode(index, '/metrics', { headers: { authorization: 'Bearer stress-metrics-token' } }),
      ({ body }) => /^directory_replicas\{state="current"\} 1$/m.test(body),
      5 * 60_000,
    );
}

/** During an outage cached pages are served and writes get 503; afterwards both nodes write again. */
export async function recovers({ cluster, client, sql }: Scene, server: 'pooler' | 'primary') {
  const [place] = await sql<{ id: number; slug: string }>(
    'SELECT id::int, slug FROM businesses ORDER BY id LIMIT 1',
  );
  const write = (name: string, index?: 0 | 1) =>
    client.graph(`mutation { updateBusiness(id: ${place?.id}, input: { name: "${name}" }) { id } }`, index);
  await Promise.all(bothNodes.map((index) => client.askNode(index, `/business/${place?.slug}`)));
  await cluster[server].stop('SIGQUIT');
  const away = await Promise.all(bothNodes.map((index) => client.askNode(index, `/business/${place?.slug}`)));
  const refused = await write('Refused').then(
    () => 'written',
    (error: unknown) => /^Error: (\d+)/.exec(String(error))?.[1] ?? String(error),
  );
  const alive = await Promise.all(bothNodes.map((index) => client.askNode(index, '/healthz')));
  const unready = await Promise.all(bothNodes.map((index) => client.askNode(index, '/readyz')));
  await cluster[server].start();
  const begun = performance.now();
  for (const index of bothNodes)
    await eventually(async () => {
      await write(`Back ${server} ${index}`, index);
      return true;
    }, Boolean);
  const back = performance.now() - begun;
  for (const index of bothNodes)
    await eventually(
      () => client.askNode(index, `/business/${place?.slug}`),
      ({ body }) => body.includes(`Back ${server} 1`),
    );
  const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).join(' ');
  return {
    hasPassed:
      statuses(away) === '200 200' &&
      refused === '503' &&
      statuses(alive) === '200 200' &&
      statuses(unready) === '503 503',
    figures: `pages ${statuses(away)}, a write ${refused}, alive ${statuses(alive)}, ready ${statuses(unready)}; both write again ${(back / 1000).toFixed(1)} s after it was there`,
  };
}
