import { minuteOfWeek } from './localClock.ts';
import { hoursByDay, openingMinutes, openState, type OpenInput, type OpenState } from './openingHours.ts';

const dayLength = 1440;
const weekLength = 7 * dayLength;
const minuteMs = 60_000;

/** Clocks jump by an hour, in a few places by less; twice that is searched for the moment itself. */
const searchedMinutes = 121;

function key(state: OpenState): string {
  return JSON.stringify(state);
}

/** Minutes of the week at which the state may change: edges of ranges, and the midnights of every day. */
function edges(input: OpenInput): number[] {
  const midnights = hoursByDay(input.hours).map((_, day) => day * dayLength);
  return [...openingMinutes(input.hours), ...midnights].map((minute) => minute % weekLength);
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

/**
 * The next instant at which `openState` answers something else, for the life of a cached page; null where it never does.
 * Also the midnight at which 'opens tomorrow' becomes 'opens today'.
 */
export function nextChange(input: OpenInput, now: Date): Date | null {
  const minute = minuteOfWeek(input.timeZone, now);
  if (minute === null || !input.hours) return null;
  const before = key(openState(input, now));
  const instants = edges(input)
    .flatMap((edge) => instantsOf(edge, input.timeZone, now, minute))
    .sort((a, b) => a.getTime() - b.getTime());
  for (const instant of instants) {
    if (key(openState(input, instant)) !== before) return firstDifference(input, before, instant);
  }
  return null;
}

/** If the clock jumps past an edge, the change happens at the jump, shortly before the edge's own time. */
function firstDifference(input: OpenInput, before: string, found: Date): Date {
  const earlier = new Date(found.getTime() - minuteMs);
  return key(openState(input, earlier)) === before ? found : stepBack(input, before, earlier);
}

function stepBack(input: OpenInput, before: string, from: Date): Date {
  let instant = from;
  for (let step = 0; step < searchedMinutes; step += 1) {
    const earlier = new Date(instant.getTime() - minuteMs);
    if (key(openState(input, earlier)) === before) return instant;
    instant = earlier;
  }
  return from;
}
