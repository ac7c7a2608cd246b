import type { Range, TrueListing } from './trueListings.ts';
import { twelveHours, type WeekStyle } from './weekStyles.ts';

export const english: readonly string[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

export const englishWeek: WeekStyle = {
  days: english,
  closed: 'Closed',
  allDay: 'Open 24 hours',
  time: (minute) => twelveHours(minute),
  dash: ' to ',
  between: ', ',
  separator: '; ',
  to: '-',
  colon: ': ',
};

export const englishDashed: WeekStyle = { ...englishWeek, dash: '–' };

export const fullName = ({ person }: TrueListing): string => `${person.first} ${person.last}`;

/** The house number of a street. */
export const houseNumber = ({ street }: TrueListing): string => /\d+/.exec(street)?.[0] ?? '';

export const streetName = ({ street }: TrueListing): string =>
  street
    .replace(/,?\s*(?:No:?\s?)?\d+$/, '')
    .replace(/^\d+ /, '')
    .trim();

export const rangesOf = ({ week }: TrueListing, day: number): readonly Range[] => week[day] ?? [];

/** '9h', '9h30'. */
export const hourAndMinute = (minute: number): string =>
  `${Math.floor(minute / 60) % 24}h${minute % 60 === 0 ? '' : String(minute % 60).padStart(2, '0')}`;
