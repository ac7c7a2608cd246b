import { readDayHours } from './dayHours.ts';
import { suggests24HourClock } from './clockWords.ts';
import { dayIndex } from '../dayIndex.ts';
import { withoutExceptions } from './exceptDays.ts';
import { openCloseText } from './openCloseText.ts';
import { namesSeason } from './seasons.ts';
import { withoutTrailing } from '../../text/withoutTrailing.ts';

/** One text per day, Monday first; undefined for a day without a text. */
type HourTexts = (string | undefined)[];

export interface WrittenWeek {
  texts: HourTexts;
  /** Whether words or days of the input do, which the texts of the days lack. */
  suggests24HourClock: boolean;
}

/** Limits of text length and entries: a week needs far less. */
const maxInputLength = 20_000;
const maxEntries = 100;
const maxValueLength = 1000;
const maxAllDayLength = 40;
const deepest = 3;

const everyDay =
  '(?:daily|every ?day|all week|7 days(?: a week)?|her ?gün|täglich|tous les jours|todos los d[ií]as|todos os dias|tutti i giorni|καθημερινά|dagelijks)(?=[\\s:,\\d]|$)';
const wholeWeek = new RegExp(`^${everyDay}`, 'iu');
const wholeWeekWithin = new RegExp(`(?<!\\p{L})${everyDay}`, 'iu');

/** Between the first and the last of several days. */
const upTo = /^(?:[-–—~]|to|through|thru|bis|à|a|al|tot|ile)$/iu;

function add(texts: HourTexts, day: number, text: string): void {
  const present = texts[day];
  if (present !== text) texts[day] = present ? `${present}, ${text}` : text;
}

function valueText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value)) return openCloseText(value);
  const parts = value
    .slice(0, maxEntries)
    .map((part: unknown) => (Array.isArray(part) ? undefined : valueText(part)))
    .filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(', ') : undefined;
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/**
 * A period of Google's interface: days from 0 for Sunday, times such as '0930'. One without an end never closes; one of several
 * days has a text for each of them.
 */
function readPeriod(open: object, close: unknown, texts: HourTexts): void {
  const { day, time } = open as { day?: unknown; time?: unknown };
  const clock = (value: unknown) => /^(\d{2}):?(\d{2})$/.exec(String(value))?.slice(1).join(':');
  const start = clock(time);
  if (typeof day !== 'number' || !Number.isInteger(day) || day < 0 || day > 6 || start === undefined) return;
  if (close === undefined || close === null) {
    if (day === 0 && start === '00:00')
      for (let each = 0; each < 7; each += 1) add(texts, each, 'Open 24 hours');
    return;
  }
  const { day: endDay, time: endTime } = close as { day?: unknown; time?: unknown };
  const end = clock(endTime);
  if (end === undefined) return;
  const nights = typeof endDay === 'number' && Number.isInteger(endDay) ? (endDay - day + 7) % 7 : 0;
  const monday = (day + 6) % 7;
  if (nights === 0 || (nights === 1 && minutesOf(end) <= minutesOf(start))) {
    const isWholeDay = nights === 1 && start === '00:00' && end === '00:00';
    add(texts, monday, isWholeDay ? 'Open 24 hours' : `${start}-${end}`);
    return;
  }
  add(texts, monday, `${start}-24:00`);
  for (let night = 1; night < nights; night += 1) add(texts, (monday + night) % 7, 'Open 24 hours');
  if (end !== '00:00') add(texts, (monday + nights) % 7, `00:00-${end}`);
}

function readObject(object: object, texts: HourTexts): void {
  const entries = new Map<string, unknown>(Object.entries(object).slice(0, maxEntries));
  const day = entries.get('day');
  const open = entries.get('open');
  const periods = entries.get('periods');
  if (typeof open === 'object' && open !== null) {
    readPeriod(open, entries.get('close'), texts);
    return;
  }
  if (Array.isArray(periods)) {
    for (const period of periods.slice(0, maxEntries) as unknown[])
      if (typeof period === 'object' && period !== null && !('periods' in period)) readObject(period, texts);
    return;
  }
  if (typeof day === 'string') {
    const index = dayIndex(day);
    const text = valueText(entries.get('hours')) ?? openCloseText(object);
    if (index !== null && text) add(texts, index, text);
    return;
  }
  for (const [key, value] of entries) {
    const index = dayIndex(key);
    const text = valueText(value);
    if (index !== null && text) add(texts, index, text);
  }
}

interface DayWord {
  day: number;
  start: number;
  end: number;
}

/** Days outside brackets: those within are remarks about other days. */
function dayWords(input: string): DayWord[] {
  const words: DayWord[] = [];
  const text = input.replace(/[(（][^()（）]*[)）]/g, (remark) => ' '.repeat(remark.length));
  for (const match of text.matchAll(/[\p{L}\p{M}]+\.?/gu)) {
    // A word between two days is not a day, although 'to' is Thursday in Finnish.
    const day = /^(?:.|to|bis|ve|et)$/iu.test(match[0]) ? null : dayIndex(match[0]);
    if (day !== null) words.push({ day, start: match.index, end: match.index + match[0].length });
  }
  return words;
}

/** The days from one to another, over the end of the week where need be. */
function span(from: number, to: number): number[] {
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, i) => (from + i) % 7);
}

