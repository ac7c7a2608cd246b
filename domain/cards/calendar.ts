import { localDate } from '../localDate.ts';
import { openingMinutes, type WorkingHours } from '../hours/openingHours.ts';
import type { MinuteRange } from '../hours/storedDay.ts';
import type { SpecialHours } from '../hours/specialHours.ts';
import { contentLines, plainValue, textValue, utcStamp } from './contentLines.ts';
import { exceptionsOf, specialDaysFrom, type WeeklyEvent } from './specialEvents.ts';
import { timeZoneLines, withTimeZone } from './timeZoneLines.ts';

/** A listing as named in calendar events. */
export interface CalendarListing {
  id: number;
  version: number;
  name: string;
  address: string | null;
  latitude: number | null;
  longitude: number | null;
  /** IANA time zone; null if unknown: times are then those of the reader's own clock. */
  timeZone: string | null;
  /** URL of the listing's page. */
  pageUrl: string;
}

/** A visit at a local time of the listing. */
export interface Visit {
  /** 2026-11-27T19:00 */
  at: string;
  minutes: number;
}

const dayLength = 1440;
const weekLength = 7 * dayLength;
const dayMs = 86_400_000;
const minuteMs = 60_000;
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** Opening periods of a week, those at the same time of day together; a period over Sunday midnight is one. */
function weeklyEvents(hours: WorkingHours): WeeklyEvent[] {
  const flat = openingMinutes(hours);
  const periods: { start: number; end: number }[] = [];
  for (let i = 0; i + 1 < flat.length; i += 2) periods.push({ start: flat[i] ?? 0, end: flat[i + 1] ?? 0 });
  const [first, last] = [periods[0], periods.at(-1)];
  if (first && last && first !== last && last.end >= first.start + weekLength) {
    last.end = Math.max(last.end, first.end + weekLength);
    periods.shift();
  }
  const events: WeeklyEvent[] = [];
  for (const { start, end } of periods) {
    const event = { start: start % dayLength, length: Math.min(end - start, weekLength) };
    const same = events.find((other) => other.start === event.start && other.length === event.length);
    const day = Math.floor(start / dayLength);
    if (same) same.days.push(day);
    else events.push({ ...event, days: [day] });
  }
  return events;
}

interface Hours {
  workingHours: WorkingHours;
  /** Hours of single dates, which replace those of their weekday. */
  specialHours?: SpecialHours | null;
}

/**
 * Opening hours as iCalendar (RFC 5545): a weekly event for each period, from this week on, in the zone of the listing,
 * without the dates that have other hours, and an event for each period of these. Events do not block time.
 */
export function hoursCalendar(
  given: CalendarListing,
  { workingHours, specialHours = null }: Hours,
  now: Date,
): string {
  const place = withKnownZone(given, now);
  const monday = mondayOf(localDay(place.timeZone, now));
  const special = specialDaysFrom(specialHours, monday / dayMs);
  const single: MinuteRange[] = [...special].flatMap(([day, ranges]) =>
    ranges.map(([start, end]): MinuteRange => [day * dayLength + start, day * dayLength + end]),
  );
  const events = weeklyEvents(workingHours).flatMap((weekly) => {
    const { start, length, days } = weekly;
    const first = monday + Math.min(...days) * dayMs;
    if (length >= weekLength)
      return event(place, now, 'open 24 hours', `always`, allDay(monday, [...special.keys()]));
    const rule = `RRULE:FREQ=WEEKLY;BYDAY=${days.map((day) => weekdays[day]).join(',')}`;
    const { excluded, left } = exceptionsOf(weekly, special);
    single.push(...left);
    const times = [
      ...period(place.timeZone, first + start * minuteMs, length),
      rule,
      ...excluded.map((at) => `${withTimeZone('EXDATE', place.timeZone)}:${stamp(monday + at * minuteMs)}`),
    ];
    return event(place, now, 'open', `${start}-${length}`, [...times, 'TRANSP:TRANSPARENT']);
  });
  const dated = single.flatMap(([from, to]) => {
    const start = monday + from * minuteMs;
    const times = [...period(place.timeZone, start, to - from), 'TRANSP:TRANSPARENT'];
    return event(place, now, 'open', `${stamp(start)}-${to - from}`, times);
  });
  return calendar(place, now, [...events, ...dated]);
}

