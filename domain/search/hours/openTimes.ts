import { plainWords } from '../plainWords.ts';

/** A time of day that a search names. */
interface TimeOfDay {
  /** From the start of the day; from 1440 on of the night that follows it. */
  minute: number;
  /** Number of words. */
  length: number;
  /** Whether its writing says that it is a time: "22h", "10 pm", "22:30". */
  isSure: boolean;
}

const setOf = (text: string): ReadonlySet<string> =>
  new Set(text.split(',').map((words) => plainWords(words).join(' ')));

/** Words before a time. Behind those of the second list a place must still be open shortly before it. */
const atWords = setOf(
  `at, around, from, after, past, saat, um, ab, nach, gegen, à, a, vers, dès, après, a las, a la, desde las, después de las, alle, dalle
   dopo le, às, as, depois das, om, na, vanaf, o, od, po, в, с, после, о, після, στις, μετά τις, الساعة, بعد الساعة, kl, klockan, klokken, efter, kello, jam, lúc, sau`.replaceAll(
    '\n',
    ',',
  ),
);
const untilWords = setOf(
  `until, till, til, to, up to, bis, bis um, jusqu'à, jusqu a, hasta, hasta las, fino a, fino alle, até, até às, tot, do, до, μέχρι, έως, حتى, حتى الساعة, עד, do godziny, a la, până la
   till kl, indtil, asti, hingga, sampai, đến`.replaceAll('\n', ','),
);
/** Words after a time where a language puts them behind it: "22'ye kadar", "22'den sonra". */
const untilBehind = setOf('kadar, a kadar, e kadar, まで, 까지');
const atBehind = setOf('sonra, itibaren');
const exactUnits = setOf(
  'uhr, h, uur, saat, ora, ore, horas, hs, heures, heure, часов, часа, час, год, година, giờ, godzina, ώρα',
);
const noon = setOf('noon, midday, mittag, midi, mediodía, mezzogiorno, meio dia, полудня, полдень, öğlen');
const midnight = setOf(
  `midnight, mitternacht, minuit, medianoche, mezzanotte, meia noite, middernacht, północy, północ, полуночи, полночь, опівночі, μεσάνυχτα
   gece yarısı, gece yarısına, منتصف الليل, חצות, midnatt, keskiyö`.replaceAll('\n', ','),
);
const maxWords = 3;
const [hour, day] = [60, 1440];
/** Until this hour a time belongs to the night before. */
const endOfNight = 5 * hour;

const lengthOf = (keys: ReadonlySet<string>, words: readonly string[], from: number): number => {
  for (let length = Math.min(maxWords, words.length - from); length > 0; length -= 1)
    if (keys.has(words.slice(from, from + length).join(' '))) return length;
  return 0;
};

/** A number of hours, with what a language writes together with it: "22h30", "22de", "10pm". */
const hoursForm = /^(\d{1,2})(?:(am|pm)|([hu])(\d{2})?|([dt][ae]n?|y?[ae]))?$/;
const minutesForm = /^([0-5]\d)(?:(am|pm)|([hu])|([dt][ae]n?|y?[ae]))?$/;

interface Clock {
  hours: number;
  minutes: number;
  half: string | undefined;
  length: number;
  isSure: boolean;
}

function clockAt(words: readonly string[], from: number): Clock | null {
  const first = hoursForm.exec(words[from] ?? '');
  if (!first) return null;
  const [, hours = '', together, unit, minutesOfUnit, ending] = first;
  let [half, minutes, length] = [together, Number(minutesOfUnit ?? 0), 1];
  let isSure = together !== undefined || unit !== undefined;
  if (!isSure && ending === undefined) {
    const second = minutesForm.exec(words[from + 1] ?? '');
    if (second) {
      minutes = Number(second[1]);
      half = second[2];
      length = 2;
      isSure = true;
    }
  }
  const next = words[from + length] ?? '';
  if (half === undefined && (next === 'am' || next === 'pm'))
    [half, length, isSure] = [next, length + 1, true];
  else if (half === undefined && /^[ap]$/.test(next) && words[from + length + 1] === 'm')
    [half, length, isSure] = [`${next}m`, length + 2, true];
  else if (exactUnits.has(next)) [length, isSure] = [length + 1, true];
  return { hours: Number(hours), minutes, half, length, isSure };
}

function timeAt(words: readonly string[], from: number, isUntil: boolean): TimeOfDay | null {
  const ofDay = (keys: ReadonlySet<string>, minute: number): TimeOfDay | null => {
    const length = lengthOf(keys, words, from);
    return length > 0 ? { minute, length, isSure: true } : null;
  };
  const named = ofDay(midnight, day) ?? ofDay(noon, day / 2);
  if (named) return named;
  const clock = clockAt(words, from);
  if (!clock || clock.hours > 24) return null;
  const { hours, minutes, half, length, isSure } = clock;
  if (half !== undefined && (hours === 0 || hours > 12)) return null;
  let minute = (half === undefined ? hours : (hours % 12) + (half === 'pm' ? 12 : 0)) * hour + minutes;
  // "Until 10" is in the evening, "at 5" in the afternoon; "until 2" is at night.
  const isAfternoon = isUntil ? hours >= 6 && hours < 12 : hours > 0 && hours < 7;
  if (half === undefined && !isSure && isAfternoon) minute += 12 * hour;
  if (minute <= endOfNight) minute += day;
  return { minute, length, isSure };
}

interface OpenTime {
  /** A minute at which a place must be open, from the start of the day; from 1440 on of the night that follows it. */
  minute: number;
  length: number;
}

/**
 * The time at which a place must be open, of words from an index on: "at 22", "until 2 am", "bis 22 Uhr", "22'ye kadar".
 * `isOpening`: a word for "open" stands beside it; without one only what is surely a time is one, never "After 8".
 */
export function openTimeAt(
  words: readonly string[],
  from: number,
  { isOpening }: { isOpening: boolean },
): OpenTime | null {
  const until = lengthOf(untilWords, words, from);
  const at = lengthOf(atWords, words, from);
  for (const [length, isUntil] of [
    [until, true],
    [at, false],
  ] as const) {
    const time = length > 0 ? timeAt(words, from + length, isUntil) : null;
    if (time && (time.isSure || isOpening)) return openTime(time, isUntil, length);
  }
  const time = timeAt(words, from, false);
  if (!time) return null;
  const behind = from + time.length;
  const kadar = lengthOf(untilBehind, words, behind);
  const sonra = kadar > 0 ? 0 : lengthOf(atBehind, words, behind);
  const isMarked = /[a-z]$/.test(words[from + time.length - 1] ?? '') || time.isSure;
  if (kadar > 0) return openTime(timeAt(words, from, true) ?? time, true, kadar);
  if (sonra > 0 || (isOpening && isMarked)) return openTime(time, false, sonra);
  return null;
}

const openTime = ({ minute, length }: TimeOfDay, isUntil: boolean, more: number): OpenTime => ({
  minute: isUntil ? minute - 1 : minute,
  length: length + more,
});
