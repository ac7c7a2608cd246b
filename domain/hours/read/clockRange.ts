import type { MinuteRange } from '../storedDay.ts';

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

/** Whether the hours are of a 24-hour clock: its times show it, words around them suggest it, or nothing does. */
export type Clock = 'shown' | 'suggested' | 'unknown';

const dayLength = 1440;
const halfDay = 720;

function literal({ hour, minute, half }: WrittenTime): number {
  if (half === null || hour > 12) return (hour * 60 + minute) % dayLength;
  return (hour % 12) * 60 + minute + (half === 'pm' ? halfDay : 0);
}

/** The last minute of a day stands for its end: nobody closes for one minute. */
const wholeEnd = (end: number) => (end % dayLength === dayLength - 1 ? end + 1 : end);

function range(start: number, end: number): MinuteRange {
  const from = ((start % dayLength) + dayLength) % dayLength;
  const length = (((wholeEnd(end) - start) % dayLength) + dayLength) % dayLength;
  return [from, from + (length === 0 ? dayLength : length)];
}

function isPlain12(time: WrittenTime): boolean {
  return time.half === null && time.hour >= 1 && time.hour <= 12;
}

/** Whether a time can only be meant on a 24-hour clock. */
export function shows24HourClock({ hour, half, padded }: WrittenTime): boolean {
  return hour > 12 || (half === null && (hour === 0 || padded));
}

/** Before it, a place opens at this hour of the afternoon rather than of the night. */
const earliestOpening = 4 * 60;
const early = 8 * 60;

/** Both times without am or pm, on a clock of twelve hours; null if both halves of the day are as likely. */
function guessed(start: WrittenTime, end: WrittenTime): MinuteRange | null {
  const from = literal(start);
  const to = literal(end);
  if (from >= early) return range(from, to <= from || to < early ? to + halfDay : to);
  if (to <= from) return range(from, to + halfDay);
  if (to < halfDay) return range(from + halfDay, to + halfDay);
  return from < earliestOpening ? null : range(from, to);
}

/** Ranges of a day as written; null if one lasts over midnight or begins before the last has ended. */
function inOrder(ranges: readonly WrittenRange[]): MinuteRange[] | null {
  const read = ranges.map(({ start, end }) => range(literal(start), literal(end)));
  const isInOrder = read.every(([start, end], i) => end <= dayLength && start >= (read[i - 1]?.[1] ?? 0));
  return isInOrder ? read : null;
}

/**
 * The hours that a written range means; null if it is ambiguous.
 * - am or pm on one end only: the reading that gives the shorter range (12-2pm, 11-2pm, 9am-5).
 * - none, and the listing's hours use a 24-hour clock anywhere: as written (7:00-15:00 stays a morning).
 * - none, and nothing decides: hours below 8 are afternoon, where the other end allows it (9-5 is 9:00 to 17:00,
 *   5-11 is 17:00 to 23:00, but 7-3 is 7:00 to 15:00, and 7-12 a forenoon). No guess lasts over midnight.
 */
export function clockRange({ start, end }: WrittenRange, is24HourClock: boolean): MinuteRange | null {
  if (start.half === null && end.half === null && !is24HourClock) return guessed(start, end);
  const asWritten = range(literal(start), literal(end));
  const isOneOpen = (start.half === null) !== (end.half === null);
  const open = start.half === null ? start : end;
  if (!isOneOpen || !isPlain12(open) || open.padded) return asWritten;
  const am = { ...open, half: 'am' as const };
  const pm = { ...open, half: 'pm' as const };
  const readings = [am, pm].map((time) =>
    start.half === null ? range(literal(time), literal(end)) : range(literal(start), literal(time)),
  );
  return readings.reduce((best, each) => (each[1] - each[0] < best[1] - best[0] ? each : best));
}

/**
 * The hours that the ranges of one day mean; null if they are ambiguous. Where only words suggest a 24-hour clock, the ranges are
 * as written if they follow each other within the day: '9-12, 2-6 Uhr' continues in the afternoon.
 */
export function clockRanges(ranges: readonly WrittenRange[], clock: Clock): MinuteRange[] | null {
  const isPlain = ranges.every(({ start, end }) => start.half === null && end.half === null);
  const written = clock === 'suggested' && isPlain ? inOrder(ranges) : null;
  if (written) return written;
  const read = ranges.map((each) => clockRange(each, clock === 'shown'));
  return read.every((each) => each !== null) ? read : null;
}

/** The ranges without a break; null if the break is not within one of them on either half of the day. */
export function withoutBreak(ranges: readonly MinuteRange[], pause: WrittenRange): MinuteRange[] | null {
  const from = literal(pause.start);
  const to = literal(pause.end);
  const length = (to - from + dayLength) % halfDay || halfDay;
  const starts =
    pause.start.half === null && pause.start.hour <= 12 ? [from, (from + halfDay) % dayLength] : [from];
  for (const start of starts) {
    const around = ranges.find((each) => each[0] < start && start + length < each[1]);
    if (around)
      return ranges.flatMap((each): MinuteRange[] =>
        each === around
          ? [
              [each[0], start],
              [start + length, each[1]],
            ]
          : [each],
      );
  }
  return null;
}
