import sql from 'sql-template-tag';
import { indexRule } from '../../../../../domain/indexRule.ts';
import type { Services } from '../../../lib/context.ts';
import { pageFactsOf, type MissingReason } from './pageFactsOf.ts';

/** Reason against indexing a URL. */
export type NotIndexedReason =
  | MissingReason
  | 'NO_ADDRESS'
  | 'OTHER_SITE'
  | 'NOT_PUBLIC'
  | 'DEMONSTRATION'
  | 'CHANGED_LIST'
  | 'SAME_AS_OTHER'
  | 'EMPTY_LIST'
  | 'OTHER_SPELLING';

export interface CheckedUrl {
  /** The normalised URL; null if it is not one of this site. */
  url: string | null;
  isIndexable: boolean;
  /** Canonical URL for search engines; null if there is none. */
  canonicalUrl: string | null;
  /** Null if it is indexable. */
  reason: NotIndexedReason | null;
}

const maxUrlLength = 2048;
const refused = (
  reason: NotIndexedReason,
  url: string | null = null,
  canonicalUrl: string | null = null,
): CheckedUrl => ({ url, isIndexable: false, canonicalUrl, reason });

/** Whether a URL may be indexed, or the reason against it, by the rule that its page follows. */
export async function checkUrl(
  { config, db }: Pick<Services, 'config' | 'db'>,
  text: string,
): Promise<CheckedUrl> {
  const { siteUrl } = config;
  const typed = text.trim();
  const isPlain = typed.length <= maxUrlLength && !/[\p{Cc}\s\\]/u.test(typed);
  // A path without an origin belongs to this site.
  const url = isPlain ? readUrl(typed, siteUrl) : null;
  if (!url || url.username || url.password || !/^https?:$/.test(url.protocol)) return refused('NO_ADDRESS');
  if (siteUrl === null) return refused('NOT_PUBLIC');
  if (url.origin !== siteUrl) return refused('OTHER_SITE');
  url.hash = '';
  const [{ page, missing, movedTo }, [stats]] = await Promise.all([
    pageFactsOf(db, url),
    db.rows<{ isDemo: boolean }>(sql`SELECT demo_count > 0 AS "isDemo" FROM directory_stats`),
  ]);
  if (missing !== null) return refused(missing, url.href, movedTo && siteUrl + movedTo);
  const { isIndexable, canonicalPath } = indexRule(page, !stats?.isDemo);
  const canonicalUrl = canonicalPath === null ? null : siteUrl + canonicalPath;
  if (!isIndexable) {
    const reason = stats?.isDemo || page.kind !== 'list' ? 'DEMONSTRATION' : listReason(page);
    return refused(reason, url.href, canonicalUrl);
  }
  if (canonicalUrl !== url.href && canonicalUrl !== decodedHref(url))
    return refused('OTHER_SPELLING', url.href, canonicalUrl);
  return { url: canonicalUrl, isIndexable: true, canonicalUrl, reason: null };
}

function readUrl(typed: string, siteUrl: string | null): URL | null {
  if (typed === '') return null;
  if (/^\/(?!\/)/.test(typed) && siteUrl !== null) return new URL(typed, siteUrl);
  return URL.canParse(typed) ? new URL(typed) : null;
}

// One path may be percent-encoded in more ways than one.
function decodedHref(url: URL): string {
  const path = url.pathname
    .split('/')
    .map((part) => encodeURIComponent(decodeURIComponent(part)))
    .join('/');
  return url.origin + path + url.search;
}

function listReason(page: {
  isChanged: boolean;
  sameAs?: string | null;
  isEmpty: boolean;
}): NotIndexedReason {
  if (page.sameAs) return 'SAME_AS_OTHER';
  return page.isChanged ? 'CHANGED_LIST' : 'EMPTY_LIST';
}
