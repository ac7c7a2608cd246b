import { foldText } from '../../../../../../domain/text/fold.ts';
import type { Json } from './jsonValue.ts';
import { ValueProblem } from '../rows/rowProblem.ts';

/** Maximum length of a date, in characters. */
const maxDateLength = 60;

/**
 * The time of a review, ISO 8601 in UTC: '2024-08-06', '6.8.2024 14:30', '6 Ağustos 2024', seconds or milliseconds since
 * 1970. Throws ValueProblem BAD_DATE for what names no day, such as 'a month ago' or '1/2/2024'.
 */
export function reviewDateOf(value: Json): string | null {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  const date = text.length <= maxDateLength ? dateOf(text) : null;
  if (date !== null) return date;
  const shown = typeof value === 'object' ? JSON.stringify(value) : String(value);
  throw new ValueProblem('BAD_DATE', 'reviewDateUnreadable', shown);
}

function dateOf(text: string): string | null {
  if (/^\d{10}(?:\.\d+)?$/.test(text)) return isoOf(Number(text) * 1000);
  if (/^\d{13}$/.test(text)) return isoOf(Number(text));
  const zoned = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)? ?(?:Z|UTC|GMT|[+-]\d\d:?\d\d)$/.test(text);
  if (zoned) return isoOf(Date.parse(text.replace(/ ?(?:UTC|GMT)$/, 'Z').replace(' ', 'T')));
  const day = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:$|[T ](\d{1,2}):(\d{2})(?::(\d{2}))?)/.exec(text);
  if (day) return civil(day.slice(1).map((part) => Number(part ?? 0)));
  return shortDate(text) ?? writtenDate(text);
}

function shortDate(text: string): string | null {
  const short = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?:,? (\d{1,2}):(\d{2})(?::(\d{2}))?)?$/.exec(text);
  if (!short) return null;
  const [first = 0, , second = 0, year = 0, ...time] = short.slice(1).map((part) => Number(part ?? 0));
  const isDayFirst = short[2] === '.' || first > 12;
  // With slashes, day and month are ambiguous, except in the full format of one tool.
  if (!isDayFirst && second <= 12 && first !== second && !inFull.test(text)) return null;
  const [date, month] = isDayFirst ? [first, second] : [second, first];
  return civil([fullYear(year), month, date, ...time]);
}

/** '03/01/2025 10:00:00': the month first, in review sheets of Outscraper. */
const inFull = /^\d{1,2}\/\d{1,2}\/\d{4} \d{2}:\d{2}:\d{2}$/;

const fullYear = (year: number) => (year < 100 ? 2000 + year : year);

/** A day with its month in letters: 'Aug 6, 2024', '6. August 2024', '6 de agosto de 2024'. */
function writtenDate(text: string): string | null {
  const words = foldText(text)
    .split(/[\s,.]+/)
    .filter((word) => word !== '' && !besideDates.has(word));
  if (words.length !== 3) return null;
  const [month = ''] = words.filter((word) => /^\p{L}/u.test(word));
  const [first = '', second = ''] = words.filter((word) => /^\d{1,4}(?:st|nd|rd|th)?$/.test(word));
  const [date, year] = first.length === 4 && /^\d{4}$/.test(first) ? [second, first] : [first, second];
  const number = monthNames().get(month);
  return number === undefined || !/^\d{4}$/.test(year)
    ? null
    : civil([Number(year), number, parseInt(date, 10)]);
}

/** '6 de agosto de 2024', '29 мая 2025 года'. */
const besideDates = new Set(
  ['de', 'del', 'года', 'г', 'року', 'р', 'roku', 'r', 'gada', 'm', 'yılı'].map(foldText),
);

/** Whether a text is a day, of any year. */
export function isDay(text: string): boolean {
  return text.length <= maxDateLength && dateOf(text.replace(/\b1[0-9]\d\d\b/, '2000')) !== null;
}

const languages = 'en,tr,de,fr,es,it,pt,nl,pl,cs,ro,hu,el,ru,uk,bg,hr,sr,sv,da,nb,fi,id,ms,vi'.split(',');
let months: Map<string, number> | undefined;

/** Months by their names and short names, folded; a name of two months ('listopad') is none. */
function monthNames(): Map<string, number> {
  if (months) return months;
  const found = new Map<string, number>();
  const ambiguous = new Set<string>();
  for (const language of languages) {
    for (const style of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: style, timeZone: 'UTC' });
      for (let month = 1; month <= 12; month += 1) {
        const part = format.formatToParts(Date.UTC(2024, month - 1, 6)).find(({ type }) => type === 'month');
        const name = foldText(part?.value ?? '').replace(/\.$/, '');
        if (!/^\p{L}{3,}$/u.test(name)) continue;
        if ((found.get(name) ?? month) !== month) ambiguous.add(name);
        found.set(name, month);
      }
    }
  }
  for (const name of ambiguous) found.delete(name);
  months = found;
  return found;
}

function civil([year = 0, month = 0, date = 0, hour = 0, minute = 0, second = 0]: number[]): string | null {
  const time = new Date(Date.UTC(year, month - 1, date, hour, minute, second));
  const isReal = time.getUTCMonth() === month - 1 && time.getUTCDate() === date;
  return isReal ? isoOf(time.getTime()) : null;
}

/** ISO 8601 of a time in the years of online reviews; null for any other. */
function isoOf(time: number): string | null {
  const date = new Date(time);
  const year = date.getUTCFullYear();
  return year >= 1995 && year <= 2100 ? date.toISOString() : null;
}
