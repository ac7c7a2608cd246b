import { describe, expect, it } from '@jest/globals';
import { monthYear, timeAgo } from './formatDate.ts';

const now = new Date('2026-11-21T12:00:00Z');

describe('monthYear', () => {
  it.each([
    ['2026-11-03T09:00:00Z', 'November 2026'],
    ['2026-10-31T23:30:00Z', 'October 2026'],
    ['yesterday', null],
    [null, null],
  ])('%s is %s', (iso, text) => {
    expect(monthYear(iso)).toBe(text);
  });
});

describe('timeAgo', () => {
  it.each([
    ['2026-11-21T08:00:00Z', 'today'],
    ['2026-11-20T08:00:00Z', '1 day ago'],
    ['2026-11-01T08:00:00Z', '2 weeks ago'],
    ['2026-10-01T08:00:00Z', '1 month ago'],
    ['2024-11-01T08:00:00Z', '2 years ago'],
    ['2027-01-01T00:00:00Z', null],
    ['never', null],
    [null, null],
  ])('%s is %s', (iso, text) => {
    expect(timeAgo(iso, now)).toBe(text);
  });
});
