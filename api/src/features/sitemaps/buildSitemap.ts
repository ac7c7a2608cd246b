import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import sql from 'sql-template-tag';
import type { RunningJob } from '../../jobs/jobHandler.ts';
import type { Nothing } from '../../jobs/jobKind.ts';
import type { Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { pipeThrough } from '../../lib/storage/pipeThrough.ts';
import { currentSitemap, partKey, type Sitemap, type SitemapPart } from './currentSitemap.ts';
import { sitemapEntries, type SitemapEntry } from './sitemapEntries.ts';
import { partXml } from './sitemapXml.ts';
import { sweepParts } from './sweepParts.ts';

/** Search engines accept 50,000. */
const maxInPart = 45_000;

/**
 * Rebuilds the sitemap: writes its parts as files, then switches to them. Until then the old one is served; its parts
 * are served for one more build. Errors: CONFLICT without a public address.
 */
export async function buildSitemap(
  context: Context,
  { signal, progress }: Pick<RunningJob<Nothing>, 'signal' | 'progress'>,
  maxUrls = maxInPart,
): Promise<{ urls: number; parts: number }> {
  const { config, db, storage } = context;
  if (config.siteUrl === null) throw new AppError('CONFLICT', 'sitemapWithoutSiteUrl');
  const { siteUrl } = config;
  const startedAt = new Date();
  const [stats] = await db.rows<{ dataAt: Date; isDemo: boolean }>(
    sql`SELECT updated_at AS "dataAt", demo_count > 0 AS "isDemo" FROM directory_stats`,
  );
  const build = `${startedAt.getTime()}-${randomBytes(4).toString('hex')}`;
  const parts: SitemapPart[] = [];
  let urls = 0;
  try {
    for (const [group, entries] of sitemapEntries(db, !stats?.isDemo)) {
      for (let number = 1, next = await entries.next(); !next.done; number += 1) {
        signal.throwIfAborted();
        const part: SitemapPart = { name: `${group}-${number}`, urls: 0, lastmod: null };
        const some = take(entries, next.value, maxUrls, (after) => (next = after));
        const xml = partXml(some, siteUrl, ({ changedAt }) => {
          part.urls += 1;
          const lastmod = changedAt?.toISOString() ?? null;
          if (lastmod !== null && (part.lastmod === null || lastmod > part.lastmod)) part.lastmod = lastmod;
        });
        const zipped = pipeThrough(Readable.from(xml), createGzip());
        await storage.write(partKey(build, part.name), zipped);
        parts.push(part);
        urls += part.urls;
        progress(urls);
      }
    }
  } catch (error) {
    await removeParts(context, build, parts);
    throw error;
  }
  const old = await currentSitemap(context);
  await db.rows(sql`
    INSERT INTO sitemap (build, parts, urls, site_url, data_at, started_at)
    VALUES (${build}, ${JSON.stringify(parts)}::jsonb, ${urls}, ${siteUrl}, ${stats?.dataAt ?? startedAt}, ${startedAt})
    ON CONFLICT (id) DO UPDATE SET build = excluded.build, parts = excluded.parts, urls = excluded.urls,
      site_url = excluded.site_url, data_at = excluded.data_at, started_at = excluded.started_at, built_at = now()`);
  if (old) await removeParts(context, old.build, old.parts);
  await sweepParts(context, build);
  return { urls, parts: parts.length };
}

/** Yields at most this many entries; `onEnd` receives the following one. */
async function* take(
  entries: AsyncGenerator<SitemapEntry>,
  first: SitemapEntry,
  most: number,
  onEnd: (after: IteratorResult<SitemapEntry>) => void,
): AsyncGenerator<SitemapEntry> {
  yield first;
  for (let count = 1; ; count += 1) {
    const next = await entries.next();
    if (next.done || count === most) {
      onEnd(next);
      return;
    }
    yield next.value;
  }
}

async function removeParts(
  { storage }: Pick<Context, 'storage'>,
  build: Sitemap['build'],
  parts: readonly SitemapPart[],
): Promise<void> {
  for (const { name } of parts) await storage.remove(partKey(build, name)).catch(() => undefined);
}
