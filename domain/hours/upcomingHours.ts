import { dayRows, type DayRow } from './dayRows.ts';
import { minuteOfWeek } from './localClock.ts';
import { localDay } from './localDay.ts';
import { dayNumber, type SpecialHours } from './specialHours.ts';

const dayMs = 86_400_000;

/** Hours of one date, such as a holiday. */
export interface DateRow {
  /** ISO date: '2026-12-25'. */
  date: string;
  row: DayRow;
}

/**
 * Hours of single dates from today on, in the order of the calendar. Today is that of the listing's own zone; of UTC where
 * the zone is not known, so that server and browser agree.
 */
export function upcomingHours(hours: SpecialHours | null, timeZone: string | null, now: Date): DateRow[] {
  const minute = timeZone ? minuteOfWeek(timeZone, now) : null;
  const today = minute === null ? Math.floor(now.getTime() / dayMs) : localDay(minute, now);
  return Object.entries(hours ?? {})
    .filter(([date]) => (dayNumber(date) ?? -1) >= today)
    .flatMap(([date, text]) =>
      dayRows({ Monday: text })
        .slice(0, 1)
        .map((row) => ({ date, row })),
    );
}
