import type { MinuteRange } from './clockRange.ts';
import { localDay } from './localDay.ts';
import type { SpecialDays } from './openingHours.ts';
import { specialMinutes, type SpecialHours } from './specialHours.ts';

const dayLength = 1440;
/** What lasts past noon is no night out: the place is open day and night, and stops at midnight. */
const noon = 720;
/** Ranges are known for a week to either side; a day at their edge would be cut wrongly. */
const [firstDay, lastDay] = [-6, 12];

/** What is left of a range where another day has hours of its own. */
function without(range: MinuteRange, dayStart: number): MinuteRange[] {
  const dayEnd = dayStart + dayLength;
  const [start, end] = range;
  if (end <= dayStart || start >= dayEnd) return [range];
  // The night before goes on to its end.
  if (start < dayStart && end <= dayStart + noon) return [range];
  const left: MinuteRange[] = start < dayStart ? [[start, dayStart]] : [];
  // So does the night of the day itself, which has other hours.
  return end > dayEnd + noon ? [...left, [dayEnd, end]] : left;
}

/**
 * How hours of single dates change the week, for `openState`; null where there are none. `special_ranges` in SQL follows
 * the same rule, so that lists and pages agree.
 */
export function specialDaysOf(hours: SpecialHours | null | undefined): SpecialDays | null {
  const special = specialMinutes(hours);
  if (special.length === 0) return null;
  return (week, minute, now) => {
    const monday = localDay(minute, now) - Math.floor(minute / dayLength);
    const added: MinuteRange[] = [];
    const days = new Set<number>();
    for (let i = 0; i + 2 < special.length; i += 3) {
      const [date = 0, start = 0, end = 0] = special.slice(i, i + 3);
      const day = date - monday;
      if (day < firstDay || day > lastDay) continue;
      days.add(day);
      if (end > start) added.push([day * dayLength + start, day * dayLength + end]);
    }
    const specialDays = [...days].sort((a, b) => a - b);
    let ranges = week;
    for (const day of specialDays) ranges = ranges.flatMap((range) => without(range, day * dayLength));
    return { ranges: joined([...ranges, ...added]), specialDays };
  };
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
