// Builds the sitemap in a separate process and reports its peak memory: timeSitemap.ts DATABASE_URL
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sql from 'sql-template-tag';
import { buildSitemap } from '../api/src/features/sitemaps/buildSitemap.ts';
import { readConfig } from '../api/src/lib/config/config.ts';
import { detachedContext } from '../api/src/lib/context.ts';
import { openDatabase } from '../api/src/lib/db/db.ts';
import { createLog } from '../api/src/lib/log.ts';
import { createMetrics } from '../api/src/lib/telemetry/metrics.ts';
import { folderStorage } from '../api/src/lib/storage/folderStorage.ts';

const db = openDatabase(process.argv[2] ?? '');
const folder = await mkdtemp(path.join(tmpdir(), 'directory-sitemap-'));
const services = {
  config: readConfig({ SITE_URL: 'https://directory.example' }),
  db,
  log: createLog('error'),
  storage: folderStorage(folder),
  metrics: createMetrics(db.pool),
};
const context = detachedContext(services, { kind: 'system' }, randomUUID());
await db.rows(sql`SELECT 1`);
const before = process.memoryUsage.rss();
const { urls } = await buildSitemap(context, {
  signal: new AbortController().signal,
  progress: () => undefined,
});
// Peak memory of the process, in KiB.
const peak = process.resourceUsage().maxRSS * 1024;
process.stdout.write(JSON.stringify({ urls, addedMb: (peak - before) / 1024 ** 2 }));
await db.close();
await rm(folder, { recursive: true });
