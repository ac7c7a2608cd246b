import type { AddressEvidence } from './addressEvidence.ts';
import type { NameEvidence } from './nameEvidence.ts';
import type { PhoneEvidence } from './phoneEvidence.ts';
import type { ListingProfile } from './listingProfile.ts';
import { areInOtherRegions, areLittleKnown, mayBeBranches } from './branchEvidence.ts';

/** `ASK`: an operator decides. */
type Verdict = 'SAME' | 'ASK' | 'DIFFERENT';

/** Agreements and differences of two businesses. */
export interface Evidence {
  one: ListingProfile;
  other: ListingProfile;
  name: NameEvidence;
  phone: PhoneEvidence;
  address: AddressEvidence;
  /** Null if a position is unknown. */
  metres: number | null;
  /** In bits: above 0 if the cities are alike, below where they differ. */
  city: number;
  bits: number;
  /** Number of listings that share the phone. */
  sharers: number;
}
/** Evidence that both are at one position or belong to one business. */
export type Support = Record<'phone' | 'address' | 'spot' | 'link' | 'page', boolean>;

/** Two listings closer than this may be at one spot. */
export const samePlaceMetres = 60;
/** Of one name and phone, listings further apart than this are branches. */
export const farMetres = 1000;
/** A number shared by more listings is a hotline. */
export const maxSharingPhone = 5;
/** Maximum error (m) of the position of a listing with a known address. */
export const misplacedMetres = 10_000;
/** Listings with equal names and different numbers or streets within this distance may be one that was recorded carelessly. */
const sameBlockMetres = 250;

/** Two positions of one place on two maps are rarely further apart. */
const nearMetres = 200;

const sameFrom = 14;
const askFrom = 9;
/** Minimum evidence for an ambiguous pair to be the same listing if neither has another candidate. */
const likelyFrom = 18;
/** Minimum evidence for two names of one listing, such as owner and facility: 'YMCA of Chicago Garfield', 'YMCA Garfield School'. In bits. */
const renamedFrom = 28;
/** Words that name a doctor, a department or another business weigh at least this much. In bits. */
const minOfName = 4;
/** Minimum rarity of a name that two businesses of one city hardly share. In bits. */
const minNameBits = 9;

export const isSameName = ({ similarity, containment, isDistinctive }: NameEvidence) =>
  similarity >= 0.9 || (isDistinctive && (similarity >= 0.7 || containment >= 0.85));
/** Minimum weight of a kind of business. In bits. */
const minOfKind = 0.8;
/** Whether each name has unmatched words that weigh as much as a category: 'Ritz-Carlton Cafe' and 'Ritz-Carlton Dining Room'. */
export const contradicts = ({ onlyFirst, onlySecond }: NameEvidence) =>
  Math.min(onlyFirst, onlySecond) >= minOfKind;

/** A kind beside a given name or a town is not a contradiction: 'Apotheke Kajunmi' and 'Ilona Kajunmi' in one house. */
const opposes = (name: NameEvidence) => contradicts(name) && !name.addsKind();

export interface Judgement {
  verdict: Verdict;
  /** The pair is the same listing if no other pair of either is nearly as good: names and most other facts agree. */
  isLikely: boolean;
  /** The pair is the same listing if neither has any other candidate: names agree, and positions roughly. */
  isLikelyAlone: boolean;
  /** The pair is worth a question only if neither has another candidate, since it may be two branches. */
  isWeak: boolean;
}
const no = { isLikely: false, isLikelyAlone: false, isWeak: false };
const same: Judgement = { ...no, verdict: 'SAME', isLikely: true };
const different: Judgement = { ...no, verdict: 'DIFFERENT' };
const ambiguous = (isLikely = false): Judgement => ({ ...no, verdict: 'ASK', isLikely });
const askWhereAlone: Judgement = { ...no, verdict: 'ASK', isWeak: true };
const likelyAlone: Judgement = { ...no, verdict: 'ASK', isLikelyAlone: true };

/**
 * Decides by the agreement of names first, then by supporting and contradicting evidence. A name alone is never enough, and one
 * contradiction makes the match ambiguous.
 */
export function verdictOf(evidence: Evidence, support: Support): Judgement {
  const judged = ofAllEvidence(evidence, support);
  const { parts, leading, similarity } = evidence.name;
  if (judged.verdict === 'DIFFERENT') return judged;
  // A tenant and its building are at one spot, but have phones and sites of their own.
  const isTenant = similarity < 0.9 && !support.phone && !support.link && leading() >= minOfName;
  const judgement = isTenant ? ambiguous() : judged;
  if (parts === 'SAME') return judgement;
  // A bank and its cash machine share name and address, but the machine has no phone of its own.
  return parts === 'OTHER' || evidence.phone === 'DIFFERENT'
    ? different
    : { ...judgement, verdict: 'ASK', isLikely: false, isLikelyAlone: false };
}

