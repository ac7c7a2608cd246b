import { dayRows, type DayRow } from '../../../../domain/hours/dayRows.ts';
import { storedHours } from '../../../../domain/hours/openingHours.ts';
import type { SpecialHours } from '../../../../domain/hours/specialHours.ts';
import { upcomingHours } from '../../../../domain/hours/upcomingHours.ts';
import { safeLink } from '../../../../domain/text/links.ts';
import { dayMonthYear } from '../../lib/text/formatDate.ts';
import type { SavedListingsQuery } from '../../graphql/siteOperations.ts';
import type { ListingCopy } from '../../lib/savedListings.ts';
import { addressText } from '../../../../domain/listing/addressText.ts';

export type SavedListingData = SavedListingsQuery['businessesByIds'][number];
export type KnownListing = Omit<SavedListingData, 'specialHours'>;

/** Rows of a table of opening hours; null if none are known. */
export function hoursRows({ workingHours }: Pick<KnownListing, 'workingHours'>): [string, string][] | null {
  const hours = storedHours(workingHours);
  if (!hours) return null;
  return dayRows(hours).map((row) => [row.day, rowText(row)]);
}

function rowText(row: DayRow): string {
  if (row.kind === 'closed') return 'Closed';
  if (row.kind === 'allDay') return 'Open 24 hours';
  return row.kind === 'text' ? row.text : row.ranges.map(({ start, end }) => `${start}–${end}`).join(', ');
}

/** Half a year of public holidays. */
const maxDates = 12;

/** A status that overrides the weekly hours; null for an operational listing. */
function statusOf({ businessStatus, isOpen }: KnownListing): string | null {
  if (businessStatus === 'CLOSED_PERMANENTLY') return 'Permanently closed';
  if (businessStatus === 'CLOSED_TEMPORARILY') return 'Temporarily closed';
  return isOpen ? null : 'Closed';
}

/** The part of a listing, read at `readAt`, that the browser stores for the offline page. */
export function listingCopy(place: SavedListingData, readAt: Date): ListingCopy {
  const status = statusOf(place);
  const isGone = place.businessStatus === 'CLOSED_PERMANENTLY';
  const special = (place.specialHours ?? null) as SpecialHours | null;
  const dates =
    status === null ? upcomingHours(special, place.timeZone ?? null, readAt).slice(0, maxDates) : [];
  return {
    name: place.name,
    kind: place.category?.name ?? place.type,
    address: addressText(place) || null,
    phone: place.phone,
    phoneLink: safeLink(place.phoneLink, ['tel']),
    status,
    hours: isGone ? null : hoursRows(place),
    dates: dates.map(({ date, row }) => [dayMonthYear(date) ?? date, rowText(row)]),
    readAt: readAt.toISOString(),
  };
}
