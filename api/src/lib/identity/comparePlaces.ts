import { compareAddresses, type AddressEvidence } from './addressEvidence.ts';
import { compareNames, type NameEvidence, type WordFrequency } from './nameEvidence.ts';
import { comparePhones, type PhoneEvidence } from './phoneEvidence.ts';
import type { PlaceProfile } from './placeProfile.ts';

/** `ASK`: an operator decides. */
type Verdict = 'SAME' | 'ASK' | 'DIFFERENT';

/** Reason against a certain match. */
type MatchReason = 'FAR_AWAY' | 'OTHER_PHONE' | 'OTHER_NAME' | 'OTHER_ADDRESS' | 'UNCERTAIN';

export interface Comparison {
  verdict: Verdict;
  /** Evidence that they are one, in bits: log2 of how much likelier it is of one place than of two. */
  bits: number;
  doubt: MatchReason;
  /** Between them; null where a position is unknown. */
  metres: number | null;
  /** Whether their names are as good as equal: the same words but for fillers and spelling. */
  isNameEqual: boolean;
  /** Whether phone, address or position says that they are two, and nothing of these that they are one. */
  areApart: boolean;
  phone: PhoneEvidence;
}

/** How common words and phones are among the places that are compared. */
export interface PlaceFrequencies {
  word: WordFrequency;
  /** How many places share the most common of these phones, such as a chain's hotline; at least 1. */
  phone(digits: readonly string[]): number;
  /** How many places share a site; at least 1. */
  site(site: string): number;
}

/** Two places closer than this may stand at one spot. */
export const spotMetres = 60;
/** Of one name and phone, places further apart than this are branches. */
export const farMetres = 1000;

const bitsOfPhone: Readonly<Record<PhoneEvidence, number>> = {
  EQUAL: 13,
  TYPO: 3,
  DIFFERENT: -4,
  UNKNOWN: 0,
};
const bitsOfAddress: Readonly<Record<AddressEvidence, number>> = {
  ...{ EQUAL: 11, STREET: 4, NEIGHBOUR: -3, NUMBER: 1, DIFFERENT: -6, UNKNOWN: 0 },
};
const sameFrom = 14;
const askFrom = 9;

/**
 * Compares two places as Fellegi and Sunter do: each field adds the bits by which its agreement is likelier of one place than
 * of two. Whatever the sum, a pair is one place only where its names agree and phone, address, position, site or e-mail
 * supports them, and no evidence for different branches of a chain contradicts it. Symmetric and pure.
 */
export function comparePlaces(
  one: PlaceProfile,
  other: PlaceProfile,
  frequencies: PlaceFrequencies,
): Comparison {
  const name = compareNames(
    one.name,
    other.name,
    frequencies.word,
    new Set([...one.cityWords, ...other.cityWords]),
  );
  const phone = comparePhones(one.phones, other.phones);
  const address = compareAddresses(one.address, other.address);
  const metres = metresBetween(one, other);
  const city = cityEvidence(one, other);
  const sharers =
    phone === 'EQUAL' ? Math.max(frequencies.phone(one.phones), frequencies.phone(other.phones)) : 1;
  const hasSite = one.site !== '' && one.site === other.site;
  const siteSharers = hasSite ? frequencies.site(one.site) : 1;
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
    phone: phone === 'EQUAL' && sharers <= mostSharingPhone,
    address: address === 'EQUAL' && city > citiesDiffer,
    spot: metres !== null && metres <= spotMetres,
    link: (hasSite && siteSharers <= 2) || hasEmail,
  };
  return {
    verdict: verdictOf(evidence, support),
    bits,
    doubt: reasonOf(evidence),
    metres,
    isNameEqual: name.likeness >= 0.9 && !contradicts(name),
    areApart: areApart(evidence, support),
    phone,
  };
}

interface Evidence {
  one: PlaceProfile;
  other: PlaceProfile;
  name: NameEvidence;
  phone: PhoneEvidence;
  address: AddressEvidence;
  metres: number | null;
  city: number;
  bits: number;
  sharers: number;
}
type Support = Record<'phone' | 'address' | 'spot' | 'link', boolean>;

/** A number that more places than these share is a hotline. */
const mostSharingPhone = 5;
const citiesDiffer = -4;

const isSameName = ({ likeness, containment, isDistinctive }: NameEvidence) =>
  likeness >= 0.9 || (isDistinctive && (likeness >= 0.7 || containment >= 0.85));
/** Both names have words of their own that weigh as much as a kind: 'Ritz-Carlton Cafe' and 'Ritz-Carlton Dining Room'. */
const contradicts = ({ onlyFirst, onlySecond }: NameEvidence) => Math.min(onlyFirst, onlySecond) >= 0.8;

