import { describe, expect, it } from '@jest/globals';
import { structuredFields } from './structuredFields.ts';

describe('busy hours', () => {
  it('leave out days without any visitors', () => {
    const none = new Array<number>(24).fill(0);
    const some = none.map((_, hour) => (hour === 12 ? 80 : 0));
    expect(structuredFields.busyHours.read({ Monday: none, Tuesday: some })).toEqual({ Tuesday: some });
    expect(structuredFields.busyHours.read({ Monday: none })).toBeNull();
  });
});
