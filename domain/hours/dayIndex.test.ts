import { describe, expect, it } from '@jest/globals';
import { dayIndex } from './dayIndex.ts';

describe('dayIndex', () => {
  it.each([
    ['Monday', 0],
    ['monday', 0],
    ['TUES.', 1],
    ['wed', 2],
    ['Thursdays', 3],
    ['Cuma', 4],
    ['Cmt', 5],
    ['CTS', 5],
    ['Pts.', 0],
    ['ÇARŞAMBA', 2],
    ['Samstag', 5],
    ['So', 6],
    ['dimanche', 6],
    ['miércoles', 2],
    ['mercoledì', 2],
    ['sexta-feira', 4],
    ['zaterdag', 5],
    ['Παρασκευή', 4],
    ['суббота', 5],
    ['日曜日', 6],
  ])('%s is day %d', (word, index) => {
    expect(dayIndex(word)).toBe(index);
  });

  it.each(['', 'Mo nday', 'constructor', '__proto__', 'month', 'Sunny', 'x'.repeat(10_000)])(
    '%s is not a day',
    (word) => {
      expect(dayIndex(word)).toBeNull();
    },
  );
});
