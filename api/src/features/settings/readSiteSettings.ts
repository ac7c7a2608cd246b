import sql from 'sql-template-tag';
import { requireOperator, type Context } from '../../lib/context.ts';
import { siteSettingsOf, type SiteSeo, type SiteSettings, type SiteSettingsData } from './siteSettings.ts';

/** What the four tabs show. Error: UNAUTHENTICATED. */
export async function readSiteSettings(context: Context): Promise<SiteSettings> {
  requireOperator(context);
  const last = await context.db.prisma.siteSettings.findFirst({ orderBy: { version: 'desc' } });
  return siteSettingsOf((last?.data ?? {}) as SiteSettingsData, last?.version ?? 0);
}

/** What the operators say to search engines; null where they say nothing. */
export async function readSiteSeo({ db }: Pick<Context, 'db'>): Promise<SiteSeo> {
  const [row] = await db.rows<{ seo: Partial<SiteSeo> | null }>(sql`
    SELECT data -> 'seo' AS seo FROM site_settings ORDER BY version DESC LIMIT 1`);
  return {
    metaDescription: row?.seo?.metaDescription ?? null,
    metaKeywords: row?.seo?.metaKeywords ?? null,
  };
}
