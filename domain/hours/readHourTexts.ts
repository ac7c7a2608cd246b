import { readDayHours } from './dayHours.ts';
import { dayIndex } from './dayIndex.ts';
import { withoutTrailing } from '../text/withoutTrailing.ts';

/** One text per day, Monday first; undefined for a day without a text. */
export type HourTexts = (string | undefined)[];

/** Limits of text length and entries: a week needs far less. */
const maxInputLength = 20_000;
const maxEntries = 100;
const maxValueLength = 1000;
const maxAllDayLength = 40;
const deepest = 3;

const wholeWeek =
  /^(?:daily|every ?day|all week|7 days(?: a week)?|her ?gün|täglich|tous les jours|todos los d[ií]as|todos os dias|tutti i giorni|καθημερινά|dagelijks)(?=[\s:,\d])/iu;

function add(texts: HourTexts, day: number, text: string): void {
  const present = texts[day];
  if (present !== text) texts[day] = present ? `${present}, ${text}` : text;
}

/** `{ open: '09:00', close: '17:00' }` in the words of several tools. */
function pairText(value: object): string | undefined {
  const entries = new Map<string, unknown>(Object.entries(value).slice(0, maxEntries));
  const first = (...names: string[]) =>
    names.map((name) => entries.get(name)).find((part) => typeof part === 'string' && part !== '');
  const open = first('open', 'opens', 'start', 'from', 'openTime', 'openingTime');
  const close = first('close', 'closes', 'end', 'to', 'closeTime', 'closingTime');
  return typeof open === 'string' && typeof close === 'string' ? `${open}-${close}` : undefined;
}

function valueText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value)) return pairText(value);
  const parts = value
    .slice(0, maxEntries)
    .map((part: unknown) => (Array.isArray(part) ? undefined : valueText(part)))
    .filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(', ') : undefined;
}

/** A period of Google's interface: days from 0 for Sunday, times such as '0930'. One without an end never closes. */
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
  const end = clock((close as { time?: unknown }).time);
  if (end !== undefined) add(texts, (day + 6) % 7, `${start}-${end}`);
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
    const text = valueText(entries.get('hours')) ?? pairText(object);
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

function dayWords(text: string): DayWord[] {
  const words: DayWord[] = [];
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
    if (previous && /^(?:[-–—~]|to|through|thru|bis|à|a|al|tot|ile)$/u.test(between) && days.length > 0) {
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
    if (value !== '') for (const day of days) add(texts, day, value);
    else if (emptyIsClosed) for (const day of days) add(texts, day, 'Closed');
    days = [];
  });
}

function readText(input: string, texts: HourTexts): void {
  // Hours that need no day to be clear.
  if (input.length <= maxAllDayLength && readDayHours(input)?.kind === 'allDay') {
    for (let day = 0; day < 7; day += 1) add(texts, day, 'Open 24 hours');
    return;
  }
  const text = input
    .replace(/[[\]]/g, ' ')
    .replace(/-feira/gi, '')
    .replace(/hafta ?[iİ][çc][iİ]|weekdays/giu, 'Mon-Fri')
    .replace(/hafta ?sonu|weekends?/giu, 'Sat-Sun')
    .replace(wholeWeek, 'Mon-Sun');
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
export function readHourTexts(input: unknown, depth = 0): HourTexts {
  const texts: HourTexts = new Array<string | undefined>(7).fill(undefined);
  if (depth > deepest) return texts;
  if (typeof input === 'string') {
    if (input.length > maxInputLength) return texts;
    const text = input.trim();
    if (/^[[{"]/.test(text)) return readHourTexts(parsedJson(text), depth + 1);
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
