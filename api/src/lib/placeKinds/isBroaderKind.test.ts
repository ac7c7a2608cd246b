import { describe, expect, it } from '@jest/globals';
import { isBroaderKind } from './isBroaderKind.ts';

describe('a kind of place', () => {
  it.each([
    ['Store', 'Coffee shop'],
    ['Cafe', 'Coffee shop'],
    ['Restaurant', 'Sushi restaurant'],
    ['Restaurant', 'Schweizerisches Restaurant'],
    ['Dentist', 'Pediatric dentist'],
    ['Doctor', 'Pediatrician'],
    ['Company', 'Bakery'],
    ['Local business', 'Hair salon'],
    ['Point of interest', 'Hotel'],
    ['Dükkân', 'Kuaför'],
  ])('%s is broader than %s, and not the other way round', (wide, narrow) => {
    expect(isBroaderKind(wide, narrow)).toBe(true);
    expect(isBroaderKind(narrow, wide)).toBe(false);
  });

  it.each([
    ['Bakery', 'Coffee shop'],
    ['Clinic', 'Bakery'],
    ['Store', 'Shop'],
    ['Bar', 'Restaurant'],
    ['Bank', 'Blood bank'],
    ['Restaurant', 'Lokanta'],
  ])('%s and %s are neither', (one, other) => {
    expect([isBroaderKind(one, other), isBroaderKind(other, one)]).toEqual([false, false]);
  });
});
