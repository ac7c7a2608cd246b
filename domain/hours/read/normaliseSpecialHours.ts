import { normaliseWorkingHours } from './normaliseHours.ts';
import { dayNumber, type SpecialHours } from '../specialHours.ts';
import { readStoredDay } from '../storedDay.ts';

/** More dates than a year has cannot be holidays. */
const maxDates = 366;

/** The text of one day in its stored form; null if it cannot be read. */
export function normaliseDay(text: unknown): string | null {
  if (typeof text !== 'string' && !Array.isArray(text)) return null;
  const hours = normaliseWorkingHours({ Monday: text })?.Monday;
  return hours !== undefined && readStoredDay(hours).kind === 'ranges' ? hours : null;
}

/** Hours of dates in their stored form and in the order of the calendar; null if there are none or one cannot be read. */
export function normaliseSpecialHours(value: unknown): SpecialHours | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const entries = Object.entries(value).map(([date, text]) => [date, normaliseDay(text)] as const);
  const isRead = entries.every(([date, text]) => dayNumber(date) !== null && text !== null);
  if (!isRead || entries.length === 0 || entries.length > maxDates) return null;
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([date, text]) => [date, text ?? '']));
}
