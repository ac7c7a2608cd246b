import { isObject, type Json } from '../jsonValue.ts';

/** Text that people write before the first day of hours. */
const leadIn = new RegExp(
  '^\\s*(?:(?:we.{1,2}re )?open|(?:(?:opening|working|business|operating|store|shop|office|regular) )?(?:hours|times)(?: of operation)?|' +
    'schedule|(?:[cç]al[iı][sş]ma|a[cç][iı]l[iı][sş]|mesai|hizmet)(?: saat(?:ler)?[iİ])?|a[cç][iı]k|saatler|[oö]ffnungszeiten|ge[oö]ffnet|' +
    'horaires?(?: d.ouverture)?|ouvert|horarios?(?: de (?:atenci[oó]n|apertura))?|abierto|orari[oe]?(?: di apertura)?|aperto|' +
    'hor[aá]rios?(?: de funcionamento)?|openingstijden|godziny otwarcia)(?:\\s*[:\\-–—]\\s*|\\s+)(?=\\D)',
  'iu',
);

/** 'od 9 do 17': read apart, the second word would be a Thursday. */
const fromTo = /(?<!\p{L})od (\d[\d:.]*) do (?=\d)/giu;

/** 'We 14:00-18:00': one day in the notation of OpenStreetMap, whose letters alone are words as well. */
const shortDay = /^(Tu|We|Th)(?= \d{1,2}:\d\d\s?-)/;
const fullDay = (day: string) => (day === 'Tu' ? 'Tuesday' : day === 'We' ? 'Wednesday' : 'Thursday');

/** Hours as people and less usual tools write them, in a form that `normaliseWorkingHours` reads. */
export function plainHours(value: Json): Json {
  if (typeof value === 'string')
    return wholeMinutes(value.replace(leadIn, '').replace(fromTo, '$1-').replace(shortDay, fullDay));
  if (Array.isArray(value)) return value.map(plainEntry);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      const bare = withoutRemark(key);
      return [Object.hasOwn(value, bare) ? key : bare, typeof each === 'string' ? wholeMinutes(each) : each];
    }),
  );
}

/** What a map's button behind a day says: 'De 08:00 a 19:00, Copiar el horario'. */
const copyButton =
  /[,.;]?[ \u00a0]?(?:cop(?:iar|ia) (?:el |gli |o )?h?or[aá]ri[oa]?s?|copy (?:open |opening )?hours|copier les horaires|öffnungszeiten kopieren)(?=[,;|\n]|$)/giu;

export const withoutButton = (text: string): string => text.replace(copyButton, '');

/** Minutes that lost their zero: '9:0-18:0', '9:5'; and times with seconds: '06:00:00–22:00:00'. */
function wholeMinutes(text: string): string {
  return text
    .replace(/(?<![\d:])(\d{1,2}):(\d)(?![\d:])/g, '$1:0$2')
    .replace(/(?<![\d:])(\d{1,2}:[0-5]\d):[0-5]\d(?![\d:])/g, '$1');
}

/** A day that a holiday falls on: 'Monday (Labor Day)'. */
function withoutRemark(day: string): string {
  return day.endsWith(')') ? (day.split('(')[0] ?? '').trimEnd() : day;
}

/** An entry of a list of days: ['Monday', '9-17'], { day: 'Monday', times: ['9-17'] }. */
function plainEntry(entry: Json): Json {
  if (Array.isArray(entry)) return entry.filter((part) => typeof part === 'string').join(',');
  return isObject(entry) && entry['times'] !== undefined ? { hours: entry['times'], ...entry } : entry;
}
