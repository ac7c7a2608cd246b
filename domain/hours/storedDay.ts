/** Minutes since the day's 00:00; the end is after the start and at most 24 hours later. */
export type MinuteRange = readonly [start: number, end: number];

/** Parsed hours of one day: ranges in minutes since 00:00, sorted, without overlap. No ranges: closed. */
export type DayHours = { kind: 'ranges'; ranges: readonly MinuteRange[] } | { kind: 'unread'; text: string };

const dayLength = 1440;

function timeText(minute: number): string {
  const hour = Math.floor(minute / 60) % 24;
  const minutes = minute % 60 === 0 ? '' : `:${String(minute % 60).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** "9 AM-5 PM, 7 PM-11 PM". */
export function rangesText(ranges: readonly MinuteRange[]): string {
  return ranges.map(([start, end]) => `${timeText(start)}-${timeText(end)}`).join(', ');
}

/** The stored form of one day. */
export function storedDayText(hours: DayHours): string {
  if (hours.kind === 'unread') return hours.text;
  const [first] = hours.ranges;
  if (!first) return 'Closed';
  return first[0] === 0 && first[1] === dayLength ? 'Open 24 hours' : rangesText(hours.ranges);
}

const storedRange = /^(1[0-2]|[1-9])(?::([0-5]\d))? ([AP])M-(1[0-2]|[1-9])(?::([0-5]\d))? ([AP])M$/;

const minuteOf = (hour = '', minute = '0', half = '') =>
  (Number(hour) % 12) * 60 + Number(minute) + (half === 'P' ? 720 : 0);

/** Reads the stored form alone; every other text is unread. Pages need no more, and stay small. */
export function readStoredDay(text: string): DayHours {
  if (text === 'Closed') return { kind: 'ranges', ranges: [] };
  if (text === 'Open 24 hours') return { kind: 'ranges', ranges: [[0, dayLength]] };
  const ranges: MinuteRange[] = [];
  for (const part of text.split(', ')) {
    const match = storedRange.exec(part);
    if (!match) return { kind: 'unread', text };
    const start = minuteOf(match[1], match[2], match[3]);
    const end = minuteOf(match[4], match[5], match[6]);
    ranges.push([start, end > start ? end : end + dayLength]);
  }
  return { kind: 'ranges', ranges };
}
