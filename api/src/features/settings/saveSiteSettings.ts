import { requireOperator, type Context } from '../../lib/context.ts';
import { putOwnedCodes } from '../injectedCodes/putOwnedCode.ts';
import { changeSettings } from './changeSettings.ts';
import { checkSiteSettings, type SiteSettingsChange } from './checkSiteSettings.ts';
import { readSiteSettings } from './readSiteSettings.ts';
import { settingsCodes } from './settingsCodes.ts';
import type { SiteSettings } from './siteSettings.ts';

/**
 * Changes codes of head and footer, ids of analytics, or texts for search engines; the codes land in the one store, in
 * the same transaction. Errors: UNAUTHENTICATED, BAD_INPUT with fields, CONFLICT where `version` is not the one in force.
 */
export async function saveSiteSettings(
  context: Context,
  { version, ...change }: SiteSettingsChange & { version: number },
): Promise<SiteSettings> {
  requireOperator(context);
  await changeSettings(context, {
    version,
    action: 'siteSettings.save',
    next: (before) => checkSiteSettings(change, before),
    apply: (tx, next) => putOwnedCodes(tx, context, settingsCodes(next)),
  });
  return readSiteSettings(context);
}
