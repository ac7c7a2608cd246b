import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { clockRange, shows24HourClock, type WrittenTime } from './clockRange.ts';

const at = (hour: number, half: WrittenTime['half'] = null, minute = 0): WrittenTime => ({
  hour,
  minute,
  half,
  padded: false,
});

describe('clockRange', () => {
  it('takes the shorter range if one end lacks am or pm', () => {
    expect(clockRange({ start: at(12), end: at(2, 'pm') }, false)).toEqual([720, 840]);
    expect(clockRange({ start: at(11), end: at(2, 'pm') }, false)).toEqual([660, 840]);
    expect(clockRange({ start: at(9, 'pm'), end: at(2) }, false)).toEqual([1260, 1560]);
  });

  it('reads early hours as afternoon unless the day indicates otherwise', () => {
    expect(clockRange({ start: at(5), end: at(11) }, false)).toEqual([1020, 1380]);
    expect(clockRange({ start: at(5), end: at(11) }, true)).toEqual([300, 660]);
    expect(clockRange({ start: at(7), end: at(3) }, false)).toEqual([420, 900]);
  });

  it('gives a range of at most a day for any input', () => {
    const time = fc.record({
      hour: fc.nat(24),
      minute: fc.nat(59),
      half: fc.constantFrom<WrittenTime['half']>('am', 'pm', null),
      padded: fc.boolean(),
    });
    fc.assert(
      fc.property(time, time, fc.boolean(), (start, end, is24HourClock) => {
        const read = clockRange({ start, end }, is24HourClock);
        if (read === null) return;
        const [from, to] = read;
        expect(from).toBeGreaterThanOrEqual(0);
        expect(from).toBeLessThan(1440);
        expect(to).toBeGreaterThan(from);
        expect(to - from).toBeLessThanOrEqual(1440);
      }),
    );
  });

  it('recognizes a 24-hour clock', () => {
    expect([at(13), at(0), { ...at(9), padded: true }].every(shows24HourClock)).toBe(true);
    expect([at(12), at(7), at(12, 'am')].some(shows24HourClock)).toBe(false);
  });
});
