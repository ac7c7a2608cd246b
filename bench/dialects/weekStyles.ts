import type { Range, TrueListing } from './trueListings.ts';

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** '09:30'; a time past midnight as the clock shows it. */
export const clock = (minute: number): string =>
  `${twoDigits(Math.floor(minute / 60) % 24)}:${twoDigits(minute % 60)}`;

/** '9:30 AM'. */
export const twelveHours = (minute: number, blank = ' '): string => {
  const hour = Math.floor(minute / 60) % 24;
  const minutes = minute % 60 === 0 ? '' : `:${twoDigits(minute % 60)}`;
  return `${((hour + 11) % 12) + 1}${minutes}${blank}${hour < 12 ? 'AM' : 'PM'}`;
};

/** '9', '9h30', '9.30': hours without a leading zero, with minutes after a separator unless they are zero. */
export const shortTime =
  (sign: string, isAlways = false) =>
  (minute: number): string =>
    `${Math.floor(minute / 60) % 24}${minute % 60 === 0 && !isAlways ? '' : sign + twoDigits(minute % 60)}`;

export const isAllDay = (ranges: readonly Range[]): boolean =>
  ranges.some(([start, end]) => end - start === 1440);

/** How a language or a tool writes a week. */
export interface WeekStyle {
  days: readonly string[];
  closed: string;
  allDay: string;
  time: (minute: number) => string;
  dash: string;
  between: string;
  separator: string;
  to: string;
  colon: string;
}

export const dayText = (ranges: readonly Range[], style: WeekStyle): string => {
  if (ranges.length === 0) return style.closed;
  if (isAllDay(ranges)) return style.allDay;
  return ranges
    .map(([start, end]) => `${style.time(start)}${style.dash}${style.time(end)}`)
    .join(style.between);
};

/** Days with the same hours together: 'Mo–Fr 9–18, Sa 9–13, So geschlossen'. */
export function groupedWeek(listing: TrueListing, style: WeekStyle): string {
  const texts = listing.week.map((ranges) => dayText(ranges, style));
  const groups: string[] = [];
  for (let from = 0; from < texts.length;) {
    let to = from;
    while (to < texts.length - 1 && texts[to + 1] === texts[from]) to += 1;
    const [first = '', last = ''] = [style.days[from], style.days[to]];
    groups.push(`${to > from ? `${first}${style.to}${last}` : first}${style.colon}${texts[from] ?? ''}`);
    from = to + 1;
  }
  return groups.join(style.separator);
}
