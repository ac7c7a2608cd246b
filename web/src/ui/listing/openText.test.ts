import { describe, expect, it } from '@jest/globals';
import { openState, type WorkingHours } from '../../../../domain/hours/openingHours.ts';
import { openText } from './openText.ts';

// 21 December 2026 is a Monday.
function wordsAt(time: string, hours: WorkingHours, isTicking = true) {
  const input = { hours, timeZone: 'UTC', isOpen: true, businessStatus: null };
  const text = openText(openState(input, new Date(`2026-12-${time}:00Z`)), isTicking);
  return text && [text.tone, text.word, text.detail].join(' | ');
}

const office: WorkingHours = { Monday: '9 AM-6 PM', Tuesday: '9 AM-6 PM', Friday: '9 AM-6 PM' };

describe('the words for a state', () => {
  it.each([
    ['21T12:00', 'open | Open | until 18:00'],
    ['21T16:59', 'open | Open | until 18:00'],
    ['21T17:00', 'soon | Closes soon | at 18:00'],
    ['21T17:59', 'soon | Closes soon | at 18:00'],
    ['21T18:00', 'closed | Closed | opens tomorrow 09:00'],
    ['22T18:00', 'closed | Closed | opens Fri 09:00'],
    ['25T07:00', 'closed | Closed | opens 09:00'],
    ['25T08:35', 'closed | Closed | opens in 25 min'],
  ])('at 2026-12-%s are %s', (time, words) => {
    expect(wordsAt(time, office)).toBe(words);
  });

  it('name the day of a closing that is more than a day away', () => {
    const long: WorkingHours = {
      ...{
        Monday: '10 AM-12 AM',
        Tuesday: 'Open 24 hours',
        Wednesday: 'Open 24 hours',
        Thursday: 'Open 24 hours',
      },
      ...{ Friday: 'Open 24 hours', Saturday: '12 AM-6 PM' },
    };
    expect(wordsAt('21T10:00', long)).toBe('open | Open | until Sat 18:00');
    expect(wordsAt('25T19:00', long)).toBe('open | Open | until 18:00');
  });

  it('count no minutes on a page that the server wrote, which may be older', () => {
    expect(wordsAt('25T08:35', office, false)).toBe('closed | Closed | opens soon, 09:00');
  });
});
