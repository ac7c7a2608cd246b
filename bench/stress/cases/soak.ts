import { setTimeout as wait } from 'node:timers/promises';
import { Random } from '../../generator/random.ts';
import type { StressCase, StressTools, Outcome } from '../stressCase.ts';
import { startLoadedServer } from '../servers/loadedServer.ts';

const listings = 20_000;
const minutes = 30;
const settledMinutes = 5;
const perSecond = 40;
const visitors = 10;
const maxGrowth = 1.1;
const samplesInAll = 360;
/** Tolerance for connections and files that depend on the current requests. */
const slack = { files: 20, connections: 2 };

/** Mixed good and bad traffic for half an hour. A share is one of the minutes. */
export const soak: StressCase = {
  name: 'soak',
  promise: `${minutes} minutes of mixed valid and invalid traffic: no 5xx, memory in the end at most ${maxGrowth} times its level after ${settledMinutes} minutes, files and connections flat`,
  run,
};

async function run(tools: StressTools): Promise<Outcome> {
  const server = await startLoadedServer(tools, listings);
  try {
    const random = new Random(1);
    const totalMs = minutes * 60_000 * tools.share;
    const begun = performance.now();
    const passed = () => (performance.now() - begun) / totalMs;
    const statuses: Record<string, number> = {};
    const samples: Awaited<ReturnType<typeof server.holdings>>[] = [];

    const visitor = async () => {
      while (passed() < 1) {
        const { path, ...init } = nextRequest(random, server.slugs);
        const kind = await fetch(server.address + path, { redirect: 'manual', ...init }).then(
          async (response) => {
            await response.arrayBuffer();
            return `${Math.floor(response.status / 100)}xx`;
          },
          () => 'broken',
        );
        statuses[kind] = (statuses[kind] ?? 0) + 1;
        await wait((visitors * 1000) / perSecond);
      }
    };
    const watcher = async () => {
      while (passed() < 1) {
        samples.push(await server.holdings());
        if (samples.length % 30 === 0) tools.print(JSON.stringify(samples.at(-1)));
        await wait(totalMs / samplesInAll);
      }
    };
    await Promise.all([watcher(), ...Array.from({ length: visitors }, visitor)]);

    // The middle of a minute's samples, so that no single garbage collection decides.
    const minute = Math.max(1, Math.round(samples.length / minutes));
    const level = (to: number) => {
      const part = samples.slice(Math.max(0, to - minute), to);
      const middle = (pick: (one: (typeof part)[number]) => number | null) =>
        part.map((one) => pick(one) ?? 0).sort((a, b) => a - b)[Math.floor(part.length / 2)] ?? 0;
      return {
        megabytes: middle(({ megabytes }) => megabytes),
        files: middle(({ files }) => files),
        connections: middle(({ connections }) => connections),
      };
    };
    const settled = level(Math.max(minute, Math.round((samples.length * settledMinutes) / minutes)));
    const end = level(samples.length);
    return {
      hasPassed:
        statuses['5xx'] === undefined &&
        statuses.broken === undefined &&
        end.megabytes <= settled.megabytes * maxGrowth &&
        end.files <= settled.files + slack.files &&
        end.connections <= settled.connections + slack.connections,
      figures: `${JSON.stringify(statuses)}; memory ${settled.megabytes.toFixed(0)} MB, in the end ${end.megabytes.toFixed(0)} MB; files ${settled.files}, then ${end.files}; connections ${settled.connections}, then ${end.connections}`,
    };
  } finally {
    await server.stop();
  }
}

interface Asked {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const json = { 'content-type': 'application/json' };
const invalid: readonly Asked[] = [
  { path: '/api/businesses?limit=NaN' },
  { path: '/api/businesses/__proto__' },
  { path: '/business/%00' },
  { path: '/no/such/page' },
  { path: '/api/export-businesses' },
  { path: '/graphql', method: 'POST', headers: json, body: '{"query":' },
  { path: '/graphql', method: 'POST', headers: json, body: '{"query":"{ nothing }"}' },
  {
    path: '/graphql',
    method: 'POST',
    headers: json,
    body: JSON.stringify({
      query: `{ ${Array.from({ length: 100 }, (_, i) => `a${i}: businesses(first: 100) { nodes { name } }`).join(' ')} }`,
    }),
  },
  {
    path: '/api/contact',
    method: 'POST',
    headers: { ...json, origin: 'https://elsewhere.example' },
    body: '{}',
  },
  {
    path: '/api/upload-excel',
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x--',
  },
];

/** Six of ten ask for pages, two for lists, one searches, one asks for what must be refused. */
function nextRequest(random: Random, slugs: readonly string[]): Asked {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random.next() * items.length)] as Item;
  const turn = random.next();
  if (turn < 0.4) return { path: `/business/${pick(slugs)}` };
  if (turn < 0.6) return { path: '/' };
  if (turn < 0.8) return { path: `/api/businesses?limit=20&page=${1 + Math.floor(random.next() * 50)}` };
  if (turn < 0.9) return { path: `/businesses?search=${pick(slugs).slice(0, 4)}` };
  return pick(invalid);
}
