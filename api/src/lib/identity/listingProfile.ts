import { comparableAddress, type ComparableAddress } from './addressEvidence.ts';
import { sharedHosts } from './identityWords.ts';
import { latinText } from './identityText.ts';
import { nameTokens } from './nameEvidence.ts';
import type { NameToken } from './nameToken.ts';
import { phoneDigits } from './phoneEvidence.ts';

/** Identifying facts of a listing. Null: unknown. */
export interface IdentifyingFields {
  name: string;
  address: string | null;
  street: string | null;
  city: string | null;
  state: string | null;
  postalCode: string | null;
  countryCode: string | null;
  phone: string | null;
  phoneNormalised: string | null;
  website: string | null;
  email: string | null;
  /** Degrees. */
  latitude: number | null;
  longitude: number | null;
}

/** The facts of a listing, taken apart once for all comparisons. */
export interface ListingProfile {
  name: readonly NameToken[];
  plainName: string;
  address: ComparableAddress | null;
  hasAddress: boolean;
  city: string;
  isCityLatin: boolean;
  cityWords: readonly string[];
  postalCode: string;
  countryCode: string | null;
  phones: readonly string[];
  /** Host of the website, or host and path where many listings share the host; '' if unknown. */
  site: string;
  /** Whole address of the e-mail; '' if unknown. */
  email: string;
  position: { latitude: number; longitude: number } | null;
}

export function listingProfile(facts: IdentifyingFields): ListingProfile {
  const city = latinText(facts.city ?? '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const written = facts.address ?? facts.street;
  return {
    name: nameTokens(facts.name),
    plainName: latinText(facts.name).replace(/[^\p{L}\p{N}]+/gu, ''),
    address: comparableAddress(written, facts) ?? comparableAddress(facts.street, facts),
    hasAddress: Boolean(written?.trim()),
    city,
    isCityLatin: /^[ -\u036f\u1e00-\u22ff]*$/.test(facts.city ?? ''),
    cityWords: city.split(' ').filter((word) => word.length > 2),
    postalCode: latinText(facts.postalCode ?? '')
      .replace(/\W/g, '')
      .replace(/^0+/, ''),
    countryCode: facts.countryCode,
    phones: phoneDigits(facts.phone, facts.phoneNormalised),
    site: siteOf(facts.website),
    email: (facts.email ?? '').trim().toLowerCase(),
    position:
      facts.latitude === null || facts.longitude === null
        ? null
        : { latitude: facts.latitude, longitude: facts.longitude },
  };
}

/** 'example.com', or 'facebook.com/kahve-evi'; '' for none. */
function siteOf(website: string | null): string {
  const parts = /^(?:https?:\/\/)?(?:www\d?\.)?([^/?#:\s]+)(?::\d+)?([^?#\s]*)/i.exec(website ?? '');
  const host = parts?.[1]?.toLowerCase() ?? '';
  if (!host.includes('.')) return '';
  const path = (parts?.[2] ?? '').toLowerCase().replace(/\/+$/, '');
  if (!sharedHosts.has(host)) return host;
  return path.length > 2 ? host + path : '';
}
