import { compareListings, metresBetween, type Comparison } from '../../lib/identity/compareListings.ts';
import { samePlaceMetres } from '../../lib/identity/matchVerdict.ts';
import { comparePhones } from '../../lib/identity/phoneEvidence.ts';
import { type IdentifyingFields, ListingProfile } from '../../lib/identity/listingProfile.ts';
import { loopYielder } from '../../lib/process/loopYielder.ts';
import type { DuplicateReason } from '../../generated/prisma/client.ts';
import type { WordFrequencies } from '../imports/merge/listingFrequencies.ts';

export interface ListingFacts extends IdentifyingFields {
  id: number;
  /** Bit mask of the kinds of ids that it has. */
  kinds: number;
}

interface KnownListing extends ListingFacts {
  profile: ListingProfile;
}

export interface FoundPair {
  firstId: number;
  secondId: number;
  reason: DuplicateReason;
  metres: number | null;
}

/**
 * Pairs that may be one business, by the same identity rule with which imports join rows: certain matches, and those
 * for an operator to decide. Listings with different source ids are included only if they share one spot. Other work of
 * the process runs in between.
 */
export async function findPairs(
  blocked: readonly { id: number; otherId: number }[],
  listings: readonly ListingFacts[],
  words: WordFrequencies,
): Promise<FoundPair[]> {
  const known = new Map(
    listings.map((listing) => [listing.id, { ...listing, profile: new ListingProfile(listing) }]),
  );
  const partners = new Map<number, KnownListing[]>();
  for (const { id, otherId } of blocked) {
    const other = known.get(otherId);
    if (!other) continue;
    const others = partners.get(id);
    if (others) others.push(other);
    else partners.set(id, [other]);
  }
  const yieldLoop = loopYielder();
  const found = new Map<string, FoundPair>();
  for (const [id, others] of partners) {
    const one = known.get(id);
    if (!one) continue;
    const sharers = (test: (other: ListingProfile, own: ListingProfile) => boolean) =>
      Math.max(1, others.filter((other) => test(other.profile, one.profile)).length);
    let phoneSharers: number | undefined;
    let siteSharers: number | undefined;
    const frequencies = {
      word: words.of,
      phone: () =>
        (phoneSharers ??= sharers((other, own) => comparePhones(other.phones, own.phones) === 'EQUAL')),
      site: () => (siteSharers ??= sharers((other, own) => other.site !== '' && other.site === own.site)),
      page: () => sharers((other, own) => other.page !== '' && other.page === own.page),
    };
    for (const other of others) {
      await yieldLoop();
      const hasOtherId = (one.kinds & other.kinds) !== 0;
      if (hasOtherId && !mayBeOneSpot(metresBetween(one.profile.position, other.profile.position))) continue;
      const comparison = compareListings(one.profile, other.profile, frequencies);
      if (comparison.verdict === 'DIFFERENT' || comparison.isWeak) continue;
      const [firstId, secondId] = [Math.min(id, other.id), Math.max(id, other.id)];
      found.set(`${firstId}:${secondId}`, {
        firstId,
        secondId,
        reason: reasonOf(comparison),
        metres: comparison.metres,
      });
    }
  }
  return [...found.values()];
}

const mayBeOneSpot = (metres: number | null) => metres === null || metres <= samePlaceMetres;

function reasonOf({ phone, metres, isNameEqual }: Comparison): DuplicateReason {
  if (phone === 'EQUAL') return isNameEqual ? 'SAME_NAME_AND_PHONE' : 'SAME_PHONE';
  const isNear = metres !== null && metres <= 3 * samePlaceMetres;
  if (isNear) return isNameEqual ? 'SAME_NAME_NEAR' : 'LIKE_NAME_NEAR';
  return 'SAME_NAME_IN_CITY';
}
