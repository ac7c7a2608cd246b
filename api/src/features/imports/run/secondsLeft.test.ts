import { describe, expect, it } from '@jest/globals';
import { secondsLeft } from './secondsLeft.ts';

const start = new Date('2026-11-22T12:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const reading = {
  status: 'READING',
  rowsRead: 1000,
  estimatedRows: 4000,
  startedAt: start,
  mergingAt: null,
} as const;
const merge = { ...reading, status: 'MERGING', rowsRead: 4000, mergingAt: after(100) } as const;

describe('the time left', () => {
  it('includes reading and merging of the remaining rows', () => {
    expect(secondsLeft(reading, after(10))).toBe(62);
    // The file has more rows than was thought.
    expect(secondsLeft({ ...reading, rowsRead: 5000 }, after(50))).toBe(40);
  });

  it('shrinks while rows are applied, and is never zero before the end', () => {
    expect(secondsLeft(merge, after(120))).toBe(60);
    expect(secondsLeft(merge, after(1000))).toBe(1);
  });

  it.each([
    ['it waits', { ...reading, startedAt: null }, 10],
    ['nothing is read yet', { ...reading, rowsRead: 0 }, 10],
    ['it has just begun', reading, 2],
    ['nobody knows how many rows there are', { ...reading, estimatedRows: null }, 10],
    ['it is over', { ...merge, status: 'DONE' as const }, 200],
  ])('is unknown %s', (_when, progress, seconds) => {
    expect(secondsLeft(progress, after(seconds))).toBeNull();
  });
});