function verdictOf(evidence: Evidence, support: Support): Verdict {
  const { name, phone, address, metres, bits, city } = evidence;
  const isFar = metres !== null && metres > farMetres;
  const isSpot = support.spot;
  const sameName = isSameName(name) && !contradicts(name);
  const alikeName = isSameName(name) || (name.isDistinctive && name.containment >= 0.5);

  if (isFar)
    return sameName && support.phone && (metres < 50_000 || address === 'EQUAL') ? 'ASK' : 'DIFFERENT';
  if (sameName && isUnknown(evidence)) return name.likeness >= 0.99 ? 'SAME' : 'DIFFERENT';
  if (!Object.values(support).some(Boolean)) {
    // Only the name: at most ambiguous, if nothing contradicts it.
    const isOpen = phone !== 'DIFFERENT' && (address === 'UNKNOWN' || address === 'STREET');
    const isNear = metres !== null && metres <= 200 && address !== 'DIFFERENT' && address !== 'NEIGHBOUR';
    const hasTypo = phone === 'TYPO' && (address === 'STREET' || address === 'NUMBER' || isNear);
    return sameName &&
      (isOpen || (isNear && phone !== 'DIFFERENT') || hasTypo) &&
      city >= 0 &&
      bits >= askFrom
      ? 'ASK'
      : 'DIFFERENT';
  }
  const otherStreet = address === 'DIFFERENT' || address === 'NEIGHBOUR';
  // 'The Grill' and 'Grill on the Alley' under one number at one address.
  const isWithin = name.containment >= 0.9 && !contradicts(name);
  if (support.phone && support.address && isWithin && bits >= sameFrom) return 'SAME';
  if (!alikeName) {
    // One number or one address, two names: renamed, or two tenants.
    if (
      support.phone &&
      !otherStreet &&
      (isSpot || address === 'EQUAL' || (address === 'UNKNOWN' && city >= 0))
    )
      return 'ASK';
    return 'DIFFERENT';
  }
  if (support.phone) {
    const isElsewhere = otherStreet && !isSpot && metres === null;
    if (isElsewhere) {
      // The same street with another number is a move or a typo; another street may be another branch.
      if (address === 'NEIGHBOUR' && sameName && city > citiesDiffer && evidence.sharers <= 2) return 'SAME';
      return isSameName(name) ? 'ASK' : 'DIFFERENT';
    }
    if (sameName && bits >= sameFrom) return 'SAME';
    return bits >= askFrom ? 'ASK' : 'DIFFERENT';
  }
  if (phone === 'DIFFERENT') {
    if (!isSameName(name)) return 'DIFFERENT';
    return (support.address || (isSpot && !otherStreet)) && bits >= askFrom - 3 ? 'ASK' : 'DIFFERENT';
  }
  if (otherStreet) return isSpot && sameName && bits >= askFrom - 3 ? 'ASK' : 'DIFFERENT';
  if (sameName && bits >= sameFrom && (support.address || isSpot)) return 'SAME';
  return bits >= askFrom ? 'ASK' : 'DIFFERENT';
}

function areApart({ phone, address, metres, city }: Evidence, support: Support): boolean {
  if (metres !== null) return metres > farMetres || (metres > 3 * spotMetres && phone === 'DIFFERENT');
  if (support.phone || support.address) return address === 'DIFFERENT' && city < 0;
  return address === 'DIFFERENT' || (address === 'NEIGHBOUR' && phone === 'DIFFERENT');
}

/** Nothing is known of either that the other could contradict: no address, and phone and position of one at most. */
function isUnknown({ one, other, city }: Evidence): boolean {
  return (
    !one.hasAddress &&
    !other.hasAddress &&
    city >= 0 &&
    (one.phones.length === 0 || other.phones.length === 0) &&
    (!one.position || !other.position) &&
    one.plainName === other.plainName
  );
}

function nameBits({ matched, onlyFirst, onlySecond, containment }: NameEvidence): number {
  const against = 0.4 * (onlyFirst + onlySecond) + 0.6 * Math.min(onlyFirst, onlySecond);
  return Math.max(-10, Math.min(16, matched - against - (containment < 0.5 ? 4 : 0)));
}

function cityEvidence(one: PlaceProfile, other: PlaceProfile): number {
  if (one.countryCode && other.countryCode && one.countryCode !== other.countryCode) return -12;
  if (one.city === '' || other.city === '') return 0;
  if (one.city === other.city) return 1;
  const isPart = one.cityWords.some((word) => other.cityWords.includes(word));
  return isPart ? 0.5 : -1.5;
}

const postalBits = (one: PlaceProfile, other: PlaceProfile) =>
  one.postalCode === '' || other.postalCode === '' ? 0 : one.postalCode === other.postalCode ? 2 : -2;

/** In a town of a hundred square kilometres, one in some 30,000 other places lies within 30 metres; malls are denser. */
function distanceBits(metres: number | null): number {
  if (metres === null) return 0;
  const steps: [number, number][] = [
    [30, 10],
    [spotMetres, 9],
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

/** Metres on a sphere between two positions; null where one is unknown. */
function metresBetween({ position: one }: PlaceProfile, { position: other }: PlaceProfile): number | null {
  if (!one || !other) return null;
  const radians = Math.PI / 180;
  const middle = Math.cos(((one.latitude + other.latitude) / 2) * radians);
  const north = other.latitude - one.latitude;
  const east = ((((other.longitude - one.longitude) % 360) + 540) % 360) - 180;
  return Math.hypot(north, east * middle) * 111_195;
}
