import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../api/src/lib/db/db.ts';
import { graphList } from './benchList.ts';
import { Random } from '../generator/random.ts';
import { measureRates, median } from '../measureRates.ts';
import { generateLoad } from '../generateLoad.ts';
import type { Figure } from '../report.ts';
import type { RunningProgram } from '../startProgram.ts';

const visitsPerSecond = 1000;
/** Share of the idle throughput that is offered beside the visits. */
const offeredShare = 1 / 5;
const rounds = 4;
const seconds = 12;
/** Milliseconds after which all reported visits are written. */
const settleMs = 20_000;
const visitor = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const robot = 'curl/8.5';

/**
 * How much longer the public list takes while a thousand visits a second are counted than while the same are ignored, which
 * is what happens to those of robots. Each visit comes from another address, over all listings alike: the most expensive to store.
 */
export async function benchCounting(
  start: (env: Record<string, string>) => Promise<RunningProgram>,
  url: string,
  rows: number,
): Promise<Figure> {
  const server = await start({ TRUST_PROXY: '1' });
  try {
    const { address } = server;
    const list = graphList(address);
    const [most] = await measureRates([list], { connections: 20, rounds: 1, seconds: 5, warmUpSeconds: 3 });
    const perSecond = Math.max(1, Math.round((most?.perSecond ?? 0) * offeredShare));
    const random = new Random(1);
    const visits = (userAgent: string) =>
      generateLoad(address, () => visit(address, userAgent, random, rows), {
        perSecond: visitsPerSecond,
        seconds,
      });
    const lists = () =>
      generateLoad(
        address,
        () => ({ method: 'POST', path: '/graphql', headers: list.headers ?? {}, body: list.body ?? '' }),
        { perSecond, seconds },
      );
    const times: Record<'counted' | 'ignored', number[][]> = { counted: [], ignored: [] };
    // The order alternates, so that a machine that slows down affects both alike.
    for (let round = 0; round < rounds; round += 1) {
      const order = round % 2 === 0 ? (['ignored', 'counted'] as const) : (['counted', 'ignored'] as const);
      for (const kind of order) {
        const [answers] = await Promise.all([lists(), visits(kind === 'counted' ? visitor : robot)]);
        times[kind].push(answers);
        await pause(4000);
      }
    }
    const reported = rounds * seconds * visitsPerSecond;
    const counted = await countedVisits(url, reported);
    if (counted !== reported) throw new Error(`Of ${reported} visits, ${counted} were counted.`);
    const mean = (answers: readonly number[]) => answers.reduce((sum, ms) => sum + ms, 0) / answers.length;
    const of = (kind: 'counted' | 'ignored', figure: (answers: readonly number[]) => number) =>
      median(times[kind].map(figure));
    const at = (share: number) => (answers: readonly number[]) =>
      answers[Math.floor(answers.length * share)] ?? 0;
    const detail = (kind: 'counted' | 'ignored') => ({
      mean: of(kind, mean),
      p50: of(kind, at(0.5)),
      p99: of(kind, at(0.99)),
    });
    return {
      what: `time of the public list beside ${visitsPerSecond} counted visits a second, of that beside ignored ones`,
      value: of('counted', mean) / of('ignored', mean),
      bar: { atMost: 1.1 },
      detail: { perSecond, reported, counted: detail('counted'), ignored: detail('ignored') },
    };
  } finally {
    await server.stop();
  }
}

function visit(address: string, userAgent: string, random: Random, rows: number) {
  const octet = () => random.integer(1, 254);
  const events = [{ kind: 'VIEW', route: '/business/:slug', id: random.integer(1, rows) }];
  return {
    method: 'POST' as const,
    path: '/api/visits',
    headers: {
      'content-type': 'application/json',
      'user-agent': userAgent,
      origin: address,
      'x-forwarded-for': `${octet()}.${octet()}.${octet()}.${octet()}`,
    },
    body: JSON.stringify({ events }),
  };
}

/** Counted visits, once they equal the reported ones, or after a timeout. */
async function countedVisits(url: string, reported: number): Promise<number> {
  const db = openDatabase(url, { connections: 1 });
  try {
    const end = performance.now() + settleMs;
    for (;;) {
      const { rows } = await db.pool.query<{ counted: number }>(
        `SELECT coalesce(sum(count), 0) AS counted FROM visit_totals WHERE kind = 'VIEW'`,
      );
      const counted = rows[0]?.counted ?? 0;
      if (counted >= reported || performance.now() > end) return counted;
      await pause(500);
    }
  } finally {
    await db.close();
  }
}
