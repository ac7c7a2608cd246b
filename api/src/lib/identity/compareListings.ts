import { compareAddresses, type AddressEvidence } from './addressEvidence.ts';
import { wordSimilarity } from './identityText.ts';
import { compareNames, type NameEvidence, type WordFrequency } from './nameEvidence.ts';
import { sharePostalCode } from './branchEvidence.ts';
import { comparePhones, isHotline, isHotlineAlone, type PhoneEvidence } from './phoneEvidence.ts';
import type { ListingProfile } from './listingProfile.ts';
import {
  contradicts,
  farMetres,
  isOtherStreet,
  isSameName,
  maxSharingPhone,
  misplacedMetres,
  samePlaceMetres,
  verdictOf,
  type Evidence,
  type Support,
  type Judgement,
} from './matchVerdict.ts';

/** Reason against a certain match. */
type MatchReason = 'FAR_AWAY' | 'OTHER_PHONE' | 'OTHER_NAME' | 'OTHER_ADDRESS' | 'UNCERTAIN';

export interface Comparison extends Judgement {
  /**
   * Evidence that they are one, in bits: log2 of how much likelier it is of one business than of two; -Infinity where the
   * distance alone says that they are two.
   */
  bits: number;
  ambiguity: MatchReason;
  /** Between them; null if a position is unknown. */
  metres: number | null;
  /** Matched weight of both names, 0 to 1. */
  similarity: number;
  /** Whether their names are as good as equal: the same words but for fillers and spelling. */
  isNameEqual: boolean;
  /** Whether phone, address or position shows that they are two, and none of these that they are one. */
  areApart: boolean;
  phone: PhoneEvidence;
}

/** How common words and phones are among the listings that are compared. */
export interface ListingFrequencies {
  word: WordFrequency;
  /** How many listings share the most common of these phones, such as a chain's hotline; at least 1. */
  phone(digits: readonly string[]): number;
  /** How many listings share a site; at least 1. */
  site(site: string): number;
  /** How many listings share a page of a site; at least 1. */
  page(page: string): number;
}

const bitsOfPhone: Readonly<Record<PhoneEvidence, number>> = {
  EQUAL: 13,
  TYPO: 6,
  DIFFERENT: -4,
  UNKNOWN: 0,
};
const bitsOfAddress: Readonly<Record<AddressEvidence, number>> = {
  ...{ EQUAL: 11, STREET: 4, NEIGHBOUR: -3, NUMBER: 1, DIFFERENT: -6, UNKNOWN: 0 },
};

const countriesDiffer = -4;

const farAway = {
  verdict: 'DIFFERENT',
  ...{
    isLikely: false,
    isLikelyAlone: false,
    isWeak: false,
    similarity: 0,
    isNameEqual: false,
    areApart: true,
  },
  bits: -Infinity,
  ambiguity: 'FAR_AWAY',
} as const;

/**
 * Compares two listings as Fellegi and Sunter do: each field adds the bits by which its agreement is likelier of one business
 * than of two. Whatever the sum, a pair is one business only where its names agree and phone, address, position, site or e-mail
 * supports them, and no evidence for different branches of a chain contradicts it. Symmetric and pure.
 */
export function compareListings(
  one: ListingProfile,
  other: ListingProfile,
  frequencies: ListingFrequencies,
): Comparison {
  const numbers = comparePhones(one.phones, other.phones);
  const metres = metresBetween(one.position, other.position);
  // `verdictOf` returns this for any names. Most pairs end here, before their names and addresses are parsed.
  const areFar = metres !== null && metres > farMetres && numbers !== 'EQUAL';
  if (areFar && metres >= misplacedMetres) return { ...farAway, metres, phone: numbers };
  const address = compareAddresses(one.address, other.address);
  if (areFar && address !== 'EQUAL') return { ...farAway, metres, phone: numbers };
  const name = compareNames(
    one.name,
    other.name,
    frequencies.word,
    new Set([...one.cityWords, ...other.cityWords]),
    // Branches of a chain may be named after their streets.
    () =>
      address === 'DIFFERENT' || address === 'NEIGHBOUR'
        ? []
        : [...(one.address?.streets ?? []), ...(other.address?.streets ?? [])],
  );
  // A hotline beside the number of the listing is not evidence, except for a department, which has its own number.
  const isUnknown =
    numbers === 'DIFFERENT' &&
    name.parts === 'SAME' &&
    isSameName(name) &&
    [one, other].some(({ phones }) => isHotlineAlone(phones));
  const phone = isUnknown ? 'UNKNOWN' : numbers;
  const city = cityEvidence(one, other);
  const sharers =
    phone === 'EQUAL' ? Math.max(frequencies.phone(one.phones), frequencies.phone(other.phones)) : 1;
  const hasSite = one.site !== '' && one.site === other.site;
  const hasPage = hasSite && one.page !== '' && one.page === other.page;
  // A chain's site belongs to all its branches, and a page of it to one.
  const siteSharers = hasPage ? frequencies.page(one.page) : hasSite ? frequencies.site(one.site) : 1;
  const hasEmail = one.email !== '' && one.email === other.email;

  const bits =
    nameBits(name) +
    bitsOfPhone[phone] -
    (phone === 'EQUAL' ? 3 * Math.log2(Math.max(1, sharers / 2)) : 0) +
    bitsOfAddress[address] +
    distanceBits(metres) +
    city +
    postalBits(one, other) +
    (hasSite ? Math.max(0, 6 - 2 * Math.log2(siteSharers)) : 0) +
    (hasEmail ? 5 : 0);
  const evidence: Evidence = { one, other, name, phone, address, metres, city, bits, sharers };
  const support: Support = {
    phone:
      phone === 'EQUAL' &&
      sharers <= maxSharingPhone &&
      !((isOtherStreet(evidence) || city < 0) && isHotline(one.phones, other.phones)),
    address: address === 'EQUAL' && city > countriesDiffer,
    spot: metres !== null && metres <= samePlaceMetres,
    link: (hasSite && siteSharers <= 2) || hasEmail,
    page: hasPage && siteSharers <= 2,
  };
  return {
    ...verdictOf(evidence, support),
    bits,
    ambiguity: reasonOf(evidence),
    metres,
    similarity: name.similarity,
    isNameEqual: name.similarity >= 0.9 && !contradicts(name),
    areApart: areApart(evidence, support),
    phone,
  };
}

