import { memoize } from '../text/memoize.ts';

const clocks = new Map<string, Intl.DateTimeFormat | null>();

/** Zones are about 600; more keys than this are misspellings. */
const maxClocks = 1000;

const weekdays = 'MonTueWedThuFriSatSun';

/** A page is cached for a day at most and then read for a while, so clocks of another host count for this long. */
const evenMinutes = 26 * 60;

let trusted: { at: number; offsets: Readonly<Record<string, number>> } = { at: 0, offsets: {} };

const weekLength = 7 * 1440;
const minuteMs = 60_000;

/** Formatters are costly to make, so one is cached for each zone; null for a zone that doesn't exist. */
function clockOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  let clock: Intl.DateTimeFormat | null;
  try {
    clock = new Intl.DateTimeFormat('en-US', {
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
    });
  } catch {
    clock = null;
  }
  if (clocks.size >= maxClocks) clocks.clear();
  clocks.set(timeZone, clock);
  return clock;
}

/** Minutes since Monday 00:00 by the clock of an IANA zone (null: the machine's own); null for an unknown zone. */
export function minuteOfWeek(timeZone: string | null, now: Date): number | null {
  if (timeZone === null) return ((now.getDay() + 6) % 7) * 1440 + now.getHours() * 60 + now.getMinutes();
  const utcMinute = Math.floor(now.getTime() / minuteMs);
  const passed = utcMinute - trusted.at;
  const offset: unknown = trusted.offsets[timeZone];
  if (typeof offset === 'number' && passed >= 0 && passed < evenMinutes)
    return (weekMinute(utcMinute) + offset) % weekLength;
  const start = quarterStart(timeZone, Math.floor(utcMinute / quarter));
  return start === null ? null : (start + (((utcMinute % quarter) + quarter) % quarter)) % weekLength;
}

const quarter = 15;
const quarters = memoize<number | null>(
  (key) => {
    const [minutes = '', timeZone = ''] = key.split(' ');
    return readClock(timeZone, new Date(Number(minutes) * quarter * minuteMs));
  },
  { maxEntries: 20_000, maxLength: 80 },
);

/** A page asks for the same instants for each of its listings, and clocks are set at whole quarters of an hour. */
function quarterStart(timeZone: string, index: number): number | null {
  return quarters(`${index} ${timeZone}`);
}

function readClock(timeZone: string, now: Date): number | null {
  const text = clockOf(timeZone)?.format(now) ?? '';
  const match = /^(\w{3})\D+(\d\d):(\d\d)/.exec(text);
  if (!match) return null;
  return (weekdays.indexOf(match[1] ?? '') / 3) * 1440 + Number(match[2]) * 60 + Number(match[3]);
}

/** The minute of the week in UTC. 1970 began on a Thursday. */
function weekMinute(utcMinute: number): number {
  return (((utcMinute + 3 * 1440) % weekLength) + weekLength) % weekLength;
}

/**
 * Minutes of the week by which these time zones are ahead of UTC, for `trustClocks`: New York is some 6.8 days ahead.
 * Unlike a time of day, they are the same at whatever minute a page is rendered. Leaves out unknown zones and those that
 * change their offset within 26 hours.
 */
export function readOffsets(timeZones: Iterable<string>, now: Date): Record<string, number> {
  const utc = weekMinute(Math.floor(now.getTime() / minuteMs));
  const later = new Date(now.getTime() + evenMinutes * minuteMs);
  const entries = [...new Set(timeZones)].sort().flatMap((timeZone) => {
    const minute = minuteOfWeek(timeZone, now);
    const isEven = minute !== null && minuteOfWeek(timeZone, later) === (minute + evenMinutes) % weekLength;
    return isEven ? [[timeZone, (minute - utc + weekLength) % weekLength] as const] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * From that instant on `minuteOfWeek` uses what `readOffsets` answered, for 26 hours. The first format of a browser costs
 * it more than all cards of a page.
 */
export function trustOffsets(at: Date, offsets: Readonly<Record<string, number>>): void {
  trusted = { at: Math.floor(at.getTime() / minuteMs), offsets };
}

/** Minutes since midnight as "09:30"; whole days are omitted. */
export function clockText(minute: number): string {
  const ofDay = minute % 1440;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}
