import { dayRows } from '../../../../../domain/hours/dayRows.ts';
import type { Day, WorkingHours } from '../../../../../domain/hours/openingHours.ts';
import { storedHours } from '../../../../../domain/hours/openingHours.ts';
import { DAYS } from '../../../../../domain/hours/openingHours.ts';

/** Times as on a 24-hour clock, '' while they are not given; an end before the start is on the next day. */
export interface EditRange {
  start: string;
  end: string;
}

/** One day as it is edited. `unknown` is not stored; `text` is unreadable hours, as written. */
export interface EditDay {
  day: Day;
  kind: 'unknown' | 'closed' | 'allDay' | 'ranges' | 'text';
  ranges: EditRange[];
  text: string;
}

/** Seven days, Monday first. */
export function readEditHours(stored: unknown): EditDay[] {
  const hours = storedHours(stored);
  return dayRows(hours ?? {}).map((row) => {
    const base = { day: row.day, ranges: [], text: '' };
    if (!hours || !Object.hasOwn(hours, row.day)) return { ...base, kind: 'unknown' };
    if (row.kind === 'ranges') return { ...base, kind: 'ranges', ranges: row.ranges };
    return row.kind === 'text' ? { ...base, kind: 'text', text: row.text } : { ...base, kind: row.kind };
  });
}

/** Input of the mutation: text by day; null if no day is known. */
export function writeEditHours(days: readonly EditDay[]): WorkingHours | null {
  const known = days.filter(({ kind }) => kind !== 'unknown');
  return known.length > 0 ? Object.fromEntries(known.map((day) => [day.day, dayText(day)])) : null;
}

function dayText({ kind, ranges, text }: EditDay): string {
  if (kind === 'closed') return 'Closed';
  if (kind === 'allDay') return 'Open 24 hours';
  return kind === 'text' ? text : ranges.map(({ start, end }) => `${start}-${end}`).join(', ');
}

/** Problem of a day, or null. */
export function dayProblem({ kind, ranges, text }: EditDay): string | null {
  if (kind === 'text') return text.trim() ? null : 'Metin boş olamaz';
  if (kind !== 'ranges') return null;
  if (ranges.length === 0) return 'En az bir aralık girin';
  const pairs = ranges.map(({ start, end }) => [minutes(start), minutes(end)] as const);
  if (pairs.some(([start, end]) => start === null || end === null)) return 'Açılış ve kapanış saatini girin';
  if (pairs.some(([start, end]) => start === end)) return 'Açılış ve kapanış aynı olamaz';
  const sorted = pairs
    .map(([start, end]) => {
      const [from, to] = [start ?? 0, end ?? 0];
      return { from, to: to <= from ? to + 1440 : to };
    })
    .sort((a, b) => a.from - b.from);
  const isOverlapping = sorted.some((range, i) => i > 0 && range.from < (sorted[i - 1]?.to ?? 0));
  return isOverlapping ? 'Aralıklar çakışıyor' : null;
}

function minutes(time: string): number | null {
  const [, hour, minute] = /^(\d{2}):(\d{2})$/.exec(time) ?? [];
  return hour && minute && Number(hour) < 24 && Number(minute) < 60
    ? Number(hour) * 60 + Number(minute)
    : null;
}

/** The hours of one day on others too. */
export function copyDay(days: readonly EditDay[], from: Day, to: readonly Day[]): EditDay[] {
  const source = days.find(({ day }) => day === from);
  return days.map((each) => (source && to.includes(each.day) ? { ...source, day: each.day } : each));
}

/** Monday to Friday. */
export const workdays: readonly Day[] = DAYS.slice(0, 5);
