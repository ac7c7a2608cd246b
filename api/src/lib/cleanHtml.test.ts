import { describe, expect, it } from '@jest/globals';
import { cleanHtml, storedHtml } from './cleanHtml.ts';

describe('HTML that is stored', () => {
  it.each([
    ['Fish & Chips', 'Fish & Chips'],
    ['<p>Fish &amp; Chips &amp;</p>', '<p>Fish & Chips &</p>'],
    // What would become another character, or markup, stays as it is.
    ['&amp;copy 2026 &amp;#60;b&amp;#62; R&amp;B', '&amp;copy 2026 &amp;#60;b&amp;#62; R&amp;B'],
    ['<a href="https://example.com/?a=1&b=2">x</a>', /\?a=1&amp;b=2"/],
    ['1 &lt; 2 <script>alert(1)</script>', '1 &lt; 2'],
  ])('%s', (typed, stored) => {
    if (typeof stored === 'string') expect(storedHtml(typed)).toBe(stored);
    else expect(storedHtml(typed)).toMatch(stored);
  });

  it('shows the same after it was stored, however often', () => {
    for (const text of ['A & B', 'A &amp; B', '&amp;amp; &amp;lt;', 'x&', '<p>&amp; </p>']) {
      const once = storedHtml(text);
      expect(storedHtml(once)).toBe(once);
      expect(cleanHtml(once)).toBe(cleanHtml(text));
    }
  });
});
