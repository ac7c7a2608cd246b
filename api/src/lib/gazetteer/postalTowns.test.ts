import { describe, expect, it } from '@jest/globals';
import { beginningOfCodes, codeKey, townOfCode } from './postalTowns.ts';

describe('the town of a postal code', () => {
  it.each([
    ['DE', '10115', 'Berlin'],
    ['DE', '12489', 'Berlin'],
    ['DE', '50667', 'Köln'],
    ['AT', '1010', 'Wien'],
    ['CH', '8001', 'Zürich'],
    ['IT', '00184', 'Roma'],
    ['ES', '28013', 'Madrid'],
    ['FR', '75011', 'Paris'],
    ['US', '02139-4307', 'Cambridge'],
    ['GB', 'LS1 4AP', 'Leeds'],
    ['NL', '1012 AB', 'Amsterdam'],
    ['SE', '111 22', 'Stockholm'],
    ['PL', '00-062', 'Warszawa'],
    ['RS', '11000', 'Beograd'],
  ])('is found in %s: %s', (country, code, town) => {
    expect(townOfCode(country, code)).toBe(town);
  });

  it.each([
    ['several villages share the code', 'DE', '01945'],
    ['the code is not in use', 'DE', '00000'],
    ['the code is one of another form', 'DE', 'SW1A 1AA'],
    ['it is no code', 'DE', ''],
    ['the source lacks the country', 'JP', '100-0004'],
    ['there is no such country', 'XX', '10115'],
  ])('is unknown where %s', (_, country, code) => {
    expect(townOfCode(country, code)).toBeNull();
  });

  it('is found without blanks, hyphens and prefixes', () => {
    expect(['D-10115', ' 10 115 ', '10115'].map((code) => codeKey('DE', code))).toEqual([
      '10115',
      '10115',
      '10115',
    ]);
    expect(codeKey('GB', 'sw1a 1aa')).toBe('SW1A');
    expect(codeKey('US', '2139')).toBeNull();
  });
});

describe('how the postal codes of a part of a town begin', () => {
  it.each([
    ['DE', '13587', '135'],
    ['DE', '14059', '140'],
    ['US', '10013', '100'],
    ['a town whose codes all begin so', '75011', null, 'FR'],
    ['a code of four digits', '8050', null, 'CH'],
    ['letters', 'SW1A 1AA', null, 'GB'],
    ['a code that is not in use', '00000', null, 'DE'],
  ])('%s %s: %s', (what, code, beginning, country = what) => {
    expect(beginningOfCodes(country, code)).toBe(beginning);
  });
});
