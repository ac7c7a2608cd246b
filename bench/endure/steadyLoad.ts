import path from 'node:path';
import { rootFolder } from '../../api/src/lib/rootFolder.ts';
import { Random } from '../generator/random.ts';
import { offerLoad } from '../offerLoad.ts';
import { runMeasured } from '../runMeasured.ts';
import { writeListings } from '../writeListings.ts';
import type { EndureCase, EndureTools, Outcome } from './endureCase.ts';
import { startLoadedServer } from './loadedServer.ts';

const listings = 100_000;
const seconds = 60;
const perSecond = 300;
const connections = 200;
const most = { idle: 300, importing: 500 };

/** A fixed rate of requests on many connections. Needs a machine with nothing else to do. A share is one of the listings. */
export const steadyLoad: EndureCase = {
  name: 'steady-load',
  promise: `${perSecond} requests a second on ${connections} connections for ${seconds} s at ${listings.toLocaleString('en')} listings: no error, p99 under ${most.idle} ms; while as many rows are imported, under ${most.importing} ms`,
  run,
};

async function run(tools: EndureTools): Promise<Outcome> {
  const count = Math.max(1000, Math.round(listings * tools.share));
  const server = await startLoadedServer(tools, count);
  try {
    const random = new Random(1);
    const offer = () =>
      offerLoad(server.address, () => nextRequest(random, server.slugs), { perSecond, seconds, connections });
    // A server that has just started is not what is looked at, nor pages that are not kept yet.
    for (const path of ['/', ...keptPages(server.slugs)]) await (await fetch(server.address + path)).text();
    await offerLoad(server.address, () => nextRequest(random, server.slugs), {
      perSecond: 50,
      seconds: 10,
      connections,
    });
    const idle = p99(await offer());
    tools.say(`idle: p99 ${idle.toFixed(0)} ms`);
    const file = path.join(server.database.folder, 'rows.xlsx');
    await writeListings(file, count, 'inline', 2);
    const importing = runMeasured({
      args: [path.join(rootFolder, 'dist/api/cli.js'), 'import', file],
      env: {
        DATABASE_URL: server.database.url,
        // That of the server, whose worker may be the one that reads it.
        DATA_DIR: path.join(server.database.folder, 'server'),
        LOG_LEVEL: 'error',
      },
      isSilent: true,
    });
    // Its failure is told below, once nobody asks any more.
    importing.catch(() => undefined);
    const during = p99(await offer());
    const { seconds: took } = await importing;
    return {
      isKept: idle < most.idle && during < most.importing,
      figures: `p99 ${idle.toFixed(0)} ms; ${during.toFixed(0)} ms beside an import of ${took.toFixed(0)} s; no error`,
    };
  } finally {
    await server.stop();
  }
}

const p99 = (sorted: readonly number[]) => sorted[Math.floor(sorted.length * 0.99)] ?? 0;

const mostKept = 500;
const pageOf = (slug: string) => `/business/${slug}`;
const keptPages = (slugs: readonly string[]) => slugs.slice(0, mostKept).map(pageOf);

/** Six of ten are pages that are kept, three are lists, one is a search. */
function nextRequest(random: Random, slugs: readonly string[]) {
  const slug = slugs[Math.floor(random.next() * mostKept)] ?? '';
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