/** One visit as iCalendar; null if its time is invalid. */
export function visitCalendar(given: CalendarListing, { at, minutes }: Visit, now: Date): string | null {
  const place = withKnownZone(given, now);
  const start = readLocalTime(at);
  if (start === null) return null;
  const times = [...period(place.timeZone, start, minutes), 'TRANSP:OPAQUE'];
  return calendar(place, now, event(place, now, null, stamp(start), times));
}

/** "2026-11-27T19:00" in ms, as if it were UTC; null if no calendar has that time. */
function readLocalTime(text: string): number | null {
  if (!/^(?:19|20|21)\d\d-\d\d-\d\dT\d\d:\d\d$/.test(text)) return null;
  const at = Date.parse(`${text}Z`);
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 16) !== text ? null : at;
}

/** A nonexistent time zone counts as unknown. */
function withKnownZone(place: CalendarListing, now: Date): CalendarListing {
  const isKnown = place.timeZone !== null && timeZoneLines(place.timeZone, now) !== null;
  return isKnown ? place : { ...place, timeZone: null };
}

function calendar(place: CalendarListing, now: Date, events: readonly string[]): string {
  const zone = place.timeZone === null ? null : timeZoneLines(place.timeZone, now);
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Business Directory//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${textValue(place.name)}`,
    ...(zone ?? []),
    ...events,
    'END:VCALENDAR',
  ]);
}

function event(
  place: CalendarListing,
  now: Date,
  note: string | null,
  key: string,
  times: readonly string[],
): string[] {
  const { latitude, longitude } = place;
  const { host } = new URL(place.pageUrl);
  return [
    'BEGIN:VEVENT',
    `UID:listing-${place.id}-${key}@${host}`,
    `DTSTAMP:${utcStamp(now)}`,
    `SEQUENCE:${place.version}`,
    `SUMMARY:${textValue(note === null ? place.name : `${place.name}: ${note}`)}`,
    ...times,
    ...(place.address ? [`LOCATION:${textValue(place.address)}`] : []),
    ...(latitude !== null && longitude !== null
      ? [`GEO:${latitude.toFixed(6)};${longitude.toFixed(6)}`]
      : []),
    `URL:${plainValue(place.pageUrl)}`,
    'END:VEVENT',
  ];
}

/**
 * Start and end by the clock of the zone; the end is written, since daylight saving time may change between them.
 */
function period(timeZone: string | null, start: number, minutes: number): string[] {
  return [
    `${withTimeZone('DTSTART', timeZone)}:${stamp(start)}`,
    `${withTimeZone('DTEND', timeZone)}:${stamp(start + minutes * minuteMs)}`,
  ];
}

/** Each day, but for some that are counted from the first. */
function allDay(first: number, excluded: readonly number[]): string[] {
  const dateOf = (day: number) => stamp(first + day * dayMs).slice(0, 8);
  return [
    `DTSTART;VALUE=DATE:${dateOf(0)}`,
    `DTEND;VALUE=DATE:${dateOf(1)}`,
    'RRULE:FREQ=DAILY',
    ...excluded.map((day) => `EXDATE;VALUE=DATE:${dateOf(day)}`),
    'TRANSP:TRANSPARENT',
  ];
}

function stamp(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '');
}

/** The date in a zone as ms of its midnight, as if it were UTC. */
function localDay(timeZone: string | null, now: Date): number {
  return Date.parse(`${localDate(timeZone ?? 'UTC', now)}T00:00Z`);
}

function mondayOf(day: number): number {
  return day - ((new Date(day).getUTCDay() + 6) % 7) * dayMs;
}
