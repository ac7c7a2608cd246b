import { plainWords } from './plainWords.ts';

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
  'mon, mondays, montags, lunes, lundi, poniedziałek, pazartesileri, monday',
  'tue, tues, tuesdays, dienstags, wtorek, salıları',
  'wed, weds, wednesdays, mittwochs, środę, среду, çarşambaları',
  'thu, thur, thurs, thursdays, donnerstags, perşembeleri',
  'fri, fridays, freitags, piątek, пятницу, п ятницу, cumaları',
  'sat, saturdays, samstags, sonnabend, sábados, sobotę, субботу, суботу, cumartesileri',
  'sun, sundays, sonntags, domingos, niedzielę, неділю, nedelju, недељу, nedjelju, pazarları',
];
const weekends =
  'weekend, weekends, week end, wochenende, wochenenden, hafta sonu, hafta sonları, fin de semana, выходные';
/** Words that may be between "open" and a day, and after a day. */
const links = new Set(
  plainWords(
    'on the at am an el los la le les il di no na nos w we в во по u на στις την τον יום ביום يوم ngày op i günü day в',
  ),
);
const behind = new Set(plainWords('günü günleri day'));

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

/**
 * Days of an opening-hour intent that begins at an index: "open on Sunday", "pazar günü açık". Days count from 0 for Monday.
 * Null if there is none; a day alone is part of a name or a dish.
 */
export function openDaysAt(
  words: readonly string[],
  from: number,
): { days: readonly number[]; length: number } | null {
  const opened = lengthOf(open, words, from);
  if (opened > 0) {
    const at = skip(words, from + opened, links, 2);
    const length = lengthOf(dayOf, words, at);
    if (length > 0) return found(words, from, at, length, skip(words, at + length, behind, 1));
  }
  const at = skip(words, from, links, 1);
  const length = lengthOf(dayOf, words, at);
  if (length === 0) return null;
  const next = skip(words, at + length, behind, 1);
  const later = lengthOf(open, words, next);
  return later > 0 ? found(words, from, at, length, next + later) : null;
}

function found(words: readonly string[], from: number, at: number, length: number, end: number) {
  return { days: dayOf.get(words.slice(at, at + length).join(' ')) ?? [], length: end - from };
}
