import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { countOf } from './numberValue.ts';

describe('counts that are cut to thousands', () => {
  it.each([
    ['5 آلاف', 5000],
    ['١٢ ألف', 12_000],
    ['۵٫۲ هزار', 5200],
    ['1.2万', 12_000],
    ['1,2 тыс.', 1200],
    ['3,4 tis.', 3400],
    ['2 हज़ार', 2000],
    ['1,5 χιλ.', 1500],
    ['7 mijë', 7000],
  ])('are whole in the words of their language: %s', (text, count) => {
    expect(countOf(text)).toBe(count);
  });

  it('are as the languages of the map write them', () => {
    const languages = 'ar bn cs de el en es fa fr hi id it ja ko nl pl pt ro ru sr th tr uk ur vi zh'.split(
      ' ',
    );
    const count = fc.integer({ min: 1, max: 99 }).map((thousands) => thousands * 1000);
    fc.assert(
      fc.property(fc.constantFrom(...languages), count, (language, thousands) => {
        const text = new Intl.NumberFormat(language, { notation: 'compact' }).format(thousands);
        // German writes them whole, with a point.
        expect([thousands, Number(text.replace(/\D/g, ''))]).toContain(countOf(text));
      }),
    );
  });

  it.each([
    ['134 reviews', 134],
    ['12 avis', 12],
    ['1 204 отзыва', 1204],
    ['350件', 350],
  ])('are no other words after a count: %s', (text, count) => {
    expect(countOf(text)).toBe(count);
  });

  it.each(['5.0 stars', '5 stars', '4,0 Sterne', '5 ★'])('are not stars: %s', (text) =>
    expect(countOf(text)).toBeNull(),
  );
});
