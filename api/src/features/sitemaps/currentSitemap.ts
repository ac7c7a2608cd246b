import sql from 'sql-template-tag';
import type { Services } from '../../lib/context.ts';

export interface SitemapPart {
  /** File name without its ending, such as `businesses-1`. */
  name: string;
  urls: number;
  /** ISO time of the last change in it; null if none is known. */
  lastmod: string | null;
}

export interface Sitemap {
  build: string;
  parts: SitemapPart[];
  urls: number;
  siteUrl: string;
  builtAt: Date;
  /** Duration of the build. */
  seconds: number;
}

/** The sitemap that is served; null before the first build. */
export async function currentSitemap({ db }: Pick<Services, 'db'>): Promise<Sitemap | null> {
  const [row] = await db.rows<Sitemap>(
    sql`SELECT build, parts, urls, site_url AS "siteUrl", built_at AS "builtAt",
      extract(epoch FROM built_at - started_at)::float8 AS seconds FROM sitemap`,
  );
  return row ?? null;
}

/** Storage key of a part. */
export const partKey = (build: string, name: string) => `sitemaps/${build}/${name}.xml.gz`;
