import { minuteOfWeek } from './localClock.ts';
import { hoursByDay, openingMinutes, openState, type OpenInput, type OpenState } from './openingHours.ts';

const dayLength = 1440;
const weekLength = 7 * dayLength;
const minuteMs = 60_000;

/** As long before an edge, it is one that comes soon. */
const soonMs = 3_600_000;

/** Only whether it is known matters, since the number changes by the minute. */
function key(state: OpenState): string {
  return JSON.stringify(state, (name, value: unknown) => (name === 'minutesLeft' ? value !== null : value));
}

/** Minutes of the week at which the state may change: edges of ranges, a day before them, and the midnights of every day. */
function edges(input: OpenInput): number[] {
  const midnights = hoursByDay(input.hours).map((_, day) => day * dayLength);
  const own = openingMinutes(input.hours);
  const dayBefore = own.map((minute) => minute - dayLength + 1 + weekLength);
  return [...own, ...dayBefore, ...midnights].map((minute) => minute % weekLength);
}

/**
 * Candidate instants of a local minute of the week: computed with a constant offset, then corrected by the local clock.
 */
function instantsOf(edge: number, timeZone: string | null, now: Date, minute: number): Date[] {
  const start = now.getTime() - (now.getTime() % minuteMs);
  const estimate = start + (((edge - minute + weekLength - 1) % weekLength) + 1) * minuteMs;
  const shown = minuteOfWeek(timeZone, new Date(estimate)) ?? edge;
  const off = ((shown - edge + weekLength * 1.5) % weekLength) - weekLength / 2;
  return [estimate, Math.max(estimate - off * minuteMs, start + minuteMs)].map(
    (instant) => new Date(instant),
  );
}

/** The instant of the coming week at which the local clock is moved; null if it runs evenly. */
function clockJump(timeZone: string | null, now: Date, minute: number): Date | null {
  const start = now.getTime() - (now.getTime() % minuteMs);
  const isEven = (minutes: number) =>
    minuteOfWeek(timeZone, new Date(start + minutes * minuteMs)) === (minute + minutes) % weekLength;
  if (isEven(weekLength)) return null;
  let [even, moved] = [0, weekLength];
  while (moved - even > 1) {
    const middle = Math.floor((even + moved) / 2);
    if (isEven(middle)) even = middle;
    else moved = middle;
  }
  return new Date(start + moved * minuteMs);
}

/**
 * The next instant at which `openState` answers something else, for the life of a cached page; null if it never does.
 * Also the midnight at which 'opens tomorrow' becomes 'opens today', and the hour before an edge. Minutes left do not count.
 */
export function nextChange(input: OpenInput, now: Date): Date | null {
  const minute = minuteOfWeek(input.timeZone, now);
  if (minute === null || !input.hours) return null;
  const before = key(openState(input, now));
  const jump = clockJump(input.timeZone, now, minute);
  const instants = edges(input)
    .flatMap((edge) => instantsOf(edge, input.timeZone, now, minute))
    .concat(jump ?? [])
    .flatMap((instant) => [instant, new Date(instant.getTime() - soonMs)])
    .filter((instant) => instant > now)
    .sort((a, b) => a.getTime() - b.getTime());
  return instants.find((instant) => key(openState(input, instant)) !== before) ?? null;
}
