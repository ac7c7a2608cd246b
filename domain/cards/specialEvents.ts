import type { MinuteRange } from '../hours/storedDay.ts';
import { withoutDay } from '../hours/specialDays.ts';
import { specialMinutes, type SpecialHours } from '../hours/specialHours.ts';

const dayLength = 1440;
const week = 7;

/** An opening period that recurs weekly. */
export interface WeeklyEvent {
  /** Minutes since 00:00 of its day, and length. */
  start: number;
  length: number;
  /** From Monday, 0. */
  days: number[];
}

/** Special hours by day, counted from a Monday; from that day on. */
export type SpecialDays = ReadonlyMap<number, readonly MinuteRange[]>;

/** `monday` in days since 1970. Ranges are minutes since 00:00 of their day; a closed day has none. */
export function specialDaysFrom(special: SpecialHours | null, monday: number): SpecialDays {
  const days = new Map<number, MinuteRange[]>();
  const flat = specialMinutes(special);
  for (let i = 0; i + 2 < flat.length; i += 3) {
    const [date = 0, start = 0, end = 0] = flat.slice(i, i + 3);
    const day = date - monday;
    if (day < 0) continue;
    const ranges = days.get(day) ?? [];
    days.set(day, end > start ? [...ranges, [start, end]] : ranges);
  }
  return days;
}

interface Exceptions {
  /** Starts of the occurrences that do not take place. */
  excluded: number[];
  /** The events that are left. */
  left: MinuteRange[];
}

/**
 * The occurrences of a weekly event that days with special hours cut: in minutes since the Monday from which days are
 * counted.
 */
export function exceptionsOf({ start, length, days }: WeeklyEvent, special: SpecialDays): Exceptions {
  const excluded = new Map<number, MinuteRange[]>();
  const daysBefore = Math.floor((start + length - 1) / dayLength);
  for (const day of special.keys())
    for (let first = Math.max(0, day - daysBefore); first <= day; first += 1) {
      if (!days.includes(first % week)) continue;
      const from = first * dayLength + start;
      const before = excluded.get(from) ?? [[from, from + length] as const];
      excluded.set(
        from,
        before.flatMap((range) => withoutDay(range, day * dayLength)),
      );
    }
  // A night that continues into the day takes place unchanged.
  const cut = [...excluded].filter(
    ([from, [only, ...others]]) =>
      others.length > 0 || only === undefined || only[0] !== from || only[1] !== from + length,
  );
  return { excluded: cut.map(([from]) => from), left: cut.flatMap(([, ranges]) => ranges) };
}
