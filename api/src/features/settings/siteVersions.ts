import type { SettingsSection, SiteSettingsData } from './siteSettings.ts';
import { versionedSettings } from './versionedSettings.ts';

/** Versions of the settings of the site, the identity included. */
export const siteVersions = versionedSettings<SiteSettingsData, SettingsSection>({
  entity: 'siteSettings',
  table: (client) => client.siteSettings,
  lock: (tx) => tx.$executeRaw`LOCK TABLE site_settings IN SHARE ROW EXCLUSIVE MODE`,
  conflict: 'settingsChanged',
  sectionsOf: ({ codes = {}, analytics = {}, seo = {}, identity = {} }) => ({
    codes,
    analytics,
    seo,
    identity,
  }),
});
