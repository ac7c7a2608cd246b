import { dayIndex } from '../../../../../../../domain/hours/dayIndex.ts';
import { DAYS } from '../../../../../../../domain/hours/openingHours.ts';
import { foldText } from '../../../../../../../domain/text/fold.ts';
import { mapLanguages } from '../mapLanguages.ts';
import { plainDigits } from '../numbers/plainDigits.ts';

// Opening hours in the languages of the map, turned into English words and digits. Names of days and of the halves of a day
// come from the runtime's CLDR.

interface Phrase {
  words: string;
  means: string;
}

/** Lower case without accents, joiners and Arabic vowel signs. */
export const plainHourText = (text: string) =>
  foldText(text.normalize('NFKC')).replace(/[\u200b-\u200f\u061c\u064b-\u0652]/g, '');
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

function dayPhrases(locale: string): Phrase[] {
  return (['long', 'short'] as const).flatMap((weekday) => {
    const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
    // 1 January 2024 was a Monday.
    return DAYS.flatMap((day, i) => {
      const words = plainHourText(format.format(Date.UTC(2024, 0, 1 + i)));
      // Short names are written with their point and without.
      return [...new Set([words, words.replace(/\.$/, '')])].map((name) => ({ words: name, means: day }));
    });
  });
}

/** Whether `dayIndex` reads the name as another day, or as none. */
const isMisread = ({ words, means }: Phrase) =>
  /[^\p{L}\p{M}]/u.test(words.replace(/\.$/, '')) ||
  dayIndex(words) !== DAYS.findIndex((day) => day === means);

/** Names of up to three Latin letters, which may be words of other languages. */
const isTooShort = /^(?:.|[a-z]{2,3})$/u;

function halfPhrases(locale: string): Phrase[] {
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', hour12: true, timeZone: 'UTC' });
  return [9, 18].flatMap((hour) => {
    const part = format.formatToParts(Date.UTC(2024, 0, 1, hour)).find(({ type }) => type === 'dayPeriod');
    const words = plainHourText(part?.value ?? '').trim();
    return words === '' ? [] : [{ words, means: hour < 12 ? 'am' : 'pm' }];
  });
}

/** Days as lists write them, besides the spellings of CLDR. */
const writtenDays: Record<string, string> = {
  ...{ الاحد: 'Sunday', الاثنين: 'Monday', الإثنين: 'Monday', الثلاثاء: 'Tuesday', الثلاثا: 'Tuesday' },
  ...{ الاربعاء: 'Wednesday', الخميس: 'Thursday', الجمعه: 'Friday', السبت: 'Saturday' },
  ...{
    'سه شنبه': 'Tuesday',
    'چهار شنبه': 'Wednesday',
    'پنج شنبه': 'Thursday',
    'یک شنبه': 'Sunday',
    'دو شنبه': 'Monday',
  },
  ...{
    'יום א': 'Sunday',
    'יום ב': 'Monday',
    'יום ג': 'Tuesday',
    'יום ד': 'Wednesday',
    'יום ה': 'Thursday',
    'יום ו': 'Friday',
  },
  ...{
    月: 'Monday',
    火: 'Tuesday',
    水: 'Wednesday',
    木: 'Thursday',
    金: 'Friday',
    土: 'Saturday',
    日: 'Sunday',
  },
  ...{
    월: 'Monday',
    화: 'Tuesday',
    수: 'Wednesday',
    목: 'Thursday',
    금: 'Friday',
    토: 'Saturday',
    일: 'Sunday',
  },
  ...{
    t2: 'Monday',
    t3: 'Tuesday',
    t4: 'Wednesday',
    t5: 'Thursday',
    t6: 'Friday',
    t7: 'Saturday',
    cn: 'Sunday',
  },
};
/** Halves of the day as lists write them, besides the spellings of CLDR. */
const writtenHalves: Record<string, string> = {
  ...{
    凌晨: 'am',
    清晨: 'am',
    早上: 'am',
    中午: 'pm',
    傍晚: 'pm',
    晚上: 'pm',
    朝: 'am',
    夜: 'pm',
    새벽: 'am',
    저녁: 'pm',
    아침: 'am',
  },
  ...{ صباحا: 'am', صباحًا: 'am', مساء: 'pm', مساءً: 'pm', ظهرا: 'pm', sang: 'am', chieu: 'pm', toi: 'pm' },
  ...{ सुबह: 'am', शाम: 'pm', दोपहर: 'pm', रात: 'pm', 'ق.ظ': 'am', 'ب.ظ': 'pm', 'ق.ظ.': 'am', 'ب.ظ.': 'pm' },
};

interface Dictionary {
  days: ReadonlyMap<string, string>;
  dayPattern: RegExp;
  halves: ReadonlyMap<string, string>;
  halfBefore: RegExp;
  halfAfter: RegExp;
}

let known: Dictionary | undefined;

function meanings(phrases: readonly Phrase[]): Map<string, string> {
  const found = new Map<string, string | null>();
  for (const { words, means } of phrases) {
    const other = found.get(words);
    // A short form of two days in two languages is ambiguous.
    found.set(words, other === undefined || other === means ? means : null);
  }
  return new Map([...found].filter((entry): entry is [string, string] => entry[1] !== null));
}

