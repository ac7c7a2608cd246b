import { normaliseWorkingHours } from '../../../../../../../domain/hours/read/normaliseHours.ts';
import { DAYS, type WorkingHours } from '../../../../../../../domain/hours/openingHours.ts';
import { suggests24HourClock } from '../../../../../../../domain/hours/read/clockWords.ts';
import { withRestClauses } from './restClause.ts';
import { namesSeason } from '../../../../../../../domain/hours/read/seasons.ts';
import { readStoredDay } from '../../../../../../../domain/hours/storedDay.ts';
import { withBracketedBreaks } from './breaks.ts';
import { withoutHolidays, withoutReplaced } from './holidayHours.ts';
import { englishHours } from './hourWords.ts';
import { isJsonLike, isObject, parseJson, type Json } from '../jsonValue.ts';
import { plainHours, withoutButton } from './plainHours.ts';
import { memoize } from '../../../../../../../domain/text/memoize.ts';
import { isMissing } from '../textValue.ts';
import { scanWeek, withoutLastOrders } from './scanWeek.ts';
import { withDashes, withoutRemarks, withRemarks } from './untilRemarks.ts';
import { withClearDays } from './weekLanguage.ts';

/** Maximum length of opening hours; longer text is of another column. */
const maxLength = 10_000;

/** Opening hours of a cell, in any format; null if they can't be read. Memoized, since many listings have the same hours. */
export function hoursOf(text: string): WorkingHours | null {
  if (isMissing(text) || text.length > maxLength) return null;
  const plain = withoutNote(withoutButton(text));
  return readText(plain.includes('<') ? plain.replace(/<br ?\/?>/gi, '\n').trim() : plain);
}

/** A note after the hours: 'Sunday: Closed Note: Hours may vary during holidays.' */
const note =
  /(?<=[\p{L}\d).\s])(?:Please note|Notes?|Hinweise?|Anmerkung|Nota|Remarque|Opmerking|Seasonal variations|Alternative hours|Disclaimer)\s?:\s(?=.{12}).*$/isu;
/** Names of times and numbers of footnotes: '12:00 AM (midnight)', '8:00 AM - 7:00 PM 2 4'. */
const ofTime =
  /(?<=\d\s?[aApP]\.?[mM]\.?)(?:\s\((?:midnight|noon|next day)\))?(?:\s\d{1,3})*(?=\s*$|\s*[,;|]|\s+(?![AP]\.?M|Days)\p{Lu})/gu;
const withoutNote = (text: string): string =>
  isJsonLike(text) ? text : text.replace(note, '').replace(ofTime, '').trim();

const clock =
  '(?:(?:上午|午前|오전|下午|午後|오후)\\s?)?(?:[01]?\\d|2[0-4])(?:[:.h]\\s?[0-5]\\d(?::\\d\\d)?|\\s?h)?\\s?(?:[ap]\\.?\\s?m\\.?)?(?:\\s?(?:uhr|uur|hrs))?';
/** Ranges without a day: '08:00 - 22:00', '9AM-1PM, 2PM-6PM', '10h–19h', '24/7'. */
const ofNoDay = new RegExp(
  `^${clock}\\s*[-–—~〜]\\s*${clock}(?:\\s*(?:[,;/|]|&|and)\\s*${clock}\\s*[-–—~〜]\\s*${clock})*$`,
  'i',
);

/** Whether a text consists of ranges without a day. */
export const isOfNoDay = (text: string): boolean =>
  text.length <= maxLengthWithoutDay && ofNoDay.test(rangesOf(text));

const maxLengthWithoutDay = 100;
/** Removes last orders and names of meals: '11:30～15:00(L.O.14:30)、ディナー：17:00～23:00'. */
const withoutOrders = (text: string) =>
  withoutLastOrders(text.normalize('NFKC'))
    .replace(/(?:ランチ|ディナー|モーニング|lunch|dinner)\s*:?\s*/giu, '')
    .replaceAll('、', ', ')
    .replaceAll('〜', '~')
    .replace(statusRemark, '')
    .trim();

/** A remark in brackets without a day: '(売り切れ次第終了)'. */
const statusRemark =
  /\((?![^()]*[月火水木金土日曜週])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・]{1,40}\)/gu;

/** A word for 'to' between two times: '8:00 a. m. a 7:00 p. m.' */
const toWord = /(?<=\d|[ap]\.?\s?m\.?|h|uhr)\s+(?:a|al|hasta|à|to|bis|até|às|til|tot|do|до)\s+(?=\d)/giu;

/** A blank or a word between two ranges: '12:00 - 14:30 18:00 - 22:00', '9h-12h et 14h-18h'. */
const betweenRanges = new RegExp(
  `(${clock}\\s*[-–—~〜]\\s*${clock})\\s+(?:(?:and|und|et|y|e|ve|og|och|en|i|и)\\s+)?(?=${clock}\\s*[-–—~〜]\\s*${clock})`,
  'gi',
);

