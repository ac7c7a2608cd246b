import type { PlainMessageCode } from '../../../../../domain/messages/message.ts';
import sql from 'sql-template-tag';
import { indexRule } from '../../../../../domain/indexRule.ts';
import type { Context } from '../../../lib/context.ts';
import type { EngineName, EngineUrl } from '../engines/indexingEngine.ts';
import { reasonMessages } from './reasonMessages.ts';
import { judgeUrl } from './judgeUrl.ts';

/** An address that an engine did not take. */
export interface FailedUrl extends EngineUrl {
  id: number;
  engine: EngineName;
}

interface JudgedUrl extends FailedUrl {
  /** Why it must not be submitted now; null if it may. */
  fault: PlainMessageCode | null;
}

/**
 * Checks again whether submitted URLs may be submitted, since listings change. One query for all listings; other URLs
 * in batches of a hundred.
 */
export async function judgeAgain(
  context: Context,
  siteUrl: string,
  urls: readonly FailedUrl[],
): Promise<JudgedUrl[]> {
  const slugs = urls.flatMap(({ url }) => slugOf(url, siteUrl) ?? []);
  const [rows, [stats]] = await Promise.all([
    context.db.rows<{ slug: string; isDemo: boolean }>(sql`
      SELECT slug, is_demo AS "isDemo" FROM businesses WHERE slug = ANY(${slugs}::text[]) AND deleted_at IS NULL`),
    context.db.rows<{ isDemo: boolean }>(sql`SELECT demo_count > 0 AS "isDemo" FROM directory_stats`),
  ]);
  const there = new Map(rows.map((row) => [row.slug, row]));
  const judged: JudgedUrl[] = [];
  for (const one of urls) {
    const slug = slugOf(one.url, siteUrl);
    const row = slug === null ? undefined : there.get(slug);
    if (row) {
      const { isIndexable } = indexRule({ kind: 'business', ...row }, !stats?.isDemo);
      judged.push({ ...one, isGone: false, fault: isIndexable ? null : reasonMessages.DEMONSTRATION });
    } else if (slug !== null && one.isGone) judged.push({ ...one, fault: null });
    else {
      const { reason } = slug === null ? await judgeUrl(context, one.url) : { reason: 'MISSING' as const };
      judged.push({ ...one, fault: reason && reasonMessages[reason] });
    }
  }
  return judged;
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
