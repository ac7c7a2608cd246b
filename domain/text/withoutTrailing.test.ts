import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { withoutTrailing } from './withoutTrailing.ts';

describe('withoutTrailing', () => {
  it('trims like an anchored expression', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '.', '/', ' ', '\n'), maxLength: 20 });
    fc.assert(
      fc.property(text, (each) => {
        expect(withoutTrailing(each, /[./\s]/)).toBe(each.replace(/[./\s]+(?![^])/, ''));
      }),
    );
  });
});
