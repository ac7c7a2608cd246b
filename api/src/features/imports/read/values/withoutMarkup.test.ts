import { expect, it } from '@jest/globals';
import { siteOf } from './linkValue.ts';
import { emailOf } from './smallValues.ts';
import { isMissing } from './textValue.ts';
import { withoutMarkup } from './withoutMarkup.ts';

it.each([
  ['&Eacute;cole &amp; Caf&eacute;', 'École & Café'],
  ['Ko&scaron;ice &#8211; Tom&#x27;s', "Košice – Tom's"],
  ['Em&#39s Caf&#233 &#8211 Bar &#391', "Em's Caf&#233 – Bar &#391"],
  ['<b>Bold</b>&nbsp;Pub', 'Bold Pub'],
  ['A&#0;B&#7;C', 'ABC'],
  ['AT&T; R&D &copy', 'AT&T; R&D &copy'],
  ['a < b & c', 'a < b & c'],
])('%s without the markup of HTML is %s', (text, plain) => {
  expect(withoutMarkup(text)).toBe(plain);
});

it('addresses are read without character references', () => {
  expect(siteOf('https://a.example/?x=1&amp;y=2')).toBe('https://a.example/?x=1&y=2');
  expect(siteOf('http://http://a.example/b')).toBe('http://a.example/b');
  expect(emailOf('info&#64;a.example')).toBe('info@a.example');
});

it('an object that a program could not write is not a value', () => {
  expect(isMissing('[object Object]')).toBe(true);
});
