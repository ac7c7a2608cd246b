import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../testing/useSearchListings.ts';

const about = (...features: string[]) => ({
  about: { Other: Object.fromEntries(features.map((feature) => [feature, true])) },
});

const find = useSearchedNames([
  ['Happy Tails', 'Pet groomer', 'Cambridge', 'US'],
  ['Scissors', 'Hair salon', 'Cambridge', 'US'],
  ['Velmuri Dental', null, 'Chennai', 'IN', { address: '4 Lake Rd, Velmuri, Chennai 600042' }],
  ['Dentoria Dental Care', null, 'Chennai', 'IN', { address: '9 Temple St, Velmuri, Chennai 600042' }],
  ['Family Dentistry', null, 'Chennai', 'IN', { address: '1 Temple St, Velmuri, Chennai 600042' }],
  ['Corner Stores', null, 'Chennai', 'IN', { address: '2 Temple St, Velmuri, Chennai 600042' }],
  ['Hart Butchers', 'Butcher shop', 'Ludlow', 'GB'],
  ['Salop Meat Auctions', 'Butcher shop', null, 'GB'],
  ['Downs Butchers', 'Butcher shop', 'Ryde', 'GB'],
  ['Umami', 'Sushi restaurant', 'Zürich', 'CH', { address: 'Josefstrasse 4, 8005 Zürich' }],
  ['Wasabi', 'Sushi restaurant', 'Zürich', 'CH', { address: 'Seestrasse 4, 8002 Zürich' }],
  ['Confiserie Sprenger', 'Confectionery store', 'Zürich', 'CH'],
  ['Café Linde', 'Cafe', 'Zürich', 'CH'],
  ['Nova Phone World', null, 'Jeddah', 'SA', { address: 'Hira St, Al Sahra, Jeddah' }],
  ['Mobile Butchers', 'Butcher shop', 'Bristol', 'GB'],
  ['Möbelhaus Kranz', 'Möbel', 'Berlin', 'DE'],
  ['Agora', 'Bar', 'Polis', 'CY', { ...about('Live music'), latitude: 35.04, longitude: 32.43 }],
  ['Windmill', 'Bar', 'Paphos', 'CY', { latitude: 34.77, longitude: 32.42 }],
  ['Oyakta Motor Works', 'Car manufacturer', 'Bursa', 'TR'],
  ['Lenox Labs', 'Medical laboratory', 'Reno', 'US'],
  ['Sandalye Modası', 'Mode / Bekleidung', 'Berlin', 'DE'],
  ['CK7 Butchers', 'Butcher shop', 'Crewe', 'GB'],
  ['NB081', 'Restaurant', 'Zürich', 'CH'],
  ['ครัวลำปางสาขา4', 'Restaurant', 'ธาตุพนม', 'TH'],
  ['Brookline Labs', 'Medical laboratory', 'Brookline', 'US', { latitude: 42.33, longitude: -71.12 }],
  ['Harlem Labs', 'Medical laboratory', 'New York', 'US', { latitude: 40.76, longitude: -73.97 }],
  ['Dumbo Diner', 'Diner', 'Brooklyn', 'US', { latitude: 40.65, longitude: -73.95 }],
]);

describe('a search finds', () => {
  it.each([
    ['what is for something', 'haircut for my dog cambridge', ['Happy Tails']],
    [
      '… in a long question',
      'where can i please get a good haircut for my dog in cambridge today',
      ['Happy Tails'],
    ],
    ['a field of work by the words of names', 'dentistry velmuri dentoria', ['Dentoria Dental Care']],
    ['what is typed as it sounds', 'pal maruthuvar velmuri', ['Velmuri Dental', 'Dentoria Dental Care']],
    ['a county by its towns', 'butcher in shropshire', ['Hart Butchers']],
    ['… an island', 'butchers isle of wight', ['Downs Butchers']],
    ['a district by its number', 'sushi kreis 5', ['Umami']],
    ['a name beside a kind that people take its kind for', 'sprenger cafe', ['Confiserie Sprenger']],
    ['a kind of two words around an address', 'mobile shop sahra', ['Nova Phone World']],
    ['a feature around a place that lacks it', 'live music paphos', ['Agora']],
    ['a name rather than what is in the town that it resembles', 'oyakta reno', ['Oyakta Motor Works']],
    ['a kind by one that has what it has', 'נעליים ברלין', ['Sandalye Modası']],
    ['a name with a number in it and its kind in one word', 'ck7butchers', ['CK7 Butchers']],
    ['a name with its number apart', 'nb 081', ['NB081']],
    ['the beginning of a name without spaces that ends with a number', 'ครัวลำปาง', ['ครัวลำปางสาขา4']],
    ['a town in another script, not one that sounds like it', 'анализ крови бруклин', ['Harlem Labs']],
  ])('%s: %s', async (_what, search, names) => {
    expect(new Set(await find(search))).toEqual(new Set(names));
  });
});
