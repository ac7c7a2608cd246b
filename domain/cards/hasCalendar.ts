import { storedHours } from '../hours/openingHours.ts';
import { openingMinutes } from '../hours/openingHours.ts';

interface Trade {
  businessStatus?: string | null;
  isOpen: boolean;
}

/** Whether a listing is in business: its hours hold now. */
export const isOperating = ({ businessStatus, isOpen }: Trade): boolean =>
  isOpen && (businessStatus ?? 'OPERATIONAL') === 'OPERATIONAL';

/** Whether a calendar of its hours can be written: it trades, and at least one opening period is known. */
export function hasCalendar(
  business: Trade & {
    /** As stored. */
    workingHours?: unknown;
  },
): boolean {
  return isOperating(business) && openingMinutes(storedHours(business.workingHours)).length > 0;
}
