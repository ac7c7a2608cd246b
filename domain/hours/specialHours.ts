import { DAYS, hoursByDay, normaliseWorkingHours } from './openingHours.ts';

/** Hours of single dates, such as holidays, by ISO date: { "2026-12-25": "Closed", "2026-12-31": "9 AM-3 PM" }. */
export type SpecialHours = Readonly<Record<string, string>>;

const dayMs = 86_400_000;
/** More dates than a year has cannot be holidays. */
const maxDates = 366;
const isoDate = /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const stored = /^(?:Closed|Open 24 hours|\d{1,2}(?::\d{2})? [AP]M-.*)$/;

/** Days since 1 January 1970 of an ISO date; null if the calendar has no such day. */
export function dayNumber(date: string): number | null {
  if (!isoDate.test(date)) return null;
  const time = Date.parse(`${date}T00:00:00Z`);
  return new Date(time).toISOString().startsWith(date) ? time / dayMs : null;
}

/** The ISO date of a number of days since 1 January 1970. */
export const dateOfDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** The text of one day in its stored form; null if it cannot be read. */
export function normaliseDay(text: unknown): string | null {
  if (typeof text !== 'string' && !Array.isArray(text)) return null;
  const hours = normaliseWorkingHours({ Monday: text })?.Monday;
  return hours !== undefined && stored.test(hours) ? hours : null;
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

/**
 * Flat triples [day, start, end, …] of the ranges of each date: days since 1 January 1970, minutes since its 00:00; an
 * end may pass 1440. A day without hours is [day, 0, 0]. The database decides by them who is open.
 */
export function specialMinutes(hours: SpecialHours | null | undefined): number[] {
  return Object.entries(hours ?? {}).flatMap(([date, text]) => {
    const day = dayNumber(date);
    const [read] = hoursByDay({ [DAYS[0]]: text });
    if (day === null || read?.kind !== 'ranges') return [];
    return read.ranges.length === 0 ? [day, 0, 0] : read.ranges.flatMap(([start, end]) => [day, start, end]);
  });
}
