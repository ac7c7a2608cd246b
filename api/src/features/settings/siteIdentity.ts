/** Another page about the directory, such as a profile in a social network. */
export interface SocialLink {
  name: string;
  url: string;
}

/** Who runs the directory, as its pages say it. Null or empty: not said. */
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

/** The identity in force; version 0 where nobody has saved settings yet. */
export type VersionedIdentity = SiteIdentity & { version: number };

/** What a directory says of itself before an operator has said anything. */
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
