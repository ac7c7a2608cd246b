import { DAYS } from './openingHours.ts';

const days = new Map<string, number>(DAYS.map((day, at) => [day, at]));
const isDate = (name: string) => /^\d{4}-\d{2}-\d{2}$/.test(name);

/**
 * Entries of a stored object: days from Monday on, dates in their order, other names as they stand. PostgreSQL orders the
 * names of a JSON object by their length: Friday, Monday, Sunday, Tuesday.
 */
export function inWeekOrder(value: object): [string, unknown][] {
  const entries = Object.entries(value) as [string, unknown][];
  if (entries.every(([name]) => days.has(name)))
    return entries.toSorted(([a], [b]) => (days.get(a) ?? 0) - (days.get(b) ?? 0));
  if (entries.every(([name]) => isDate(name))) return entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return entries;
}
