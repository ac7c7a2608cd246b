/** Another page about the directory, such as a profile in a social network. */
export interface SocialLink {
  name: string;
  url: string;
}

/** The company behind the directory, as shown on its pages. Null or empty: not shown. */
export interface SiteIdentity {
  name: string;
  legalName: string | null;
  email: string | null;
  phone: string | null;
  liveChatUrl: string | null;
  address: string | null;
  supportHours: string | null;
  emergencyPhone: string | null;
  /** Within how many hours messages are answered. */
  responseHours: number | null;
  /** The same for questions about cookies. */
  cookieResponseHours: number | null;
  languages: string[];
  governingLaw: string | null;
  socialLinks: SocialLink[];
}

/** The current identity; version 0 before the first save. */
export type VersionedIdentity = SiteIdentity & { version: number };

/** Identity before the first save. */
export const defaultSiteIdentity: SiteIdentity = {
  name: 'Business Directory',
  legalName: null,
  email: null,
  phone: null,
  liveChatUrl: null,
  address: null,
  supportHours: null,
  emergencyPhone: null,
  responseHours: 24,
  cookieResponseHours: 48,
  languages: ['English'],
  governingLaw: null,
  socialLinks: [],
};
