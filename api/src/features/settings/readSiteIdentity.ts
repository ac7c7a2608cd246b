import sql from 'sql-template-tag';
import type { Context } from '../../lib/context.ts';
import { defaultSiteIdentity, type SiteIdentity, type VersionedIdentity } from './siteIdentity.ts';

export async function readSiteIdentity({ db }: Pick<Context, 'db'>): Promise<VersionedIdentity> {
  const [row] = await db.rows<{ version: number; identity: Partial<SiteIdentity> | null }>(sql`
    SELECT version, data -> 'identity' AS identity FROM site_settings ORDER BY version DESC LIMIT 1`);
  return { ...defaultSiteIdentity, ...row?.identity, version: row?.version ?? 0 };
}
