import { describe, expect, it } from '@jest/globals';
import { importPace } from './importPace.ts';

const startedAt = '2026-11-21T11:00:00.000Z';
const start = Date.parse(startedAt);
const running = {
  ...{ status: 'READING', rowsRead: 38_000, estimatedRows: 100_000, secondsLeft: 85 },
  startedAt,
};

describe('the pace of an import', () => {
  it('is computed from the rows read since the start', () => {
    const pace = importPace(running, start + 52_000);
    expect(pace).toEqual({ share: 0.38, rowsPerSecond: 731, timeLeft: '1 dk 25 sn' });
  });

  it('is not shown at first, before the first tick, or if the clock is slow', () => {
    for (const now of [0, start + 1000, start - 60_000]) {
      expect(importPace(running, now).rowsPerSecond).toBeNull();
    }
  });

  it('has no share and no end while the number of rows is unknown', () => {
    const pace = importPace({ ...running, estimatedRows: null, secondsLeft: null }, start + 10_000);
    expect(pace).toEqual({ share: null, rowsPerSecond: 3800, timeLeft: null });
  });
});
