import { requireOperator, type Context } from '../../lib/context.ts';
import { checkSiteIdentity, type SiteIdentityChange } from './checkSiteIdentity.ts';
import { defaultSiteIdentity, type VersionedIdentity } from './siteIdentity.ts';
import { siteVersions } from './siteVersions.ts';

/**
 * Changes what the directory says of itself. Each save is a version of the site's settings; earlier ones are kept.
 * Errors: UNAUTHENTICATED, BAD_INPUT with fields, CONFLICT where `version` is not the one in force.
 */
export async function saveSiteIdentity(
  context: Context,
  { version, ...change }: SiteIdentityChange & { version: number },
): Promise<VersionedIdentity> {
  requireOperator(context);
  const checked = checkSiteIdentity(change);
  const saved = await siteVersions.change(context, {
    version,
    action: 'siteIdentity.save',
    next: (data) => ({ ...data, identity: { ...data.identity, ...checked } }),
  });
  return { ...defaultSiteIdentity, ...saved.data.identity, version: saved.version };
}
