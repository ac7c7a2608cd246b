import type { WrittenRange, WrittenTime } from './clockRange.ts';
import { isClosedDay } from './closedWords.ts';
import { breakTimes, isIgnorableRemark } from './dayRemarks.ts';
import { suggests24HourClock } from './clockWords.ts';
import { foldText } from '../../text/fold.ts';
import { memoize } from '../../text/memoize.ts';

/** Parsed text of one day. */
export type WrittenDay =
  | { kind: 'closed' }
  | { kind: 'allDay' }
  | {
      kind: 'ranges';
      ranges: WrittenRange[];
      /** Within the ranges. */
      breaks: WrittenRange[];
      suggests24HourClock: boolean;
      /** As written, for ranges that cannot be interpreted. */
      text: string;
    }
  | { kind: 'unread'; text: string };

/** Longest text stored for a day, in characters, and most ranges read from it. */
const maxTextLength = 300;
const maxRanges = 12;

const nothing = /^(?:-*|none|null|nan|n\/?a|undefined|\?+)$/;
const allDay = new RegExp(
  '^(?:(?:open|opened|always|7 gun|acik|geoffnet|ouvert|abierto|aperto|aberto|ανοιχτα|открыто)[ :]*)*' +
    '(?:24 ?(?:h|hrs?|hours?|saat|stunden|std|heures|horas|hores|ore|uur|timer|timmar|tuntia|godzin(?:y)?|hodin|ora|ωρες|' +
    'часа|часов|години|jam|時間|小时|小時|시간|ساعة|שעות)\\.?(?: ?/ ?(?:24|7)h?)?|24 ?/ ?7|7 ?/ ?24|24)' +
    '(?: (?:open|acik|geoffnet|a day|daily))?$|^(?:always open|rund um die uhr|durchgehend geoffnet|acik 24 saat|' +
    '0?0(?:[:.]00)? ?h? ?- ?24(?:[:.]00)? ?h?|(?:mo cua )?ca ngay|24時間営業|24시간 영업|круглосуточно|цілодобово|non stop|nonstop)$',
  'u',
);

const halves: readonly [RegExp, 'am' | 'pm'][] = [
  [/^(?:a\.? ?m\.?|a|oo|π\.? ?μ\.?|上午|午前|오전|ص)$/, 'am'],
  [/^(?:p\.? ?m\.?|p|os|μ\.? ?μ\.?|下午|午後|오후|م)$/, 'pm'],
];
const before = '(?:(oo|os|上午|午前|오전|下午|午後|오후) ?)?';
const after = '(?: ?(a\\.? ?m\\b\\.?|p\\.? ?m\\b\\.?|oo|os|π\\.? ?μ\\.?|μ\\.? ?μ\\.?|ص|م)|([ap])(?![a-z]))?';
const digits = '(\\d{1,2})(?:(?:[:.h時点]| h )(\\d{2})(?!\\d)|(\\d{2})(?!\\d)| ?h(?![a-z])|[時点])?';
const time = `${before}${digits}${after}`;
const upTo = ' ?(?:-+>?|~|to|til|till|until|bis|a|al|alle|as|ate|tot|do|eos|εως|με|μεχρι|до|から) ?';
const rangePattern = new RegExp(`^${time}${upTo}${time}`, 'u');
const timePattern = new RegExp(`^${time}`, 'u');
const betweenRanges = /^ ?(?:[,;/&+|]|and|und|ve|et|y|e|og|och|en|και|и)? ?/;

/** The hour of '1h' and '9h30': where the letter is used, clocks have 24 hours, and '11h-1h' ends at night. */
const hourByLetter = /(?<![\d:.])(\d)(?= ?h(?:\d{2}(?!\d)|(?![a-z])))/g;

/** Words beside a time that do not change its meaning. */
const filler =
  /(^|[^\p{L}])(?:uhr|uur|hrs?|hours?|saat|from|von|dalle|das|de|desde|open|opens|acik|kl\.?|klo|horas|ore)(?![\p{L}])/gu;

/** Text without controls, broken characters and odd spaces, at most 300 characters. */
function tidied(text: string): string {
  const tidy = text
    .slice(0, 4 * maxTextLength)
    .replace(/\p{Cs}/gu, '')
    .replace(/[\p{Cf}]/gu, '')
    .replace(/[\s\p{Cc}\p{Zs}]+/gu, ' ')
    .trim();
  const characters = Array.from(tidy);
  return characters.length > maxTextLength
    ? `${characters
        .slice(0, maxTextLength - 1)
        .join('')
        .trimEnd()}…`
    : tidy;
}

