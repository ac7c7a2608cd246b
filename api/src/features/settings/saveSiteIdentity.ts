import { requireOperator, type Context } from '../../lib/context.ts';
import { checkSiteIdentity, type SiteIdentityChange } from './checkSiteIdentity.ts';
import { defaultSiteIdentity, type VersionedIdentity } from './siteIdentity.ts';
import { siteVersions } from './siteVersions.ts';

/**
 * Changes the identity of the directory. Each save is a version of the site's settings; earlier ones stay. Errors:
 * UNAUTHENTICATED, BAD_INPUT with fields, CONFLICT if `version` is not the current one.
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
