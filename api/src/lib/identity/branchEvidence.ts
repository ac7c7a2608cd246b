import type { ListingProfile } from './listingProfile.ts';

// Facts beside address, phone and position that distinguish the branches of a chain.

/** Equal, or one with a suffix that the other lacks: '08831-5153' and '08831', 'SW18 5' and 'SW18 5LT'. */
export function sharePostalCode(
  { postalCode: one }: ListingProfile,
  { postalCode: other }: ListingProfile,
): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short.length >= 4 ? long.startsWith(short) : short !== '' && short === long;
}

const longestAbbreviation = 3;

/** 'Bavaria' and 'Hesse', 'CA' and 'NJ'. An abbreviation may stand for any name, and a name for a longer one. */
function haveOtherStates({ state: one }: ListingProfile, { state: other }: ListingProfile): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short === '' || short === long) return false;
  return long.length <= longestAbbreviation || (short.length > longestAbbreviation && !long.includes(short));
}

/** Whether both name a state or a postal code, and not the same. */
export const areInOtherRegions = (one: ListingProfile, other: ListingProfile): boolean =>
  haveOtherStates(one, other) ||
  (one.postalCode !== '' && other.postalCode !== '' && !sharePostalCode(one, other));

const differ = (one: string, other: string) => one !== '' && other !== '' && one !== other;

/** Two sites, or two pages of one. A profile on a shared host does not contradict a site of its own. */
function haveOtherSites(one: ListingProfile, other: ListingProfile): boolean {
  if (one.site === other.site) return differ(one.page, other.page);
  return differ(one.site, other.site) && one.site.includes('/') === other.site.includes('/');
}

/** Whether neither has an address or a phone, and one position at most is known, so that little more than names can be compared. */
export const areLittleKnown = (one: ListingProfile, other: ListingProfile): boolean =>
  !one.hasAddress &&
  !other.hasAddress &&
  one.phones.length === 0 &&
  other.phones.length === 0 &&
  (!one.position || !other.position);

/** Whether listings of which little is known may be two branches: something that both name differs. */
export const mayBeBranches = (one: ListingProfile, other: ListingProfile): boolean =>
  areLittleKnown(one, other) &&
  (differ(one.countryCode ?? '', other.countryCode ?? '') ||
    areInOtherRegions(one, other) ||
    haveOtherSites(one, other) ||
    differ(one.email, other.email));
