import type { ListingCounts } from './archive/manifest.ts';

/** The listings of a backup in the output of a command. Listings in the trash and merged ones are named apart if they were counted. */
export function describeListings({ businesses, hidden }: ListingCounts): string {
  if (hidden === null) return `${businesses} listings, hidden ones included`;
  return `${businesses - hidden} listings${hidden > 0 ? ` and ${hidden} that are in the trash or merged` : ''}`;
}
