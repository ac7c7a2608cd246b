/** A time of day as written, not yet interpreted. */
export interface WrittenTime {
  hour: number;
  minute: number;
  half: 'am' | 'pm' | null;
  /** Written with two digits where one would do: 09:00. */
  padded: boolean;
}

export interface WrittenRange {
  start: WrittenTime;
  end: WrittenTime;
}

/** Minutes since the day's 00:00; the end is after the start and at most 24 hours later. */
export type MinuteRange = readonly [start: number, end: number];

const dayLength = 1440;
const halfDay = 720;

function literal({ hour, minute, half }: WrittenTime): number {
  if (half === null || hour > 12) return (hour * 60 + minute) % dayLength;
  return (hour % 12) * 60 + minute + (half === 'pm' ? halfDay : 0);
}

function range(start: number, end: number): MinuteRange {
  const from = ((start % dayLength) + dayLength) % dayLength;
  const length = (((end - start) % dayLength) + dayLength) % dayLength;
  return [from, from + (length === 0 ? dayLength : length)];
}

function isPlain12(time: WrittenTime): boolean {
  return time.half === null && time.hour >= 1 && time.hour <= 12;
}

/** Whether a time can only be meant on a 24-hour clock. */
export function shows24HourClock({ hour, half, padded }: WrittenTime): boolean {
  return hour > 12 || (half === null && (hour === 0 || padded));
}

/** Both times without am or pm, on a clock of twelve hours. */
function guessed(start: WrittenTime, end: WrittenTime): MinuteRange {
  const from = literal(start);
  const to = literal(end);
  const early = 8 * 60;
  if (from < early) {
    const later = to + halfDay;
    return later > from + halfDay ? range(from + halfDay, later) : range(from, later);
  }
  return range(from, to <= from || to < early ? to + halfDay : to);
}

/**
 * What a written range means.
 * - am or pm on one end only: the reading that gives the shorter range (12-2pm, 11-2pm, 9am-5).
 * - none, and the listing's hours use a 24-hour clock anywhere: as written (7:00-15:00 stays a morning).
 * - none, and nothing decides: hours below 8 are afternoon, where the other end allows it (9-5 is 9:00 to 17:00,
 *   5-11 is 17:00 to 23:00, but 7-3 is 7:00 to 15:00).
 */
export function clockRange({ start, end }: WrittenRange, is24HourClock: boolean): MinuteRange {
  if (start.half === null && end.half === null && !is24HourClock) return guessed(start, end);
  const asWritten = range(literal(start), literal(end));
  const isOneOpen = (start.half === null) !== (end.half === null);
  const open = start.half === null ? start : end;
  if (!isOneOpen || !isPlain12(open) || open.padded) return asWritten;
  const am = { ...open, half: 'am' as const };
  const pm = { ...open, half: 'pm' as const };
  const expandQuery = [am, pm].map((time) =>
    start.half === null ? range(literal(time), literal(end)) : range(literal(start), literal(time)),
  );
  return expandQuery.reduce((best, each) => (each[1] - each[0] < best[1] - best[0] ? each : best));
}