const anyOf = (words: Iterable<string>) =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

/** Built for the first hours that are not plain ASCII. */
export function dictionary(): Dictionary {
  if (known) return known;
  const days = meanings([
    ...Object.entries(writtenDays).map(([words, means]) => ({ words: plainHourText(words), means })),
    ...mapLanguages
      .flatMap(dayPhrases)
      .filter((phrase) => isMisread(phrase) && !isTooShort.test(phrase.words)),
  ]);
  const halves = meanings([
    ...Object.entries(writtenHalves).map(([words, means]) => ({ words: plainHourText(words), means })),
    ...mapLanguages.flatMap(halfPhrases).filter(({ words }) => !/^[ap]\.? ?m\.?$/.test(words)),
  ]);
  const time = '\\d{1,2}(?:[:.時点时시h]\\s?\\d{2}(?:分|분)?|[時点时시])?';
  known = {
    days,
    dayPattern: new RegExp(`(?<![\\p{L}\\p{M}])(?:${anyOf(days.keys())})(?![\\p{L}\\p{M}])`, 'gu'),
    halves,
    halfBefore: new RegExp(`(?<![\\p{L}\\p{M}])(${anyOf(halves.keys())})\\s*(${time})`, 'gu'),
    halfAfter: new RegExp(`(${time})\\s*(${anyOf(halves.keys())})(?![\\p{L}\\p{M}])`, 'gu'),
  };
  return known;
}

const hourWord =
  '(?:h|hrs?|hours?|saat|stunden|std|heures|horas|hores|ore|uur|timer|timmar|tuntia|tunnit|godzin(?:y|e)?|hodin|hodiny|ora|oras|ωρες|ωρο|часа|часов|' +
  'сата|год(?:ини|ин)?|sata|sati|ur|valandas|valandos|stundas|tundi|jam|gio|時間|小时|小時|시간|ชั่วโมง|ชม|ساعة|ساعه|ساعات|ساعته|ساعت|שעות|घंटे|घण्टे|ঘন্টা|ঘণ্টা|სთ|საათი|սաթ|ժամ|тәулік)';
const openWord =
  '(?:open|opened|acik|acıq|aciqdir|offen|geoffnet|ouvert[es]?|abiert[oa]s?|aberto|atendimento|apert[oa]|geopend|open|otwarte|czynne|otevreno|otvorene|' +
  'nyitva|deschis|отворено|работи|открыто|відчинено|працює|ανοιχτ\\p{L}*|ανοικτ\\p{L}*|oppet|abent|apent|avoinna|auki|営業|营业|開放|开放|營業|영업|mo cua|' +
  'เปิด|เปิดตลอด|ตลอด|buka|مفتوح|مفتوحة|פתוח|باز|खुला|है|খোলা|otvoreno|odprto|dirba|atverts|avatud|obert|bukas|nang|imefunguliwa|ღიაა|daily|a day|' +
  'su 24|sur 24|par jour|al giorno|al dia|por dia|per dag|las|de|denne|dagligt|на добу|в сутки|в день|/ ?24|/ ?7|7/7|على مدار|ביממה|شبانه روز|全天|年中無休)';
const allDayPhrases =
  '(?:' +
  'mo cua (?:ca ngay|24/24|24/7)|rund um die uhr(?: geoffnet)?|durchgehend geoffnet|24 saat(?: acik)?|całodobowo|calodobowo|(?:czynne )?cala dobe|' +
  'nepretrzite|ejjel-nappal(?: nyitva)?|non-?stop|deschis non-?stop|(?:работи |отворено )?денонощно|(?:открыто |работает )?круглосуточно|' +
  '(?:відчинено |працює )?цілодобово|(?:ανοι\\p{L}+ )?(?:ολο το )?24ωρο|(?:oppet |abent |apent )?d[oø]gnet (?:runt|rundt)|dygnet runt|oppet dygnet runt|' +
  'd[oø]gn[aå](?:bent|pent)|ymp[aä]ri vuorokauden|終日(?:営業)?|全天(?:营业|營業|开放|開放)?|全天候|종일(?: 영업)?|على مدار الساعة|مفتوح على مدار الساعة|شبانه ?روزی(?: باز است)?|' +
  'visa para|dirba visa para|(?:atverts )?visu diennakti|oopaevaringselt|тәулік бойы|siempre abierto|sempre (?:aperto|aberto)|toujours ouvert|' +
  'immer geoffnet|her zaman acik|7 ?/ ?24(?: acik)?|24 ?/ ?24|24 ?/ ?7' +
  ')';
