import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { rangesText } from './storedDay.ts';
import { DAYS, openState, type WorkingHours } from './openingHours.ts';
import { examples } from '../testing/examples.ts';

// The state against one found minute by minute, with a clock and ranges of its own: in every time zone, around the moments
// at which its clock is moved, and over midnight.

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
const [from, to] = [Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1)];

type Range = readonly [start: number, end: number];
type Week = readonly (readonly Range[])[];

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Local date and time as if it were UTC. */
function wallTime(zone: string, at: number): number {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(zone, clock);
  return Date.parse(`${clock.format(at).replace(' ', 'T')}Z`);
}

/** Moments of the year at which the clock of a zone is moved. */
function jumps(zone: string): number[] {
  const offset = (at: number) => wallTime(zone, at) - at;
  const found: number[] = [];
  for (let week = from; week < to; week += 7 * dayMs) {
    let [low, high] = [week, week + 7 * dayMs];
    if (offset(low) === offset(high)) continue;
    while (high - low > minuteMs) {
      const middle = low + Math.floor((high - low) / 2 / minuteMs) * minuteMs;
      if (offset(middle) === offset(low)) low = middle;
      else high = middle;
    }
    found.push(high);
  }
  return found;
}

function isOpen(week: Week, zone: string, at: number): boolean {
  const wall = wallTime(zone, at);
  const day = (new Date(wall).getUTCDay() + 6) % 7;
  const minute = Math.floor((wall % dayMs) / minuteMs);
  const on = (index: number, shift: number) =>
    (week[(index + 7) % 7] ?? []).some(([start, end]) => start <= minute + shift && minute + shift < end);
  return on(day, 0) || on(day - 1, 1440);
}

const clock = (zone: string, at: number) => new Date(wallTime(zone, at)).toISOString().slice(11, 16);

/** One or two ranges of a day on quarters of an hour, apart from each other; the last may pass midnight. */
const dayRanges = fc
  .tuple(
    fc.integer({ min: 0, max: 40 }),
    fc.integer({ min: 1, max: 30 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 40 }),
    fc.integer({ min: 0, max: 2 }),
  )
  .map(([start, length, pause, second, count]): Range[] => {
    const quarter = 15;
    const end = start + length;
    const again = Math.min(end + pause, 95);
    const ranges: Range[] = [
      [start * quarter, end * quarter],
      [again * quarter, Math.min(again + second, start + 96) * quarter],
    ];
    return ranges.filter(([one, other]) => other > one).slice(0, count);
  });

const week = fc.tuple(dayRanges, dayRanges, dayRanges, dayRanges, dayRanges, dayRanges, dayRanges);
const zones = Intl.supportedValuesOf('timeZone');
const movedZones = zones.filter((zone) => jumps(zone).length > 0);

const anyTime = fc.record({
  zone: fc.constantFrom(...zones),
  at: fc.integer({ min: from / minuteMs, max: to / minuteMs }).map((minute) => minute * minuteMs),
});
const nearJump = fc.constantFrom(...movedZones).chain((zone) =>
  fc.record({
    zone: fc.constant(zone),
    at: fc
      .tuple(fc.constantFrom(...jumps(zone)), fc.integer({ min: -240, max: 240 }))
      .map(([jump, minutes]) => jump + minutes * minuteMs),
  }),
);

function hoursOf(ranges: Week): WorkingHours {
  return Object.fromEntries(
    DAYS.map((day, i) => [day, ranges[i]?.length ? rangesText(ranges[i]) : 'Closed']),
  );
}

/** Minutes until the place opens or closes, within a limit. */
function minutesToFlip(ranges: Week, zone: string, at: number, most: number): number | null {
  const before = isOpen(ranges, zone, at);
  for (let minutes = 1; minutes <= most; minutes += 1)
    if (isOpen(ranges, zone, at + minutes * minuteMs) !== before) return minutes;
  return null;
}

const stateAt = (ranges: Week, zone: string, at: number) =>
  openState({ hours: hoursOf(ranges), timeZone: zone, isOpen: true, businessStatus: null }, new Date(at));

describe('openState, minute by minute', () => {
  it.each([
    ['at any time in any time zone', anyTime, 400],
    ['around the moment at which a clock is moved', nearJump, 400],
  ])(
    'is open as the ranges say, and counts the last hour, %s',
    (_, time, numRuns) => {
      fc.assert(
        fc.property(week, time, (ranges, { zone, at }) => {
          const state = stateAt(ranges, zone, at);
          const open = isOpen(ranges, zone, at);
          expect(state.kind).toBe(open ? 'open' : 'closed');
          if (state.kind === 'unknown') return;
          const left = (state.kind === 'open' ? state.until : state.opens)?.minutesLeft ?? null;
          expect(left).toBe(minutesToFlip(ranges, zone, at, 60));
        }),
        { numRuns },
      );
    },
    120_000,
  );

  it('names the time and the day at which it closes or opens, if no clock changes before', () => {
    fc.assert(
      fc.property(week, anyTime, (ranges, { zone, at }) => {
        const most = 8 * 1440;
        const isMoved =
          wallTime(zone, at) - at !== wallTime(zone, at + most * minuteMs) - at - most * minuteMs;
        const state = stateAt(ranges, zone, at);
        const edge = state.kind === 'open' ? state.until : state.kind === 'closed' ? state.opens : null;
        if (isMoved || !edge) return;
        const minutes = minutesToFlip(ranges, zone, at, most) ?? Number.NaN;
        const flip = at + minutes * minuteMs;
        expect(edge.time).toBe(clock(zone, flip));
        expect(edge.day).toBe(DAYS[(new Date(wallTime(zone, flip)).getUTCDay() + 6) % 7]);
        if (!('isToday' in edge)) return;
        const days = Math.floor(wallTime(zone, flip) / dayMs) - Math.floor(wallTime(zone, at) / dayMs);
        expect([edge.isToday, edge.isTomorrow]).toEqual([days === 0, days === 1]);
      }),
      { numRuns: examples(40) },
    );
  });
});
