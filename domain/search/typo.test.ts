import { describe, expect, it } from '@jest/globals';
import { isWithinOneEdit } from './typo.ts';

describe('isWithinOneEdit', () => {
  it.each([
    ['istambul', 'istanbul', true],
    ['istnabul', 'istanbul', true],
    ['isanbul', 'istanbul', true],
    ['istanbull', 'istanbul', true],
    ['stanbul', 'istanbul', true],
    ['istanbu', 'istanbul', true],
    ['istanbul', 'istanbul', false],
    ['istabnlu', 'istanbul', false],
    ['ankara', 'istanbul', false],
    ['ab', 'ba', true],
    ['', 'a', true],
    ['', '', false],
    ['abc', 'cab', false],
    ['𝒳a', '𝒳b', true],
  ])('%j and %j: %s', (one, other, expected) => {
    expect(isWithinOneEdit(one, other)).toBe(expected);
    expect(isWithinOneEdit(other, one)).toBe(expected);
  });
});
