import { requireOperator, type Context } from '../../lib/context.ts';
import { changeSettings } from './changeSettings.ts';
import { checkSiteIdentity, type SiteIdentityChange } from './checkSiteIdentity.ts';
import { readSiteIdentity, type VersionedIdentity } from './readSiteIdentity.ts';

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
  await changeSettings(context, {
    version,
    action: 'siteIdentity.save',
    next: (data) => ({ ...data, identity: { ...data.identity, ...checked } }),
  });
  return readSiteIdentity(context);
}
