import { afterEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { minuteOfWeek, readOffsets, trustOffsets } from './localClock.ts';
import { examples } from '../testing/examples.ts';

const zones = [
  'Europe/Istanbul',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
];
const hour = 3_600_000;

afterEach(() => trustOffsets(new Date(0), {}));

describe('the minute of the week', () => {
  it('is that of the zone, or of the machine without one', () => {
    const sunday = new Date('2026-11-22T21:30:59Z');
    expect(minuteOfWeek('UTC', sunday)).toBe(6 * 1440 + 21 * 60 + 30);
    expect(minuteOfWeek('Europe/Istanbul', sunday)).toBe(30);
    expect(minuteOfWeek('Nowhere/AtAll', sunday)).toBeNull();
    const dayOfWeek = (sunday.getDay() + 6) % 7;
    expect(minuteOfWeek(null, sunday)).toBe(dayOfWeek * 1440 + sunday.getHours() * 60 + sunday.getMinutes());
  });

  it('is the zone’s local time at any minute, also around a clock change', () => {
    const minutes = fc.integer({ min: Date.UTC(2026, 0) / 60_000, max: Date.UTC(2028, 0) / 60_000 });
    const zoneNames = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    fc.assert(
      fc.property(zoneNames, minutes, (timeZone, minute) => {
        const at = new Date(minute * 60_000);
        const format = new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short', hourCycle: 'h23' });
        const ofDay = (minuteOfWeek(timeZone, at) ?? 0) % 1440;
        const shown = [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0'));
        expect(format.format(at)).toBe(shown.join(':'));
      }),
      { numRuns: examples(2000) },
    );
  });

  it('counts on correctly for a day and longer', () => {
    const instants = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2027-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        instants,
        fc.integer({ min: 0, max: 30 * hour }),
        (zone, at, passed) => {
          const later = new Date(at.getTime() + passed);
          trustOffsets(new Date(0), {});
          const shown = minuteOfWeek(zone, later);
          trustOffsets(at, readOffsets([zone], at));
          expect(minuteOfWeek(zone, later)).toBe(shown);
        },
      ),
      { numRuns: examples(500) },
    );
  });

  it('does not continue across a clock change, or in an unknown zone', () => {
    const before = new Date('2026-10-24T12:00:00Z');
    expect(readOffsets(['Europe/Lisbon', 'Europe/Istanbul', 'Nowhere/AtAll'], before)).toEqual({
      'Europe/Istanbul': 180,
    });
  });

  it('is handed over in the same words at whatever minute, so that an unchanged page stays the same', () => {
    const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 22) + minutes * 60_000);
    const offsets = { 'America/New_York': 7 * 1440 - 300, 'Asia/Kathmandu': 345, UTC: 0 };
    for (const minutes of [0, 1, 59, 500, 1440])
      expect(JSON.stringify(readOffsets(Object.keys(offsets).reverse(), at(minutes)))).toBe(
        JSON.stringify(offsets),
      );
  });
});
