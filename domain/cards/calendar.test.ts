import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { currentHours } from '../hours/specialDays.ts';
import { DAYS, openingMinutes, type WorkingHours } from '../hours/openingHours.ts';
import { hoursCalendar, visitCalendar, type CalendarListing } from './calendar.ts';
import { hasCalendar } from './hasCalendar.ts';
import { timeZoneLines } from './timeZoneLines.ts';
import { examples } from '../testing/examples.ts';

// Read back by ical.js; a calendar is right if its events cover the same minutes as the hours.

const place: CalendarListing = {
  id: 7,
  version: 3,
  name: 'Café; "Ünlü", Istanbul',
  address: 'Yol 1, İstanbul',
  latitude: 41.0082,
  longitude: 28.9784,
  timeZone: 'Europe/Istanbul',
  pageUrl: 'https://directory.example/business/cafe',
};
const now = new Date('2026-11-24T09:30:00Z');
const weekLength = 10_080;

function parse(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  return { calendar, events: calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each)) };
}

/** Local minutes of the second week of a calendar, Monday 2026-11-30, that its events cover. */
function coveredMinutes(text: string): Set<number> {
  const covered = new Set<number>();
  const monday = Date.UTC(2026, 10, 30);
  for (const event of parse(text).events) {
    const occurrences = event.iterator();
    for (let start = occurrences.next(); start; start = occurrences.next()) {
      const from = (localMs(start) - monday) / 60_000;
      if (from >= weekLength) break;
      const { endDate } = event.getOccurrenceDetails(start);
      const end = Math.min((localMs(endDate) - monday) / 60_000, weekLength);
      for (let minute = Math.max(from, 0); minute < end; minute += 15) covered.add(minute);
    }
  }
  return covered;
}

const localMs = ({ year, month, day, hour, minute }: ICAL.Time) =>
  Date.UTC(year, month - 1, day, hour, minute);

function openMinutes(hours: WorkingHours): Set<number> {
  const open = new Set<number>();
  const flat = openingMinutes(hours);
  for (let i = 0; i + 1 < flat.length; i += 2)
    for (let minute = flat[i] ?? 0; minute < (flat[i + 1] ?? 0); minute += 15) open.add(minute % weekLength);
  return open;
}

const clock = fc.integer({ min: 0, max: 95 }).map((quarter) => {
  const [hour, minute] = [Math.floor(quarter / 4), (quarter % 4) * 15];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
});
const range = fc.tuple(clock, clock).map(([start, end]) => `${start}-${end}`);
const dayText = fc.oneof(
  {
    arbitrary: fc.constantFrom('Closed', 'Open 24 hours', 'by arrangement', '6 PM-2 AM', '9 AM-5 PM'),
    weight: 1,
  },
  {
    arbitrary: fc.array(range, { minLength: 1, maxLength: 3 }).map((ranges) => ranges.join(', ')),
    weight: 2,
  },
);
const week = fc
  .array(fc.option(dayText), { minLength: 7, maxLength: 7 })
  .map(
    (texts) =>
      Object.fromEntries(texts.flatMap((text, i) => (text ? [[DAYS[i], text]] : []))) as WorkingHours,
  );

