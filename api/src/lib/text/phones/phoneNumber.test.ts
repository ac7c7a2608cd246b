import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { examples } from '../../../../../domain/testing/examples.ts';
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

  const islands = {
    GD: '473440',
    BB: '246431',
    JM: '876926',
    TC: '649946',
    LC: '758452',
    AG: '268462',
    TT: '868622',
  };

  it.each(Object.entries(islands))(
    'is that of %s where its 1 is missing behind the plus, however it is grouped',
    (country, area) => {
      fc.assert(
        fc.property(
          fc.integer({ min: 1000, max: 9999 }),
          fc.constantFrom('', ' ', '-', '.'),
          (last, sign) => {
            const written = `+${area.slice(0, 3)}${sign}${area.slice(3)}${sign}${last}`;
            expect(normalisePhone(written, country)).toBe(`+1${area}${last}`);
          },
        ),
        { numRuns: examples(20) },
      );
    },
  );

  it.each([
    ['+47 22 34 56 78', 'NO', '+4722345678'],
    ['+47 33 34 56 78', null, '+4733345678'],
    ['+65 8123 4567', 'SG', '+6581234567'],
    ['+65 8123 4567', null, '+6581234567'],
    ['+473 440 1234', null, '+14734401234'],
    ['+61 2 9374 4000', 'US', '+61293744000'],
  ])('is %s as it is in %s', (written, country, expected) => {
    expect(normalisePhone(written, country)).toBe(expected);
  });
});
