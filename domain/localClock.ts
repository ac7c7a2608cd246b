const clocks = new Map<string, Intl.DateTimeFormat | null>();

/** Zones are about 600; more keys than this are misspellings. */
const mostClocks = 1000;

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Formatters are costly to make, so one is kept for each zone; null for a zone that doesn't exist. */
function clockOf(timeZone: string | null): Intl.DateTimeFormat | null {
  const key = timeZone ?? '';
  const known = clocks.get(key);
  if (known !== undefined) return known;
  let clock: Intl.DateTimeFormat | null;
  try {
    const zone = timeZone === null ? {} : { timeZone };
    clock = new Intl.DateTimeFormat('en-US', {
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      ...zone,
    });
  } catch {
    clock = null;
  }
  if (clocks.size >= mostClocks) clocks.clear();
  clocks.set(key, clock);
  return clock;
}

/** Minutes since Monday 00:00 by the clock of an IANA zone (null: the machine's own); null for an unknown zone. */
export function minuteOfWeek(timeZone: string | null, now: Date): number | null {
  const text = clockOf(timeZone)?.format(now) ?? '';
  const match = /^(\w{3})\D+(\d\d):(\d\d)/.exec(text);
  if (!match) return null;
  return weekdays.indexOf(match[1] ?? '') * 1440 + Number(match[2]) * 60 + Number(match[3]);
}

/** Minutes since midnight as "09:30"; whole days are left out. */
export function clockText(minute: number): string {
  const ofDay = minute % 1440;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}
