import { foldText } from '../text/fold.ts';
import { memoize } from '../text/memoize.ts';

/** Monday first. Longer forms and plurals are cut to these in English. */
const english: readonly RegExp[] = [
  /^mon(day)?s?$/,
  /^tue(s|sday|sdays)?$/,
  /^wed(s|nesday|nesdays)?$/,
  /^thu(r|rs|rsday|rsdays)?$/,
  /^fri(day)?s?$/,
  /^sat(urday)?s?$/,
  /^sun(day)?s?$/,
];

/** Languages whose day names are understood; where two share a short form, the earlier wins. */
const locales =
  'tr de fr es it pt nl el da sv nb fi pl cs sk hu ro hr ' +
  'sl bg ru uk et lv lt ar he ja zh ko id ms vi th fil ca';

function plainWord(word: string): string {
  return foldText(word)
    .trim()
    .replace(/\.$/, '')
    .replace(/-feira$/, '');
}

/** Languages of places that write times of the afternoon on a clock of twelve hours. */
const twelveHours = new Set('es el ar ko ms fil ca'.split(' '));

interface DayName {
  day: number;
  /** Whether every language with this name counts 24 hours. */
  is24HourClock: boolean;
}

/** Chinese forms beside those of the runtime, which are simplified: '週一', '禮拜一', '星期天'. */
const traditionalDays: [string, DayName][] = [...'一二三四五六日'].flatMap((sign, day) =>
  ['週', '禮拜', '礼拜'].map((week): [string, DayName] => [`${week}${sign}`, { day, is24HourClock: true }]),
);
for (const sunday of ['週天', '周天', '星期天', '禮拜天', '礼拜天'])
  traditionalDays.push([sunday, { day: 6, is24HourClock: true }]);

let foreign: ReadonlyMap<string, DayName> | undefined;

/** Built when the first word is met that is not English: visitors' pages never need it. */
function foreignNames(): ReadonlyMap<string, DayName> {
  if (foreign) return foreign;
  // Turkish forms beside those of the runtime.
  const names = new Map<string, DayName>([
    ['pts', { day: 0, is24HourClock: true }],
    ['cts', { day: 5, is24HourClock: true }],
    ...traditionalDays,
  ]);
  for (const locale of locales.split(' ')) {
    for (const weekday of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
      for (let day = 0; day < 7; day += 1) {
        // 1 January 2024 was a Monday.
        const name = plainWord(format.format(Date.UTC(2024, 0, 1 + day)));
        const tooShort = name.length < 2 && /[a-z]/.test(name);
        const known = names.get(name);
        const is24HourClock = !twelveHours.has(locale) && (known?.is24HourClock ?? true);
        if (!tooShort) names.set(name, { day: known?.day ?? day, is24HourClock });
      }
    }
  }
  foreign = names;
  return names;
}

function find(word: string): number | null {
  if (word.length > 30) return null;
  const name = plainWord(word);
  const index = english.findIndex((pattern) => pattern.test(name));
  return index >= 0 ? index : (foreignNames().get(name)?.day ?? null);
}

/** The day a word names, 0 for Monday to 6 for Sunday: full or short, in any case, in some forty languages. */
export const dayIndex = memoize(find);

/** The clock (12 or 24 hours) that the language of a day's name uses; null if the name is unknown or of several languages. */
export const clockOfDayName = memoize((word: string): 'english' | 24 | null => {
  const name = plainWord(word);
  if (word.length > 30) return null;
  if (english.some((pattern) => pattern.test(name))) return 'english';
  return foreignNames().get(name)?.is24HourClock === true ? 24 : null;
});
