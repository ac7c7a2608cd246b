import sql from 'sql-template-tag';
import type { Services } from '../../lib/context.ts';

/**
 * Whether the sitemap must be rebuilt: a minute after the last change, or 15 minutes after the first while changes continue; also
 * once a day, and after a change of SITE_URL.
 */
export async function isSitemapDue({ config, db }: Pick<Services, 'config' | 'db'>): Promise<boolean> {
  if (config.siteUrl === null) return false;
  const [row] = await db.rows<{ isDue: boolean }>(sql`
    SELECT coalesce(
      (SELECT site_url <> ${config.siteUrl}
          OR sitemap.started_at < now() - interval '1 day'
          OR (d.updated_at > sitemap.data_at
              OR EXISTS (SELECT FROM imports WHERE status = 'DONE' AND finished_at > sitemap.started_at))
            AND (d.updated_at < now() - interval '1 minute'
              OR sitemap.started_at < now() - interval '15 minutes')
        FROM sitemap, directory_stats AS d),
      true
    ) AS "isDue"`);
  return row?.isDue ?? false;
}
