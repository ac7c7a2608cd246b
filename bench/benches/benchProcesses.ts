import { cpus } from 'node:os';
import { openDatabase } from '../../api/src/lib/db/db.ts';
import { median } from '../measureRates.ts';
import type { Figure } from '../report.ts';

const rounds = 5;
const pagesPerRound = 300;
/** Concurrent requests, enough to keep each process busy. */
const connections = 8;

/** Pages a second that two processes of a node render, of one process. No page is in a cache. */
export async function benchProcesses(
  one: string,
  start: () => Promise<{ address: string }>,
  databaseUrl: string,
): Promise<Figure[]> {
  const database = openDatabase(databaseUrl, { connections: 1 });
  const { rows } = await database.pool
    .query<{ slug: string }>('SELECT slug FROM businesses WHERE deleted_at IS NULL ORDER BY id LIMIT $1', [
      (rounds + 1) * pagesPerRound,
    ])
    .finally(() => database.close());
  if (rows.length < (rounds + 1) * pagesPerRound) throw new RangeError('--rows must be 1,800 or more.');
  const { address: two } = await start();
  const [rates, ratesOfTwo]: [number[], number[]] = [[], []];
  const busy: number[] = [];
  // In turn; the first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    const paths = rows
      .slice(round * pagesPerRound, (round + 1) * pagesPerRound)
      .map(({ slug }) => `/business/${slug}`);
    const before = processorMs();
    const started = performance.now();
    rates.push(await pagesPerSecond(one, paths));
    busy.push((processorMs() - before) / (performance.now() - started));
    ratesOfTwo.push(await pagesPerSecond(two, paths));
  }
  return [
    {
      what: 'pages that are not cached: two processes beside one on this machine',
      value: median(ratesOfTwo.slice(1)) / median(rates.slice(1)),
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
  const started = performance.now();
  const sendRequest = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const response = await fetch(address + path, { headers: { 'accept-encoding': 'br' } });
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${path} responded with ${response.status}.`);
    }
  };
  await Promise.all(Array.from({ length: connections }, sendRequest));
  return (paths.length * 1000) / (performance.now() - started);
}