function ofAllEvidence(evidence: Evidence, support: Support): Judgement {
  const { name, phone, metres, address } = evidence;
  if (metres !== null && metres > farMetres) {
    const mayHaveMoved = metres < 50_000 || address === 'EQUAL';
    if (!isSameName(name) || contradicts(name)) return different;
    if (support.phone && mayHaveMoved) return ambiguous();
    // One address with two positions: one of them was found wrongly.
    return support.address && name.similarity >= 0.9 && phone !== 'DIFFERENT' && metres < misplacedMetres
      ? ambiguous()
      : different;
  }
  const isSame = isSameName(name) && !contradicts(name);
  const isExact = isSame && name.similarity >= 0.9;
  if (isExact && name.similarity >= 0.99 && isUnknown(evidence))
    return mayBeBranches(evidence.one, evidence.other) ? askWhereAlone : same;
  const hasSupport = Object.values(support).some(Boolean);
  if (!hasSupport) return isSame ? ofNameAlone(evidence) : different;
  if (isSame) return ofSameName(evidence, support, isExact);
  return ofOtherName(evidence, support, phone === 'DIFFERENT');
}

export const isOtherStreet = ({ address, metres }: Evidence) =>
  (address === 'DIFFERENT' || address === 'NEIGHBOUR') && (metres === null || metres > samePlaceMetres);

/** Verdict with no support except the name or a phone with a typo: ambiguous if nothing contradicts, rarely more. */
function ofNameAlone(evidence: Evidence): Judgement {
  const { one, other, name, phone, address, metres, city, bits } = evidence;
  const isDistinctive = name.similarity >= 0.9 && name.isDistinctive;
  const isNear = metres !== null && metres <= nearMetres;
  const isRare = isDistinctive && name.matched >= minNameBits;
  if (address === 'DIFFERENT' || address === 'NEIGHBOUR') {
    if (!isDistinctive || phone === 'DIFFERENT') return different;
    if (metres !== null && metres <= 2 * samePlaceMetres && isRare) return likelyAlone;
    if (metres !== null) return metres <= sameBlockMetres ? askWhereAlone : different;
    // A house further in the same street of one town: numbered otherwise, more often than a branch.
    if (address === 'NEIGHBOUR' && city > 0 && isRare) return likelyAlone;
    return address === 'NEIGHBOUR' && city >= 0 ? ambiguous() : city > 0 ? askWhereAlone : different;
  }
  if (phone === 'DIFFERENT') {
    const isHere = metres === null ? city > 0 || (city === 0 && address === 'STREET') : isNear;
    return isDistinctive && isHere ? askWhereAlone : different;
  }
  if (city < 0) return different;
  if (bits < askFrom) return city > 0 && name.similarity >= 0.9 ? askWhereAlone : different;
  if (phone === 'TYPO') {
    const isSure = isDistinctive && (city > 0 || isNear) && bits >= sameFrom;
    return isSure ? same : ambiguous(true);
  }
  if (metres === null)
    // There is no contradiction, but one of the two has little more than a name.
    return ambiguous(city > 0 && isRare && !areInOtherRegions(one, other));
  if (name.similarity < 0.9)
    return metres > 2 * samePlaceMetres
      ? askWhereAlone
      : ambiguous(name.similarity >= 0.6 && bits >= likelyFrom);
  if (
    isNear &&
    (bits >= likelyFrom || (isDistinctive && metres <= 2 * samePlaceMetres && bits >= minNameBits))
  )
    return ambiguous(true);
  if (metres <= sameBlockMetres && isRare) return likelyAlone;
  // A branch of a chain is more likely than a careless position.
  return metres <= 2 * nearMetres || address === 'STREET' ? ambiguous() : askWhereAlone;
}

