import sql, { join } from 'sql-template-tag';
import { indexRule } from '../../../../../domain/indexRule.ts';
import type { Prisma } from '../../../generated/prisma/client.ts';
import type { Context } from '../../../lib/context.ts';
import { finishSubmissions } from '../submissions/finishSubmissions.ts';
import type { EngineName, EngineUrl } from '../engines/indexingEngine.ts';

/** Listings queued per transaction. */
const listingsAtOnce = 10_000;

export const priorities = { SINGLE: 0, BULK: 1, CHANGES: 2, ALL: 3 } as const;

/** Queues URLs of a submission for its engines, each once, and counts them. Returns the number of new ones. */
export async function enqueueUrls(
  tx: Prisma.TransactionClient,
  submission: { id: number; engines: readonly EngineName[]; priority: number },
  urls: readonly EngineUrl[],
): Promise<number> {
  if (urls.length === 0) return 0;
  const { id, priority } = submission;
  const added = await tx.$queryRaw<{ n: number }[]>(sql`
    WITH added AS (
      INSERT INTO submitted_urls (submission_id, engine, priority, url, is_gone)
      SELECT ${id}, engine, ${priority}, given.url, given.is_gone
      FROM unnest(${urls.map(({ url }) => url)}::text[], ${urls.map(({ isGone }) => isGone)}::boolean[])
        WITH ORDINALITY AS given (url, is_gone, nth),
        (VALUES ${join(submission.engines.map((engine) => sql`(${engine}::indexing_engine)`))}) AS e (engine)
      ORDER BY given.nth
      ON CONFLICT DO NOTHING RETURNING engine
    ), counted AS (
      INSERT INTO url_submission_counts AS c (submission_id, engine, total)
      SELECT ${id}, engine, count(*) FROM added GROUP BY engine
      ON CONFLICT (submission_id, engine) DO UPDATE SET total = c.total + excluded.total
      RETURNING engine
    )
    SELECT coalesce(max(n), 0)::int AS n FROM (SELECT count(*) AS n FROM added GROUP BY engine) AS by_engine,
      (SELECT count(*) FROM counted) AS done`);
  return added[0]?.n ?? 0;
}

/**
 * Queues the next listings of the oldest submission of all listings, if they may be indexed. Returns whether there was
 * one. Safe to interrupt: the position advances in the same transaction.
 */
export async function enqueueListings({ db, config }: Context, engine: EngineName): Promise<boolean> {
  const { siteUrl } = config;
  if (siteUrl === null) return false;
  return db.prisma.$transaction(
    async (tx) => {
      const [open] = await tx.$queryRaw<
        { id: number; lastId: number; engines: EngineName[]; isDemo: boolean }[]
      >(sql`
        SELECT id, last_id AS "lastId", engines::text[] AS engines,
          (SELECT demo_count > 0 FROM directory_stats) AS "isDemo"
        FROM url_submissions WHERE finished_at IS NULL AND NOT is_laid_out
          AND ${engine}::indexing_engine = ANY(engines)
        ORDER BY id LIMIT 1 FOR UPDATE`);
      if (!open) return false;
      const rows = await tx.$queryRaw<{ id: number; slug: string; isDemo: boolean }[]>(sql`
        SELECT id, slug, is_demo AS "isDemo" FROM businesses
        WHERE deleted_at IS NULL AND id > ${open.lastId} ORDER BY id LIMIT ${listingsAtOnce}`);
      const urls = rows.flatMap(({ slug, isDemo }) => {
        const { isIndexable, canonicalPath } = indexRule({ kind: 'business', slug, isDemo }, !open.isDemo);
        return isIndexable && canonicalPath !== null ? [{ url: siteUrl + canonicalPath, isGone: false }] : [];
      });
      await enqueueUrls(tx, { id: open.id, engines: open.engines, priority: priorities.ALL }, urls);
      const last = rows.at(-1);
      const isEnd = rows.length < listingsAtOnce;
      await tx.$executeRaw(sql`
        UPDATE url_submissions SET last_id = ${last?.id ?? open.lastId}, is_laid_out = ${isEnd},
          total = CASE WHEN ${isEnd} THEN
            coalesce((SELECT max(total) FROM url_submission_counts WHERE submission_id = ${open.id}), 0)
            ELSE total END
        WHERE id = ${open.id}`);
      // A submission without a URL ends immediately.
      if (isEnd) await finishSubmissions(tx, [open.id]);
      return true;
    },
    { timeout: 30_000 },
  );
}
