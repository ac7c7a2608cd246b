import { describe, expect, it } from '@jest/globals';
import { countryCode, countryCodes, countryFlag, countryName } from './countries.ts';

describe('countryCode', () => {
  it('finds every country by its name in every language, unless two share the name', () => {
    const languages = 'en tr de fr es pt it el nl ru pl ar ko ja zh he th hi fi nb hu ro ka hy'.split(' ');
    const shared: string[] = [];
    for (const language of languages) {
      const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
      for (const code of countryCodes) {
        const name = names.of(code);
        const found = name === undefined ? code : countryCode(name);
        if (found === null) shared.push(`${language} ${code} ${name}`);
        else expect([language, name, found]).toEqual([language, name, code]);
      }
    }
    expect(shared.length).toBeLessThan(5);
  });

  it.each([
    ['टोंगा', 'TO'],
    ['सिंट मार्टिन', 'SX'],
    ['Kongo', null],
    ['Congo', 'CG'],
  ])('%s is %s', (name, code) => {
    expect(countryCode(name)).toBe(code);
  });

  it.each([
    ['tr', 'TR'],
    [' GB ', 'GB'],
    ['UK', 'GB'],
    ['England', 'GB'],
    ['USA', 'US'],
    ['U.S.A.', 'US'],
    ['United States of America', 'US'],
    ['ABD', 'US'],
    ['Türkiye', 'TR'],
    ['TURKEY', 'TR'],
    ['Deutschland', 'DE'],
    ['Almanya', 'DE'],
    ['Schweiz', 'CH'],
    ['Suisse', 'CH'],
    ['İsviçre', 'CH'],
    ['España', 'ES'],
    ['Itália', 'IT'],
    ['Grecia', 'GR'],
    ['Κύπρος', 'CY'],
    ['UAE', 'AE'],
    ['Birleşik Arap Emirlikleri', 'AE'],
    ['The Netherlands', 'NL'],
    ['Duitsland', 'DE'],
    ['Philippines', 'PH'],
    ['Bosnia & Herzegovina', 'BA'],
    ["Côte d'Ivoire", 'CI'],
    ['한국', 'KR'],
    ['日本', 'JP'],
    ['ドイツ', 'DE'],
    ['泰国', 'TH'],
    ['גרמניה', 'DE'],
    ['السعودية', 'SA'],
    ['США', 'US'],
  ])('%s -> %s', (text, code) => {
    expect(countryCode(text)).toBe(code);
  });

  it.each(
    'AN BU CS DD FX NT SU TP YU ZR RH NH YD BQAQ CT HV JT MI NQ PC PU PZ VD WK EU UN AC EA IC DG TA CP QO XA ZZ'.split(
      ' ',
    ),
  )('%s is withdrawn, reserved or never existed', (code) => {
    expect(countryCode(code)).toBeNull();
    expect(countryCode(code.toLowerCase())).toBeNull();
  });

  it.each(['', '  ', 'XX', 'ZZ', 'EU', 'Atlantis', 'constructor', '__proto__', null, undefined])(
    '%s is not a country',
    (text) => {
      expect(countryCode(text)).toBeNull();
    },
  );
});

describe('countryName and countryFlag', () => {
  it('follow the code', () => {
    expect(countryName('gb')).toBe('United Kingdom');
    expect(countryName('CH')).toBe('Switzerland');
    expect(countryFlag('tr')).toBe('🇹🇷');
  });

  it('also return a value for an invalid code', () => {
    expect(countryName('ZZ')).toBeNull();
    expect(countryName('<b>')).toBeNull();
    expect(countryFlag('ZZ')).toBe('🌍');
    expect(countryFlag(null)).toBe('🌍');
  });
});
