import { compareListings, type Comparison } from '../../lib/identity/compareListings.ts';
import { spotMetres } from '../../lib/identity/matchVerdict.ts';
import { comparePhones } from '../../lib/identity/phoneEvidence.ts';
import { listingProfile, type IdentifyingFields } from '../../lib/identity/listingProfile.ts';
import type { DuplicateReason } from '../../generated/prisma/client.ts';
import type { WordFrequencies } from '../imports/merge/listingFrequencies.ts';

export interface ListingFacts extends IdentifyingFields {
  id: number;
  /** Bit mask of the kinds of ids that it has. */
  kinds: number;
}

export interface FoundPair {
  firstId: number;
  secondId: number;
  reason: DuplicateReason;
  metres: number | null;
}

/**
 * Pairs that may be one business, by the same identity rule with which imports join rows: certain matches, and those
 * for an operator to decide. Listings with different source ids are included only if they share one spot. Pure.
 */
export function findPairs(
  blocked: readonly { id: number; otherId: number }[],
  listings: readonly ListingFacts[],
  words: WordFrequencies,
): FoundPair[] {
  const profiles = new Map(
    listings.map((listing) => [listing.id, { ...listing, profile: listingProfile(listing) }] as const),
  );
  const partners = new Map<number, number[]>();
  for (const { id, otherId } of blocked) partners.set(id, [...(partners.get(id) ?? []), otherId]);
  const found = new Map<string, FoundPair>();
  for (const [id, others] of partners) {
    const one = profiles.get(id);
    if (!one) continue;
    const known = others.flatMap((otherId) => profiles.get(otherId) ?? []);
    const phoneSharers = known.filter(
      ({ profile }) => comparePhones(profile.phones, one.profile.phones) === 'EQUAL',
    ).length;
    const siteSharers = known.filter(
      ({ profile }) => profile.site !== '' && profile.site === one.profile.site,
    ).length;
    const frequencies = {
      word: words.of,
      phone: () => Math.max(1, phoneSharers),
      site: () => Math.max(1, siteSharers),
    };
    for (const other of known) {
      const [firstId, secondId] = [Math.min(id, other.id), Math.max(id, other.id)];
      const comparison = compareListings(one.profile, other.profile, frequencies);
      const hasOtherId = (one.kinds & other.kinds) !== 0;
      const isPair = comparison.verdict !== 'DIFFERENT' && !comparison.isWeak;
      if (!isPair || (hasOtherId && !mayBeOneSpot(comparison))) continue;
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

const mayBeOneSpot = ({ metres }: Comparison) => metres === null || metres <= spotMetres;

function reasonOf({ phone, metres, isNameEqual }: Comparison): DuplicateReason {
  if (phone === 'EQUAL') return isNameEqual ? 'SAME_NAME_AND_PHONE' : 'SAME_PHONE';
  const isNear = metres !== null && metres <= 3 * spotMetres;
  if (isNear) return isNameEqual ? 'SAME_NAME_NEAR' : 'LIKE_NAME_NEAR';
  return 'SAME_NAME_IN_CITY';
}