function areApart({ phone, address, metres, city }: Evidence, support: Support): boolean {
  if (metres !== null) return metres > farMetres || (metres > 3 * samePlaceMetres && phone === 'DIFFERENT');
  if (support.phone || support.address) return address === 'DIFFERENT' && city < 0;
  return address === 'DIFFERENT' || (address === 'NEIGHBOUR' && phone === 'DIFFERENT');
}

/** Maximum evidence against a pair by unmatched words of a name, so that a long description counts no more than a few words. In bits. */
const maxAgainst = 16;

function nameBits({ matched, onlyFirst, onlySecond, containment }: NameEvidence): number {
  const against = 0.4 * Math.min(maxAgainst, onlyFirst + onlySecond) + 0.6 * Math.min(onlyFirst, onlySecond);
  return Math.max(-10, Math.min(16, matched - against - (containment < 0.5 ? 4 : 0)));
}

function cityEvidence(one: ListingProfile, other: ListingProfile): number {
  if (one.countryCode && other.countryCode && one.countryCode !== other.countryCode) return -12;
  // A town has a postal code of its own, or several.
  if (one.city === '' || other.city === '') return sharePostalCode(one, other) ? 0.5 : 0;
  if (one.city === other.city) return 1;
  // Names in different scripts can't be compared.
  if (one.isCityLatin !== other.isCityLatin) return 0;
  // A suburb and its city, or two spellings; 'San' and 'Bad' are words of many cities.
  const isPart =
    sharePostalCode(one, other) ||
    namesCity(one.cityWords, other.cityWords) ||
    namesCity(other.cityWords, one.cityWords);
  return isPart ? 0.5 : -1.5;
}

function namesCity(words: readonly string[], others: readonly string[]): boolean {
  const longest = words.reduce((most, word) => (word.length > most.length ? word : most), '');
  return others.some((other) => other[0] === longest[0] && wordSimilarity(longest, other) >= 0.75);
}

const postalBits = (one: ListingProfile, other: ListingProfile) =>
  one.postalCode === '' || other.postalCode === '' ? 0 : sharePostalCode(one, other) ? 2 : -2;

/**
 * In a town of a hundred square kilometres, one in some 30,000 other listings is within 30 metres; malls are
 * denser.
 */
function distanceBits(metres: number | null): number {
  if (metres === null) return 0;
  const steps: [number, number][] = [
    [30, 10],
    [samePlaceMetres, 9],
    [150, 6],
    [400, 2],
    [farMetres, -2],
    [5000, -6],
    [50_000, -10],
  ];
  return steps.find(([most]) => metres <= most)?.[1] ?? -15;
}

function reasonOf({ name, phone, address, metres }: Evidence): MatchReason {
  if (metres !== null && metres > farMetres) return 'FAR_AWAY';
  if (!isSameName(name)) return 'OTHER_NAME';
  if (phone === 'DIFFERENT') return 'OTHER_PHONE';
  return address === 'DIFFERENT' || address === 'NEIGHBOUR' ? 'OTHER_ADDRESS' : 'UNCERTAIN';
}

/** Metres on a sphere between two positions; null if one is unknown. */
export function metresBetween(
  one: ListingProfile['position'],
  other: ListingProfile['position'],
): number | null {
  if (!one || !other) return null;
  const radians = Math.PI / 180;
  const middle = Math.cos(((one.latitude + other.latitude) / 2) * radians);
  const north = other.latitude - one.latitude;
  const east = ((((other.longitude - one.longitude) % 360) + 540) % 360) - 180;
  return Math.hypot(north, east * middle) * 111_195;
}
