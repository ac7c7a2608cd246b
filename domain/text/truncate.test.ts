import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { truncate } from './truncate.ts';

describe('truncate', () => {
  it('leaves short text unchanged but for its spaces', () => {
    expect(truncate('  a\n b ')).toBe('a b');
    expect(truncate('x'.repeat(160))).toHaveLength(160);
  });

  it('cuts at a word, ellipsis inside the limit', () => {
    expect(truncate('one two three, four five', 15)).toBe('one two three…');
    expect(truncate('x'.repeat(161))).toBe(`${'x'.repeat(159)}…`);
  });

  it('never splits a grapheme', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(truncate(`${'x'.repeat(155)}${family}yyyy`)).toBe(`${'x'.repeat(155)}…`);
    expect(truncate(`${'x'.repeat(158)}e\u0301yyyy`)).toBe(`${'x'.repeat(158)}…`);
  });

  it('does not split them in a browser without a segmenter either', () => {
    const { Segmenter } = Intl;
    Reflect.deleteProperty(Intl, 'Segmenter');
    try {
      for (const whole of ['👨‍👩‍👧‍👦', '👍🏽', '🇵🇹', 'e\u0301'])
        expect(truncate(`${'x'.repeat(158)}${whole}yyyy`)).toBe(`${'x'.repeat(158)}…`);
    } finally {
      Object.assign(Intl, { Segmenter });
    }
  });

  it('returns a prefix of any text within the limit', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.integer({ min: 5, max: 60 }),
        (text, limit) => {
          const short = truncate(text, limit);
          expect(short.length).toBeLessThanOrEqual(limit);
          expect(text.replace(/\s+/g, ' ').trim().startsWith(short.replace(/…$/, ''))).toBe(true);
        },
      ),
    );
  });
});
