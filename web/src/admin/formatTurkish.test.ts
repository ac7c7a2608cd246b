import { describe, expect, it } from '@jest/globals';
import {
  formatDateTime,
  formatDuration,
  formatFileSize,
  formatNumber,
  formatPercent,
} from './formatTurkish.ts';

describe('figures as operators read them', () => {
  it('groups by points and puts the percent sign first', () => {
    expect(formatNumber(49_921)).toBe('49.921');
    expect(formatPercent(0.999)).toBe('%99');
    expect(formatPercent(1)).toBe('%100');
  });

  it('writes a date as day, month, year and time', () => {
    expect(formatDateTime(new Date(2026, 10, 21, 14, 5).toISOString())).toBe('21.11.2026 14:05');
  });

  it.each([
    [0, '0 sn'],
    [40, '40 sn'],
    [60, '1 dk'],
    [84, '1 dk 24 sn'],
    [3600, '1 sa'],
    [7530, '2 sa 5 dk'],
  ])('writes %d seconds as %s', (seconds, text) => expect(formatDuration(seconds)).toBe(text));

  it.each([
    [17, '17 bayt'],
    [831_488, '812 KB'],
    [3_984_588, '3,8 MB'],
    [1_288_490_189, '1,2 GB'],
  ])('writes %d bytes as %s', (bytes, text) => expect(formatFileSize(bytes)).toBe(text));
});
