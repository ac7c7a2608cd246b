import { memoize } from '../text/memoize.ts';
import { parameterValue } from './contentLines.ts';

// VTIMEZONE (RFC 5545, section 3.6.5) from the rules of this machine's Intl, so that a calendar agrees with the clocks
// by which pages show a listing as open.

interface Transition {
  /** In ms of Unix time: the first moment of the new offset. */
  at: number;
  /** Offsets from UTC in minutes. */
  from: number;
  to: number;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** Years of transitions that are written if no yearly rule describes them. */
const horizonYears = 10;
const dayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

/** Offset from UTC in minutes at an instant; null for a zone that does not exist. */
function offsetReader(timeZone: string): ((at: number) => number) | null {
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  } catch {
    return null;
  }
  return (at) => {
    const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(format.format(at)) ?? [];
    return sign === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  };
}

/** Changes of the offset, found by looking at each week and then halving it. */
function transitionsOf(offsetAt: (at: number) => number, start: number, end: number): Transition[] {
  const found: Transition[] = [];
  let from = offsetAt(start);
  for (let week = start; week < end; week += 7 * dayMs) {
    const to = offsetAt(week + 7 * dayMs);
    if (to === from) continue;
    let [before, after] = [week, week + 7 * dayMs];
    while (after - before > minuteMs) {
      const middle = before + Math.floor((after - before) / 2 / minuteMs) * minuteMs;
      if (offsetAt(middle) === from) before = middle;
      else after = middle;
    }
    found.push({ at: after, from, to });
    from = to;
  }
  return found;
}

/** The clock of a transition, as it was before it, in the fields of a UTC date. */
function localDate({ at, from }: Transition): Date {
  return new Date(at + from * minuteMs);
}

function stamp(date: Date): string {
  return date.toISOString().slice(0, 19).replace(/[-:]/g, '');
}

function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const digits = (value: number) => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${digits(Math.floor(size / 60))}${digits(size % 60)}`;
}

/** Weekday of a month from its start (1SU) and, in its last seven days, from its end (-1SU). */
function weekdaysOf(date: Date): string[] {
  const name = dayNames[date.getUTCDay()] ?? 'SU';
  const day = date.getUTCDate();
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return [`${Math.ceil(day / 7)}${name}`, ...(day + 7 > last ? [`-1${name}`] : [])];
}

/** The yearly rule of transitions, one in each year until the horizon; null if there is none. */
function yearlyRule(transitions: readonly Transition[]): string | null {
  const dates = transitions.map(localDate);
  const [first] = dates;
  if (!first || dates.length < horizonYears) return null;
  const isYearly = dates.every(
    (date, index) =>
      date.getUTCFullYear() === first.getUTCFullYear() + index &&
      date.getUTCMonth() === first.getUTCMonth() &&
      date.getTime() % dayMs === first.getTime() % dayMs,
  );
  const weekday = weekdaysOf(first).find((each) => dates.every((date) => weekdaysOf(date).includes(each)));
  if (!isYearly || weekday === undefined) return null;
  return `FREQ=YEARLY;BYMONTH=${first.getUTCMonth() + 1};BYDAY=${weekday}`;
}

function observance({ at, from, to }: Transition, rule: string | null): string[] {
  const kind = to > from ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${stamp(localDate({ at, from, to }))}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    ...(rule ? [`RRULE:${rule}`] : []),
    `END:${kind}`,
  ];
}

function linesFrom(timeZone: string, year: number): string[] | null {
  const offsetAt = offsetReader(timeZone);
  if (!offsetAt) return null;
  const start = Date.UTC(year, 0, 1);
  const transitions = transitionsOf(offsetAt, start, Date.UTC(year + horizonYears + 1, 0, 1));
  const groups = new Map<string, Transition[]>();
  for (const transition of transitions) {
    const key = `${transition.from} ${transition.to} ${localDate(transition).getUTCMonth()}`;
    groups.set(key, [...(groups.get(key) ?? []), transition]);
  }
  const initial = offsetAt(start);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observance({ at: -initial * minuteMs, from: initial, to: initial }, null),
    ...[...groups.values()].flatMap((group) => {
      const rule = yearlyRule(group);
      // Without a rule, each is written apart: some programs ignore the start of an observance that has an RDATE.
      const written = rule ? group.slice(0, 1) : group;
      return written.flatMap((transition) => observance(transition, rule));
    }),
    'END:VTIMEZONE',
  ];
}

// A listing's calendar is requested more than once, and a zone takes some 600 looks at the clock.
const memoized = memoize((key) => {
  const [timeZone = '', year] = key.split(' ');
  return linesFrom(timeZone, Number(year));
});

/**
 * The VTIMEZONE of an IANA zone from the year of `now` on: yearly rules where the zone has them, else its transitions
 * of ten years. Null for a zone that does not exist.
 */
export function timeZoneLines(timeZone: string, now: Date): readonly string[] | null {
  return memoized(`${timeZone} ${now.getUTCFullYear() - 1}`);
}

/** Start of a property with local times, such as DTSTART: with its zone, or floating without one. */
export function withTimeZone(name: string, timeZone: string | null): string {
  return timeZone === null ? name : `${name};TZID=${parameterValue(timeZone)}`;
}
