import { minuteOfWeek } from './localClock.ts';
import { DAYS, type Day } from './openingHours.ts';

/** The day of the week in an IANA zone; null or a nonexistent zone means the machine's own. */
export function todayIn(timeZone: string | null, now: Date): Day {
  const minute = minuteOfWeek(timeZone, now) ?? minuteOfWeek(null, now) ?? 0;
  return DAYS[Math.floor(minute / 1440)] ?? 'Monday';
}
