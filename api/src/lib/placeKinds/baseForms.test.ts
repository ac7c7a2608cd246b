import { describe, expect, it } from '@jest/globals';
import { kindOfSearch } from './kindOfSearch.ts';

describe('a plural or another form of a word for a kind', () => {
  it.each([
    ['éttermek', 'amenity/restaurant'],
    ['fogorvosok', 'amenity/dentist'],
    ['ravintolat', 'amenity/restaurant'],
    ['apteekit', 'amenity/pharmacy'],
    ['apteegid', 'amenity/pharmacy'],
    ['dentyści', 'amenity/dentist'],
    ['fryzjerzy', 'shop/hairdresser'],
    ['mechanicy', 'shop/car_repair'],
    ['sklepy spożywcze', 'shop/grocery'],
    ['lékárny', 'amenity/pharmacy'],
    ['frizerji', 'shop/hairdresser'],
    ['viešbučiai', 'tourism/hotel'],
    ['hotelurile', 'tourism/hotel'],
    ['restauranger', 'amenity/restaurant'],
    ['ресторанов', 'amenity/restaurant'],
    ['салонов красоты', 'shop/beauty'],
    ['εστιατορίων', 'amenity/restaurant'],
    ['jatetxeak', 'amenity/restaurant'],
    ['რესტორნები', 'amenity/restaurant'],
  ])('is looked for as it: %s in %s', (text, kind) => {
    expect(kindOfSearch(text)?.kind).toBe(kind);
  });

  it.each(['furnace repair 75701', 'klima tamir 34000', 'naprawa pieca 11000'])(
    'is not a form of one beside a number: %s',
    (text) => {
      expect(kindOfSearch(text)).toBeNull();
    },
  );

  it.each(['bonnet', 'Barok', 'summer', 'Robert', 'Patrik', 'Martin', 'tailored', 'właściciel'])(
    'is not a word that only ends like one: %s',
    (text) => {
      expect(kindOfSearch(text)).toBeNull();
    },
  );
});
