import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { nextChange } from './nextChange.ts';
import { cyclicRanges, DAYS, openingMinutes, openState, type WorkingHours } from './openingHours.ts';
import { currentHours, withoutDay } from './specialDays.ts';
import { readStoredDay, type MinuteRange } from './storedDay.ts';
import { clockText } from './localClock.ts';
import { examples } from '../testing/examples.ts';
import { normaliseSpecialHours } from './read/normaliseSpecialHours.ts';
import { dateOfDay, specialMinutes } from './specialHours.ts';

function joinedRanges(ranges: readonly MinuteRange[]): MinuteRange[] {
  const result: MinuteRange[] = [];
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && start <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], end)];
    else result.push([start, end]);
  }
  return result;
}

const daily = (text: string): WorkingHours =>
  Object.fromEntries(
    ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => [day, text]),
  );
// 25 December 2026 is a Friday.
const at = (text: string) => new Date(`${text}+01:00`);
const input = (hours: WorkingHours | null, special: Record<string, string>, instant: Date) => ({
  ...{ timeZone: 'Europe/Berlin', isOpen: true, businessStatus: null },
  hours: currentHours(hours, special, 'Europe/Berlin', instant),
});
const stateAt = (hours: WorkingHours | null, special: Record<string, string>, instant: string) =>
  openState(input(hours, special, at(instant)), at(instant));
const kinds = (hours: WorkingHours | null, special: Record<string, string>, ...instants: string[]) =>
  instants.map((instant) => stateAt(hours, special, instant).kind);

