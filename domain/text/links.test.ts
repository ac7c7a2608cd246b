import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { safeLink, shownLink } from './links.ts';
import { examples } from '../testing/examples.ts';

describe('safeLink', () => {
  it.each([
    ['https://example.com', 'https://example.com/'],
    [' HTTP://Example.COM/a b?q="x" ', 'http://example.com/a%20b?q=%22x%22'],
    ['https://münchen.example/ü', 'https://xn--mnchen-3ya.example/%C3%BC'],
    ['mailto:info@example.com?subject=Hi', 'mailto:info@example.com?subject=Hi'],
    ['tel:+90 (212) 555-01-02', 'tel:+902125550102'],
    ['tel:%2B44 20 7946 0000', 'tel:+442079460000'],
    ['https://exam\nple.com/\u202emenu', 'https://example.com/menu'],
  ])('%j -> %s', (value, link) => {
    expect(safeLink(value)).toBe(link);
  });

  it.each([
    'javascript:alert(1)',
    'JaVa\tScript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\u200bscript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://example.com',
    'https://user:secret@example.com/',
    'https://bank.example@evil.example/',
    'https://',
    '//example.com',
    '/menu',
    'www.example.com',
    'mailto:',
    'mailto:a@example.com%0d%0abcc:b@example.com',
    'tel:call me',
    'tel:',
    '',
    `https://example.com/${'a'.repeat(4000)}`,
    null,
    7,
    {},
    ['https://example.com'],
  ])('refuses %j', (value) => {
    expect(safeLink(value)).toBeNull();
  });

  it('accepts only the given schemes', () => {
    expect(safeLink('tel:+902125550102', ['http', 'https'])).toBeNull();
    expect(safeLink('http://example.com', ['https'])).toBeNull();
  });

  it('adds https on request', () => {
    const options = { assumeHttps: true };
    expect(safeLink('www.example.com', undefined, options)).toBe('https://www.example.com/');
    expect(safeLink('example.co.uk:8080/menu?x=1', undefined, options)).toBe(
      'https://example.co.uk:8080/menu?x=1',
    );
    expect(safeLink('javascript:alert(1)', undefined, options)).toBeNull();
    expect(safeLink('user@example.com', undefined, options)).toBeNull();
    expect(safeLink('None', undefined, options)).toBeNull();
  });

  it('gives a safe link in its normal form for any input', () => {
    const start = fc.constantFrom(
      '',
      'https://',
      'http://a.example/',
      'javascript:',
      'mailto:',
      'tel:',
      '\u0000https:',
    );
    fc.assert(
      fc.property(start, fc.string({ unit: 'binary' }), (before, rest) => {
        const link = safeLink(before + rest);
        if (link === null) return;
        expect(link).toMatch(/^(https?:\/\/|mailto:|tel:)[^\s"<>]+$/);
        expect(safeLink(link)).toBe(link);
      }),
      { numRuns: examples(500) },
    );
  });
});

describe('shownLink', () => {
  it.each([
    ['/business/kahve', '/business/kahve'],
    ['?tab=codes', '?tab=codes'],
    ['#detailed-info', '#detailed-info'],
    ['https://example.com', 'https://example.com/'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['tel:0212 555', 'tel:0212555'],
  ])('%j links to %s', (value, link) => {
    expect(shownLink(value)).toBe(link);
  });

  it.each([
    ...[
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '\\/evil',
      'business/kahve',
      '',
      ' ',
      null,
      undefined,
      7,
    ],
    ...[
      'javascript:x',
      ' javascript:x',
      'JaVaScRiPt:x',
      'java\nscript:x',
      '\u0001javascript:x',
      '&#106;avascript:x',
    ],
    ...[
      'data:text/html,x',
      'vbscript:x',
      'file:///x',
      'blob:https://x.example/1',
      'view-source:x',
      'intent://x',
      'about:blank',
    ],
  ])('%j does not link', (value) => {
    expect(shownLink(value)).toBeNull();
  });

  it('links to this site, the web, mail or a phone, as a browser parses it', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      ':',
      '//',
      'javascript',
      'https',
      'data',
      '\t',
      '\n',
      '\u0000',
      '\u200b',
      '@',
      '?',
      '#',
      'a',
      '.',
      'example',
      '%2f',
      '&#58;',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 2 })), { maxLength: 8 }),
        (parts) => {
          const link = shownLink(parts.join(''));
          if (link === null) return;
          const { protocol, origin } = new URL(link, 'https://site.example/page');
          expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(protocol);
          if (/^[/?#]/.test(link)) expect(origin).toBe('https://site.example');
        },
      ),
      { numRuns: examples(2000) },
    );
  });
});
