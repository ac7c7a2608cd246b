import { createContext, use } from 'react';
import type { SiteIdentity_IdentityFragment } from '../../graphql/siteOperations.ts';
import { SITE_NAME } from '../../lib/pageHead.ts';

export type Identity = SiteIdentity_IdentityFragment;

/** Identity if none could be read: only a name. */
export const unknownIdentity: Identity = {
  name: SITE_NAME,
  legalName: null,
  email: null,
  phone: null,
  liveChatUrl: null,
  address: null,
  supportHours: null,
  emergencyPhone: null,
  responseHours: null,
  cookieResponseHours: null,
  languages: [],
  governingLaw: null,
  socialLinks: [],
};

export const SiteIdentityContext = createContext<Identity>(unknownIdentity);

/** The company behind the directory. */
export function useSiteIdentity() {
  return use(SiteIdentityContext);
}
