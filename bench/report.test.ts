import { describe, expect, it } from '@jest/globals';
import { isMet, toTable } from './report.ts';

const figure = { what: 'list', value: 0.5, bar: { atLeast: 0.5 }, detail: null };

describe('the report', () => {
  it('shows for each figure whether its bar is met', () => {
    expect(isMet(figure)).toBe(true);
    expect(isMet({ ...figure, value: 0.49 })).toBe(false);
    expect(isMet({ ...figure, value: 2_001, bar: { atMost: 2_000 } })).toBe(false);
    expect(toTable([figure]).split('\n').at(-1)).toBe('| list | ≥ 0.5 | 0.50 | yes |');
  });
});
