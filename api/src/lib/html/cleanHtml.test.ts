import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseFragment } from 'parse5';
import { htmlFaults } from '../../../../web/src/testing/htmlFaults.ts';
import { cleanHtml, shownHtml, storedHtml } from './cleanHtml.ts';
import { examples } from '../../../../domain/testing/examples.ts';

describe('stored HTML', () => {
  it.each([
    ['Fish & Chips', 'Fish & Chips'],
    ['AT&T, R&B, H&M, B&B and Ben&Jerry', 'AT&T, R&B, H&M, B&B and Ben&Jerry'],
    ['<p>Fish &amp; Chips &amp;</p>', '<p>Fish & Chips &</p>'],
    ['AT&amp;T <b>M&amp;S</b>', 'AT&T <b>M&S</b>'],
    // Entities that would decode to another character, or to markup, stay escaped.
    ['&amp;copy 2026 &amp;#60;b&amp;#62; &amp;lt; &amp;notin; &amp;notit &amp;amp;', null],
    ['<a href="https://example.com/?a=1&b=2">R&B</a>', /\?a=1&amp;b=2".*>R&B</],
    ['1 &lt; 2 <script>alert(1)</script>', '1 &lt; 2'],
  ])('%s', (typed, stored) => {
    if (stored instanceof RegExp) expect(storedHtml(typed)).toMatch(stored);
    else expect(storedHtml(typed)).toBe(stored ?? typed);
  });

  it('renders the same, however often it is stored', () => {
    const shown = (html: string): string => {
      const text = (node: object): string =>
        'value' in node
          ? String(node.value)
          : 'childNodes' in node
            ? (node.childNodes as object[]).map(text).join('')
            : '';
      return text(parseFragment(html));
    };
    const pieces = fc.constantFrom(
      '&',
      '&amp;',
      'amp;',
      'lt',
      ';',
      '#',
      '60',
      'x3c',
      'copy',
      'not',
      'in',
      'T',
      ' ',
      '<b>',
      '</b>',
      'é',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const typed = parts.join('');
        const once = storedHtml(typed);
        expect(storedHtml(once)).toBe(once);
        expect(shown(once).replace(/\s/g, '')).toBe(shown(cleanHtml(typed)).replace(/\s/g, ''));
        expect(shown(shownHtml(typed))).toBe(shown(cleanHtml(typed)));
        expect(cleanHtml(shownHtml(typed))).toBe(cleanHtml(typed));
      }),
      { numRuns: examples(2000) },
    );
  });

  it.each([
    ...[
      'javascript:x',
      'JaVaScRiPt:x',
      'java\tscript:x',
      '&#1;javascript:x',
      '&#106;avascript:x',
      'data:text/html,x',
    ],
    ...[
      'vbscript:x',
      'file:///etc/passwd',
      'blob:x',
      '//evil.example',
      '\\\\evil.example',
      'https://a@evil.example',
      'x',
    ],
  ])('has no link to %s', (href) => {
    expect(storedHtml(`<a href="${href}">x</a>`)).toBe('x');
  });
});

describe('sanitized HTML', () => {
  const page = (html: string) =>
    `<!doctype html><html lang="en"><head><title>x</title></head><body><main><h1>x</h1><section><h2>x</h2><div>${html}</div></section></main></body></html>`;
  const tags = [
    'p',
    'div',
    'ul',
    'ol',
    'li',
    'a',
    'b',
    'em',
    'h1',
    'h2',
    'h4',
    'blockquote',
    'hr',
    'br',
    'table',
    'span',
    'script',
    'x-y',
  ];
  const attributes = fc.constantFrom(
    '',
    ' href="https://a.example/?a=1&b=2"',
    ' href="javascript:x"',
    ' id=a class=b',
    ' onclick="x()"',
  );
  const text = fc.oneof(
    fc.constantFrom('text', ' ', '&amp;', '&', '<', '"', '\u00a0'),
    fc.string({ maxLength: 5 }),
  );
  const { tree } = fc.letrec<{ tree: string; node: string }>((tie) => ({
    node: fc
      .tuple(fc.constantFrom(...tags), attributes, tie('tree'), fc.boolean())
      .map(
        ([tag, attribute, inner, isClosed]) => `<${tag}${attribute}>${inner}${isClosed ? `</${tag}>` : ''}`,
      ),
    tree: fc
      .array(fc.oneof({ depthSize: 'small' }, text, tie('node')), { maxLength: 4 })
      .map((parts) => parts.join('')),
  }));

  it('is valid, and the same when it is sanitized again', async () => {
    await fc.assert(
      fc.asyncProperty(tree, async (html) => {
        const stored = storedHtml(html);
        expect(await htmlFaults(page(cleanHtml(stored)))).toEqual([]);
        expect(storedHtml(stored)).toBe(stored);
      }),
      { numRuns: examples(60) },
    );
  });

  it.each([
    ['<a href="javascript:x">go</a>', 'go'],
    ['<a>go</a>', 'go'],
    ['<li>one</li>', '<p>one</p>'],
    ['<ul>one<p>two</p><li>three</li></ul>', '<ul><li>one</li><li><p>two</p></li><li>three</li></ul>'],
    ['<h2>a<p>b</p></h2>', '<h2>ab </h2>'],
    ['<b><p>bold</p></b>', '<p>bold</p>'],
    ['<p>one<ul><li>two</ul>', '<p>one</p><ul><li>two</li></ul>'],
  ])('%s is stored as %s', (typed, stored) => {
    expect(storedHtml(typed)).toBe(stored);
  });
});
