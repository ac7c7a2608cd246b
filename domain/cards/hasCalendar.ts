import { storedHours } from '../hours/openingHours.ts';
import { openingMinutes } from '../hours/openingHours.ts';

/** Whether a calendar of its hours can be written: it trades, and at least one opening period is known. */
export function hasCalendar(business: {
  /** As stored. */
  workingHours?: unknown;
  businessStatus?: string | null;
  isOpen: boolean;
}): boolean {
  const { businessStatus, isOpen } = business;
  const trades = isOpen && (businessStatus ?? 'OPERATIONAL') === 'OPERATIONAL';
  return trades && openingMinutes(storedHours(business.workingHours)).length > 0;
}
