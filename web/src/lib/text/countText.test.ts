import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { countText, groupedNumber } from './countText.ts';

it('countText groups the digits of any count as English does', () => {
  const english = new Intl.NumberFormat('en');
  fc.assert(
    fc.property(fc.nat(), (count) => {
      expect(groupedNumber(count)).toBe(english.format(count));
    }),
  );
});

it('countText shows the number of businesses', () => {
  expect([0, 1, 999, 1284].map((count) => countText(count))).toEqual([
    'No businesses',
    '1 business',
    '999 businesses',
    '1,284 businesses',
  ]);
  expect(countText(1000, true)).toBe('more than 1,000 businesses');
});
