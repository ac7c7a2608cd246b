import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { jobKinds } from '../../jobKinds.ts';
import { enqueueDueJobs } from '../../jobs/enqueueDueJobs.ts';
import { startWorker } from '../../jobs/startWorker.ts';
import type { Services } from '../../lib/context.ts';
import { sessionCookieName } from '../../lib/cookieNames.ts';
import { testContext } from '../../testing/execute.ts';
import {
  makeBusiness,
  makeBusinesses,
  makeCategory,
  makeCity,
  makeOperator,
} from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { buildSitemap } from './buildSitemap.ts';
import { sweepParts } from './sweepParts.ts';
import { currentSitemap, partKey } from './currentSitemap.ts';
import { isSitemapDue } from './isSitemapDue.ts';
import { sitemapKind } from './sitemapKind.ts';
import { runningJob } from '../../jobs/testing/runningJob.ts';

const database = useTestDatabase();
let services: Services & ReturnType<typeof testServices>;
let server: TestServer;
beforeAll(async () => {
  services = testServices(database.db, { SITE_URL: 'https://directory.example' });
  server = await startTestServer(services);
});
afterAll(() => server.close());

const build = (maxUrls?: number) =>
  buildSitemap(testContext(services, { as: { kind: 'system' } }), runningJob({}), maxUrls);
const partText = async (name: string) => {
  const sitemap = await currentSitemap(services);
  return text(services.storage.read(partKey(sitemap?.build ?? '', name)).pipe(createGunzip()));
};
const addresses = async () => {
  const sitemap = await currentSitemap(services);
  const texts = await Promise.all((sitemap?.parts ?? []).map(({ name }) => partText(name)));
  return texts.flatMap((one) => [...one.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address));
};

