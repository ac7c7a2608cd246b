import { areOfDirectory, hostOf } from '../columns/headers/directoryPages.ts';
import { countryOfDomain } from './countryOfDomain.ts';

/** Directories of one country whose domain is none of a country's. */
const national: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\.)yell\.com$/, 'GB'],
  [/(?:^|\.)(?:justdial|indiamart)\.com$/, 'IN'],
  [/(?:^|\.)(?:yellowpages|superpages|manta|healthgrades|thumbtack|angi)\.com$/, 'US'],
];

/** Directories that list places all over the world under the domain of each country. */
const worldwide =
  /(?:^|\.)(?:tripadvisor|yelp|booking|expedia|hotels|agoda|airbnb|foursquare|trustpilot|thefork|zomato|2gis|houzz)\.[a-z.]+$/;

/**
 * The country whose directory all these pages are in; null if they are of several sites or of one for any country. Sites that
 * are not known as directories are not evidence: those of travel agencies list places abroad. Pure.
 */
export function countryOfDirectory(links: readonly string[]): string | null {
  const host = areOfDirectory(links) ? hostOf(links[0] ?? '') : null;
  if (host === null || worldwide.test(host)) return null;
  return national.find(([pattern]) => pattern.test(host))?.[1] ?? countryOfDomain(`https://${host}`);
}
