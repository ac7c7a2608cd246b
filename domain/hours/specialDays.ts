import type { MinuteRange } from './storedDay.ts';
import { rangesText } from './storedDay.ts';
import { minuteOfWeek } from './localClock.ts';
import { localDay } from './localDay.ts';
import { cyclicRanges, DAYS, hoursByDay, openingMinutes, type WorkingHours } from './openingHours.ts';
import { specialMinutes, type SpecialHours } from './specialHours.ts';

const dayLength = 1440;
/** A range that lasts past noon is not one night: the listing is open day and night, and the range is cut at midnight. */
const noon = 720;
/** Days that affect the week, counted from its Monday; ranges are known for a week on either side. */
const [firstDay, lastDay] = [-6, 12];

/**
 * The rest of a range after a day with special hours is cut out: minutes from any midnight, as `dayStart` is. The night
 * before, which ends until noon, continues to its end.
 */
export function withoutDay(range: MinuteRange, dayStart: number): MinuteRange[] {
  const dayEnd = dayStart + dayLength;
  const [start, end] = range;
  if (end <= dayStart || start >= dayEnd) return [range];
  // The night before continues to its end.
  if (start < dayStart && end <= dayStart + noon) return [range];
  const left: MinuteRange[] = start < dayStart ? [[start, dayStart]] : [];
  // So does the night of the day itself, which has other hours.
  return end > dayEnd + noon ? [...left, [dayEnd, end]] : left;
}

/** Days for which hours are answered, from today: each day of the week once. */
const daysAhead = [0, 1, 2, 3, 4, 5, 6];

/**
 * The week from an instant on as it really is: hours of single dates replace those of their weekday, from today to six
 * days ahead by the local clock. The rest of the night before is part of today, since yesterday's weekday is that of the last
 * day. `special_ranges` in SQL follows the same rule, so that the filter of open listings and the pages agree. The hours themselves where no such date is near.
 */
export function currentHours(
  hours: WorkingHours | null,
  special: SpecialHours | null,
  timeZone: string | null,
  now: Date,
): WorkingHours | null {
  const minute = special && minuteOfWeek(timeZone, now);
  if (special === null || minute === null) return hours;
  const weekday = Math.floor(minute / dayLength);
  const monday = localDay(minute, now) - weekday;
  const isNear = (day: number) => day >= weekday - 1 && day <= weekday + 6;
  const days = new Map<number, MinuteRange[]>();
  const flat = specialMinutes(special);
  for (let i = 0; i + 2 < flat.length; i += 3) {
    const [date = 0, start = 0, end = 0] = flat.slice(i, i + 3);
    const day = date - monday;
    if (day < firstDay || day > lastDay) continue;
    const ranges = days.get(day) ?? [];
    days.set(day, end > start ? [...ranges, [day * dayLength + start, day * dayLength + end]] : ranges);
  }
  const isOn = (range: MinuteRange) => range[0] <= minute && minute < range[1];
  // Of a place without a week, nothing is known of other days than these, and of their nights.
  const isKnownToday = days.has(weekday) || [...days.values()].flat().some(isOn);
  if (!(hours ? [...days.keys()].some(isNear) : isKnownToday)) return hours;
  let ranges: readonly MinuteRange[] = cyclicRanges(openingMinutes(hours));
  for (const day of [...days.keys()].sort((a, b) => a - b))
    ranges = ranges.flatMap((range) => withoutDay(range, day * dayLength));
  const all = joined([...ranges, ...[...days.values()].flat()]);
  const lastEnd = (weekday + 7) * dayLength;
  const shown = all.flatMap(([start, end]): MinuteRange[] => {
    const from = Math.max(start, weekday * dayLength);
    const to = Math.min(end, lastEnd);
    return to > from ? [[from, to]] : [];
  });
  const entries = daysAhead.flatMap((offset) => {
    const day = weekday + offset;
    const name = DAYS[((day % 7) + 7) % 7] ?? 'Monday';
    const stored = hours?.[name];
    const text = dayText(shown, day * dayLength);
    // A day that cannot be read, or of which nothing is known, stays so unless the day before extends into it; today, until
    // the night before has ended.
    const isUnread =
      (text === 'Closed' || (offset === 0 && !shown.some(isOn))) &&
      !days.has(day) &&
      (stored === undefined || hoursByDay({ [name]: stored })[DAYS.indexOf(name)]?.kind === 'unread');
    if (isUnread) return stored === undefined ? [] : [[name, stored] as const];
    return [[name, text] as const];
  });
  return Object.fromEntries(entries);
}

/**
 * The hours of one day: a night belongs to the day on which it begins, what lasts longer ends at midnight and
 * continues the next day.
 */
function dayText(ranges: readonly MinuteRange[], start: number): string {
  const end = start + dayLength;
  const parts = ranges.flatMap(([from, to]): MinuteRange[] => {
    if (from >= end || to <= start) return [];
    if (from >= start) return [[from - start, (to - from <= dayLength ? to : end) - start]];
    // Of earlier ranges, only the part beyond their day.
    return to - from <= dayLength ? [] : [[0, Math.min(to, end) - start]];
  });
  if (parts.length === 0) return 'Closed';
  return parts[0]?.[0] === 0 && parts[0][1] === dayLength ? 'Open 24 hours' : rangesText(parts);
}

function joined(ranges: MinuteRange[]): MinuteRange[] {
  const result: MinuteRange[] = [];
  for (const [start, end] of ranges.sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && start <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], end)];
    else result.push([start, end]);
  }
  return result;
}
