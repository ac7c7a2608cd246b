import { expect } from '@jest/globals';
import { compareListings, type ListingFrequencies } from '../compareListings.ts';
import { type IdentifyingFields, ListingProfile } from '../listingProfile.ts';

export type Facts = Partial<IdentifyingFields>;

/** Two listings, and their common and different fields in words for the title of a test. */
export type Case = [string, Facts, Facts];

/** A listing of which nothing is known but these facts; its name is one that no test uses otherwise. */
export const profileOf = (facts: Facts) =>
  new ListingProfile({
    ...{ name: 'Arnie Mortons', address: null, street: null, city: null, state: null, postalCode: null },
    ...{ countryCode: null, phone: null, phoneNormalised: null, website: null, email: null },
    ...{ latitude: null, longitude: null },
    ...facts,
  });

/** A directory in which every word is rare, and no phone, site or page is another listing's. */
export const rare: ListingFrequencies = { word: () => 0, phone: () => 1, site: () => 1, page: () => 1 };

/** Compares two listings, and expects the same verdict in either order. */
export function judge(one: Facts, other: Facts, frequencies = rare) {
  const [first, second] = [profileOf(one), profileOf(other)];
  const there = compareListings(first, second, frequencies);
  expect(compareListings(second, first, frequencies).verdict).toBe(there.verdict);
  return there;
}

export const bank = { name: 'Kajunmi Bank', address: '12 Main St', city: 'Lebanon', phone: '717 272 2050' };
export const castle = {
  ...{ name: 'Tamhar Schloss', address: 'Lennéstr. 1', city: 'Schwerin', phone: '0385 525 2920' },
};
export const steakhouse = {
  ...{ name: 'Arnie Mortons of Chicago', address: '435 S. La Cienega Blv.', city: 'Los Angeles' },
  phone: '310/246-1501',
};
export const freeNumber = { phone: '844 401 8500', phoneNormalised: '+18444018500' };
