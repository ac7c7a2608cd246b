import { describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { localDate } from './localDate.ts';

const newYear = new Date('2026-12-31T23:30:00Z');

describe('the day by the calendar of a place', () => {
  it.each([
    ['Europe/Istanbul', '2027-01-01'],
    ['America/New_York', '2026-12-31'],
    ['Pacific/Kiritimati', '2027-01-01'],
    ['UTC', '2026-12-31'],
  ])('is, half an hour before the new year in London, in %s %s', (zone, day) => {
    expect(localDate(zone, newYear)).toBe(day);
  });

  it('does not depend on the order in which a browser writes dates', () => {
    const prototype = Intl.DateTimeFormat.prototype;
    const format = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {};
    const own = jest.spyOn(Date.prototype, 'toLocaleDateString').mockReturnValue('12/31/2026');
    Object.defineProperty(prototype, 'format', { ...format, get: () => () => '12/31/2026' });
    try {
      expect(localDate('America/New_York', newYear)).toBe('2026-12-31');
      expect(localDate(null, newYear)).toMatch(/^\d{4}-\d\d-\d\d$/);
    } finally {
      Object.defineProperty(prototype, 'format', format);
      own.mockRestore();
    }
  });

  it('is that of the clock in UTC at any instant', () => {
    fc.assert(
      fc.property(
        fc.date({
          min: new Date('0100-01-01T00:00:00Z'),
          max: new Date('9999-12-31T23:59:59Z'),
          noInvalidDate: true,
        }),
        (instant) => expect(localDate('UTC', instant)).toBe(instant.toISOString().slice(0, 10)),
      ),
    );
  });

  it('is unknown in a zone that does not exist', () => {
    expect(() => localDate('Mars/Olympus', newYear)).toThrow(RangeError);
  });
});
