import { dayRows } from '../../../../domain/hours/dayRows.ts';
import { storedHours } from '../../../../domain/hours/openingHours.ts';
import type { SavedListingsQuery } from '../../graphql/siteOperations.ts';
import type { ListingCopy } from '../../lib/savedListings.ts';

export type KnownListing = SavedListingsQuery['businessesByIds'][number];

/** Rows of a table of opening hours; null if none are known. */
export function hoursRows({ workingHours }: Pick<KnownListing, 'workingHours'>): [string, string][] | null {
  const hours = storedHours(workingHours);
  if (!hours) return null;
  return dayRows(hours).map((row) => [
    row.day,
    row.kind === 'closed'
      ? 'Closed'
      : row.kind === 'allDay'
        ? 'Open 24 hours'
        : row.kind === 'text'
          ? row.text
          : row.ranges.map(({ start, end }) => `${start}–${end}`).join(', '),
  ]);
}

export function addressOf({ address, street, postalCode, city, state }: KnownListing): string | null {
  if (address) return address;
  const town = [postalCode, city?.name].filter(Boolean).join(' ');
  return [street, town, state].filter(Boolean).join(', ') || null;
}

/** The part of a listing, read at `readAt`, that the browser stores for the offline page. */
export function listingCopy(place: KnownListing, readAt: Date): ListingCopy {
  return {
    name: place.name,
    kind: place.category?.name ?? place.type,
    address: addressOf(place),
    phone: place.phoneE164 ?? place.phone,
    hours: hoursRows(place),
    readAt: readAt.toISOString(),
  };
}