function comparable(text: string): string {
  return foldText(text.normalize('NFKC'))
    .replace(/[−‐-―〜～]/g, '-')
    .replace(/分/g, '')
    .replace(hourByLetter, '0$1')
    .replace(/(?:holiday )?hours (?:might|may) differ/g, ' ')
    .replace(
      /(^|[^\p{L}\d])(?:12 ?)?(?:noon|midday|midi|mezzogiorno|mediodia)(?!\p{L})/gu,
      (_, lead: string) => `${lead}12 pm`,
    )
    .replace(
      /(^|[^\p{L}\d])(?:12 ?)?(?:midnight|minuit|mezzanotte|medianoche|gece yarisi)(?!\p{L})/gu,
      (_, lead: string) => `${lead}12 am`,
    )
    .replace(/\s+/g, ' ')
    .trim();
}

function halfOf(word: string | undefined): 'am' | 'pm' | null {
  return halves.find(([pattern]) => word !== undefined && pattern.test(word))?.[1] ?? null;
}

/** The time in the six groups of `time`, from `offset`; null if no clock shows it. */
function writtenTime(groups: readonly (string | undefined)[], offset: number): WrittenTime | null {
  const [prefix, hourText = '', colonMinutes, bareMinutes, suffix, letter] = groups.slice(offset, offset + 6);
  const hour = Number(hourText);
  const minute = Number(colonMinutes ?? bareMinutes ?? 0);
  const half = halfOf(prefix ?? suffix ?? letter);
  if (hour > 24 || minute > 59 || (hour === 24 && minute > 0)) return null;
  return { hour, minute, half, padded: hourText.length === 2 && hourText.startsWith('0') };
}

function readRanges(text: string): WrittenRange[] | null {
  const ranges: WrittenRange[] = [];
  let rest = text;
  while (rest !== '') {
    const match = rangePattern.exec(rest);
    const start = match && writtenTime(match, 1);
    const end = match && writtenTime(match, 7);
    if (!match || !start || !end || ranges.length === maxRanges) return null;
    ranges.push({ start, end });
    rest = rest.slice(match[0].length).replace(betweenRanges, '');
  }
  return ranges.length > 0 ? ranges : null;
}

/** `7AM,4PM,6PM,9PM`: opening and closing times in turn, as spreadsheets of one cell a time have them. */
function readPairs(text: string): WrittenRange[] | null {
  const times: WrittenTime[] = [];
  for (const part of text.split(',')) {
    const match = timePattern.exec(part.trim());
    const time = match && match[0].length === part.trim().length ? writtenTime(match, 1) : null;
    if (!time || times.length === 2 * maxRanges) return null;
    times.push(time);
  }
  const ranges: WrittenRange[] = [];
  for (let i = 0; i + 1 < times.length; i += 2) {
    const [start, end] = times.slice(i, i + 2);
    if (start && end) ranges.push({ start, end });
  }
  return times.length % 2 === 0 && ranges.length > 0 ? ranges : null;
}

const bracket = /\(([^()]*)\)/g;
const barePart = (text: string) => text.replace(/\s+/g, ' ').trim();
const withoutFiller = (text: string) => barePart(text.replace(filler, '$1 '));

/** Midnight to midnight: a closed day to some programs, a whole one to others. */
const ambiguous = /^0?0[:.]?00 ?- ?0?0[:.]?00$/;

/** Hours without brackets: null for none. */
function readPlain(compared: string, text: string): WrittenDay | null {
  if (nothing.test(compared)) return null;
  if (isClosedDay(compared)) return { kind: 'closed' };
  if (allDay.test(compared)) return { kind: 'allDay' };
  const bare = withoutFiller(compared);
  const ranges = ambiguous.test(bare) ? null : (readRanges(bare) ?? readPairs(bare));
  if (!ranges) return { kind: 'unread', text };
  return { kind: 'ranges', ranges, breaks: [], suggests24HourClock: suggests24HourClock(compared), text };
}

/** Brackets hold a holiday's name, a break or the same in other words; any other remark may limit the hours. */
function read(input: string): WrittenDay | null {
  const text = tidied(input);
  const compared = comparable(text);
  const remarks = [...compared.matchAll(bracket)].map(([, remark = '']) => barePart(remark));
  const bare = barePart(compared.replace(bracket, ' '));
  const [only = '', ...others] = remarks;
  if (bare === '' && others.length === 0) return readPlain(only, text);
  const day = readPlain(bare, text);
  const breaks: WrittenRange[] = [];
  for (const remark of remarks) {
    if (isIgnorableRemark(remark)) continue;
    const times = day?.kind === 'ranges' ? breakTimes(remark) : null;
    const pause = times === null ? null : readRanges(withoutFiller(times));
    if (pause) breaks.push(...pause);
    else if (day === null || readPlain(remark, text)?.kind !== day.kind || day.kind === 'ranges')
      return { kind: 'unread', text };
  }
  return day?.kind === 'ranges' ? { ...day, breaks } : day;
}

/** Parses the text of one day; null for an empty text. */
export const readDayHours = memoize(read);
