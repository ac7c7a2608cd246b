import { expect, it } from '@jest/globals';
import { isPastDay } from './isPastDay.ts';

const now = new Date('2026-06-08T12:00:00Z');

it.each([
  ['2026-06-07', true],
  ['2026-06-08', false],
  ['2026-12-31', false],
  ['2026-12-31T00:00:00', false],
  ['2025/12/31', true],
  ['31.12.2026', false],
  ['31.01.2026', true],
  ['1/31/2026', true],
  ['5/11/2026', null],
  ['6/7/2026', null],
  ['3/4/2026', true],
  ['March 2025', true],
  ['2025', true],
  ['2026', null],
  ['2027', false],
  ['soon', null],
  ['20251', null],
])('a place that closes on "%s" is closed on 8 June 2026: %s', (text, expected) => {
  expect(isPastDay(text, now)).toBe(expected);
});
