import {
  normaliseDay,
  normaliseSpecialHours,
} from '../../../../../../domain/hours/read/normaliseSpecialHours.ts';
import { dateOfDay, dayNumber, type SpecialHours } from '../../../../../../domain/hours/specialHours.ts';
import { readStoredDay } from '../../../../../../domain/hours/storedDay.ts';
import { isFlaggedClosed, openingText } from '../../../../../../domain/hours/read/openCloseText.ts';
import { withoutTrailing } from '../../../../../../domain/text/withoutTrailing.ts';
import { isJsonLike, isObject, parseJson, type Json } from '../values/jsonValue.ts';
import { unknownForm } from './unknownForm.ts';

const maxDays = 366;
const maxSpan = 60;

type Dates = Map<string, string[]>;

/** '2026-12-25', '20261225', '25.12.2026', '12/25/2026' where only one order is possible, { year, month, day }. */
function dateIn(value: Json | undefined): string | null {
  if (isObject(value)) {
    const [year, month, day] = [value['year'], value['month'], value['day']].map(Number);
    return checked(year, month, day);
  }
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  const iso = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?:[T ].*)?$/.exec(text);
  if (iso) return checked(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const other = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(text);
  if (!other) return null;
  const [one, two, year] = [Number(other[1]), Number(other[3]), Number(other[4])];
  if (other[2] === '.' || one > 12) return checked(year, two, one);
  return two > 12 || one === two ? checked(year, one, two) : null;
}

function checked(year = 0, month = 0, day = 0): string | null {
  const date = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return dayNumber(date) === null ? null : date;
}

/** '0930', '09:30', { hours: 9, minutes: 30 }. */
function clockIn(value: Json | undefined): string | null {
  if (isObject(value)) {
    const [hours, minutes] = [
      Number(value['hours'] ?? value['hour'] ?? 0),
      Number(value['minutes'] ?? value['minute'] ?? 0),
    ];
    return hours >= 0 && hours <= 24 && minutes >= 0 && minutes < 60 ? `${pad(hours)}:${pad(minutes)}` : null;
  }
  const text = String(value ?? '').trim();
  const plain = /^(\d{2})(\d{2})$/.exec(text);
  if (plain) return `${plain[1]}:${plain[2]}`;
  return /^\d{1,2}(?::\d{2}){1,2}$/.test(text)
    ? text.split(':').slice(0, 2).join(':')
    : text === ''
      ? null
      : text;
}
const pad = (part: number) => String(part).padStart(2, '0');

const first = (one: { [key: string]: Json }, ...names: string[]) =>
  names.map((name) => one[name]).find((value) => value !== undefined && value !== null && value !== '');

function add(dates: Dates, date: string, text: string): void {
  dates.set(date, [...(dates.get(date) ?? []), text]);
}

function hoursText(value: Json | undefined): string | null {
  if (typeof value === 'string') return /^x$/i.test(value.trim()) ? 'Closed' : value;
  if (Array.isArray(value)) {
    const parts = value.map((one) => (isObject(one) ? rangeIn(one) : hoursText(one)));
    return parts.length === 0 ? 'Closed' : parts.includes(null) ? null : parts.join(', ');
  }
  return isObject(value) ? rangeIn(value) : value === false ? 'Closed' : null;
}

function rangeIn(one: { [key: string]: Json }): string | null {
  if (isFlaggedClosed(one)) return 'Closed';
  const open = clockIn(first(one, 'openTime', 'open_time', 'opens', 'open', 'start', 'from'));
  const close = clockIn(first(one, 'closeTime', 'close_time', 'closes', 'close', 'end', 'to'));
  if (open === null || close === null) return null;
  return openingText(open, close);
}

/** Whether hours end on the next date. */
function lastsOverMidnight(text: string): boolean {
  const hours = normaliseDay(text);
  const day = hours === null ? null : readStoredDay(hours);
  return day?.kind === 'ranges' && day.ranges.some(([, end]) => end > 1440);
}

/** Adds one date, or a range of dates, with its hours. */
function addEntry(dates: Dates, one: { [key: string]: Json }): void {
  const from = dateIn(first(one, 'date', 'startDate', 'start_date', 'validFrom', 'day'));
  if (from === null) return;
  const until = dateIn(first(one, 'endDate', 'end_date', 'validThrough')) ?? from;
  const text = hoursText(first(one, 'hours', 'periods', 'openIntervals', 'text')) ?? rangeIn(one);
  if (text === null) return;
  const [start, end] = [dayNumber(from) ?? 0, dayNumber(until) ?? 0];
  // A night that ends on the next date is one of the first.
  const last = end === start + 1 && lastsOverMidnight(text) ? start : end;
  for (let day = start; day <= last && day - start < maxSpan; day += 1) add(dates, dateOfDay(day), text);
}

function addAll(dates: Dates, value: Json, depth: number): void {
  if (depth > 4 || dates.size >= maxDays) return;
  if (Array.isArray(value)) {
    for (const one of value) addAll(dates, one, depth + 1);
    return;
  }
  if (!isObject(value)) return;
  addEntry(dates, value);
  for (const [name, inner] of Object.entries(value)) {
    const date = dateIn(name);
    const text = date === null ? null : hoursText(inner);
    if (date !== null && text !== null) add(dates, date, text);
    else if (
      date === null &&
      typeof inner === 'object' &&
      !/^(?:periods|openIntervals|hours|(?:start|end)?_?date|(?:open|close)_?time)$/i.test(name)
    )
      addAll(dates, inner, depth + 1);
  }
}

/** '2026-12-25: x, 2026-12-31: 9:00AM-5:00PM', as Google Business Profile has it, or one date a line. */
function addText(dates: Dates, text: string): void {
  const parts = text.split(/(?:^|[,;|\n])(?=[^\S\n]*\d{1,4}[-./]\d{1,2}[-./]\d{1,4}\s*[:=,]?\s)/);
  for (const part of parts) {
    const whole = withoutTrailing(part.trim(), /[\s,;|]/);
    const [, date = '', hours = ''] = /^(\d[\d./-]{7,9})(?:\s*[:=,])?\s+(\S.*)$/.exec(whole) ?? [];
    const known = dateIn(date);
    if (known !== null) add(dates, known, hoursText(hours) ?? hours);
  }
}

/** Hours of single dates in the format of any tool; null without a date. */
export function findDateHours(value: Json | string): SpecialHours | null {
  const dates: Dates = new Map();
  if (typeof value === 'string') addText(dates, value);
  else addAll(dates, value, 0);
  const entries = [...dates].flatMap(([date, texts]) => {
    const hours = normaliseDay([...new Set(texts)].join(', '));
    return hours === null ? [] : [[date, hours] as const];
  });
  return entries.length === 0 ? null : normaliseSpecialHours(Object.fromEntries(entries.slice(0, maxDays)));
}

/** The same of a cell. Throws ValueProblem where it names no date with hours. */
export function dateHoursOf(text: string): SpecialHours | null {
  if (text.length > 20_000) throw unknownForm(text);
  const value = isJsonLike(text) ? parseJson(text) : text;
  const hours = findDateHours(value);
  if (hours === null && /\d/.test(text)) throw unknownForm(text);
  return hours;
}