describe('the sitemap', () => {
  let changedAt: Date;
  beforeEach(async () => {
    const { db } = database;
    const category = await makeCategory(db, 'Cafe');
    await makeCategory(db, 'Without listings');
    const city = await makeCity(db, 'İzmir');
    ({ updatedAt: changedAt } = await makeBusiness(db, {
      slug: 'kahve-evi',
      categoryId: category.id,
      cityId: city.id,
    }));
    await makeBusiness(db, { slug: 'trash', deletedAt: new Date() });
  });

  it('lists exactly the indexable pages, each with its last change', async () => {
    await build();
    const all = await addresses();
    expect(all).toEqual(
      expect.arrayContaining([
        'https://directory.example/',
        'https://directory.example/about',
        'https://directory.example/category/cafe',
        'https://directory.example/city/izmir',
        'https://directory.example/business/kahve-evi',
      ]),
    );
    expect(all.join()).not.toMatch(/trash|without/);
    expect(new Set(all).size).toBe(all.length);
    expect(await partText('businesses-1')).toContain(`<lastmod>${changedAt.toISOString()}</lastmod>`);
    expect(await partText('categories-1')).toContain(changedAt.toISOString());
  });

  it('is empty while there is only sample data', async () => {
    await database.db.pool.query('UPDATE businesses SET is_demo = true, global_row_number = NULL');
    await build();
    expect(await addresses()).toEqual([]);
  });

  it('is split into parts listed in the index, and replaced as a whole', async () => {
    await makeBusinesses(database.db, 24);
    await build(10);
    const first = await currentSitemap(services);
    expect(first?.parts.filter(({ name }) => name.startsWith('businesses')).map(({ urls }) => urls)).toEqual([
      10, 10, 5,
    ]);
    const index = await server.send('GET', '/sitemap.xml');
    expect(index.headers.get('content-type')).toContain('xml');
    expect(index.body).toContain(
      '<loc>https://directory.example/sitemaps/businesses-3.xml.gz</loc><lastmod>',
    );
    const part = await fetch(`${address()}/sitemaps/businesses-3.xml.gz`);
    expect(part.status).toBe(200);
    expect(part.headers.get('content-encoding')).toBeNull();
    await build();
    expect((await currentSitemap(services))?.build).not.toBe(first?.build);
    expect((await server.send('GET', '/sitemaps/businesses-3.xml.gz')).status).toBe(404);
    expect((await server.send('GET', '/sitemaps/..%2f..%2fx.xml.gz')).status).toBe(404);
  });

  it('stays unchanged if a new one fails', async () => {
    await build();
    const before = await currentSitemap(services);
    const stopped = runningJob({}, { signal: AbortSignal.abort(new Error('stop')) });
    await expect(buildSitemap(testContext(services, { as: { kind: 'system' } }), stopped)).rejects.toThrow(
      'stop',
    );
    expect(await currentSitemap(services)).toEqual(before);
    expect(await addresses()).toContain('https://directory.example/business/kahve-evi');
  });

  it('keeps its parts while those of interrupted builds are removed after a day', async () => {
    await build();
    const { storage } = services;
    const own = (await storage.list('sitemaps')).map(({ key }) => key);
    expect(own.length).toBeGreaterThan(0);
    await storage.write('sitemaps/1-00c0ffee/businesses-1.xml.gz', Readable.from(['x']));
    const { build: current = '' } = (await currentSitemap(services)) ?? {};
    expect(await sweepParts(services, current)).toBe(0);
    expect(await sweepParts(services, current, new Date(Date.now() + 25 * 3_600_000))).toBeGreaterThan(0);
    const { parts = [] } = (await currentSitemap(services)) ?? {};
    for (const { name } of parts) expect(await storage.has(partKey(current, name))).toBe(true);
    expect(await storage.has('sitemaps/1-00c0ffee/businesses-1.xml.gz')).toBe(false);
  });

  it('stays unchanged if the database fails in the middle of a part, and the process goes on', async () => {
    await build();
    const before = await currentSitemap(services);
    let pages = 0;
    const rows: typeof database.db.rows = (query, options) => {
      if (query.sql.includes('SELECT id, slug') && (pages += 1) > 1) throw new Error('gone');
      return database.db.rows(query, options);
    };
    const failing = testContext({ ...services, db: { ...database.db, rows } }, { as: { kind: 'system' } });
    await expect(buildSitemap(failing, runningJob({}))).rejects.toThrow('gone');
    expect(pages).toBe(2);
    expect(await currentSitemap(services)).toEqual(before);
  });

  it('is due some time after the last change, and queued once', async () => {
    expect(await isSitemapDue(services)).toBe(true);
    expect(await isSitemapDue(testServices(database.db))).toBe(false);
    await build();
    expect(await isSitemapDue(services)).toBe(false);
    const age = (at: string) => database.db.pool.query(`UPDATE directory_stats SET updated_at = ${at}`);
    await database.db.pool.query(`UPDATE sitemap SET data_at = now() - interval '1 hour'`);
    await age('now()');
    expect(await isSitemapDue(services)).toBe(false);
    await age(`now() - interval '2 minutes'`);
    expect(await isSitemapDue(services)).toBe(true);
    await Promise.all([enqueueDueJobs(services, jobKinds), enqueueDueJobs(services, jobKinds)]);
    expect(await database.db.prisma.job.count({ where: { kind: sitemapKind.kind } })).toBe(1);
  });

  it('is rebuilt on request, by the legacy path too', async () => {
    const { cookies } = await makeOperator(database.db);
    expect((await server.send('POST', '/api/admin/refresh-sitemap')).status).toBe(401);
    const worker = await startWorker(services, database.url, jobKinds);
    const answer = await server.send('POST', '/api/admin/refresh-sitemap', {
      cookies: { [sessionCookieName(services.config)]: cookies.directory_session },
    });
    await worker.stop();
    expect([answer.status, answer.body]).toEqual([200, expect.stringContaining('Sitemap refreshed')]);
    expect(await addresses()).toContain('https://directory.example/business/kahve-evi');
    expect(await database.db.prisma.auditEvent.findMany({ select: { action: true } })).toEqual([
      { action: 'sitemap.refresh' },
    ]);
  });
});

function address(): string {
  const bound = server.app.server.address();
  return `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`;
}
