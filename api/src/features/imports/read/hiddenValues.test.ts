import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { rowOf } from './fixtures/checkedRow.ts';

const digits = fc.stringMatching(/^[1-9]\d{5,8}$/);

describe('values of which a page shows a part', () => {
  it('are not phones', () => {
    const hidden = fc.constantFrom('...', '…', '****', '•••', 'xxx', 'XXXX', '####');
    fc.assert(
      fc.property(digits, hidden, fc.boolean(), (number, sign, isWithin) => {
        const phone = isWithin ? `0${number.slice(0, 3)}${sign}${number.slice(3)}` : `0${number}${sign}`;
        expect(rowOf({ phone }).phone).toBeNull();
      }),
    );
  });

  it.each(['+1 212-555-0136 x123', '(03) 9555-0199', '0413 732 111'])(
    'a whole phone is stored: %s',
    (phone) => {
      expect(rowOf({ phone }).phone).toBe(phone);
    },
  );

  it.each(['jo***@kiosk.com', 'ann…@kiosk.com', 'mi...@kiosk.com'])(
    'are not email addresses: %s',
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

  it('are not ids of the map', () => {
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
    'an id is stored: %s',
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
    ['school_type', 'Business', null],
    ['Tipo de hotel', 'Empresa', null],
    ['Restaurant type', 'Multicuisine', 'Multicuisine'],
  ])('that is not a kind itself is the kind: %s of %s', async (header, written, expected) => {
    const { categoryOf } = await import('./values/categoryValue.ts');
    const { kindUnder } = await import('./columns/headers/headerKind.ts');
    expect(kindUnder(header, written, categoryOf(written))).toBe(expected);
  });
});

describe('text around a value', () => {
  const label = fc.constantFrom('Tel.: ', 'т.:', 'Phone: ', 'Tél : ', '☎ ', '电话：', 'تلفون: ');

  it('is not part of a phone', () => {
    fc.assert(
      fc.property(label, digits, (written, number) => {
        expect(rowOf({ phone: `${written.replace('：', ':')}0${number}` }).phone).toBe(`0${number}`);
      }),
    );
  });

  it.each([
    ['"address":"Landfalløya 105', 'Landfalløya 105'],
    ["'street': '12 High St", '12 High St'],
    ['Barbier · 3 Rue Molière\nOuvert · Ferme à 20:00', '3 Rue Molière'],
    ['Barbier ·  · 106 Rue Jounaïd\nOuvert · Ferme à 20:30', '106 Rue Jounaïd'],
    ['Hair salon · 12 High St\nOpen · Closes 9 PM', '12 High St'],
    ['Friseur\nGeöffnet · Schließt um 18:00', null],
  ])('is not part of an address: %s', (address, expected) => {
    expect(rowOf({ address }).address).toBe(expected);
  });

  it.each([
    ['г Москва', 'Москва'],
    ['город Тверь', 'Тверь'],
    ['г. Казань', 'Казань'],
  ])('is not part of a city: %s', (city, expected) => {
    expect(rowOf({ city, country: 'Russia' }).city).toBe(expected);
  });

  it.each([
    ['/UAE/ACTIVE LIFE/Zoos', 'Zoos'],
    ['/Food/Restaurants/', 'Restaurants'],
    ['business', null],
  ])('is not a kind: %s', (category, expected) => {
    expect(rowOf({ category }).category).toBe(expected);
  });

  it.each(['P O Box 4005', 'PO Box 12', 'Postbus 33', 'Postfach 4'])(
    'a box is not a postal code: %s',
    (zip) => {
      expect(rowOf({ zip }).postalCode).toBeNull();
    },
  );

  it.each(['default-thumbnails/6.svg', 'generic_images/a.png', 'no-photo.jpg'])(
    'a stand-in is not a photo: %s',
    (file) => {
      expect(rowOf({ photo: `https://cdn.example.com/ypu/${file}` }).photoUrl).toBeNull();
    },
  );

  it.each(['0743158513209', '+2126717522416725'])(
    'too many digits for a country are not a phone: %s',
    (phone) => {
      expect(rowOf({ phone, country: 'Morocco' }).phone).toBeNull();
    },
  );
});