describe('hours of a holiday', () => {
  it('outrank those of the week on their date alone', () => {
    const closed = { '2026-12-25': 'Closed' };
    expect(
      kinds(
        daily('9 AM-5 PM'),
        closed,
        '2026-12-24T10:00',
        '2026-12-25T10:00',
        '2026-12-26T10:00',
        '2027-01-01T10:00',
      ),
    ).toEqual(['open', 'closed', 'open', 'open']);
    expect(
      kinds(daily('Closed'), { '2026-12-25': '10 AM-2 PM' }, '2026-12-25T11:00', '2026-12-25T15:00'),
    ).toEqual(['open', 'closed']);
    expect(kinds(null, { '2026-12-25': '10 AM-2 PM' }, '2026-12-25T11:00', '2026-12-24T11:00')).toEqual([
      'open',
      'unknown',
    ]);
  });

  it('let the night before end, and include the night that begins on them', () => {
    const nights = daily('6 PM-2 AM');
    const closed = { '2026-12-25': 'Closed' };
    expect(
      kinds(nights, closed, '2026-12-25T01:00', '2026-12-25T20:00', '2026-12-26T01:00', '2026-12-26T20:00'),
    ).toEqual(['open', 'closed', 'closed', 'open']);
    const late = { '2026-12-25': '6 PM-4 AM' };
    expect(kinds(nights, late, '2026-12-26T03:00', '2026-12-26T05:00')).toEqual(['open', 'closed']);
    const always = daily('Open 24 hours');
    expect(
      kinds(always, closed, '2026-12-24T23:59', '2026-12-25T00:00', '2026-12-25T23:59', '2026-12-26T00:00'),
    ).toEqual(['open', 'closed', 'closed', 'open']);
  });

  it('determine the next opening, and when a page about it is outdated', () => {
    const special = { '2026-12-25': 'Closed', '2026-12-26': 'Closed', '2026-12-27': '11 AM-3 PM' };
    const state = stateAt(daily('9 AM-5 PM'), special, '2026-12-25T10:00');
    expect(state).toMatchObject({ kind: 'closed', opens: { day: 'Sunday', time: '11:00', isToday: false } });
    expect(
      nextChange(input(daily('9 AM-5 PM'), special, at('2026-12-27T10:00')), at('2026-12-27T10:00')),
    ).toEqual(at('2026-12-27T11:00'));
    expect(stateAt(daily('Open 24 hours'), special, '2026-12-24T12:00')).toMatchObject({
      kind: 'open',
      until: { time: '00:00' },
    });
  });

  it('hold on their own date, not on that weekday a week earlier or later', () => {
    // 29 November 2026 is a Sunday.
    const market = { ...daily('Closed'), Saturday: '8 AM-1 PM' };
    const sunday = '2026-11-29T10:00';
    expect(stateAt(market, { '2026-12-05': 'Closed' }, sunday)).toMatchObject({
      kind: 'closed',
      opens: null,
    });
    expect(stateAt(market, { '2026-11-28': 'Closed' }, sunday)).toMatchObject({
      opens: { day: 'Saturday', time: '08:00' },
    });
    expect(stateAt(market, { '2026-12-05': '10 AM-11 AM' }, sunday)).toMatchObject({
      opens: { day: 'Saturday', time: '10:00' },
    });
    const late = { ...daily('Closed'), Saturday: '6 PM-2 AM' };
    expect(kinds(late, { '2026-11-28': 'Closed' }, '2026-11-29T01:00')).toEqual(['closed']);
    expect(kinds(late, { '2026-12-05': 'Closed' }, '2026-11-29T01:00', '2026-11-29T03:00')).toEqual([
      'open',
      'closed',
    ]);
    expect(kinds(null, { '2026-11-28': '9 PM-2 AM' }, '2026-11-29T01:00', '2026-11-29T03:00')).toEqual([
      'open',
      'unknown',
    ]);
    const unread = { ...daily('6 PM-2 AM'), Sunday: 'by appointment' };
    expect(kinds(unread, { '2026-12-01': 'Closed' }, '2026-11-29T01:00', '2026-11-29T12:00')).toEqual([
      'open',
      'unknown',
    ]);
  });

  it('agree at any minute with the calendar of two weeks', () => {
    const text = fc.constantFrom(
      'Closed',
      '9 AM-5 PM',
      '6 PM-2 AM',
      '8 AM-12 PM, 8 PM-12 AM',
      'Open 24 hours',
      '10 PM-6 AM',
    );
    const week = fc.tuple(text, text, text, text, text, text, text);
    const special = fc.dictionary(fc.integer({ min: 0, max: 14 }).map(String), text, {
      minKeys: 1,
      maxKeys: 3,
    });
    // From 30 November 2026, a Monday.
    const [start, zone] = [Date.UTC(2026, 10, 30), 'UTC'];
    const ranges = (written: string) => {
      const read = readStoredDay(written);
      return read.kind === 'ranges' ? read.ranges : [];
    };
    fc.assert(
      fc.property(week, special, fc.integer({ min: 7 * 1440, max: 8 * 1440 - 1 }), (usual, dates, minute) => {
        const hours: WorkingHours = Object.fromEntries(DAYS.map((day, i) => [day, usual[i] ?? 'Closed']));
        const byDate = Object.fromEntries(
          Object.entries(dates).map(([day, written]) => [
            dateOfDay(start / 86_400_000 + Number(day)),
            written,
          ]),
        );
        const threeWeeks = cyclicRanges(openingMinutes(hours));
        const later = threeWeeks.map(([from, to]): MinuteRange => [from + 10_080, to + 10_080]);
        let open: MinuteRange[] = joinedRanges([...threeWeeks, ...later]);
        const days = Object.keys(dates)
          .map(Number)
          .sort((a, b) => a - b);
        for (const day of days) open = open.flatMap((range) => withoutDay(range, day * 1440));
        open.push(
          ...days.flatMap((day) =>
            ranges(dates[day] ?? '').map(([from, to]): MinuteRange => [from + day * 1440, to + day * 1440]),
          ),
        );
        const isOpenAt = (at: number) => open.some(([from, to]) => from <= at && at < to);
        const now = new Date(start + minute * 60_000);
        const state = openState(
          {
            hours: currentHours(hours, byDate, zone, now),
            timeZone: zone,
            isOpen: true,
            businessStatus: null,
          },
          now,
        );
        expect(state.kind).toBe(isOpenAt(minute) ? 'open' : 'closed');
        if (state.kind !== 'closed') return;
        const end = (Math.floor(minute / 1440) + 7) * 1440;
        let next = Math.ceil(minute / 15) * 15;
        while (next < end && !isOpenAt(next)) next += 15;
        expect(state.opens?.time ?? null).toBe(next < end ? clockText(next % 1440) : null);
      }),
      { numRuns: examples(400) },
    );
  });

  it('are of existing dates, in the order of the calendar', () => {
    expect(normaliseSpecialHours({ '2026-12-31': '9-15:00', '2026-12-25': 'geschlossen' })).toEqual({
      '2026-12-25': 'Closed',
      '2026-12-31': '9 AM-3 PM',
    });
    for (const bad of [{ '2026-02-30': 'Closed' }, { '2026-12-25': 'maybe' }, {}, [], null, 'Closed'])
      expect(normaliseSpecialHours(bad)).toBeNull();
    expect(specialMinutes({ '1970-01-02': 'Closed', '1970-01-03': '9 PM-2 AM' })).toEqual([
      1, 0, 0, 2, 1260, 1560,
    ]);
  });
});
