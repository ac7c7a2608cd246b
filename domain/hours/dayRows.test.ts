import { describe, expect, it } from '@jest/globals';
import { dayRows } from './dayRows.ts';

const hours = {
  Monday: '12 PM-3 PM, 7 PM-12 AM',
  Tuesday: '9 AM-5 PM',
  Wednesday: '9 AM-5 PM',
  Thursday: 'Open 24 hours',
  Friday: '8 PM-3 AM',
  Saturday: 'by appointment',
};

describe('dayRows', () => {
  it('have a row for every day', () => {
    const nineToFive = { kind: 'ranges', ranges: [{ start: '09:00', end: '17:00' }] };
    expect(dayRows(hours)).toEqual([
      {
        day: 'Monday',
        kind: 'ranges',
        ranges: [
          { start: '12:00', end: '15:00' },
          { start: '19:00', end: '00:00' },
        ],
      },
      { day: 'Tuesday', ...nineToFive },
      { day: 'Wednesday', ...nineToFive },
      { day: 'Thursday', kind: 'allDay' },
      { day: 'Friday', kind: 'ranges', ranges: [{ start: '20:00', end: '03:00' }] },
      { day: 'Saturday', kind: 'text', text: 'by appointment' },
      { day: 'Sunday', kind: 'closed' },
    ]);
  });
});
