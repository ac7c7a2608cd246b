import sql from 'sql-template-tag';
import {
  categoryPath,
  cityPath,
  indexRule,
  type IndexRule,
  type PageFacts,
} from '../../../../domain/indexRule.ts';
import { directoryPaths, fixedPaths } from '../../../../domain/publicRoutes.ts';
import type { Database } from '../../lib/db/db.ts';

export interface SitemapEntry {
  path: string;
  /** Null if the time of the last change is unknown. */
  changedAt: Date | null;
}

const batchSize = 5000;

/** Indexable URLs in groups that become parts; listings are streamed. */
export function sitemapEntries(db: Database, isPublic: boolean): [string, AsyncGenerator<SitemapEntry>][] {
  const ruled = async function* (found: AsyncGenerator<{ page: PageFacts; changedAt: Date | null }>) {
    for await (const { page, changedAt } of found) {
      const { isIndexable, canonicalPath }: IndexRule = indexRule(page, isPublic);
      if (isIndexable && canonicalPath !== null) yield { path: canonicalPath, changedAt };
    }
  };
  return [
    ['pages', ruled(pages(db))],
    ['categories', ruled(places(db, 'categories'))],
    ['cities', ruled(places(db, 'cities'))],
    ['businesses', ruled(businesses(db))],
  ];
}

const list = (path: string, isEmpty: boolean): PageFacts => ({
  kind: 'list',
  path,
  page: 1,
  isChanged: false,
  isEmpty,
});

async function* pages(db: Database) {
  const [stats] = await db.rows<{ n: number; changedAt: Date }>(
    sql`SELECT business_count AS n, updated_at AS "changedAt" FROM directory_stats`,
  );
  const isEmpty = !stats?.n;
  const changedAt = isEmpty ? null : stats.changedAt;
  for (const path of directoryPaths) yield { page: list(path, isEmpty && path !== '/'), changedAt };
  for (const path of fixedPaths) yield { page: { kind: 'fixed' as const, path }, changedAt: null };
}

async function* places(db: Database, table: 'categories' | 'cities') {
  interface Row {
    slug: string;
    changedAt: Date;
  }
  const rows =
    table === 'categories'
      ? await db.rows<Row>(sql`
          SELECT slug, changed_at AS "changedAt" FROM categories JOIN (
            SELECT category_id, max(updated_at) AS changed_at FROM businesses WHERE deleted_at IS NULL GROUP BY 1
          ) AS latest ON category_id = categories.id ORDER BY categories.id`)
      : await db.rows<Row>(sql`
          SELECT slug, changed_at AS "changedAt" FROM cities JOIN (
            SELECT city_id, max(updated_at) AS changed_at FROM businesses WHERE deleted_at IS NULL GROUP BY 1
          ) AS latest ON city_id = cities.id ORDER BY cities.id`);
  const pathOf = table === 'categories' ? categoryPath : cityPath;
  for (const { slug, changedAt } of rows) yield { page: list(pathOf(slug), false), changedAt };
}

async function* businesses(db: Database) {
  let last = 0;
  for (;;) {
    const rows = await db.rows<{ id: number; slug: string; isDemo: boolean; changedAt: Date }>(sql`
      SELECT id, slug, is_demo AS "isDemo", updated_at AS "changedAt" FROM businesses
      WHERE deleted_at IS NULL AND id > ${last} ORDER BY id LIMIT ${batchSize}`);
    for (const { slug, isDemo, changedAt } of rows)
      yield { page: { kind: 'business' as const, slug, isDemo }, changedAt };
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}
