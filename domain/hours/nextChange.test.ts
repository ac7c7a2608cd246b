import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { nextChange } from './nextChange.ts';
import { openState, type OpenInput, type WorkingHours } from './openingHours.ts';
import { examples } from '../testing/examples.ts';

const shop = (hours: WorkingHours | null, timeZone = 'UTC'): OpenInput => ({
  hours,
  timeZone,
  isOpen: true,
  businessStatus: null,
});
/** The text of pages, on which the browser counts the minutes left. */
const shown = (input: OpenInput, now: Date): unknown =>
  JSON.parse(
    JSON.stringify(openState(input, now), (name, value: unknown) =>
      name === 'minutesLeft' ? value !== null : value,
    ),
  );
const change = (input: OpenInput, now: string) => nextChange(input, new Date(now))?.toISOString() ?? null;

describe('nextChange', () => {
  it('is the next opening or closing', () => {
    const office = shop({ Monday: '9 AM-5 PM' });
    expect(change(office, '2026-12-21T08:59:59.500Z')).toBe('2026-12-21T09:00:00.000Z');
    expect(change(office, '2026-12-21T16:00:00Z')).toBe('2026-12-21T17:00:00.000Z');
  });

  it('is an hour before that, when it comes soon', () => {
    const office = shop({ Monday: '9 AM-5 PM' });
    expect(change(office, '2026-12-21T09:00:00Z')).toBe('2026-12-21T16:00:00.000Z');
    expect(change(office, '2026-12-21T07:00:00Z')).toBe('2026-12-21T08:00:00.000Z');
  });

  it('is the midnight when the opening becomes one of tomorrow, and of today', () => {
    const office = shop({ Monday: '9 AM-5 PM' });
    expect(change(office, '2026-12-22T12:00:00Z')).toBe('2026-12-27T00:00:00.000Z');
    expect(change(office, '2026-12-27T12:00:00Z')).toBe('2026-12-28T00:00:00.000Z');
  });

  it('never comes without hours, or with hours that never change', () => {
    expect(change(shop(null), '2026-12-21T12:00:00Z')).toBeNull();
    expect(change(shop({ Monday: 'Closed' }), '2026-12-21T12:00:00Z')).toBeNull();
    expect(change({ ...shop({ Monday: '9 AM-5 PM' }), isOpen: false }, '2026-12-21T12:00:00Z')).toBeNull();
  });

  it('follows a changed clock', () => {
    const berlin = (hours: WorkingHours) => shop(hours, 'Europe/Berlin');
    // 29 March 2026, 02:00 to 03:00; 25 October 2026, 03:00 to 02:00.
    expect(change(berlin({ Sunday: '9 AM-5 PM' }), '2026-03-29T06:30:00Z')).toBe('2026-03-29T07:00:00.000Z');
    expect(change(berlin({ Sunday: '9 AM-5 PM' }), '2026-03-29T00:30:00Z')).toBe('2026-03-29T06:00:00.000Z');
    expect(change(berlin({ Sunday: '2:30 AM-5 PM' }), '2026-03-29T00:30:00Z')).toBe(
      '2026-03-29T01:00:00.000Z',
    );
    expect(change(berlin({ Sunday: '9 AM-5 PM' }), '2026-10-24T23:30:00Z')).toBe('2026-10-25T07:00:00.000Z');
  });

  it('is in the future, and nothing changes before it', () => {
    const text = fc.constantFrom(
      '9 AM-5 PM',
      '8 PM-3 AM',
      '12 AM-1 AM, 8 AM-12 AM',
      'Closed',
      'Open 24 hours',
      'ask',
      '2:30 AM-2:45 AM',
    );
    const days = ['Monday', 'Wednesday', 'Saturday', 'Sunday'] as const;
    const zone = fc.constantFrom(
      'UTC',
      'Europe/Istanbul',
      'Asia/Kathmandu',
      'America/New_York',
      'Australia/Lord_Howe',
    );
    const instant = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2026-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...days), text),
        zone,
        instant,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (hours, timeZone, now, part) => {
          const input = shop(hours, timeZone);
          const next = nextChange(input, now);
          if (!next) return;
          expect(next.getTime()).toBeGreaterThan(now.getTime());
          expect(shown(input, next)).not.toEqual(shown(input, now));
          const between = new Date(now.getTime() + (next.getTime() - 1 - now.getTime()) * part);
          expect(shown(input, between)).toEqual(shown(input, now));
        },
      ),
      { numRuns: examples(500) },
    );
  });
});
