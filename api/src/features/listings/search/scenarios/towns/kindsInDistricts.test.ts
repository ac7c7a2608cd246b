import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../../testing/useSearchListings.ts';

const kreuzberg = { latitude: 52.499, longitude: 13.41 };
const wedding = { latitude: 52.55, longitude: 13.36 };
const spandau = { latitude: 52.55, longitude: 13.2 };
const galata = { latitude: 41.026, longitude: 28.974 };

const find = useSearchedNames([
  ['Polkadog', 'Pet store', 'Boston', 'US'],
  ['Schnabelbar', null, 'Berlin', 'DE', kreuzberg],
  ['Spree Dental', 'Dentist', 'Berlin', 'DE', kreuzberg],
  ['Schuhmode Adler', null, 'Berlin', 'DE', spandau],
  ['Weinladen Spandau', 'Liquor store', 'Berlin', 'DE', spandau],
  ['Brose Juwelen', 'Jeweler', 'Berlin', 'DE', spandau],
  ['Dolores', 'Restaurant', 'Berlin', 'DE', { ...wedding, type: 'Mexican restaurant' }],
  ['Cinnamon Hall', 'Event venue', 'Zürich', 'CH'],
  ['Jim Block Bikini', 'Restaurant', 'Berlin', 'DE'],
  ['Burger Turm', 'Hamburger restaurant', 'Berlin', 'DE'],
  ['Lise', 'Clothing store', 'Berlin', 'DE'],
  ['Happy Brautmoden', null, 'Berlin', 'DE'],
  ['Meskerem', 'Ethiopian restaurant', 'Bern', 'CH'],
  ['Patisserie Jubel', 'Bakery', 'Potsdam', 'DE'],
  ['Marcus Brewery', 'Restaurant', 'Berlin', 'DE'],
  ['Erle', 'Restaurant', 'Zürich', 'CH', { address: 'Brauerstrasse 58, Zürich' }],
  ['Quest', 'Medical laboratory', 'Phoenix', 'US'],
  ['Mayon Family Dentistry', null, 'Chennai', 'IN', { address: 'Bypass Rd, Velachery, Chennai' }],
  ['Queb Rooftop', null, 'İstanbul', 'TR', { ...galata, address: 'Bankalar Cd. 5, Galata Kulesi, Beyoğlu' }],
  ['Sky Rooftop Bar', 'Bar', 'Manila', 'PH'],
  ['Lam Tin', 'Tea house', 'Manila', 'PH'],
  ['The Good Hound', 'Dog walker', 'Newton', 'US'],
  ['Dog Scoop', 'Pet groomer', 'Newton', 'US', { address: '216 Webster St, Newton, MA 02465' }],
  ['Reha Tekstil', 'Konfeksiyon', 'İstanbul', 'TR'],
  ['Harput', 'Tekstil', 'Bursa', 'TR'],
  ['Stamna', 'Greek restaurant', 'Ayia Napa', 'CY'],
  ['McGregor', 'Pub', 'Ayr', 'GB'],
  ['Hoof to Block', 'Butcher shop', 'Ayr', 'GB'],
  ['Scalp Atelier', 'Hair replacement service', 'Akron', 'US', { rating: 5, reviewCount: 900 }],
  ['Dr. Bosgraf', 'Hair transplantation clinic', 'Akron', 'US', { rating: 4, reviewCount: 9 }],
  ['Booker Ayr', 'Wholesaler', 'Ayr', 'GB'],
  ['Universal Grocery', 'Butcher shop', 'Ayr', 'GB'],
]);

describe('a search finds', () => {
  it.each([
    [
      'what may be of the kind in a part of a town, not the kind abroad',
      'hundefutter kreuzberg',
      'Schnabelbar',
    ],
    ['a shop whose name begins as compounds of its kind do', 'schuhe kaufen spandau', 'Schuhmode Adler'],
    ['a related shop rather than a name that its kind resembles', 'uhrenladen spandau', 'Brose Juwelen'],
    ['a cuisine in a part of a town that is called as another kind', 'mexikaner wedding', 'Dolores'],
    ['a name with a word for another kind', 'burger bikini berlin', 'Jim Block Bikini'],
    ['a kind by its name, which is no mistake for another', 'brauerei kreuzberg', 'Marcus Brewery'],
    [
      'a kind at words of addresses rather than in a town of a sight',
      'dentist near phoenix mall velachery',
      'Mayon Family Dentistry',
    ],
    ['what a listing of no category near a sight has', 'rooftop bar near galata tower', 'Queb Rooftop'],
    [
      'what may be of the kind in a quarter rather than the kind abroad',
      'çay bahçesi galata',
      'Queb Rooftop',
    ],
    ['a kind by a word that is no case of a short far town', 'honden uitlaatservice', 'The Good Hound'],
    ['goods in the town before those of wider shops', 'hochzeitskleider spandau', 'Happy Brautmoden'],
    ['a name by its whole sound rather than a town in it', '메스케렘', 'Meskerem'],
    ['a related shop in another language', 'ζαχαροπλαστείο potsdam', 'Patisserie Jubel'],
    ['a kind of a town without the state that was typed', 'dog walker newton ma', 'The Good Hound'],
    ['a name with the word of a category of others', 'reha textile', 'Reha Tekstil'],
    ['a small town in a case of its Russian name', 'где поесть в айя-напе', 'Stamna'],
    ['a name with Mc as other scripts write it', 'макгрегор', 'McGregor'],
    ['a word for which a digit was typed', 'hoof 2 block', 'Hoof to Block'],
    ['listings of a kind before others with its name', 'saç ekimi akron', 'Dr. Bosgraf'],
    ['… in a compound', 'haartransplantation akron', 'Dr. Bosgraf'],
    ['wholesale of goods, not the goods', 'lebensmittelgroßhandel ayr', 'Booker Ayr'],
    ['… in Dutch', 'levensmiddelengroothandel ayr', 'Booker Ayr'],
  ])('%s: %s', async (_what, search, name) => {
    expect((await find(search))[0]).toBe(name);
  });
});
