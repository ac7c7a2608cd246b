import { dayIndex } from '../../../../../../domain/hours/dayIndex.ts';
import { DAYS } from '../../../../../../domain/hours/openingHours.ts';
import { structuredFields, type BusyHours } from '../../../../../../domain/listing/structuredFields.ts';
import { isJsonLike, isObject, parseJson, type Json } from '../values/jsonValue.ts';
import { unknownForm } from './unknownForm.ts';

const hoursOfDay = 24;
const twoLetters = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];
type Week = Map<number, number[]>;

/** 0 for Monday; two letters are English, as tools write them. */
function dayOf(name: string): number | null {
  const short = twoLetters.indexOf(name.trim().toLowerCase());
  return short >= 0 ? short : dayIndex(name);
}

/** '6', 6, '06:00', '6 AM', '6p'. */
function hourOf(value: Json | undefined): number | null {
  const [, digits, half] =
    /^(\d{1,2})(?::?00)?\s*([ap])?\.?\s?(?:m\.?)?$/i.exec(
      String(value ?? '')
        .replace(/[\u00a0\u202f]/g, ' ')
        .trim(),
    ) ?? [];
  if (digits === undefined) return null;
  const hour =
    half === undefined ? Number(digits) : (Number(digits) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return hour < hoursOfDay ? hour : hour === hoursOfDay ? 0 : null;
}

function shareOf(value: Json | undefined): number | null {
  const share =
    typeof value === 'number'
      ? value
      : typeof value === 'string' && /^\d{1,3}\s?%?$/.test(value)
        ? parseInt(value, 10)
        : null;
  return share !== null && share >= 0 && share <= 100 ? Math.round(share) : null;
}

const first = (one: { [key: string]: Json }, ...names: string[]) =>
  names.map((name) => one[name]).find((value) => value !== undefined && value !== null);
const hourIn = (one: { [key: string]: Json }) => hourOf(first(one, 'hour', 'time', 'hour_of_day'));
const shareIn = (one: { [key: string]: Json }) =>
  shareOf(
    first(
      one,
      'occupancyPercent',
      'occupancy_percent',
      'percentage',
      'busyness_score',
      'busynessScore',
      'busyness',
      'popularity',
      'percent',
      'value',
      'score',
    ),
  );

/** The 24 figures of a day: a list of them, one object for each hour, or an object by hour. Null for anything else. */
function hoursIn(value: Json | undefined): number[] | null {
  const hours = new Array<number>(hoursOfDay).fill(0);
  if (Array.isArray(value) && value.length === hoursOfDay && value.every((one) => shareOf(one) !== null))
    return value.map((one) => shareOf(one) ?? 0);
  const pairs: [number | null, number | null][] = Array.isArray(value)
    ? value.filter(isObject).map((one) => [hourIn(one), shareIn(one)])
    : isObject(value)
      ? Object.entries(value).map(([hour, share]) => [hourOf(hour), shareOf(share)])
      : [];
  const isGood = pairs.length > 0 && pairs.every(([hour, share]) => hour !== null && share !== null);
  if (!isGood) return Array.isArray(value) && value.length === 0 ? hours : null;
  for (const [hour, share] of pairs) hours[hour ?? 0] = share ?? 0;
  return hours;
}

function addDay(week: Week, name: string, value: Json | undefined): void {
  const day = dayOf(name);
  const hours = day === null ? null : hoursIn(value);
  if (day !== null && hours !== null && hours.some((share) => share > 0)) week.set(day, hours);
}

function weekIn(value: Json, depth = 0): Week {
  const week: Week = new Map();
  if (Array.isArray(value)) {
    for (const one of value) {
      if (!isObject(one)) continue;
      const name = first(one, 'day_text', 'dayText', 'day_name', 'name', 'day', 'weekday');
      const hours = first(
        one,
        'popular_times',
        'popularTimes',
        'data',
        'hours',
        'times',
        'histogram',
        'values',
      );
      if (typeof name === 'string') addDay(week, name, hours);
    }
  } else if (isObject(value)) {
    const inner = first(
      value,
      'graph_results',
      'graphResults',
      'histogram',
      'popular_times',
      'populartimes',
      'week',
    );
    if (inner !== undefined && depth === 0) return weekIn(inner, 1);
    for (const [name, hours] of Object.entries(value)) addDay(week, name, hours);
  }
  return week;
}

function stored(week: Week): BusyHours | null {
  const entries = DAYS.flatMap((day, i) => (week.has(i) ? [[day, week.get(i)] as const] : []));
  return structuredFields.busyHours.read(Object.fromEntries(entries));
}

/** How busy a listing usually is, in the format of any tool; null without figures. Throws ValueProblem for an unknown format. */
export function busyHoursOf(text: string): BusyHours | null {
  if (!isJsonLike(text)) throw unknownForm(text);
  const value = parseJson(text);
  const week = weekIn(value);
  // Only zeros, or an empty list, count as no figures.
  const isBlank = !/[1-9]/.test(text.replace(/"(?:hour|time|day)"\s*:\s*"?\d+|"\d+"\s*:/g, ''));
  if (week.size === 0 && !isBlank) throw unknownForm(text);
  return stored(week);
}

/** The same from columns of single figures: `popularTimesHistogram/Mo/0/hour` and `…/occupancyPercent`. */
export function busyHoursOfCells(
  cells: readonly { day: string; at: string; part: string; text: string }[],
): BusyHours | null {
  const entries = new Map<string, { [key: string]: Json }>();
  for (const { day, at, part, text } of cells) {
    const key = `${day}/${at}`;
    entries.set(key, { ...entries.get(key), [part]: text });
  }
  const byDay: { [key: string]: Json[] } = {};
  for (const [key, entry] of entries) (byDay[key.split('/')[0] ?? ''] ??= []).push(entry);
  return stored(weekIn(byDay));
}
