import { describe, expect, it } from '@jest/globals';
import { nextChange } from './nextChange.ts';
import { openState, type WorkingHours } from './openingHours.ts';
import { currentHours } from './specialDays.ts';
import { normaliseSpecialHours } from './read/normaliseSpecialHours.ts';
import { specialMinutes } from './specialHours.ts';

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
