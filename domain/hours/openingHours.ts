import type { MinuteRange } from './storedDay.ts';
import { clockText, minuteOfWeek } from './localClock.ts';
import { minutesUntil } from './minutesUntil.ts';
import { readStoredDay, type DayHours } from './storedDay.ts';
import { memoize } from '../text/memoize.ts';

export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export type Day = (typeof DAYS)[number];

/** Stored form: "9 AM-5 PM, 7 PM-11 PM", "Closed", "Open 24 hours", or the original text if it could not be parsed. */
export type WorkingHours = Partial<Record<Day, string>>;

/** `minute` counts from the day's 00:00; an end at midnight belongs to the next day. */
interface ClosingTime {
  day: Day;
  minute: number;
  time: string;
  /** Whether it is a day away or more, where the time alone would be taken for an earlier day. */
  isFar: boolean;
  /** Minutes until then, at most an hour; null for later. */
  minutesLeft: number | null;
}

interface OpeningTime {
  day: Day;
  isToday: boolean;
  isTomorrow: boolean;
  time: string;
  /** As of `ClosingTime`. */
  minutesLeft: number | null;
}

export type OpenState =
  | { kind: 'open'; always: boolean; until?: ClosingTime | null }
  | { kind: 'closed'; opens?: OpeningTime | null; reason: 'hours' | 'switch' | 'temporarily' | 'permanently' }
  | { kind: 'unknown' };

export interface OpenInput {
  hours: WorkingHours | null;
  /** IANA name; null takes the zone of the machine, which in a browser is the visitor's. */
  timeZone: string | null;
  isOpen: boolean;
  businessStatus: string | null;
}

const dayLength = 1440;
const weekLength = 7 * dayLength;

interface Week {
  /** Monday first; null if a day is missing. */
  days: readonly (DayHours | null)[];
  /** As of `openingMinutes`. */
  minutes: readonly number[];
  /** As of `cyclicRanges`. */
  ranges: readonly MinuteRange[];
}

// A week of split shifts takes some 400 characters.
const readWeekText = memoize(
  (text): Week => {
    const days = (JSON.parse(text) as (string | null)[]).map((day) =>
      day === null ? null : readStoredDay(day),
    );
    const minutes = minutesOf(days);
    return { days, minutes, ranges: cyclicRanges(minutes) };
  },
  { maxEntries: 2000, maxLength: 600 },
);

function weekOf(hours: WorkingHours | null): Week {
  return readWeekText(
    JSON.stringify(DAYS.map((day) => (hours && Object.hasOwn(hours, day) ? hours[day] : undefined))),
  );
}

/** The seven days of stored hours as read, Monday first; null if a day is missing. */
export function hoursByDay(hours: WorkingHours | null): readonly (DayHours | null)[] {
  return weekOf(hours).days;
}

/** Hours in their stored form, of a value without a type; null if it has no day. */
export function storedHours(value: unknown): WorkingHours | null {
  if (typeof value !== 'object' || value === null) return null;
  const texts = value as Record<string, unknown>;
  const entries = DAYS.flatMap((day) => (typeof texts[day] === 'string' ? [[day, texts[day]] as const] : []));
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}

/**
 * Flat sorted pairs [start, end, start, end, …] in minutes since Monday 00:00 local time. Ranges that touch are one,
 * also over midnight; an end may pass 10080. Days that can't be read contribute nothing.
 */
export function openingMinutes(hours: WorkingHours | null): number[] {
  return [...weekOf(hours).minutes];
}

function minutesOf(days: Week['days']): number[] {
  const ranges = days
    .flatMap((day, i) =>
      day?.kind === 'ranges'
        ? day.ranges.map(([start, end]) => [start + i * dayLength, end + i * dayLength] as const)
        : [],
    )
    .sort((a, b) => a[0] - b[0]);
  const flat: number[] = [];
  for (const [start, end] of ranges) {
    const lastEnd = flat.at(-1);
    if (lastEnd !== undefined && start <= lastEnd) flat[flat.length - 1] = Math.max(lastEnd, end);
    else flat.push(start, end);
  }
  return flat;
}

/** Pairs of a flat list, each also a week earlier and later, so that a Sunday night reaches into Monday. */
export function cyclicRanges(flat: readonly number[]): MinuteRange[] {
  const ranges: MinuteRange[] = [];
  for (const shift of [-weekLength, 0, weekLength]) {
    for (let i = 0; i + 1 < flat.length; i += 2) {
      const start = (flat[i] ?? 0) + shift;
      const end = (flat[i + 1] ?? 0) + shift;
      const last = ranges.at(-1);
      if (last && start <= last[1]) ranges[ranges.length - 1] = [last[0], Math.max(last[1], end)];
      else ranges.push([start, end]);
    }
  }
  return ranges;
}

function dayAt(minute: number): Day {
  return DAYS[Math.floor((minute % weekLength) / dayLength)] ?? 'Monday';
}

function isWithin(ranges: readonly MinuteRange[], minute: number): boolean {
  return ranges.some(([start, end]) => start <= minute && minute < end);
}

function closedOutright({ isOpen, businessStatus }: OpenInput): OpenState | null {
  if (businessStatus === 'CLOSED_PERMANENTLY') return { kind: 'closed', opens: null, reason: 'permanently' };
  if (businessStatus === 'CLOSED_TEMPORARILY') return { kind: 'closed', opens: null, reason: 'temporarily' };
  return isOpen ? null : { kind: 'closed', opens: null, reason: 'switch' };
}

/** Whether a day cannot be read, of those from one until before another, counted from Monday. */
function hasUnread(days: Week['days'], from: number, until: number): boolean {
  return days.some((day, i) => day?.kind === 'unread' && (i - from + 7) % 7 < until - from);
}

/**
 * Whether a listing is open at an instant, in its own time zone. `isOpen` and the status take precedence over hours. Unknown if
 * there are no hours, today's cannot be read, or the zone does not exist. The next opening is null behind a day that cannot be
 * read, on which it may open earlier; a day that is missing is closed.
 */
export function openState(input: OpenInput, now: Date): OpenState {
  const outright = closedOutright(input);
  if (outright) return outright;
  const minute = input.hours && minuteOfWeek(input.timeZone, now);
  if (minute === null) return { kind: 'unknown' };
  const { days, ranges } = weekOf(input.hours);
  const current = ranges.find((range) => isWithin([range], minute));
  if (current) {
    const end = current[1];
    if (current[1] - current[0] >= weekLength) return { kind: 'open', always: true, until: null };
    return {
      kind: 'open',
      always: false,
      until: {
        day: dayAt(end),
        minute: end % dayLength,
        time: clockText(end),
        isFar: end - minute >= dayLength,
        minutesLeft: minutesUntil(end, (shown) => !isWithin(ranges, shown), input.timeZone, now),
      },
    };
  }
  const today = Math.floor(minute / dayLength);
  if (days[today]?.kind === 'unread') return { kind: 'unknown' };
  const start = ranges.find((range) => range[0] > minute)?.[0];
  const opens =
    start === undefined || hasUnread(days, today + 1, Math.floor(start / dayLength))
      ? null
      : {
          day: dayAt(start),
          isToday: start < (today + 1) * dayLength,
          isTomorrow: Math.floor(start / dayLength) === today + 1,
          time: clockText(start),
          minutesLeft: minutesUntil(start, (shown) => isWithin(ranges, shown), input.timeZone, now),
        };
  return { kind: 'closed', opens, reason: 'hours' };
}
