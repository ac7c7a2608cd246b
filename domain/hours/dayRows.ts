import { clockText } from './localClock.ts';
import { DAYS, hoursByDay, type Day, type WorkingHours } from './openingHours.ts';

/** One line of a table of hours; times as on a 24-hour clock. `text` is what can't be read, as written. */
export type DayRow = { day: Day } & (
  | { kind: 'closed' }
  | { kind: 'allDay' }
  | { kind: 'ranges'; ranges: { start: string; end: string }[] }
  | { kind: 'text'; text: string }
);

/** Seven rows, Monday first. A missing day is closed. */
export function dayRows(hours: WorkingHours): DayRow[] {
  const week = hoursByDay(hours);
  return DAYS.map((day, i) => {
    const read = week[i];
    if (read?.kind === 'unread') return { day, kind: 'text', text: read.text };
    const [first] = read?.ranges ?? [];
    if (!read || !first) return { day, kind: 'closed' };
    if (first[0] === 0 && first[1] === 1440) return { day, kind: 'allDay' };
    const ranges = read.ranges.map(([start, end]) => ({ start: clockText(start), end: clockText(end) }));
    return { day, kind: 'ranges', ranges };
  });
}
