import { randomUUID } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runOperation } from '../../api/src/graphql/runOperation.ts';
import { readConfig } from '../../api/src/lib/config/config.ts';
import { detachedContext } from '../../api/src/lib/context.ts';
import { openDatabase } from '../../api/src/lib/db/db.ts';
import { createLog } from '../../api/src/lib/log.ts';
import { createMetrics } from '../../api/src/lib/telemetry/metrics.ts';
import { rootFolder } from '../../api/src/lib/rootFolder.ts';
import { folderStorage } from '../../api/src/lib/storage/folderStorage.ts';
import { readPageAssets } from '../../api/src/pages/readPageAssets.ts';
import type { WebServer } from '../../web/src/contract/renderPage.ts';
import { schema } from '../../api/src/schema.ts';
import { measuredReader } from '../measuredReader.ts';
import { measureRates, usualPlan } from '../measureRates.ts';
import type { Figure } from '../report.ts';
import { runMeasured } from '../runMeasured.ts';

const webFolder = path.join(rootFolder, 'dist/web');

/** Public pages: throughput of a cached one, database cost of the most expensive uncached one, time of the sitemap. */
export async function benchPages(address: string, url: string, rows: number): Promise<Figure[]> {
  return [await cachedPage(address), await uncachedPages(url), await sitemapMemory(url, rows)];
}

/** The home page out of memory beside the static file of the same server that is nearest to it in size. */
async function cachedPage(address: string): Promise<Figure> {
  const headers = { 'accept-encoding': 'br' };
  const page = `${address}/`;
  const bytes = await sentBytes(page, headers);
  const file = `${address}/assets/${await assetOfSize(bytes)}`;
  const [pageRate, fileRate] = await measureRates([
    { name: 'cached page', url: page, headers },
    { name: 'static file', url: file, headers },
  ]);
  if (!pageRate || !fileRate) throw new Error('A rate is missing.');
  return {
    what: `cached public page (HTML), ${usualPlan.connections} connections, of the same server's static file`,
    value: pageRate.perSecond / fileRate.perSecond,
    bar: { atLeast: 0.8 },
    detail: {
      page: { ...pageRate, bytes },
      file: { ...fileRate, url: file, bytes: await sentBytes(file, headers) },
    },
  };
}

async function sentBytes(url: string, headers: Record<string, string>): Promise<number> {
  const response = await fetch(url, { headers });
  const { length } = Buffer.from(await response.arrayBuffer());
  // fetch decompresses; the announced length is that of the compressed body.
  return Number(response.headers.get('content-length') ?? length);
}

async function assetOfSize(bytes: number): Promise<string> {
  const assets = path.join(webFolder, 'assets');
  const packed = (await readdir(assets)).filter((name) => name.endsWith('.js.br'));
  const sizes = await Promise.all(
    packed.map(async (name) => ({ name, off: Math.abs((await stat(path.join(assets, name))).size - bytes) })),
  );
  const nearest = sizes.sort((a, b) => a.off - b.off)[0];
  if (!nearest) throw new Error('The build has no packed scripts.');
  return nearest.name.replace(/\.br$/, '');
}

/** Blocks over all statements of an uncached page, for the most expensive of the public pages. */
async function uncachedPages(url: string): Promise<Figure> {
  const database = openDatabase(url, { connections: 4 });
  try {
    const { db, buffers } = measuredReader(database);
    const services = {
      config: readConfig({}),
      db,
      log: createLog('error'),
      storage: folderStorage(path.join(rootFolder, '.cache')),
      metrics: createMetrics(db.pool),
    };
    const context = detachedContext(services, { kind: 'anonymous' }, randomUUID());
    const web = (await import(
      pathToFileURL(path.join(rootFolder, 'dist/web-server/server.js')).href
    )) as WebServer;
    const assets = await readPageAssets(webFolder);
    const costs: { path: string; blocks: number; statements: number }[] = [];
    for (const page of await publicPaths(database)) {
      buffers.length = 0;
      const { status } = await web.renderPage({
        url: page,
        siteUrl: 'https://directory.example',
        report: (error) => {
          throw error;
        },
        indexable: true,
        execute: (document, variables) => runOperation(schema, document, variables, context),
        now: new Date(),
        assets,
      });
      if (status !== 200) throw new Error(`${page} responded with ${status}.`);
      costs.push({ path: page, blocks: buffers.reduce((sum, n) => sum + n, 0), statements: buffers.length });
    }
    costs.sort((a, b) => b.blocks - a.blocks);
    return {
      what: `blocks over all statements of the most expensive of ${costs.length} public pages, uncached: ${costs[0]?.path}`,
      value: costs[0]?.blocks ?? 0,
      bar: { atMost: 6000 },
      detail: costs,
    };
  } finally {
    await database.close();
  }
}

/** Every kind of public page that reads the directory, with its largest category and city and its best listing. */
async function publicPaths(db: ReturnType<typeof openDatabase>): Promise<string[]> {
  const first = async (text: string) => (await db.pool.query<{ slug: string }>(text)).rows[0]?.slug ?? '';
  const business = await first(
    'SELECT slug FROM businesses WHERE deleted_at IS NULL ORDER BY score DESC, id LIMIT 1',
  );
  const category = await first('SELECT slug FROM categories ORDER BY business_count DESC, id LIMIT 1');
  const city = await first('SELECT slug FROM cities ORDER BY business_count DESC, id LIMIT 1');
  return [
    '/',
    '/?search=garden',
    `/business/${business}`,
    '/businesses',
    '/businesses?search=restaurant',
    '/businesses?search=resturant',
    `/businesses?category=${category}&rating=4.5&open=1`,
    '/businesses?sort=name&page=800',
    '/categories',
    '/categories?search=shop',
    `/category/${category}`,
    `/category/${category}?sort=rating&page=50`,
    '/cities',
    '/cities?page=10',
    `/city/${city}`,
    `/city/${city}?search=casa`,
    '/about',
  ];
}

/** Additional memory in MiB that building the sitemap takes. */
async function sitemapMemory(url: string, rows: number): Promise<Figure> {
  const program = path.join(rootFolder, 'bench/timeSitemap.ts');
  const { output, seconds } = await runMeasured({ args: ['--import', 'tsx', program, url] });
  const { urls, addedMb } = JSON.parse(output) as { urls: number; addedMb: number };
  return {
    what: `memory that a sitemap of ${rows.toLocaleString('en')} listings takes, MiB more`,
    value: addedMb,
    bar: { atMost: 128 },
    detail: { urls, seconds },
  };
}
