import type { PlainMessageCode } from '../../../../../domain/messages/message.ts';
import sql from 'sql-template-tag';
import { indexRule } from '../../../../../domain/indexRule.ts';
import type { Context } from '../../../lib/context.ts';
import type { EngineName, EngineUrl } from '../engines/indexingEngine.ts';
import { reasonMessages } from './reasonMessages.ts';
import { checkUrl } from './checkUrl.ts';

/** An address that an engine did not take. */
export interface FailedUrl extends EngineUrl {
  id: number;
  engine: EngineName;
}

interface RecheckedUrl extends FailedUrl {
  /** Why it must not be submitted now; null if it may. */
  fault: PlainMessageCode | null;
}

/**
 * Checks again whether submitted URLs may be submitted, since listings change. One query for all listings; other URLs
 * in batches of a hundred.
 */
export async function recheckUrls(
  context: Context,
  siteUrl: string,
  urls: readonly FailedUrl[],
): Promise<RecheckedUrl[]> {
  const slugs = urls.flatMap(({ url }) => slugOf(url, siteUrl) ?? []);
  const [rows, [stats]] = await Promise.all([
    context.db.rows<{ slug: string; isDemo: boolean }>(sql`
      SELECT slug, is_demo AS "isDemo" FROM businesses WHERE slug = ANY(${slugs}::text[]) AND deleted_at IS NULL`),
    context.db.rows<{ isDemo: boolean }>(sql`SELECT demo_count > 0 AS "isDemo" FROM directory_stats`),
  ]);
  const there = new Map(rows.map((row) => [row.slug, row]));
  const checked: RecheckedUrl[] = [];
  for (const one of urls) {
    const slug = slugOf(one.url, siteUrl);
    const row = slug === null ? undefined : there.get(slug);
    if (row) {
      const { isIndexable } = indexRule({ kind: 'business', ...row }, !stats?.isDemo);
      checked.push({ ...one, isGone: false, fault: isIndexable ? null : reasonMessages.DEMONSTRATION });
    } else if (slug !== null && one.isGone) checked.push({ ...one, fault: null });
    else {
      const { reason } = slug === null ? await checkUrl(context, one.url) : { reason: 'MISSING' as const };
      checked.push({ ...one, fault: reason && reasonMessages[reason] });
    }
  }
  return checked;
}

/** Slug of a listing's page; null for any other URL. */
function slugOf(url: string, siteUrl: string): string | null {
  const start = `${siteUrl}/business/`;
  if (!url.startsWith(start)) return null;
  try {
    return decodeURIComponent(url.slice(start.length));
  } catch {
    return null;
  }
}
