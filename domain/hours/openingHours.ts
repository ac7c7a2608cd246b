import { clockRange, shows24HourClock, type MinuteRange } from './clockRange.ts';
import { rangesText, readDayHours, type WrittenDay } from './dayHours.ts';
import { clockText, minuteOfWeek } from './localClock.ts';
import { minutesUntil } from './minutesUntil.ts';
import { readHourTexts, type HourTexts } from './readHourTexts.ts';
import { memoize } from '../text/memoize.ts';

export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export type Day = (typeof DAYS)[number];

/** Stored form: "9 AM-5 PM, 7 PM-11 PM", "Closed", "Open 24 hours", or the original text if it could not be parsed. */
export type WorkingHours = Partial<Record<Day, string>>;

/** Parsed hours of one day: ranges in minutes since 00:00, sorted, without overlap. No ranges: closed. */
type DayHours = { kind: 'ranges'; ranges: readonly MinuteRange[] } | { kind: 'unread'; text: string };

/** `minute` counts from the day's 00:00; an end at midnight belongs to the next day. */
interface ClosingTime {
  day: Day;
  minute: number;
  time: string;
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

/** Sorted and joined where they touch; a joined range is never longer than 24 hours, which its text could not say. */
function joined(ranges: readonly MinuteRange[]): MinuteRange[] {
  const result: MinuteRange[] = [];
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = result.at(-1);
    if (!last || start > last[1]) result.push([start, end]);
    else result[result.length - 1] = [last[0], Math.min(Math.max(last[1], end), last[0] + dayLength)];
  }
  return result;
}

function dayHours(day: WrittenDay, is24HourClock: boolean): DayHours {
  if (day.kind === 'unread') return day;
  if (day.kind === 'closed') return { kind: 'ranges', ranges: [] };
  if (day.kind === 'allDay') return { kind: 'ranges', ranges: [[0, dayLength]] };
  return { kind: 'ranges', ranges: joined(day.ranges.map((range) => clockRange(range, is24HourClock))) };
}

function readWeek(texts: readonly (string | null)[]): readonly (DayHours | null)[] {
  const days = texts.map((text) => (text === null ? null : readDayHours(text)));
  const times = days.flatMap((day) =>
    day?.kind === 'ranges' ? day.ranges.flatMap(({ start, end }) => [start, end]) : [],
  );
  const is24HourClock = times.some(shows24HourClock);
  return days.map((day) => day && dayHours(day, is24HourClock));
}

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
    const days = readWeek(JSON.parse(text) as (string | null)[]);
    const minutes = minutesOf(days);
    return { days, minutes, ranges: cyclicRanges(minutes) };
  },
  { maxEntries: 2000, maxLength: 600 },
);

function weekOfTexts(texts: HourTexts): Week {
  return readWeekText(JSON.stringify(texts));
}

function weekOf(hours: WorkingHours | null): Week {
  return weekOfTexts(DAYS.map((day) => (hours && Object.hasOwn(hours, day) ? hours[day] : undefined)));
}

function textOf(hours: DayHours): string {
  if (hours.kind === 'unread') return hours.text;
  const [first] = hours.ranges;
  if (!first) return 'Closed';
  return first[0] === 0 && first[1] === dayLength ? 'Open 24 hours' : rangesText(hours.ranges);
}

/** The seven days of stored hours as read, Monday first; null if a day is missing. */
export function hoursByDay(hours: WorkingHours | null): readonly (DayHours | null)[] {
  return weekOf(hours).days;
}

function normalised(input: unknown): WorkingHours | null {
  const result: WorkingHours = {};
  weekOfTexts(readHourTexts(input)).days.forEach((hours, i) => {
    const day = DAYS[i];
    if (day && hours) result[day] = textOf(hours);
  });
  return Object.keys(result).length > 0 ? result : null;
}

const normalisedText = memoize(normalised, { maxEntries: 2000, maxLength: 600 });

/**
 * Opening hours of any form met in exports and forms, in the form that is stored; null if there are none.
 * Text that can't be read stays as written. Normalising twice changes nothing.
 */
export function normaliseWorkingHours(input: unknown): WorkingHours | null {
  if (typeof input !== 'string') return normalised(input);
  const hours = normalisedText(input);
  return hours && { ...hours };
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

/**
 * Whether a listing is open at an instant, in its own time zone. `isOpen` and the status take precedence over hours. Unknown if
 * there are no hours, today's cannot be read, or the zone does not exist.
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
        minutesLeft: minutesUntil(end, (shown) => !isWithin(ranges, shown), input.timeZone, now),
      },
    };
  }
  const today = Math.floor(minute / dayLength);
  if (days[today]?.kind === 'unread') return { kind: 'unknown' };
  const start = ranges.find((range) => range[0] > minute)?.[0];
  const opens =
    start === undefined
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
