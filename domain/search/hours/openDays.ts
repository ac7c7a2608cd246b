import { openTimeAt } from './openTimes.ts';
import { plainWords } from '../plainWords.ts';
import { isConjunction } from '../stopWords.ts';

/** Words for "open" by language of their day names (BCP 47). */
const openWords: Readonly<Record<string, string>> = {
  en: 'open, opened, opens, opening',
  tr: 'açık, açıktır',
  de: 'geöffnet, offen, auf, öffnet',
  fr: 'ouvert, ouverte, ouverts, ouvertes, ouvre',
  es: 'abierto, abierta, abiertos, abiertas, abre, abren',
  it: 'aperto, aperta, aperti, aperte',
  pt: 'aberto, aberta, abertos, abertas',
  nl: 'open, geopend',
  pl: 'otwarte, otwarty, otwarta, czynne, czynny, czynna',
  ru: 'открыто, открыт, открыта, открыты, работает, работают',
  uk: 'відкрито, відкритий, працює',
  el: 'ανοιχτό, ανοιχτά, ανοικτό, ανοιχτός',
  ar: 'مفتوح, مفتوحة',
  he: 'פתוח, פתוחה, פתוחים',
  vi: 'mở cửa, mở',
  'sr-Latn': 'otvoreno, otvoren, otvorena',
  'sr-Cyrl': 'отворено, отворен, отворена',
  cs: 'otevřeno, otevřený',
  hu: 'nyitva',
  ro: 'deschis, deschisă',
  bg: 'отворено, отворен',
  sv: 'öppet, öppen',
  da: 'åbent, åben',
  fi: 'auki, avoinna',
  id: 'buka',
};
/** Words for now and today, by the same languages. */
const nowWords: Readonly<Record<string, string>> = {
  en: 'now, right now, currently, today',
  tr: 'şimdi, şu an, şu anda, şuan, bugün',
  de: 'jetzt, gerade, heute',
  fr: "maintenant, actuellement, aujourd'hui",
  es: 'ahora, hoy',
  it: 'ora, adesso, oggi',
  pt: 'agora, hoje',
  nl: 'nu, vandaag',
  pl: 'teraz, dziś, dzisiaj',
  ru: 'сейчас, сегодня',
  uk: 'зараз, сьогодні',
  el: 'τώρα, σήμερα',
  ar: 'الآن, الان, اليوم, حاليا',
  he: 'עכשיו, היום',
  vi: 'bây giờ, hôm nay',
  'sr-Latn': 'sada, danas',
  'sr-Cyrl': 'сада, данас',
  cs: 'teď, nyní, dnes',
  hu: 'most, ma',
  ro: 'acum, azi, astăzi',
  bg: 'сега, днес',
  sv: 'nu, idag, i dag',
  da: 'nu, i dag',
  fi: 'nyt, tänään',
  id: 'sekarang, hari ini',
};
/** Forms of days that differ from the name of the day, Monday first. */
const otherForms: readonly string[] = [
  'mon, mondays, montags, lunes, lundi, poniedziałek, pazartesileri, maanantaina, hétfőn',
  'tue, tues, tuesdays, dienstags, wtorek, salıları, tiistaina, kedden',
  'wed, weds, wednesdays, mittwochs, środę, среду, středu, середу, çarşambaları, keskiviikkona, szerdán',
  'thu, thur, thurs, thursdays, donnerstags, perşembeleri, torstaina, csütörtökön',
  'fri, fridays, freitags, piątek, пятницу, п ятницу, cumaları, perjantaina, pénteken',
  'sat, saturdays, samstags, sonnabend, sábados, sobotę, sobotu, субботу, суботу, cumartesileri, lauantaina, lauantaisin, szombaton',
  'sun, sundays, sonntags, domingos, niedzielę, неділю, nedelju, недељу, nedjelju, pazarları, sunnuntaina, sunnuntaisin, vasárnaponként',
];
const weekends =
  'weekend, weekends, week end, wochenende, wochenenden, hafta sonu, hafta sonları, fin de semana, выходные';
/** Words that may be between "open" and a day, and after a day. */
const links = new Set(
  plainWords(
    'on the at v am an el los la le les il di no na nos w we в во по u на στις την τον יום ביום يوم ngày op i günü day в på paa pa aos ao à às ve у this next this',
  ),
);
const behind = new Set(plainWords('günü günleri day'));
/** Words for a part of the day, behind a day or before it, and its minutes. */
const parts = new Map<string, readonly [number, number]>(
  (
    [
      [
        'morning, mornings, sabah, sabahı, morgen, früh, vormittag, matin, por la mañana, mañana, mattina, manhã, ochtend, rano, утром, ранку, πρωί, صباحا, morgon',
        360,
        720,
      ],
      [
        'afternoon, afternoons, öğleden sonra, nachmittag, après midi, por la tarde, tarde, pomeriggio, middag, po południu, днем, вдень, απόγευμα',
        780,
        1080,
      ],
      [
        'evening, evenings, akşam, akşamı, abend, abends, soir, sera, avond, wieczorem, вечером, ввечері, βράδυ, مساء, kväll, aften',
        1080,
        1380,
      ],
      [
        'night, nights, gece, gecesi, nacht, nachts, nuit, por la noche, noche, notte, noite, ночью, вночі, νύχτα, ليلا',
        1260,
        1560,
      ],
    ] as const
  ).flatMap(([list, from, to]) =>
    list.split(', ').map((words) => [plainWords(words).join(' '), [from, to]] as const),
  ),
);
/** A day begins at five: what was still open from the evening before is not open on it. */
const wholeDay: readonly [number, number] = [300, 1440];
/** Words between the first and the last of some days. */
const through = new Set(plainWords('to till until through bis à a hasta até tot do до fino al kadar'));

