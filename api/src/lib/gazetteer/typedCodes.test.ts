import { describe, expect, it } from '@jest/globals';
import { typedCodes } from './typedCodes.ts';

const codesOf = (text: string, countries: string) =>
  typedCodes(text.split(' '), countries.split(' ')).map(({ from, length, forms, countries: of }) => ({
    words: text
      .split(' ')
      .slice(from, from + length)
      .join(' '),
    forms: forms.map((form) => form.join(' ')),
    of: of.join(' '),
  }));

describe('a postal code of a search', () => {
  it.each([
    ['bakery 92101 1234', 'US', '92101 1234', ['921011234', '92101 1234', '92101']],
    ['921011234', 'US', '921011234', ['921011234', '92101 1234', '92101']],
    ['00 950', 'PL DE', '00 950', ['00950', '00 950']],
    ['00950', 'PL', '00950', ['00950', '00 950']],
    ['01310100', 'BR', '01310100', ['01310100', '01310 100']],
    ['sw1a1aa plumber', 'GB', 'sw1a1aa', ['sw1a1aa', 'sw1a 1aa']],
    ['m1 4bt', 'GB', 'm1 4bt', ['m14bt', 'm1 4bt']],
    ['ec1a', 'GB', 'ec1a', ['ec1a']],
    ['d02x285', 'IE', 'd02x285', ['d02x285', 'd02 x285']],
    ['1012ab', 'NL', '1012ab', ['1012ab', '1012 ab']],
    ['m5v3l9', 'CA', 'm5v3l9', ['m5v3l9', 'm5v 3l9']],
    ['1100148', 'PT', '1100148', ['1100148', '1100 148']],
    ['1500002', 'JP', '1500002', ['1500002', '150 0002']],
    ['11455', 'SE', '11455', ['11455', '114 55']],
    ['se 114 55', 'SE', 'se 114 55', ['11455', '114 55']],
    ['s 11455', 'SE', 's 11455', ['11455', '114 55']],
    ['d 10115', 'DE AT', 'd 10115', ['10115']],
    ['d10115', 'DE', 'd10115', ['10115']],
    ['s049483', 'SG', 's049483', ['049483']],
    ['1050', 'LV', '1050', ['1050', 'lv1050']],
    ['600042', 'IN', '600042', ['600042', '600 042']],
  ])('is written in each form of its countries: %s', (text, countries, words, forms) => {
    const [code, ...others] = codesOf(text, countries);
    expect(others).toEqual([]);
    expect(code?.words).toBe(words);
    expect([...(code?.forms ?? [])].sort()).toEqual([...forms].sort());
  });

  it.each([
    ['a number that no country of the directory has', '10115', 'AT'],
    ['two numbers that no country writes apart', '12 345', 'DE US'],
    ['a sign of another country', 'd 92101', 'AT'],
    ['a word', 'bakery', 'GB US'],
    ['the number of a house', 'market street 12', 'US DE GB'],
    ['a telephone number', '2125550123', 'US'],
  ])('is not %s: %s', (_what, text, countries) => {
    expect(codesOf(text, countries)).toEqual([]);
  });

  it('belongs to the countries whose codes have its form', () => {
    expect(codesOf('10115', 'DE US AT').map(({ of }) => of)).toEqual(['DE US']);
  });
});
