import { minuteOfWeek } from './localClock.ts';

const weekLength = 7 * 1440;
const minuteMs = 60_000;
/** Times that are nearer than this count as soon. */
const soon = 60;

/**
 * Minutes until an edge of the opening hours, a minute of the week by the local clock, if it is at most an hour away; else
 * null. When the clock is moved within that hour: until the first minute at which `hasPassed` is true of what it shows.
 */
export function minutesUntil(
  edge: number,
  hasPassed: (minute: number) => boolean,
  timeZone: string | null,
  now: Date,
): number | null {
  const shownIn = (minutes: number) => minuteOfWeek(timeZone, new Date(now.getTime() + minutes * minuteMs));
  const start = shownIn(0);
  if (start === null) return null;
  if (shownIn(soon) === (start + soon) % weekLength) {
    const left = (edge - start + weekLength) % weekLength;
    return left <= soon ? left : null;
  }
  for (let minutes = 1; minutes <= soon; minutes += 1) {
    const shown = shownIn(minutes);
    if (shown !== null && hasPassed(shown)) return minutes;
  }
  return null;
}
