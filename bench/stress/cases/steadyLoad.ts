import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { rootFolder } from '../../../api/src/lib/rootFolder.ts';
import { Random } from '../../generator/random.ts';
import { generateLoad } from '../../generateLoad.ts';
import { runMeasured } from '../../runMeasured.ts';
import { writeListings } from '../../writeListings.ts';
import type { StressCase, StressTools, Outcome } from '../stressCase.ts';
import { holdConnections, type HeldConnections } from '../servers/holdConnections.ts';
import { startLoadedServer } from '../servers/loadedServer.ts';

const listings = 100_000;
const seconds = 60;
const perSecond = 300;
const connections = 200;
/** Until the pages that an import changed are rendered again. */
const settleMs = 10_000;
const maxMs = { idle: 300, importing: 500 };

/** A fixed rate of requests on many connections. Needs a machine with nothing else to do. A share is one of the listings. */
export const steadyLoad: StressCase = {
  name: 'steady-load',
  promise: `${perSecond} requests a second on ${connections} open connections for ${seconds} s at ${listings.toLocaleString('en')} listings: no error, p99 under ${maxMs.idle} ms; while as many rows are imported, under ${maxMs.importing} ms`,
  run,
};

async function run(tools: StressTools): Promise<Outcome> {
  const count = Math.max(1000, Math.round(listings * tools.share));
  const server = await startLoadedServer(tools, count);
  try {
    const file = path.join(server.database.folder, 'rows.xlsx');
    await writeListings(file, count, 'inline', 2);
    // The server is warmed up first, and its pages are cached.
    for (const page of ['/', ...cachedPages(server.slugs)]) await (await fetch(server.address + page)).text();
    // From here on nothing rests for long, so that the server closes none.
    const held = await holdConnections(server.address, connections);
    try {
      return await measured(tools, server, file, held);
    } finally {
      held.close();
    }
  } finally {
    await server.stop();
  }
}

async function measured(
  { print }: StressTools,
  { address, slugs, database }: Awaited<ReturnType<typeof startLoadedServer>>,
  file: string,
  { agent, open }: HeldConnections,
): Promise<Outcome> {
  const random = new Random(1);
  const offered = (load: { perSecond: number; seconds: number | Promise<unknown> }) =>
    generateLoad(address, () => nextRequest(random, slugs), { ...load, agent }).then(
      (times) => ({ p99: p99(times), text: `${p99(times).toFixed(0)} ms` }),
      // A failed request counts as never answered.
      (error: Error) => ({ p99: Infinity, text: error.message }),
    );
  let fewest = open();
  const watch = setInterval(() => (fewest = Math.min(fewest, open())), 100);
  try {
    await offered({ perSecond: 50, seconds: 10 });
    const idle = await offered({ perSecond, seconds });
    print(`idle: p99 ${idle.text}`);
    const importing = runMeasured({
      args: [path.join(rootFolder, 'dist/api/cli.js'), 'import', file],
      env: {
        DATABASE_URL: database.url,
        // The reader of the server, whose worker may run the import.
        DATA_DIR: path.join(database.folder, 'server'),
        LOG_LEVEL: 'error',
      },
      isSilent: true,
    });
    const shown = importing.then(() => wait(settleMs));
    // Its failure is reported below, once the load has ended.
    shown.catch(() => undefined);
    const during = await offered({ perSecond, seconds });
    print(`beside an import: p99 ${during.text}`);
    // An import of less than a minute is applied within it.
    const merge = await offered({ perSecond, seconds: shown });
    clearInterval(watch);
    const { seconds: took } = await importing;
    return {
      hasPassed:
        idle.p99 < maxMs.idle &&
        during.p99 < maxMs.importing &&
        merge.p99 < maxMs.importing &&
        fewest === connections,
      figures: `p99 ${idle.text}; beside an import ${during.text}, after its first minute until it was applied ${merge.text} (${took.toFixed(0)} s); never fewer than ${fewest} connections open`,
    };
  } finally {
    clearInterval(watch);
  }
}

const p99 = (sorted: readonly number[]) => sorted[Math.floor(sorted.length * 0.99)] ?? 0;

const cachedCount = 500;
const pageOf = (slug: string) => `/business/${slug}`;
const cachedPages = (slugs: readonly string[]) => slugs.slice(0, cachedCount).map(pageOf);

/** Six of ten are cached pages, three are lists, one is a search. */
function nextRequest(random: Random, slugs: readonly string[]) {
  const slug = slugs[Math.floor(random.next() * cachedCount)] ?? '';
  const turn = random.next();
  const address =
    turn < 0.3
      ? '/'
      : turn < 0.6
        ? pageOf(slug)
        : turn < 0.9
          ? `/api/businesses?limit=20&page=${1 + Math.floor(random.next() * 50)}`
          : `/api/businesses?search=${slug.split('-')[0] ?? ''}`;
  return { method: 'GET' as const, path: address, headers: {} };
}
