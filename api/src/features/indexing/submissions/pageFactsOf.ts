import sql from 'sql-template-tag';
import {
  businessSearchParams,
  hasFilter,
  PAGE_SIZE,
  parseBusinessSearch,
} from '../../../../../domain/search/businessSearch.ts';
import { DIRECTORY_PAGE_SIZE, parseDirectorySearch } from '../../../../../domain/search/directorySearch.ts';
import { cityPath, type PageFacts } from '../../../../../domain/indexRule.ts';
import { directoryPaths, fixedPaths } from '../../../../../domain/publicRoutes.ts';
import type { Database } from '../../../lib/db/db.ts';

/** Why a URL has no page. */
export type MissingReason = 'MISSING' | 'GONE' | 'IN_TRASH' | 'MOVED' | 'BLOCKED';

interface FoundPage {
  page: PageFacts;
  /** Null if there is a page. */
  missing: MissingReason | null;
  /** Path to which the URL redirects, if it does. */
  movedTo: string | null;
}

const missing = (reason: MissingReason, movedTo: string | null = null): FoundPage => ({
  page: { kind: 'missing' },
  missing: reason,
  movedTo,
});
const found = (page: PageFacts): FoundPage => ({ page, missing: null, movedTo: null });

/** Facts of a URL for the index rule, as its page has them. */
export async function pageFactsOf(db: Database, url: URL): Promise<FoundPage> {
  const { pathname } = url;
  if (/^\/(admin|api|graphql|img|assets)(\/|$)/.test(pathname)) return missing('BLOCKED');
  if (isOneOf(fixedPaths, pathname)) return found({ kind: 'fixed', path: pathname });
  if (isOneOf(directoryPaths, pathname)) return found(await directoryFacts(db, url));
  const [, kind, part, ...rest] = pathname.split('/');
  const slug = readSlug(part);
  if (slug === null || rest.length > 0) return missing('MISSING');
  if (kind === 'business') return businessFacts(db, slug);
  if (kind === 'category' || kind === 'city') return placeFacts(db, kind, slug, url);
  return missing('MISSING');
}

const isOneOf = (paths: readonly string[], path: string): boolean => paths.includes(path);

function readSlug(part: string | undefined): string | null {
  try {
    const slug = decodeURIComponent(part ?? '');
    return slug === '' || slug.length > 200 || slug.includes('\0') ? null : slug;
  } catch {
    return null;
  }
}

async function businessFacts(db: Database, slug: string): Promise<FoundPage> {
  const [row] = await db.rows<{ slug: string; isDemo: boolean; isTrash: boolean }>(sql`
    SELECT slug, is_demo AS "isDemo", deleted_at IS NOT NULL AS "isTrash" FROM businesses WHERE id = coalesce(
      (SELECT id FROM businesses WHERE slug = ${slug}),
      (SELECT business_id FROM old_slugs WHERE slug = ${slug} AND business_id IS NOT NULL)
    )`);
  if (row?.isTrash) return missing('IN_TRASH');
  if (row && row.slug !== slug) return missing('MOVED', `/business/${encodeURIComponent(row.slug)}`);
  if (row) return found({ kind: 'business', slug, isDemo: row.isDemo });
  const [gone] = await db.rows(sql`
    SELECT 1 AS n FROM business_tombstones WHERE slug = ${slug} OR old_slugs @> ARRAY[${slug}] LIMIT 1`);
  return missing(gone ? 'GONE' : 'MISSING');
}

async function placeFacts(
  db: Database,
  kind: 'category' | 'city',
  slug: string,
  url: URL,
): Promise<FoundPage> {
  // One that was merged into another stays as a row that leads there.
  const [row] =
    kind === 'category'
      ? await db.rows<{ slug: string; n: number }>(sql`
          SELECT t.slug, t.business_count AS n FROM categories AS c
          JOIN categories AS t ON t.id = coalesce(c.merged_into_id, c.id) WHERE c.id = coalesce(
            (SELECT id FROM categories WHERE slug = ${slug}),
            (SELECT category_id FROM old_slugs WHERE slug = ${slug} AND category_id IS NOT NULL))`)
      : await db.rows<{ slug: string; n: number }>(sql`
          SELECT t.slug, t.business_count AS n FROM cities AS c
          JOIN cities AS t ON t.id = coalesce(c.merged_into_id, c.id) WHERE c.id = coalesce(
            (SELECT id FROM cities WHERE slug = ${slug}),
            (SELECT city_id FROM old_slugs WHERE slug = ${slug} AND city_id IS NOT NULL))`);
  if (!row) return missing('MISSING');
  if (row.slug !== slug) return missing('MOVED', `/${kind}/${encodeURIComponent(row.slug)}`);
  const search = parseBusinessSearch(url.searchParams);
  const isChanged = search.search !== '' || search.sort !== null || search.within !== null || search.isMap;
  return found(listFacts(url, { page: search.page, size: PAGE_SIZE, count: row.n, isChanged }));
}

async function directoryFacts(db: Database, url: URL): Promise<PageFacts> {
  const [stats] = await db.rows<{ businesses: number; categories: number; cities: number }>(sql`
    SELECT business_count AS businesses, (SELECT count(*) FROM categories WHERE business_count > 0) AS categories,
      (SELECT count(*) FROM cities WHERE business_count > 0) AS cities FROM directory_stats`);
  const search = parseBusinessSearch(url.searchParams);
  if (url.pathname === '/') {
    // The home page has only these two filters and one page, and is never empty.
    const isChanged = search.search !== '' || search.category !== '';
    return listFacts(url, { page: 1, size: PAGE_SIZE, count: 1, isChanged });
  }
  if (url.pathname === '/businesses') {
    const isChanged = hasFilter(search) || search.sort !== null || search.isMap;
    const facts = listFacts(url, {
      page: search.page,
      size: PAGE_SIZE,
      count: stats?.businesses ?? 0,
      isChanged,
    });
    const isOfCity =
      search.city !== '' &&
      businessSearchParams({ city: search.city }) === businessSearchParams({ ...search, page: 1 });
    return isOfCity ? { ...facts, sameAs: await pathOfCity(db, search.city) } : facts;
  }
  const directory = parseDirectorySearch(url.searchParams);
  const isOfCities = url.pathname === '/cities';
  return listFacts(url, {
    page: directory.page,
    size: DIRECTORY_PAGE_SIZE,
    count: (isOfCities ? stats?.cities : stats?.categories) ?? 0,
    isChanged: directory.search !== '' || directory.isList || (isOfCities && directory.country !== ''),
  });
}

interface ListedPage {
  page: number;
  /** Entries of one page, and of all. */
  size: number;
  count: number;
  isChanged: boolean;
}

function listFacts(url: URL, { page, size, count, isChanged }: ListedPage): PageFacts & { kind: 'list' } {
  return { kind: 'list', path: url.pathname, page, isChanged, isEmpty: count <= (page - 1) * size };
}

/** The page of a city that is the only one of its name; null if it is not. */
async function pathOfCity(db: Database, name: string): Promise<string | null> {
  if (name.includes('\0')) return null;
  const rows = await db.rows<{ slug: string }>(sql`
    SELECT slug FROM cities WHERE name_key = key_of_name(${name}) AND business_count > 0 LIMIT 2`);
  return rows.length === 1 && rows[0] ? cityPath(rows[0].slug) : null;
}