describe('opening hours as a calendar', () => {
  it('cover exactly the minutes of the week, in any zone', () => {
    const zones = fc.constantFrom(
      'Europe/Istanbul',
      'America/New_York',
      'Asia/Kathmandu',
      'Pacific/Chatham',
      null,
    );
    fc.assert(
      fc.property(week, zones, (hours, timeZone) => {
        const isKnown = openingMinutes(hours).length > 0;
        expect(hasCalendar({ workingHours: hours, isOpen: true })).toBe(isKnown);
        if (!isKnown) return;
        const text = hoursCalendar({ ...place, timeZone }, { workingHours: hours }, now);
        expect([...coveredMinutes(text)].sort((a, b) => a - b)).toEqual(
          [...openMinutes(hours)].sort((a, b) => a - b),
        );
      }),
      { numRuns: examples(150) },
    );
  });

  it('follow the hours of single dates in place of those of their weekday', () => {
    const dates = fc.constantFrom(
      ...Array.from({ length: 8 }, (_, i) => new Date(Date.UTC(2026, 10, 29 + i)).toISOString().slice(0, 10)),
    );
    const special = fc.dictionary(
      dates,
      fc.constantFrom('Closed', 'Open 24 hours', '9 AM-3 PM', '10 AM-1 PM, 7 PM-1 AM'),
    );
    // A Monday, from which on the rule of the pages describes the whole week.
    const monday = new Date('2026-11-30T09:30:00Z');
    fc.assert(
      fc.property(week, special, (hours, specialHours) => {
        if (openingMinutes(hours).length === 0) return;
        const { timeZone } = place;
        const expected = openMinutes(currentHours(hours, specialHours, timeZone, monday) ?? {});
        const text = hoursCalendar(place, { workingHours: hours, specialHours }, now);
        // The end of the Sunday before belongs to another week.
        const inWeek = (minutes: Set<number>) =>
          [...minutes].filter((minute) => minute >= 1440).sort((a, b) => a - b);
        expect(inWeek(coveredMinutes(text))).toEqual(inWeek(expected));
      }),
      { numRuns: examples(300) },
    );
  });

  it('leave out a closed date, and have an event of its own for a short one', () => {
    const workingHours = { Thursday: '9 AM-5 PM', Friday: '9 AM-5 PM' };
    const specialHours = { '2026-12-24': '9 AM-12 PM', '2026-12-25': 'Closed', '2025-12-25': 'Closed' };
    const text = hoursCalendar(place, { workingHours, specialHours }, now);
    const [weekly, ...dated] = parse(text).events;
    expect(text.match(/^EXDATE.*$/gm)).toEqual([
      'EXDATE;TZID=Europe/Istanbul:20261224T090000',
      'EXDATE;TZID=Europe/Istanbul:20261225T090000',
    ]);
    expect(weekly?.isRecurring()).toBe(true);
    expect(dated.map(({ startDate, duration }) => `${startDate} ${duration}`)).toEqual([
      '2026-12-24T09:00:00 PT3H',
    ]);
    const always = Object.fromEntries(DAYS.map((day) => [day, 'Open 24 hours'])) as WorkingHours;
    expect(hoursCalendar(place, { workingHours: always, specialHours }, now)).toContain(
      'EXDATE;VALUE=DATE:20261225\r\n',
    );
  });

  it('name the listing, its place and its page, and block no time', () => {
    const { calendar, events } = parse(
      hoursCalendar(place, { workingHours: { Friday: '6 PM-2 AM', Saturday: '6 PM-2 AM' } }, now),
    );
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      summary: 'Café; "Ünlü", Istanbul: open',
      location: 'Yol 1, İstanbul',
      uid: 'listing-7-1080-480@directory.example',
    });
    expect(events[0]?.startDate.zone.tzid).toBe('Europe/Istanbul');
    expect(events[0]?.startDate.toString()).toBe('2026-11-27T18:00:00');
    expect(events[0]?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    expect(calendar.getAllSubcomponents('vtimezone')).toHaveLength(1);
  });

  it('are one event over midnight of Sunday, and an all-day event if it never closes', () => {
    const night = parse(
      hoursCalendar(place, { workingHours: { Sunday: '8 PM-12 AM', Monday: '12 AM-3 AM' } }, now),
    );
    expect(night.events.map(({ duration }) => duration.toString())).toEqual(['PT7H']);
    const always = Object.fromEntries(DAYS.map((day) => [day, 'Open 24 hours'])) as WorkingHours;
    const [whole] = parse(hoursCalendar(place, { workingHours: always }, now)).events;
    expect([whole?.startDate.isDate, whole?.summary]).toEqual([
      true,
      'Café; "Ünlü", Istanbul: open 24 hours',
    ]);
  });

  it('use floating time if the time zone is unknown', () => {
    for (const timeZone of [null, 'Mars/Olympus']) {
      const text = hoursCalendar({ ...place, timeZone }, { workingHours: { Monday: '9 AM-5 PM' } }, now);
      expect(text).not.toContain('TZID');
      expect(text).toContain('DTSTART:20261123T090000\r\n');
    }
  });
});

describe('a visit as a calendar', () => {
  it('is one event in the listing’s time zone', () => {
    const text = visitCalendar(place, { at: '2027-03-28T02:30', minutes: 90 }, now) ?? '';
    const [visit] = parse(text).events;
    expect(visit?.startDate.toJSDate().toISOString()).toBe('2027-03-27T23:30:00.000Z');
    expect(visit?.duration.toString()).toBe('PT1H30M');
    expect(visit?.summary).toBe(place.name);
  });

  it('is refused for invalid times', () => {
    for (const at of [
      '',
      '2026-02-30T10:00',
      '2026-11-27',
      '2026-11-27T25:00',
      '20261127T1900',
      '2026-11-27T19:00Z',
    ])
      expect([at, visitCalendar(place, { at, minutes: 60 }, now)]).toEqual([at, null]);
  });
});

describe('the rules of a time zone', () => {
  it('agree with the clock of every zone for the next nine years', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    const seeds = fc.sample(fc.integer({ min: 0, max: 9 * 365 * 24 * 2 }), {
      numRuns: examples(12),
      seed: 7,
    });
    expect(zones.length).toBeGreaterThan(400);
    for (const timeZone of zones) {
      const lines = timeZoneLines(timeZone, now) ?? [];
      const component = new ICAL.Component(ICAL.parse(lines.join('\r\n')));
      const zone = new ICAL.Timezone({ component, tzid: timeZone });
      const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
      for (const seed of seeds) {
        const at = new Date(now.getTime() + seed * 1_800_000 + 15 * 60_000);
        const [, sign = '+', hours = '0', minutes = '0'] =
          /GMT([+-])(\d\d):(\d\d)/.exec(format.format(at)) ?? [];
        const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
        const local = new Date(at.getTime() + offset * 60_000);
        const time = ICAL.Time.fromData({
          year: local.getUTCFullYear(),
          month: local.getUTCMonth() + 1,
          day: local.getUTCDate(),
          hour: local.getUTCHours(),
          minute: local.getUTCMinutes(),
        });
        // An hour that the clock shows twice, or never, may mean either.
        const read = zone.utcOffset(time) / 60;
        if (isAmbiguous(format, at)) continue;
        expect([timeZone, at.toISOString(), read]).toEqual([timeZone, at.toISOString(), offset]);
      }
    }
  });

  it('are yearly if the zone has yearly rules, and dates otherwise', () => {
    expect(timeZoneLines('Europe/Berlin', now)).toContain('RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU');
    expect(timeZoneLines('America/New_York', now)).toContain('RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU');
    expect(timeZoneLines('Africa/Casablanca', now)?.join('\n')).not.toContain('RRULE');
    expect(timeZoneLines('Europe/Istanbul', now)).toHaveLength(8);
  });
});

/** Whether the offset changes within three hours of an instant. */
function isAmbiguous(format: Intl.DateTimeFormat, at: Date): boolean {
  const around = [-3, 0, 3].map(
    (hours) => format.format(new Date(at.getTime() + hours * 3_600_000)).split(', ')[1],
  );
  return new Set(around).size > 1;
}
