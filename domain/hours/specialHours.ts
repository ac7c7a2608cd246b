import { readStoredDay } from './storedDay.ts';

/** Hours of single dates, such as holidays, by ISO date: { "2026-12-25": "Closed", "2026-12-31": "9 AM-3 PM" }. */
export type SpecialHours = Readonly<Record<string, string>>;

const dayMs = 86_400_000;
const isoDate = /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** Days since 1 January 1970 of an ISO date; null if the calendar has no such day. */
export function dayNumber(date: string): number | null {
  if (!isoDate.test(date)) return null;
  const time = Date.parse(`${date}T00:00:00Z`);
  return new Date(time).toISOString().startsWith(date) ? time / dayMs : null;
}

/** The ISO date of a number of days since 1 January 1970. */
export const dateOfDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

/**
 * Flat triples [day, start, end, …] of the ranges of each date: days since 1 January 1970, minutes since its 00:00; an
 * end may pass 1440. A day without hours is [day, 0, 0]. The database decides by them who is open.
 */
export function specialMinutes(hours: SpecialHours | null | undefined): number[] {
  return Object.entries(hours ?? {}).flatMap(([date, text]) => {
    const day = dayNumber(date);
    const read = readStoredDay(text);
    if (day === null || read.kind !== 'ranges') return [];
    return read.ranges.length === 0 ? [day, 0, 0] : read.ranges.flatMap(([start, end]) => [day, start, end]);
  });
}
