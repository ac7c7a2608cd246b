import type { InjectionConsent } from '../../generated/prisma/client.ts';
import type { SiteIdentity } from './siteIdentity.ts';

/** A code of the settings' own screen. */
export interface SettingsCode {
  code: string;
  consent: InjectionConsent;
}

export interface SiteSeo {
  metaDescription: string | null;
  metaKeywords: string | null;
}

interface SiteAnalytics {
  /** G-… */
  googleAnalytics: string | null;
  /** GTM-… */
  googleTagManager: string | null;
  facebookPixel: string | null;
}

/** Content of a version; omitted settings were never saved. */
export interface SiteSettingsData {
  identity?: Partial<SiteIdentity>;
  seo?: Partial<SiteSeo>;
  analytics?: Partial<SiteAnalytics>;
  codes?: { head?: SettingsCode | null; footer?: SettingsCode | null };
}

export type SettingsSection = keyof SiteSettingsData;

/** Settings of the four tabs. */
export interface SiteSettings extends SiteSeo, SiteAnalytics {
  /** 0 before the first save. */
  version: number;
  headCodes: string | null;
  headConsent: InjectionConsent;
  footerCodes: string | null;
  footerConsent: InjectionConsent;
}

export function siteSettingsOf(data: SiteSettingsData, version: number): SiteSettings {
  const { seo, analytics, codes } = data;
  return {
    version,
    headCodes: codes?.head?.code ?? null,
    headConsent: codes?.head?.consent ?? 'NONE',
    footerCodes: codes?.footer?.code ?? null,
    footerConsent: codes?.footer?.consent ?? 'NONE',
    googleAnalytics: analytics?.googleAnalytics ?? null,
    googleTagManager: analytics?.googleTagManager ?? null,
    facebookPixel: analytics?.facebookPixel ?? null,
    metaDescription: seo?.metaDescription ?? null,
    metaKeywords: seo?.metaKeywords ?? null,
  };
}
