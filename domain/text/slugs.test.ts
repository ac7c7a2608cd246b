import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cityPathName, slugify } from './slugs.ts';

describe('slugify', () => {
  it.each([
    ['Café del Mar', 'cafe-del-mar'],
    ["Joe's Fish & Chips", 'joes-fish-and-chips'],
    ['Çiğ Köfteci İbrahim Usta', 'cig-kofteci-ibrahim-usta'],
    ['Kızılay Şubesi', 'kizilay-subesi'],
    ['Ταβέρνα του Ψαρά', 'taverna-tou-psara'],
    ['Μπουγάτσα', 'bougatsa'],
    ['Ресторан «Щука»', 'restoran-shchuka'],
    ['BUND 39 | 外滩 39', 'bund-39-39'],
    ['  --A--  ', 'a'],
    ['Straße 7/9', 'strasse-7-9'],
  ])('%s -> %s', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it('gives text without Latin letters distinct slugs', () => {
    expect(slugify('外滩')).toMatch(/^n-[a-z0-9]+$/);
    expect(slugify('外滩')).toBe(slugify(' 外滩 '));
    expect(slugify('外滩')).not.toBe(slugify('上海'));
    expect(slugify('')).toMatch(/^n-/);
  });

  it('cuts long names at a word', () => {
    const slug = slugify('restaurant '.repeat(20));
    expect(slug).toBe('restaurant-restaurant-restaurant-restaurant-restaurant-restaurant-restaurant');
    expect(slugify('a'.repeat(300))).toHaveLength(80);
  });

  it('always fits a URL, and is its own slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const slug = slugify(text);
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slug.length).toBeLessThanOrEqual(80);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });
});

describe('cityPathName', () => {
  it('is lower case with hyphens for spaces', () => {
    expect(cityPathName(' New  York ')).toBe('new-york');
    expect(cityPathName('Zürich')).toBe('zürich');
  });
});
