import sql from 'sql-template-tag';
import { indexRule } from '../../../../../domain/indexRule.ts';
import type { Context, Services } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { isBehind, readFeedEnd, readFeedHead } from '../../changes/feedHead.ts';
import { readChanges, type Change } from '../../changes/readChanges.ts';
import { createSubmission } from './createSubmission.ts';
import type { EngineName, EngineUrl } from '../engines/indexingEngine.ts';
import { enqueueUrls, priorities } from '../queue/enqueueUrls.ts';

/** Debounce, so that a listing which is edited three times in a row is submitted once. */
const gatherSeconds = 60;
const maxChanges = 1000;

/** Whether an automatic submission is due. Two statements at most. */
export async function dueChanges({ db, config }: Services): Promise<number[]> {
  if (config.siteUrl === null) return [];
  const [row] = await db.rows<{ cursor: string }>(sql`
    SELECT cursor FROM indexing_automation WHERE cursor IS NOT NULL AND next_look_at <= now()
      AND EXISTS (SELECT FROM indexing_engines WHERE is_enabled)`);
  return row && isBehind(row.cursor, await readFeedEnd(db)) ? [1] : [];
}

interface Listing {
  id: number;
  slug: string;
  isDemo: boolean;
}

/**
 * Submits listings that changed since the last run: indexable ones, and deleted ones. The cursor of the feed moves in the
 * transaction that queues them, so that none is skipped or queued twice.
 */
export async function submitChanges(context: Context): Promise<void> {
  const { db, config } = context;
  const { siteUrl } = config;
  if (siteUrl === null) return;
  await db.prisma.$transaction(
    async (tx) => {
      const [place] = await tx.$queryRaw<{ cursor: string | null }[]>(
        sql`SELECT cursor FROM indexing_automation WHERE next_look_at <= now() FOR UPDATE`,
      );
      if (!place?.cursor) return;
      const engines = (
        await tx.$queryRaw<{ engine: EngineName }[]>(
          sql`SELECT engine::text AS engine FROM indexing_engines WHERE is_enabled`,
        )
      ).map(({ engine }) => engine);
      const { changes, endCursor, hasNextPage } = await readOn(context, place.cursor);
      const urls = await urlsOf(context, siteUrl, changes);
      if (urls.length > 0 && engines.length > 0) {
        const id = await createSubmission(context, tx, { kind: 'CHANGES', engines, total: urls.length });
        await enqueueUrls(tx, { id, engines, priority: priorities.CHANGES }, urls);
      }
      await tx.$executeRaw(sql`
        UPDATE indexing_automation SET cursor = ${endCursor},
          next_look_at = now() + make_interval(secs => ${hasNextPage ? 0 : gatherSeconds})`);
    },
    { timeout: 30_000 },
  );
}

// A restored backup may precede the cursor. Continue from now on: submitting everything again would be a flood.
async function readOn({ db, log }: Context, cursor: string) {
  try {
    return await readChanges(db, cursor, maxChanges);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'BAD_INPUT')) throw error;
    log.warn('unknown position in the change feed; submissions continue from now');
    return { changes: [], endCursor: await readFeedHead(db), hasNextPage: false };
  }
}

async function urlsOf({ db }: Context, siteUrl: string, changes: readonly Change[]): Promise<EngineUrl[]> {
  const ids = changes.map(({ businessId }) => businessId);
  const [there, gone, [stats]] = await Promise.all([
    db.rows<Listing>(sql`
      SELECT id, slug, is_demo AS "isDemo" FROM businesses WHERE id = ANY(${ids}::int[]) AND deleted_at IS NULL`),
    db.rows<Listing>(sql`
      SELECT business_id AS id, slug, is_demo AS "isDemo" FROM business_changes WHERE business_id = ANY(${ids}::int[])`),
    db.rows<{ isDemo: boolean }>(sql`SELECT demo_count > 0 AS "isDemo" FROM directory_stats`),
  ]);
  const byId = new Map(gone.map((row) => [row.id, { ...row, isGone: true }]));
  for (const row of there) byId.set(row.id, { ...row, isGone: false });
  // A URL that moved from one listing to another is submitted once, with its current state.
  const isGone = new Map<string, boolean>();
  for (const { businessId } of changes) {
    const row = byId.get(businessId);
    if (!row) continue;
    const { isIndexable, canonicalPath } = indexRule({ kind: 'business', ...row }, !stats?.isDemo);
    if (!isIndexable || canonicalPath === null) continue;
    const url = siteUrl + canonicalPath;
    isGone.set(url, row.isGone && isGone.get(url) !== false);
  }
  return [...isGone].map(([url, gone]) => ({ url, isGone: gone }));
}
