import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { rowOf } from '../fixtures/checkedRow.ts';

const digits = fc.stringMatching(/^[1-9]\d{5,8}$/);

describe('values of which a page shows a part', () => {
  it('are no phones', () => {
    const hidden = fc.constantFrom('...', '…', '****', '•••', 'xxx', 'XXXX', '####');
    fc.assert(
      fc.property(digits, hidden, fc.boolean(), (number, sign, isWithin) => {
        const phone = isWithin ? `0${number.slice(0, 3)}${sign}${number.slice(3)}` : `0${number}${sign}`;
        expect(rowOf({ phone }).phone).toBeNull();
      }),
    );
  });

  it.each(['+1 212-555-0136 x123', '(03) 9555-0199', '0413 732 111'])(
    'a whole phone is kept: %s',
    (phone) => {
      expect(rowOf({ phone }).phone).toBe(phone);
    },
  );

  it.each(['jo***@kiosk.com', 'ann…@kiosk.com', 'mi...@kiosk.com'])(
    'are no addresses of mail: %s',
    (email) => {
      expect(rowOf({ email }).email).toBeNull();
    },
  );
});

describe('keys of records', () => {
  const word = fc.stringMatching(/^[a-z]{3,9}$/);
  const styles = [
    (words: string[]) => words.join('-'),
    (words: string[]) => words.join('_').toUpperCase(),
    (words: string[]) => words.map((one) => one.charAt(0).toUpperCase() + one.slice(1)).join('-'),
    (words: string[]) => `${words.join('_')}_2024`,
  ];

  it('are no ids of the map', () => {
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 5, maxLength: 9 }),
        fc.constantFrom(...styles),
        (words, style) => {
          expect(rowOf({ place_id: style(words) }).placeId).toBeNull();
        },
      ),
    );
  });

  it.each(['ChIJN1t_tDeuEmsRUsoyG83frY4', 'EicxMyBNYXJrZXQgU3QsIFdpbG1pbmd0b24sIE5DIDI4NDAxLCBVU0E'])(
    'an id is kept: %s',
    (id) => {
      expect(rowOf({ place_id: id }).placeId).toBe(id);
    },
  );
});

describe('a position of which half is missing', () => {
  it.each([
    ['0', '80.806835'],
    ['43.2', '0'],
    ['0.0', '0.0'],
  ])('is none: %s, %s', (latitude, longitude) => {
    expect(rowOf({ latitude, longitude })).toMatchObject({ latitude: null, longitude: null });
  });
});

describe('the type of a kind', () => {
  it.each([
    ['brewery_type', 'micro', 'Brewery'],
    ['brewery_type', 'Brewpub', 'Brewpub'],
    ['hospital_type', 'Private', 'Hospital'],
    ['Hospital Type', 'Afghan government', 'Hospital'],
    ['Tipo de hotel', 'Económico', 'Hotel'],
    ['hotelType', 'Resort', 'Resort'],
    ['Restaurant type', 'Multicuisine', 'Multicuisine'],
  ])('that is no kind itself is the kind: %s of %s', async (header, written, expected) => {
    const { categoryOf } = await import('./categoryValue.ts');
    const { kindUnder } = await import('./headerKind.ts');
    expect(kindUnder(header, categoryOf(written))).toBe(expected);
  });
});
