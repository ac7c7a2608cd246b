import { dayIndex } from '../../../../../../../domain/hours/dayIndex.ts';
import { DAYS } from '../../../../../../../domain/hours/openingHours.ts';
import { isObject, type Json } from '../jsonValue.ts';

/** Languages with ambiguous short day names: 'so' is Sunday in German, Saturday in Czech. */
const locales =
  'cs sk sl lt lv et fi sv nb da nl de fr es it pt pl hu ro hr sr-Latn tr sq is ca gl eu en'.split(' ');

/** Minimum number of distinct day names; all languages that have them must agree on the days. */
const minNames = 2;

/** Short day names that CLDR lacks, used beside full names of their language: 'Ma-Di …, lundi fermé'. */
const shortWeeks: readonly (readonly [locale: string, days: string])[] = [
  ['en', 'mo tu we th fr sa su'],
  ['pl', 'pn wt śr cz pt sb nd'],
  ['pl', 'pn wt śr czw pt sob nd'],
  ['pl', 'pn wt śr czw pt so nd'],
  ['fr', 'lu ma me je ve sa di'],
  ['es', 'lu ma mi ju vi sa do'],
  ['it', 'lu ma me gi ve sa do'],
  // 'M' is Monday in English; 'S' and 'P' alone mean other days in other languages, but not beside 'L' or 'Pk'.
  ['es', 'l - x j v s d'],
  ['en', 'm t - - f - -'],
  ['en', 'm t - th f sa su'],
  ['ro', 'lu ma mi jo vi sâ du'],
  ['ro', 'lu ma mi jo vi sa du'],
  ['el', 'δε τρ τε πε πα σα κυ'],
  ['hu', 'h k sze cs p sz v'],
  ['tr', 'pt sa ça pe cu ct pz'],
  ['tr', 'pt sa ça pe cm ct pz'],
  ['lv', 'pr ot tr ce pk se sv'],
  ['th', 'จ อ พ พฤ ศ ส อา'],
  ['lv', 'p o t c pk s sv'],
];

/** Not the letter of '9h' and '9 h', which is a day in Hungarian. */
const word = /(?<!\d ?(?=h(?!\p{L})))[\p{L}\p{M}]+\.?/giu;
/** With its accents: 'st' is Wednesday and 'št' Thursday in Slovak. */
const plain = (name: string) => name.normalize('NFC').toLowerCase().replace(/\.$/, '');

/** Day by name, 0 for Monday, in each language. */
let weeks: ReadonlyMap<string, number>[] | undefined;
/** Names that mean different days in different languages. */
let ambiguous: ReadonlySet<string> | undefined;
/** Names that no other reader knows. */
let shortest: ReadonlySet<string> | undefined;

function namesOf(locale: string): Map<string, number> {
  const names = new Map<string, number>();
  for (const weekday of ['long', 'short'] as const) {
    const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
    // 1 January 2024 was a Monday.
    for (let day = 0; day < DAYS.length; day += 1)
      names.set(plain(format.format(Date.UTC(2024, 0, 1 + day))), day);
  }
  return names;
}

function learn(): void {
  weeks = locales.map(namesOf);
  for (const [locale, names] of shortWeeks)
    weeks.push(new Map([...namesOf(locale), ...names.split(' ').map((name, day) => [name, day] as const)]));
  const days = new Map<string, number>();
  const several = new Set<string>();
  for (const [name, day] of weeks.flatMap((names) => [...names])) {
    if (days.has(name) && days.get(name) !== day) several.add(name);
    days.set(name, day);
  }
  ambiguous = several;
  shortest = new Set([...days.keys()].filter((name) => name.length === 1 || dayIndex(name) === null));
}

/** Translates day names into English if some are ambiguous between languages. */
export function withClearDays(value: Json): Json {
  if (!weeks) learn();
  const names = new Set(wordsIn(value).map(plain));
  // 'H-V' is Monday to Sunday in Hungarian: no other reader knows a name of one letter.
  const isUnclear = [...names].some(
    (name) => ambiguous?.has(name) || shortest?.has(name) || /^(?:tu|we|th|pn|nd|lu|gi|ju|je)$/.test(name),
  );
  if (!isUnclear) return value;
  const known = new Set([...names].filter((name) => weeks?.some((week) => week.has(name))));
  if (known.size < minNames) return value;
  const fitting = (weeks ?? []).filter((week) => {
    const days = [...known].map((name) => week.get(name));
    return days.every((day) => day !== undefined) && new Set(days).size === days.length;
  });
  const [week, ...others] = fitting;
  if (!week || others.some((other) => [...known].some((name) => other.get(name) !== week.get(name))))
    return value;
  return inEnglish(value, week);
}

function wordsIn(value: Json): string[] {
  if (typeof value === 'string') return value.match(word) ?? [];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, each]) => (key === 'day' ? wordsIn(each) : wordsIn(key)));
}

function inEnglish(value: Json, week: ReadonlyMap<string, number>): Json {
  const named = (text: string) => text.replace(word, (each) => DAYS[week.get(plain(each)) ?? -1] ?? each);
  if (typeof value === 'string') return named(value);
  if (Array.isArray(value)) return value.map((each) => inEnglish(each, week));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      named(key),
      key === 'day' && typeof each === 'string' ? named(each) : each,
    ]),
  );
}
