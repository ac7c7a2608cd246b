import { describe, expect, it } from '@jest/globals';
import { roundedCount } from './counts.ts';

describe('roundedCount', () => {
  it.each([
    [0, '0'],
    [7, '7'],
    [920, '920'],
    [999, '999'],
    [1000, '1K'],
    [1049, '1K'],
    [1600, '1.6K'],
    [5000, '5K'],
    [12_800, '12.8K'],
    [49_921, '49.9K'],
    [99_949, '99.9K'],
    [99_960, '100K'],
    [365_412, '365K'],
    [999_499, '999K'],
    [999_500, '1M'],
    [1_240_000, '1.2M'],
    [-3, '0'],
    [Number.NaN, '0'],
  ])('%d -> %s', (count, text) => {
    expect(roundedCount(count)).toBe(text);
  });
});
