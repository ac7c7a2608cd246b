import { dayIndex } from './dayIndex.ts';

/** One text a day, Monday first; undefined where nothing is said. */
export type HourTexts = (string | undefined)[];

/** Longest text and most entries looked at: a week needs far less. */
const longestInput = 20_000;
const mostEntries = 100;
const longestValue = 1000;
const deepest = 3;

const wholeWeek =
  /^(?:daily|every ?day|all week|7 days(?: a week)?|her ?gün|täglich|tous les jours|todos los d[ií]as|todos os dias|tutti i giorni|καθημερινά|dagelijks)(?=[\s:,\d])/iu;

function add(texts: HourTexts, day: number, text: string): void {
  const present = texts[day];
  if (present !== text) texts[day] = present ? `${present}, ${text}` : text;
}

function valueText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (!Array.isArray(value)) return undefined;
  const parts = value.slice(0, mostEntries).filter((part): part is string => typeof part === 'string');
  return parts.length > 0 ? parts.join(', ') : undefined;
}

function readObject(object: object, texts: HourTexts): void {
  const entries = new Map<string, unknown>(Object.entries(object).slice(0, mostEntries));
  const day = entries.get('day');
  if (typeof day === 'string') {
    const index = dayIndex(day);
    const text = valueText(entries.get('hours'));
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
    // A word between two days is no day, though 'to' is Thursday in Finnish.
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
    const valueEnd = Math.min(words[i + 1]?.start ?? text.length, word.end + longestValue);
    const value = text.slice(word.end, valueEnd).replace(/^[\s:,=.\-–—]+|[\s,;|]+$/gu, '');
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
  const text = input
    .replace(/-feira/gi, '')
    .replace(/hafta ?i[çc]i|weekdays/giu, 'Mon-Fri')
    .replace(/hafta ?sonu|weekends?/giu, 'Sat-Sun')
    .replace(wholeWeek, 'Mon-Sun');
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const areLinesDays =
    lines.length > 1 && lines.every((line) => dayWords(line)[0]?.start === line.search(/\S/));
  const segments = text.includes('|') ? text.split('|') : areLinesDays ? lines : [text];
  for (const segment of segments.slice(0, mostEntries)) readSegment(segment, texts, segments.length > 1);
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
    if (input.length > longestInput) return texts;
    const text = input.trim();
    if (/^[[{"]/.test(text)) return readHourTexts(parsedJson(text), depth + 1);
    readText(text, texts);
  } else if (Array.isArray(input)) {
    for (const entry of input.slice(0, mostEntries) as unknown[]) {
      if (typeof entry === 'string') readText(entry, texts);
      else if (typeof entry === 'object' && entry !== null && !Array.isArray(entry)) readObject(entry, texts);
    }
  } else if (typeof input === 'object' && input !== null) {
    readObject(input, texts);
  }
  return texts;
}
