import type { ListingCounts } from './archive/manifest.ts';

/** How a command names the listings of a backup: those that are shown nowhere apart, where their number is known. */
export function describeListings({ businesses, hidden }: ListingCounts): string {
  if (hidden === null) return `${businesses} listings, hidden ones included`;
  return `${businesses - hidden} listings${hidden > 0 ? ` and ${hidden} that are in the trash or merged` : ''}`;
}