const rangesOf = (text: string) =>
  withoutOrders(withoutRemarks(withDashes(text)))
    .replace(toWord, ' - ')
    .replace(betweenRanges, '$1, ')
    // '08:00 - 16:0017:30 - 22:00': two ranges without their line break.
    .replace(/(?<=\d:\d\d)(?=\d\d:\d\d)/g, ', ');

/** Hours that apply to every day; null for any other text. */
export function everyDay(text: string): WorkingHours | null {
  if (!isOfNoDay(text)) return hoursOf(text);
  const remarked = withRemarks(text, sameHours, readWeek);
  return remarked === undefined ? sameHours(text) : remarked;
}

function sameHours(text: string): WorkingHours | null {
  const ranges = rangesOf(text)
    .replace(/(\d:\d\d):\d\d/g, '$1')
    .replace(/\s*[;/|&]\s*/g, ', ');
  return hoursOfDays(DAYS.map((day) => ({ day, hours: ranges })));
}

// Hours of a week in JSON take some 300 characters.
const readText = memoize(
  (text) => read(isJsonLike(text) ? parseJson(withoutZone(text)) : (serialisedDays(text) ?? text)),
  {
    maxLength: 1000,
  },
);

/** Removes the time zone after a list of days: '["Mo 09:00-17:00"],["UTC":"+1"]'. */
function withoutZone(text: string): string {
  return text.startsWith('["') ? text.replace(/,\s*\["UTC":.*$/s, '') : text;
}

/** Days in the notation of PHP: a:7:{s:6:"monday";a:1:{i:0;s:15:"9:00 AM,5:00 PM";}…}. An empty list is closed. */
function serialisedDays(text: string): Json | null {
  if (!/^a:\d+:\{s:\d+:"/.test(text)) return null;
  const days = [...text.matchAll(/s:\d+:"(\p{L}{3,12})";a:\d+:\{([^{}]*)\}/gu)].map(
    ([, day = '', list = '']) => {
      const ranges = [...list.matchAll(/s:\d+:"([^",]+),([^",]+)"/g)].map(([, from, to]) => `${from}-${to}`);
      return [day, ranges.join(', ') || 'Closed'] as const;
    },
  );
  return days.length === 0 ? null : Object.fromEntries(days);
}

/** Hours from several columns: [{ day, hours }]. */
export function hoursOfDays(days: { day: string; hours: string }[]): WorkingHours | null {
  // E-mail addresses and links are in the wrong column.
  const stated = days
    .filter(({ day, hours }) => day !== '' && hours !== '' && !/@|:\/\//.test(hours))
    .map(({ day, hours }) => ({ day, hours: withoutButton(hours) }));
  return stated.length > 0 ? read(stated) : null;
}

/** A closed day after the hours of the others: '9am-5pm, closed only on Tuesdays'. */
const closedAtEnd = /[,;.]? ?\bclosed(?: only)? on ((?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\.?$/i;

function read(whole: Json): WorkingHours | null {
  const value = withBracketedBreaks(weekOfPlace(whole));
  return withoutProse(readWhole(value));
}

/** Minimum length of the text of a day that is prose rather than hours. */
const maxDayLength = 60;
const otherDay = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b.*\d/i;

/** Removes days with unreadable hours that are prose or contain the hours of other days. */
function withoutProse(hours: WorkingHours | null): WorkingHours | null {
  const days = Object.entries(hours ?? {}).filter(
    ([, text]) => text.length <= maxDayLength && !otherDay.test(text),
  );
  if (isRead(hours)) return hours;
  return days.length === 0 ? null : Object.fromEntries(days);
}

function readWhole(value: Json): WorkingHours | null {
  const written =
    typeof value === 'string'
      ? withRestClauses(withDashes(withoutReplaced(withoutHolidays(value)))).replace(
          closedAtEnd,
          '; $1 Closed',
        )
      : value;
  const remarked = typeof written === 'string' ? withRemarks(written, readWeek, readWeek) : undefined;
  if (remarked) return remarked;
  const hours = readWeek(written);
  if (typeof written === 'string' && namesSeason(written)) return hours;
  const isWhole = isTorn(hours) ? null : hours;
  if (typeof written !== 'string' || isRead(hours) || !/[(（]/.test(written)) return isWhole;
  // Brackets may hold hours of other days: 'Mon-Fri 9-5 (Sat by appointment)', 'Tue-Sat 9-5 (closed Mon & Sun)'.
  const found = readRemarks(written);
  return found !== null && !isTorn(found) ? found : isWhole;
}

/** Hours with a remark in brackets about other days; null if the remark is about the same days, or about anything else. */
function readRemarks(text: string): WorkingHours | null {
  const rest = readWeek(text.replace(bracket, ''));
  if (rest === null || isTorn(rest)) return null;
  const hours: WorkingHours = { ...rest };
  for (const [, remark = ''] of text.matchAll(bracket)) {
    const other = readWeek(remark.replace(closedFirst, '$1 Closed')) ?? {};
    const days = Object.entries(other);
    const isOther = days.every(([day, state]) => state === 'Closed' || !Object.hasOwn(rest, day));
    if (days.length === 0 || !isOther) return null;
    Object.assign(hours, other);
  }
  return Object.fromEntries(DAYS.flatMap((day) => (hours[day] === undefined ? [] : [[day, hours[day]]])));
}

const bracket = /\s*[(（]([^()（）]*)[)）]/g;
/** 'closed Mon & Sun', as 'Mon & Sun Closed'. */
const closedFirst =
  /^\s*(?:closed|kapal[ıi]|geschlossen|ferm[ée]|cerrado|chiuso|fechado|gesloten|ruhetag)(?: on| am| le| el| il)?:?\s+(.+)$/iu;

/** The days of an object with hours, as the Places API gives it: {"periods": […], "weekdayDescriptions": ["Monday: …"]}. */
function weekOfPlace(value: Json): Json {
  if (!isObject(value)) return value;
  return value['weekdayDescriptions'] ?? value['weekday_descriptions'] ?? value['weekday_text'] ?? value;
}

/** A closed day, words without digits, or a range with any remark after it. */
const startsLikeHours = /^(?:closed|open)\b|^\D*$|^\d{1,2}(?:[:.]\d{2})?\s?(?:[ap]\.?m\.?)?\s*[-–]\s*\d/i;

/** Removes days with fragments of an unreadable text: '8am to midnight closed only on'. */
function withoutScraps(hours: WorkingHours | null): WorkingHours | null {
  const days = Object.entries(hours ?? {}).filter(([, text]) => startsLikeHours.test(text));
  if (isRead(hours)) return hours;
  // Days without hours count as closed, so a week is read completely or not at all.
  const isLost = Object.entries<string>(hours ?? {}).some(
    ([, text]) => !startsLikeHours.test(text) && ofDays.test(text),
  );
  return days.length === 0 || isLost ? null : Object.fromEntries(days);
}

/** Hours after an unknown day name: 'Xyz 10–22'. */
const ofDays = /^\p{L}{1,12}\.?\s?:?\s?\d{1,2}/u;

function isTorn(hours: WorkingHours | null): boolean {
  return Object.values(hours ?? {}).some(
    (text) =>
      text.split('(').length !== text.split(')').length ||
      // 'L-M-X': days that are left over.
      /;|^[^\p{L}\p{N}]*$|^\p{L}{1,3}[-–—/]\p{L}{0,3}$/u.test(text),
  );
}

/** Reads weekly hours; null for a live status. */
function readWeek(written: Json): WorkingHours | null {
  if (typeof written === 'string' && /⋅/.test(written)) return null;
  // 'das 12h às 24hTerças': lines without their separator.
  const value =
    typeof written === 'string' ? written.replace(/(?<=\dh)(?=\p{Lu}\p{Ll}{2})/gu, '; ') : written;
  const week = withClearDays(value);
  // Names of days and words beside times are translated and left out below.
  const clock = { suggests24HourClock: suggests24HourClock(textOf(written)) };
  const hours = normaliseWorkingHours(plainHours(week), clock);
  if (typeof written === 'string' && namesSeason(written))
    return hours ?? normaliseWorkingHours(plainHours(inEnglish(week)));
  const isForeign = /(?!\p{ASCII})[\p{L}\p{M}]/u.test(textOf(week));
  if (isRead(hours) && (!isForeign || daysOf(hours) === DAYS.length)) return hours;
  const translated = normaliseWorkingHours(plainHours(inEnglish(week)), clock);
  const best = isRead(translated) && daysOf(translated) >= daysOf(hours) ? translated : hours;
  if (typeof week !== 'string' || (isRead(best) && daysOf(best) === DAYS.length)) return best;
  const scanned = normaliseWorkingHours(scanWeek(week), clock);
  return isRead(scanned) && (!isRead(best) || daysOf(scanned) > daysOf(best)) ? scanned : withoutScraps(best);
}

const textOf = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

function isRead(hours: WorkingHours | null): hours is WorkingHours {
  return hours !== null && Object.values(hours).every((text) => readStoredDay(text).kind === 'ranges');
}

const daysOf = (hours: WorkingHours | null) => Object.keys(hours ?? {}).length;

function inEnglish(value: Json): Json {
  if (typeof value === 'string') return englishHours(value);
  if (Array.isArray(value)) return value.map(inEnglish);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [englishHours(key), inEnglish(each)]));
}