const allDayPhrase = new RegExp(`^${allDayPhrases}$`, 'u');
const dayLong = new RegExp(`24 ?(?:de |-)?${hourWord}(?![a-zа-яα-ω])`, 'u');
const allDayWithin = new RegExp(`(?<![\\p{L}\\p{M}\\d])${allDayPhrases}(?![\\p{L}\\p{M}])`, 'gu');
/** '12h às 24h' is until midnight. */
const untilMidnight = '(?<![\\dhm]\\s?(?:[-–]|as|a|to|bis|ate|do|al|до)\\s?)';
const dayLongWithin = new RegExp(
  `${untilMidnight}(?:${openWord}\\s*)?(?<!\\d)24 ?(?:de |-)?${hourWord}(?:\\s*${openWord})?(?![a-zа-яα-ω])`,
  'gu',
);
const openWords = new RegExp(`(?<![\\p{L}\\p{M}])${openWord}(?![\\p{L}\\p{M}])|[営营營]業?业?|영업`, 'gu');

function isAllDay(text: string): boolean {
  const bare = text.trim().replace(/[.!]$/, '');
  if (allDayPhrase.test(bare)) return true;
  return dayLong.test(bare) && !/[\p{L}\p{N}]/u.test(bare.replace(dayLong, ' ').replace(openWords, ' '));
}

const closedWords =
  'вихідний|вихідні|encerrado|dong cua|nghi|ปิดทำการ|ปิด|หยุด|बंद है|बंद|বন্ধ|بسته است|بسته|تعطیل|بند|مغلق|مغلقة|اجازة|סגור|ne radi|не ради|mbyllur|lokad|sarado|itxita|' +
  'pechado|დაკეტილია|დახურულია|փակ է|փակ|жабык|bagli(?:dir)?|imefungwa|បិទ|ປິດ|ပိတ်|关闭|關閉|已打烊|不营业|不營業|未營業|未营业|公休|歇業|歇业|休み|정기휴무|휴무|' +
  'neradn[ai]|ne radimo|nedirba(?:me)?|slegts|slegta|suletud|' +
  'descanso|riposo|ruhetag|folga|stangt|suljettu|zamkniete|zavreno|zatvoreno|zaprto|inchis|закрыто|зачинено|затворено|κλειστα';
// Text is compared in NFKC, which decomposes a Thai vowel.
const closedWord = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${closedWords.normalize('NFKC')})(?![\\p{L}\\p{M}])`,
  'gu',
);

const closedWithin = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:closed|kapali|geschlossen|zu|ferme|cerrado|chiuso|fechado|gesloten|lukket|zamkniete|nieczynne|zarva|выходной|выходные|off|定休日?|休息|休|${closedWords.normalize('NFKC')})(?![\\p{L}\\p{M}])`,
  'gu',
);

/** Replaces words for all day and closed by 'allday' and 'shut', in any of the languages. */
export function withPlainStates(text: string): string {
  return text
    .replace(allDayWithin, ' allday ')
    .replace(dayLongWithin, ' allday ')
    .replace(closedWithin, ' shut ');
}

/** Words for 'to' between two times. */
const upTo =
  /(?<=[\d\p{L}\p{M}.])\s*(?:[—–‒~〜～至到]|(?<![\p{L}\p{M}])(?:den|ถึง|إلى|الى|حتى|تا|עד|до|से|থেকে|dan|sampai|hingga|hanggang)|から|부터)\s*(?=\P{Nd}{0,8}\d)/gu;
/** Filler words beside a time. */
const filler =
  /(?<=\d)\s*(?:น\.?|นาฬิกา|gio|uhr|uur|часов|час\.?|ч\.?|година|годин|год\.?|hodin|hod\.?|orai?|бажे|बजे|টা|まで|까지|se|तक|kl\.?|’?(?:den|dan|ten|tan|e|a|ye|ya))(?![\p{L}\p{M}])(?: ?kadar)?/gu;

/** Translates hours into English words. */
export function englishHours(text: string): string {
  const { days, dayPattern } = dictionary();
  return plainDigits(plainHourText(text))
    .split(/([|\n;])/)
    .map((part) => {
      const named = part.replace(dayPattern, (words) => days.get(words) ?? words);
      const [, day = '', value = ''] = /^(\s*\p{Lu}\p{L}+day\s*[:：,]?\s+)?(.*)$/su.exec(named) ?? [];
      const [, word = '', rest = ''] = /^(\s*[\p{L}\p{M}.]+\s*[:：,]\s*)?(.*)$/su.exec(part) ?? [];
      if (isAllDay(part)) return 'Open 24 hours';
      if (isAllDay(value)) return `${day}Open 24 hours`;
      if (isAllDay(rest)) return `${word}Open 24 hours`;
      return plainTimes(named);
    })
    .join('');
}

function plainTimes(text: string): string {
  const { halves, halfBefore, halfAfter } = dictionary();
  return text
    .replace(/^(\D*?)(am|pm)\s*(?=\d)(.*)$/s, (_, lead: string, half: string, rest: string) =>
      `${lead}${half} ${rest}`.replace(/(am|pm)\s*(\d{1,2}(?:[:.]\d{2})?)/g, '$2 $1'),
    )
    .replace(upTo, '-')
    .replace(halfBefore, (_, half: string, time: string) => `${time} ${halves.get(half) ?? half}`)
    .replace(halfAfter, (_, time: string, half: string) => `${time} ${halves.get(half) ?? half}`)
    .replace(filler, '')
    .replace(closedWord, 'Closed');
}