function ofSameName(evidence: Evidence, support: Support, isExact: boolean): Judgement {
  const { one, other, name, phone, address, metres, city, bits, sharers } = evidence;
  const isElsewhere = isOtherStreet(evidence);
  // Same address or position and same words: a changed phone is more likely than a successor with the same name.
  const isSpecific = isExact && (name.isDistinctive || bits >= likelyFrom);
  if (support.phone) {
    // Of two towns and nothing more: branches with one hotline, or a suburb and its city.
    if (city < 0 && address === 'UNKNOWN' && metres === null) return ambiguous(isSpecific && sharers === 1);
    if (!isElsewhere || (metres !== null && metres <= 2 * samePlaceMetres))
      return bits >= sameFrom ? same : bits >= askFrom ? ambiguous() : different;
    // The same street with another number is a typo; another street is a move, unless it is a branch with the same number,
    // which may as well be in another town where none is known.
    if (address === 'NEIGHBOUR' && city > -4 && sharers <= 2) return same;
    return ambiguous(isSpecific && sharers === 1 && city > 0);
  }
  if (phone === 'DIFFERENT') {
    // An additional word for a category and another phone: the restaurant of a castle, the workshop of a dealer.
    const isWhole = Math.max(name.onlyFirst, name.onlySecond) < 2 * minOfKind;
    const isOneSite = support.link && name.isDistinctive && !name.hasOtherKind();
    if (support.address && city >= 0)
      return bits >= askFrom - 3 ? ambiguous((isSpecific && isWhole) || isOneSite) : different;
    // A street and number of a neighbouring town, or of the town that the listing belongs to.
    if (support.address && isSpecific) return askWhereAlone;
    // Two counters of one name under one roof have phones of their own.
    if (support.spot && !isElsewhere) return bits >= askFrom - 3 ? ambiguous() : different;
    // One website and postal code: moved, or a branch.
    const isQuarter = one.postalCode !== '' && one.postalCode === other.postalCode;
    return support.link && isQuarter && isExact && name.isDistinctive ? askWhereAlone : different;
  }
  if (isElsewhere) return support.spot && bits >= askFrom - 3 ? ambiguous() : different;
  if (address === 'DIFFERENT' || address === 'NEIGHBOUR') {
    if (isExact && name.isDistinctive && name.matched >= minNameBits && phone === 'UNKNOWN')
      return likelyAlone;
    return bits >= askFrom - 3 ? ambiguous(isSpecific && phone === 'TYPO') : different;
  }
  if (support.address || support.spot) {
    if (bits >= sameFrom) return same;
    // Common words at one position: one listing, unless another one there has the same name.
    return bits >= askFrom ? ambiguous(name.similarity >= 0.6) : different;
  }
  return bits >= askFrom ? ambiguous() : different;
}

/** Verdict for names that agree partly or not at all: renamed, truncated, misread, or two tenants. */
function ofOtherName(evidence: Evidence, support: Support, hasOtherPhone: boolean): Judgement {
  const { name, address, metres, city, bits, sharers } = evidence;
  const isWithin = name.containment >= 0.85 && !opposes(name);
  const isAlike = name.similarity >= 0.5 || (name.isDistinctive && name.containment >= 0.5);
  const isOneSpot = support.address || support.spot;
  if (support.phone && isOneSpot && isWithin && bits >= sameFrom) return same;
  if (support.phone) {
    if (isOtherStreet(evidence)) return isSameName(name) ? ambiguous() : different;
    // A name with lost or added words.
    if (isWithin && sharers === 1 && city > 0 && address === 'UNKNOWN') return ambiguous(bits >= askFrom);
    if (isOneSpot || (address === 'UNKNOWN' && city >= 0)) {
      const isRenamed =
        isOneSpot &&
        sharers === 1 &&
        bits >= renamedFrom &&
        Math.min(name.onlyFirst, name.onlySecond) < minOfName;
      return ambiguous(isAlike && (isRenamed || !opposes(name)) && bits >= likelyFrom);
    }
    return (isAlike || support.link) && bits >= askFrom ? ambiguous() : different;
  }
  if (!isOneSpot || hasOtherPhone || isOtherStreet(evidence)) {
    return isAlike && isSameName(name) && isOneSpot && !isOtherStreet(evidence) && bits >= askFrom - 3
      ? ambiguous()
      : different;
  }
  // A chain, and its branch with a name of its own.
  if (support.page && isWithin && bits >= sameFrom) return ambiguous(true);
  if (isAlike || isWithin) {
    const isLikely = isAlike && !opposes(name) && bits >= likelyFrom;
    return bits >= askFrom - 1 || (isWithin && (metres === null || metres <= 30))
      ? ambiguous(isLikely)
      : different;
  }
  return different;
}

/** Whether nothing could contradict the pair: no address, no phone, and at most one position. */
const isUnknown = ({ one, other, city }: Evidence): boolean =>
  areLittleKnown(one, other) && city >= 0 && one.plainName === other.plainName;
