import sql from 'sql-template-tag';
import { requireOperator, type Context } from '../../lib/context.ts';
import { siteSettingsOf, type SiteSeo, type SiteSettings, type SiteSettingsData } from './siteSettings.ts';

/** Settings of the four tabs. Error: UNAUTHENTICATED. */
export async function readSiteSettings(context: Context): Promise<SiteSettings> {
  requireOperator(context);
  const last = await context.db.prisma.siteSettings.findFirst({ orderBy: { version: 'desc' } });
  return siteSettingsOf((last?.data ?? {}) as SiteSettingsData, last?.version ?? 0);
}

/** Meta tags for search engines; null fields use the default of each page. */
export async function readSiteSeo({ db }: Pick<Context, 'db'>): Promise<SiteSeo> {
  const [row] = await db.rows<{ seo: Partial<SiteSeo> | null }>(sql`
    SELECT data -> 'seo' AS seo FROM site_settings ORDER BY version DESC LIMIT 1`);
  return {
    metaDescription: row?.seo?.metaDescription ?? null,
    metaKeywords: row?.seo?.metaKeywords ?? null,
  };
}
