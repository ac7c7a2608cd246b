import type {
  InjectionConsent,
  InjectionOwner,
  InjectionPosition,
  SettingsSection,
} from '../../graphql/generated.ts';

export const positionLabels: Readonly<Record<InjectionPosition, string>> = {
  HEAD: 'Head',
  BODY_START: 'Body başlangıcı',
  BODY_END: 'Body sonu',
};

export const consentLabels: Readonly<Record<InjectionConsent, string>> = {
  NONE: 'Onay gerekmez',
  ANALYTICS: 'Analitik onayıyla',
  ADS: 'Reklam onayıyla',
};

/** Owner of a code outside the list, and the tab where it is edited. */
export const ownerTabs: Readonly<Record<InjectionOwner, 'codes' | 'analytics' | null>> = {
  LIST: null,
  SETTINGS_HEAD: 'codes',
  SETTINGS_FOOTER: 'codes',
  GOOGLE_ANALYTICS: 'analytics',
  GOOGLE_TAG_MANAGER: 'analytics',
  FACEBOOK_PIXEL: 'analytics',
};

export const sectionLabels: Readonly<Record<SettingsSection, string>> = {
  CODES: 'Kod enjeksiyonu',
  ANALYTICS: 'Analitik',
  SEO: 'SEO',
  IDENTITY: 'Site kimliği',
};
