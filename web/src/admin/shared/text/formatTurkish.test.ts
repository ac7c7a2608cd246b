import { describe, expect, it } from '@jest/globals';
import {
  formatAgo,
  formatDay,
  formatShare,
  formatDateTime,
  formatDuration,
  formatFileSize,
  formatNumber,
  formatPercent,
} from './formatTurkish.ts';

describe('figures in Turkish', () => {
  it('group digits by points and put the percent sign first', () => {
    expect(formatNumber(49_921)).toBe('49.921');
    expect(formatPercent(0.999)).toBe('%99');
    expect(formatPercent(0.29)).toBe('%29');
    expect(formatPercent(1)).toBe('%100');
  });

  it('write a date as day, month, year and time', () => {
    expect(formatDateTime(new Date(2026, 10, 21, 14, 5).toISOString())).toBe('21.11.2026 14:05');
  });

  it.each([
    [0, '0 sn'],
    [40, '40 sn'],
    [60, '1 dk'],
    [84, '1 dk 24 sn'],
    [3600, '1 sa'],
    [7530, '2 sa 5 dk'],
  ])('write %d seconds as %s', (seconds, text) => expect(formatDuration(seconds)).toBe(text));

  it.each([
    [17, '17 bayt'],
    [831_488, '812 KB'],
    [3_984_588, '3,8 MB'],
    [1_288_490_189, '1,2 GB'],
  ])('write %d bytes as %s', (bytes, text) => expect(formatFileSize(bytes)).toBe(text));

  it.each([
    [0.125, '%12,5'],
    [0.57, '%57'],
    [0.9999, '%99,9'],
    [1, '%100'],
  ])('write a share of %d as %s', (share, text) => expect(formatShare(share)).toBe(text));

  it.each([
    ['2026-11-21T11:59:40Z', 'az önce'],
    ['2026-11-21T11:55:00Z', '5 dk önce'],
    ['2026-11-21T09:30:00Z', '2 sa önce'],
    ['2026-11-18T11:00:00Z', '3 gün önce'],
    ['2026-11-01T11:00:00Z', '1 Kas'],
  ])('write %s as: %s', (iso, text) => expect(formatAgo(iso, new Date('2026-11-21T12:00:00Z'))).toBe(text));

  it('write a day', () => expect(formatDay('2026-11-16')).toBe('16 Kas'));
});
