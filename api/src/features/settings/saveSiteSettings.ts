import { requireOperator, type Context } from '../../lib/context.ts';
import { saveOwnedCodes } from '../injectedCodes/saveOwnedCodes.ts';
import { checkSiteSettings, type SiteSettingsChange } from './checkSiteSettings.ts';
import { settingsCodes } from './settingsCodes.ts';
import { siteSettingsOf, type SiteSettings } from './siteSettings.ts';
import { siteVersions } from './siteVersions.ts';

const putCodes =
  (context: Context): NonNullable<Parameters<typeof siteVersions.change>[1]['apply']> =>
  (tx, next) =>
    saveOwnedCodes(tx, context, settingsCodes(next));

/**
 * Changes codes of head and footer, ids of analytics, or texts for search engines; the codes are stored as injected codes in
 * the same transaction. Errors: UNAUTHENTICATED, BAD_INPUT with fields, CONFLICT if `version` is not current.
 */
export async function saveSiteSettings(
  context: Context,
  { version, ...change }: SiteSettingsChange & { version: number },
): Promise<SiteSettings> {
  requireOperator(context);
  const saved = await siteVersions.change(context, {
    version,
    action: 'siteSettings.save',
    next: (before) => checkSiteSettings(change, before),
    apply: putCodes(context),
  });
  return siteSettingsOf(saved.data, saved.version);
}

/**
 * Restores a version. Errors: UNAUTHENTICATED, NOT_FOUND, BAD_INPUT if there are too many codes, CONFLICT if `version` is
 * not current.
 */
export async function restoreSiteSettings(
  context: Context,
  args: { version: number; to: number },
): Promise<SiteSettings> {
  requireOperator(context);
  const saved = await siteVersions.restore(context, args, putCodes(context));
  return siteSettingsOf(saved.data, saved.version);
}
