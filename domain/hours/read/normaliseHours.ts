import { clockRanges, shows24HourClock, withoutBreak, type Clock } from './clockRange.ts';
import { readDayHours, type WrittenDay } from './dayHours.ts';
import { DAYS, type WorkingHours } from '../openingHours.ts';
import { readHourTexts, type WrittenWeek } from './readHourTexts.ts';
import { storedDayText, type DayHours, type MinuteRange } from '../storedDay.ts';
import { memoize } from '../../text/memoize.ts';

const dayLength = 1440;

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

function dayHours(day: WrittenDay, clock: Clock): DayHours {
  if (day.kind === 'unread') return day;
  if (day.kind === 'closed') return { kind: 'ranges', ranges: [] };
  if (day.kind === 'allDay') return { kind: 'ranges', ranges: [[0, dayLength]] };
  let ranges: MinuteRange[] | null = clockRanges(day.ranges, clock);
  for (const pause of day.breaks) ranges &&= withoutBreak(ranges, pause);
  return ranges ? { kind: 'ranges', ranges: joined(ranges) } : { kind: 'unread', text: day.text };
}

function readWeek({ texts, suggests24HourClock }: WrittenWeek, isSuggested: boolean): (DayHours | null)[] {
  const days = texts.map((text) => (text === undefined ? null : readDayHours(text)));
  const ranges = days.flatMap((day) => (day?.kind === 'ranges' ? day.ranges : []));
  const isShown = ranges.some(({ start, end }) => shows24HourClock(start) || shows24HourClock(end));
  const isLikely =
    isSuggested ||
    suggests24HourClock ||
    days.some((day) => day?.kind === 'ranges' && day.suggests24HourClock);
  const clock = isShown ? 'shown' : isLikely ? 'suggested' : 'unknown';
  return days.map((day) => day && dayHours(day, clock));
}

function normalised(input: unknown, isSuggested = false): WorkingHours | null {
  const result: WorkingHours = {};
  readWeek(readHourTexts(input), isSuggested).forEach((hours, i) => {
    const day = DAYS[i];
    if (day && hours) result[day] = storedDayText(hours);
  });
  return Object.keys(result).length > 0 ? result : null;
}

const normalisedText = memoize((text) => normalised(text), { maxEntries: 2000, maxLength: 600 });

/**
 * Opening hours of any form met in exports and forms, in the form that is stored; null if there are none.
 * Text that can't be read stays as written. Normalising twice changes nothing. Pages read the stored form alone
 * (`storedHours`), so that none of this is part of their scripts.
 * `suggests24HourClock`: a text from which the input was made did so, in words that the input may lack.
 */
export function normaliseWorkingHours(
  input: unknown,
  { suggests24HourClock = false }: { suggests24HourClock?: boolean } = {},
): WorkingHours | null {
  if (typeof input !== 'string' || suggests24HourClock) return normalised(input, suggests24HourClock);
  const hours = normalisedText(input);
  return hours && { ...hours };
}
