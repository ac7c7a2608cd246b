import { isObject, type Json } from '../jsonValue.ts';

/** Introductory text before the first day. */
const leadIn = new RegExp(
  '^\\s*(?:(?:we.{1,2}re )?open|(?:(?:opening|working|business|operating|store|shop|office|regular) )?(?:hours|times)(?: of operation)?|' +
    'schedule|(?:[cç]al[iı][sş]ma|a[cç][iı]l[iı][sş]|mesai|hizmet)(?: saat(?:ler)?[iİ])?|a[cç][iı]k|saatler|[oö]ffnungszeiten|ge[oö]ffnet|' +
    'horaires?(?: d.ouverture)?|ouvert|horarios?(?: de (?:atenci[oó]n|apertura))?|abierto|orari[oe]?(?: di apertura)?|aperto|' +
    'hor[aá]rios?(?: de funcionamento)?|openingstijden|godziny otwarcia)(?:\\s*[:\\-–—]\\s*|\\s+)(?=\\D)',
  'iu',
);

/** 'od 9 do 17': alone, 'do' would be a Thursday. */
const fromTo = /(?<!\p{L})od (\d[\d:.]*) do (?=\d)/giu;

/** One day in OpenStreetMap notation, whose letters are also words: 'We 14:00-18:00'. */
const shortDay = /^(Tu|We|Th)(?= \d{1,2}:\d\d\s?-)/;
const fullDay = (day: string) => (day === 'Tu' ? 'Tuesday' : day === 'We' ? 'Wednesday' : 'Thursday');

/** Converts unusual notations of hours into one that `normaliseWorkingHours` reads. */
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

/** Label of a map's copy button after the hours: 'De 08:00 a 19:00, Copiar el horario'. */
const copyButton =
  /[,.;]?[ \u00a0]?(?:cop(?:iar|ia) (?:el |gli |o )?h?or[aá]ri[oa]?s?|copy (?:open |opening )?hours|copier les horaires|öffnungszeiten kopieren)(?=[,;|\n]|$)/giu;

export const withoutButton = (text: string): string => text.replace(copyButton, '');

/** Restores zeros of minutes ('9:0-18:0', '9:5'), and removes seconds ('06:00:00–22:00:00'). */
function wholeMinutes(text: string): string {
  return text
    .replace(/(?<![\d:])(\d{1,2}):(\d)(?![\d:])/g, '$1:0$2')
    .replace(/(?<![\d:])(\d{1,2}:[0-5]\d):[0-5]\d(?![\d:])/g, '$1');
}

/** Removes the holiday after a day: 'Monday (Labor Day)'. */
function withoutRemark(day: string): string {
  return day.endsWith(')') ? (day.split('(')[0] ?? '').trimEnd() : day;
}

/** An entry of a list of days: ['Monday', '9-17'], { day: 'Monday', times: ['9-17'] }. */
function plainEntry(entry: Json): Json {
  if (Array.isArray(entry)) return entry.filter((part) => typeof part === 'string').join(',');
  return isObject(entry) && entry['times'] !== undefined ? { hours: entry['times'], ...entry } : entry;
}