/** `Mon-Fri 9-17; Sat, Sun: closed`. Only text that begins with a day is hours. */
function readSegment(text: string, texts: HourTexts, emptyIsClosed: boolean): void {
  const words = dayWords(text);
  if (!words[0] || /[\p{L}\p{N}]/u.test(text.slice(0, words[0].start))) return;
  let days: number[] = [];
  words.forEach((word, i) => {
    const previous = words[i - 1];
    const between = previous ? text.slice(previous.end, word.start).trim().toLowerCase() : '';
    if (previous && upTo.test(between) && days.length > 0) {
      days.push(...span(previous.day, word.day).slice(1));
    } else {
      days.push(word.day);
    }
    const valueEnd = Math.min(words[i + 1]?.start ?? text.length, word.end + maxValueLength);
    const value = withoutTrailing(text.slice(word.end, valueEnd).replace(/^[\s:,=.\-–—]+/u, ''), /[\s,;|]/);
    const isLast = i === words.length - 1;
    if (
      !isLast &&
      (value === '' || /^(?:[-–—~&+/]|to|through|thru|bis|à|a|al|tot|ile|and|und|ve|et|y|e)$/iu.test(value))
    )
      return;
    // A remark about other days alone does not apply to these.
    if (/^[(（][^()（）]*[)）]$/.test(value)) days = [];
    if (value !== '') for (const day of days) add(texts, day, value);
    else if (emptyIsClosed) for (const day of days) add(texts, day, 'Closed');
    days = [];
  });
}

/** Words for several days as their first and last one. */
const plainGroups = (text: string): string =>
  text
    .replace(/[[\]]/g, ' ')
    .replace(/-feira/gi, '')
    .replace(/hafta ?[iİ][çc][iİ]|weekdays/giu, 'Mon-Fri')
    .replace(/hafta ?sonu|weekends?/giu, 'Sat-Sun');

/** Each of the days that a text names. */
function daysIn(text: string): number[] {
  const words = dayWords(text);
  return words.flatMap((word, i) => {
    const previous = words[i - 1];
    const between = previous ? text.slice(previous.end, word.start).trim() : '';
    return previous && upTo.test(between) ? span(previous.day, word.day).slice(1) : [word.day];
  });
}

/** Hours of a part of the year hold for no week: each day that they name has the text as written. */
function readSeasons(input: string, texts: HourTexts): void {
  if (!/\d/.test(input)) return;
  // 'Mar' is a month here, though a Tuesday elsewhere.
  const text = plainGroups(input).replace(/(?<!\p{L})mar(?!\p{L})/giu, '   ');
  const isWhole = wholeWeekWithin.test(text);
  const written = input.replace(/\s+/g, ' ').trim();
  for (const day of new Set(isWhole ? [0, 1, 2, 3, 4, 5, 6] : daysIn(text))) add(texts, day, written);
}

function readText(input: string, texts: HourTexts): void {
  // Hours that need no day to be clear.
  if (input.length <= maxAllDayLength && readDayHours(input)?.kind === 'allDay') {
    for (let day = 0; day < 7; day += 1) add(texts, day, 'Open 24 hours');
    return;
  }
  if (input.length <= maxValueLength && namesSeason(input)) {
    readSeasons(input, texts);
    return;
  }
  const exceptions = withoutExceptions(input);
  if (exceptions === null) return;
  readDays(exceptions?.rest ?? input, texts);
  if (exceptions && texts.some((text) => text !== undefined))
    for (const day of exceptions.closed) texts[day] = 'Closed';
}

function readDays(input: string, texts: HourTexts): void {
  const text = plainGroups(input).replace(wholeWeek, 'Mon-Sun');
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const areLinesDays =
    lines.length > 1 && lines.every((line) => dayWords(line)[0]?.start === line.search(/\S/));
  const segments = text.includes('|') ? text.split('|') : areLinesDays ? lines : [text];
  for (const segment of segments.slice(0, maxEntries)) readSegment(segment, texts, segments.length > 1);
}

function parsedJson(text: string): unknown {
  // Exports of Python tools write single quotes.
  for (const candidate of text.includes('"') ? [text] : [text, text.replaceAll("'", '"')]) {
    try {
      return JSON.parse(candidate) as unknown;
    } catch {
      // Not this form.
    }
  }
  return undefined;
}

/**
 * Finds the text of each day in any form that exports have: an object by day, a list of days, JSON text of either,
 * or plain text (`Monday: 9AM-5PM | Tuesday: Closed`, `Monday,9AM,5PM|Sunday,`, `Mon-Fri 9-17`).
 */
export function readHourTexts(input: unknown): WrittenWeek {
  const texts = textsOf(input, 0);
  return { texts, suggests24HourClock: suggestsClock(input) };
}

function suggestsClock(input: unknown): boolean {
  const text = typeof input === 'string' ? input : JSON.stringify(input);
  return typeof text === 'string' && text.length <= maxInputLength && suggests24HourClock(text);
}

function textsOf(input: unknown, depth: number): HourTexts {
  const texts: HourTexts = new Array<string | undefined>(7).fill(undefined);
  if (depth > deepest) return texts;
  if (typeof input === 'string') {
    if (input.length > maxInputLength) return texts;
    const text = input.trim();
    if (/^[[{"]/.test(text)) return textsOf(parsedJson(text), depth + 1);
    readText(text, texts);
  } else if (Array.isArray(input)) {
    for (const entry of input.slice(0, maxEntries) as unknown[]) {
      if (typeof entry === 'string') readText(entry, texts);
      else if (typeof entry === 'object' && entry !== null && !Array.isArray(entry)) readObject(entry, texts);
    }
  } else if (typeof input === 'object' && input !== null) {
    readObject(input, texts);
  }
  return texts;
}
