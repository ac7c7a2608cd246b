import { describe, expect, it } from '@jest/globals';
import { outboundHtml } from './outboundHtml.ts';

describe('outboundHtml', () => {
  it.each([
    [
      '<a href="https://a.example">x</a>',
      '<a href="https://a.example" target="_blank" rel="noopener nofollow">x</a>',
    ],
    [
      '<a target="_self" href="https://a.example" rel="opener">x</a>',
      '<a href="https://a.example" target="_blank" rel="noopener nofollow">x</a>',
    ],
    // Without an address the others are an error.
    ['<a target="_blank">x</a>', '<a>x</a>'],
    ['AT&T &amp; Co. &lt;b&gt; & more', 'AT&amp;T &amp; Co. &lt;b&gt; &amp; more'],
    ['<abbr title="x">y</abbr>', '<abbr title="x">y</abbr>'],
  ])('%s', (html, expected) => {
    expect(outboundHtml(html)).toBe(expected);
  });
});
