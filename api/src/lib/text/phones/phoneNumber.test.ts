import { describe, expect, it } from '@jest/globals';
import { normalisePhone } from './phoneNumber.ts';

describe('a phone number in E.164', () => {
  it.each([
    ['＋49 1512 3456789', 'DE', '+4915123456789'],
    ['＋５５ ８００ １２３ ４５６', 'BR', '+55800123456'],
    ['（０３）１２３４－５６７８', 'JP', '+81312345678'],
    ['٠١١ ٤٦٥ ٤٣٢١', 'SA', '+966114654321'],
  ])('is that of %s, written in other characters, in %s', (written, country, expected) => {
    expect(normalisePhone(written, country)).toBe(expected);
  });

  it.each([
    ['1-800-FLOWERS', 'US', '+18003569377'],
    ['(877) 555-CARS', 'CA', '+18775552277'],
    ['+1 800 Got-Junk', null, '+18004685865'],
    ['1300 FLOWERS', 'AU', null],
    ['212-555-0123 CALL', 'US', '+12125550123'],
    ['Call 555 0123', 'US', null],
    ['1-800', 'US', null],
    ['1-800-FLOWERS', 'TR', null],
  ])('is that of %s, with the letters of its keys, in %s', (written, country, expected) => {
    expect(normalisePhone(written, country)).toBe(expected);
  });
});
