import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../api/src/lib/db/db.ts';
import { graphList } from './benchList.ts';
import { Random } from '../generator/random.ts';
import { measureRates, median } from '../measureRates.ts';
import { generateLoad } from '../generateLoad.ts';
import type { Figure } from '../report.ts';
import type { RunningProgram } from '../startProgram.ts';

const visitsPerSecond = 1000;
/** Of the most lists that are answered when nothing else is asked; offered beside the visits. */
const offeredShare = 1 / 5;
const rounds = 4;
const seconds = 12;
/** Until what was told last is surely written. */
const settleMs = 20_000;
const visitor = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const robot = 'curl/8.5';

/**
 * How much longer the public list takes while a thousand visits a second are counted than while the same are dropped, which
 * is what happens to those of robots. Each visit comes from another address, over all listings alike: the dearest to keep.
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
    const times: Record<'counted' | 'dropped', number[][]> = { counted: [], dropped: [] };
    // In turns, the other way round each time, so that a machine that slows down slows both.
    for (let round = 0; round < rounds; round += 1) {
      const order = round % 2 === 0 ? (['dropped', 'counted'] as const) : (['counted', 'dropped'] as const);
      for (const kind of order) {
        const [answers] = await Promise.all([lists(), visits(kind === 'counted' ? visitor : robot)]);
        times[kind].push(answers);
        await pause(4000);
      }
    }
    const told = rounds * seconds * visitsPerSecond;
    const counted = await countedVisits(url, told);
    if (counted !== told) throw new Error(`Of ${told} visits, ${counted} were counted.`);
    const mean = (answers: readonly number[]) => answers.reduce((sum, ms) => sum + ms, 0) / answers.length;
    const of = (kind: 'counted' | 'dropped', figure: (answers: readonly number[]) => number) =>
      median(times[kind].map(figure));
    const at = (share: number) => (answers: readonly number[]) =>
      answers[Math.floor(answers.length * share)] ?? 0;
    const detail = (kind: 'counted' | 'dropped') => ({
      mean: of(kind, mean),
      p50: of(kind, at(0.5)),
      p99: of(kind, at(0.99)),
    });
    return {
      what: `time of the public list beside ${visitsPerSecond} counted visits a second, of that beside dropped ones`,
      value: of('counted', mean) / of('dropped', mean),
      bar: { atMost: 1.1 },
      detail: { perSecond, told, counted: detail('counted'), dropped: detail('dropped') },
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

/** What was counted, once it is as much as was told, or after a while. */
async function countedVisits(url: string, told: number): Promise<number> {
  const db = openDatabase(url, { connections: 1 });
  try {
    const end = performance.now() + settleMs;
    for (;;) {
      const { rows } = await db.pool.query<{ counted: number }>(
        `SELECT coalesce(sum(count), 0) AS counted FROM visit_totals WHERE kind = 'VIEW'`,
      );
      const counted = rows[0]?.counted ?? 0;
      if (counted >= told || performance.now() > end) return counted;
      await pause(500);
    }
  } finally {
    await db.close();
  }
}