const open = new Set(
  Object.values(openWords)
    .flatMap((list) => list.split(','))
    .map((words) => plainWords(words).join(' ')),
);
/** "Open today" and "today open", in each language. */
export const openNowPhrases: readonly string[] = Object.entries(openWords).flatMap(([language, opened]) =>
  opened
    .split(', ')
    .flatMap((word) =>
      (nowWords[language] ?? '').split(', ').flatMap((now) => [`${word} ${now}`, `${now} ${word}`]),
    ),
);
const dayOf = new Map<string, readonly number[]>();
const monday = Date.UTC(2024, 0, 1);
for (const language of Object.keys(openWords)) {
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  for (let day = 0; day < 7; day += 1)
    dayOf.set(plainWords(name.format(monday + day * 86_400_000)).join(' '), [day]);
}
otherForms.forEach((forms, day) => {
  for (const form of forms.split(',')) dayOf.set(plainWords(form).join(' '), [day]);
});
for (const words of weekends.split(',')) dayOf.set(plainWords(words).join(' '), [5, 6]);

const maxWords = 3;

/** Number of words from an index on that are one of the keys; 0 if none. */
function lengthOf(keys: { has: (key: string) => boolean }, words: readonly string[], from: number): number {
  for (let length = Math.min(maxWords, words.length - from); length > 0; length -= 1)
    if (keys.has(words.slice(from, from + length).join(' '))) return length;
  return 0;
}

const skip = (words: readonly string[], from: number, known: ReadonlySet<string>, most: number): number => {
  let at = from;
  while (at < from + most && known.has(words[at] ?? '')) at += 1;
  return at;
};

export interface OpenDays {
  /** From 0 for Monday: open on one of them. */
  days: readonly number[];
  /** First minute of the part of the day that is asked for, and the one behind its last; from 1440 on of the next day. */
  minutes: readonly [number, number];
  length: number;
}

/**
 * Days of an opening-hour intent that begins at an index: "open on Sunday", "pazar günü açık", "open Sunday at 10". Null if
 * there is none; a day alone is part of a name or a dish.
 */
export function openDaysAt(words: readonly string[], from: number): OpenDays | null {
  const opened = lengthOf(open, words, from);
  if (opened > 0) {
    const at = skip(words, from + opened, links, 2);
    const named = daysAt(words, at);
    if (named) {
      const time = openTimeAt(words, at + named.length, { isOpening: true });
      return {
        ...named,
        ...(time && { minutes: [time.minute, time.minute + 1] }),
        length: at + named.length + (time?.length ?? 0) - from,
      };
    }
  }
  const at = skip(words, from, links, 1);
  const named = daysAt(words, at);
  if (!named) return null;
  const next = at + named.length;
  const time = openTimeAt(words, next, { isOpening: true });
  const later = lengthOf(open, words, next + (time?.length ?? 0));
  if (later === 0) return null;
  return {
    ...named,
    ...(time && { minutes: [time.minute, time.minute + 1] }),
    length: next + (time?.length ?? 0) + later - from,
  };
}

/** One day or more, with a part of the day: "Saturday and Sunday", "Monday to Friday", "Sunday morning". */
function daysAt(words: readonly string[], from: number): OpenDays | null {
  const first = lengthOf(dayOf, words, from);
  if (first === 0) return null;
  const days = [...(dayOf.get(words.slice(from, from + first).join(' ')) ?? [])];
  let at = skip(words, from + first, behind, 1);
  for (;;) {
    const joint = words[at] ?? '';
    const isRange = through.has(joint);
    const next = isRange || isConjunction(joint) ? skip(words, at + 1, links, 2) : at;
    const length = lengthOf(dayOf, words, next);
    if (length === 0) break;
    const [other = 0, ...more] = dayOf.get(words.slice(next, next + length).join(' ')) ?? [];
    const last = days.at(-1) ?? 0;
    if (isRange) for (let day = last; day !== other; day = (day + 1) % 7) days.push((day + 1) % 7);
    else days.push(other);
    days.push(...more);
    at = skip(words, next + length, behind, 1);
  }
  const length = lengthOf(parts, words, at);
  const minutes = parts.get(words.slice(at, at + length).join(' ')) ?? wholeDay;
  return { days: [...new Set(days)], minutes, length: at + length - from };
}

/** A time at which a place must be open today, of words from an index on: "open at 22", "bis 22 Uhr", "22'ye kadar açık". */
export function openTodayAt(
  words: readonly string[],
  from: number,
): { minute: number; length: number } | null {
  const opened = lengthOf(open, words, from);
  const before = openTimeAt(words, from + opened, { isOpening: opened > 0 });
  const after = opened > 0 ? null : openTimeAt(words, from, { isOpening: true });
  const closing = after ? lengthOf(open, words, from + after.length) : 0;
  if (after && closing > 0) return { minute: after.minute, length: after.length + closing };
  return before && { minute: before.minute, length: opened + before.length };
}
