import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { schemaOrgSpecialHours } from './schemaOrgSpecialHours.ts';
import { dateOfDay } from './specialHours.ts';
import { upcomingHours } from './upcomingHours.ts';

const hours = {
  '2026-12-24': '9 AM-1 PM, 3 PM-5 PM',
  '2026-12-25': 'Closed',
  '2026-12-26': 'Open 24 hours',
};
const datesAt = (instant: string, timeZone: string | null) =>
  upcomingHours(hours, timeZone, new Date(instant)).map(({ date }) => date);

describe('upcomingHours', () => {
  it('starts with today at the listing’s location', () => {
    // Already the 26th in Auckland, still the 24th in Honolulu.
    expect(datesAt('2026-12-25T11:30:00Z', 'Pacific/Auckland')).toEqual(['2026-12-26']);
    expect(datesAt('2026-12-25T09:30:00Z', 'Pacific/Honolulu')).toHaveLength(3);
    expect(datesAt('2026-12-25T09:30:00Z', 'Europe/Lisbon')).toEqual(['2026-12-25', '2026-12-26']);
  });

  it('uses the UTC date if the zone is unknown', () => {
    for (const timeZone of [null, '', 'Nowhere/None'])
      expect(datesAt('2026-12-25T23:59:00Z', timeZone)).toEqual(['2026-12-25', '2026-12-26']);
  });

  it('keeps a date for the whole of its local day, in any zone', () => {
    const zones = fc.constantFrom('Pacific/Auckland', 'Pacific/Honolulu', 'Asia/Kathmandu', 'Europe/Lisbon');
    const instants = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2030-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(zones, instants, (timeZone, now) => {
        const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
        const day = Date.parse(today) / 86_400_000;
        const around = [dateOfDay(day - 1), today, dateOfDay(day + 1)];
        const special = Object.fromEntries(around.map((date) => [date, 'Closed']));
        expect(upcomingHours(special, timeZone, now).map(({ date }) => date)).toEqual(around.slice(1));
      }),
    );
  });

  it('is empty without such hours', () => {
    expect(upcomingHours(null, 'Europe/Lisbon', new Date())).toEqual([]);
  });
});

describe('schemaOrgSpecialHours', () => {
  it('names each range of a date, closed days and whole days', () => {
    const entries = schemaOrgSpecialHours(upcomingHours(hours, null, new Date('2026-12-01')));
    expect(
      entries.map(({ validFrom, validThrough, opens, closes }) => [validFrom, validThrough, opens, closes]),
    ).toEqual([
      ['2026-12-24', '2026-12-24', '09:00', '13:00'],
      ['2026-12-24', '2026-12-24', '15:00', '17:00'],
      ['2026-12-25', '2026-12-25', '00:00', '00:00'],
      ['2026-12-26', '2026-12-26', '00:00', '23:59'],
    ]);
  });
});
