import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { cpus } from 'node:os';
import { openDatabase } from '../../api/src/lib/db/db.ts';
import { median } from '../measureRates.ts';
import type { Figure } from '../report.ts';

const rounds = 5;
const pagesPerRound = 300;
/** Pages that each process renders before the first round: V8 goes on optimising for that long. */
const warmUpPages = 1500;
/** Concurrent requests, enough to keep each process busy. */
const connections = 8;
const needed = 2 * warmUpPages + rounds * pagesPerRound;

/** Pages a second that two processes of a node render, of one process. No page is in a cache. */
export async function benchProcesses(
  one: string,
  start: () => Promise<{ address: string }>,
  databaseUrl: string,
): Promise<Figure[]> {
  const database = openDatabase(databaseUrl, { connections: 1 });
  const { rows } = await database.pool
    .query<{ slug: string }>('SELECT slug FROM businesses WHERE deleted_at IS NULL ORDER BY id LIMIT $1', [
      needed,
    ])
    .finally(() => database.close());
  if (rows.length < needed) throw new RangeError(`--rows must be ${needed} or more.`);
  const paths = rows.map(({ slug }) => `/business/${slug}`);
  const { address: two } = await start();
  await pagesPerSecond(one, paths.slice(0, warmUpPages));
  await pagesPerSecond(two, paths.slice(0, 2 * warmUpPages));
  const [rates, ratesOfTwo]: [number[], number[]] = [[], []];
  const busy: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const from = 2 * warmUpPages + round * pagesPerRound;
    const asked = paths.slice(from, from + pagesPerRound);
    const before = processorMs();
    const started = performance.now();
    rates.push(await pagesPerSecond(one, asked));
    busy.push((processorMs() - before) / (performance.now() - started));
    ratesOfTwo.push(await pagesPerSecond(two, asked));
  }
  return [
    {
      what: 'pages that are not cached: two processes beside one on this machine',
      value: median(ratesOfTwo) / median(rates),
      bar: { atLeast: 1.6 },
      // With one process, four things keep cores busy: the process, PostgreSQL, the compression of pages, and the client.
      detail: { rates, ratesOfTwo, busyCoresOfOne: busy },
    },
  ];
}

/** Processor time of the whole machine so far, in milliseconds. */
function processorMs(): number {
  return cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0);
}

async function pagesPerSecond(address: string, paths: readonly string[]): Promise<number> {
  const waiting = [...paths];
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const started = performance.now();
  const sendRequest = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop())
      await readPage(address + path, agent);
  };
  await Promise.all(Array.from({ length: connections }, sendRequest));
  agent.destroy();
  return (paths.length * 1000) / (performance.now() - started);
}

/** Without decompressing it, which `fetch` would do on the cores that are measured. */
async function readPage(url: string, agent: Agent): Promise<void> {
  const asked = get(url, { agent, headers: { 'accept-encoding': 'br' } });
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  if (response.statusCode !== 200) throw new Error(`${url} responded with ${response.statusCode}.`);
}
