import { expect, it } from '@jest/globals';
import { isStorable } from './isStorable.ts';

it.each([
  [{ a: [{ b: 'c' }, null, true, 1.5, '😀'] }, true],
  ['a\\u0000 spelled out', true],
  ['a\0', false],
  [{ a: { b: ['c\0'] } }, false],
  [{ 'a\0': 1 }, false],
  [{ a: '\ud800' }, false],
  [{ '\udc00': 1 }, false],
])('%j can be stored: %s', (value, expected) => {
  expect(isStorable(value)).toBe(expected);
});

it('isStorable checks values of any depth', () => {
  let value: unknown = '\0';
  for (let depth = 0; depth < 200_000; depth += 1) value = [value];
  expect(isStorable(value)).toBe(false);
});
