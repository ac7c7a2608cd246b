import { describe, expect, it } from '@jest/globals';
import { completeLocation } from './completeLocation.ts';

const clues = { phone: null, position: { latitude: null, longitude: null }, timeZone: null };
const none = { street: null, city: null, state: null, postalCode: null, countryCode: null };
const placeOf = (address: string) => {
  const { countryCode, city } = completeLocation({ ...none, address }, clues);
  return [countryCode, city];
};

describe('an address in Hong Kong', () => {
  it.each([
    '11/F, Sample Centre, 1 Sai Yeung Choi Street, Mong Kok',
    'G/F, 301 Nathan Road, Jordan',
    '301 Nathan Road, Jordan',
    'Shop 3, 12 Canton Road, Tsim Sha Tsui, Kowloon',
    'Room 5, 1/F, 2 Hysan Avenue, Causeway Bay, Hong Kong',
    'Shop 10, 2/F, Sample Plaza, Sha Tin, N.T.',
    'UG/F, Sample House, 30 Sample Street, Central',
    '香港九龍旺角彌敦道688號',
  ])('is known by its quarter, whatever else that is called: %s', (address) => {
    expect(placeOf(address)).toEqual(['HK', 'Hong Kong']);
  });

  it.each([
    ['Rainbow Street, Amman, Jordan', 'JO', 'Amman'],
    ['948 Broadway, Kowloon Restaurant, Saugus, MA 01906', 'US', 'Saugus'],
    ['Main St, Jordan, MN 55352', 'US', 'Jordan'],
    ['青岛市市南区香港中路10号', 'CN', '青岛'],
  ])('is not another place with a name of the city: %s', (address, country, city) => {
    expect(placeOf(address)).toEqual([country, city]);
  });
});

describe('a town without a comma before it', () => {
  it.each([
    ['Sample Rothschild 45 Tel Aviv', 'IL', 'Tel Aviv'],
    ['5 Sample St. Tel Aviv 74204', 'IL', 'Tel Aviv'],
    ['Sample Road 12 Tel Aviv', 'IL', 'Tel Aviv'],
  ])('follows the number of a house or the kind of a street: %s', (address, country, city) => {
    expect(placeOf(address)).toEqual([country, city]);
  });

  it('is not a street that is named after one', () => {
    expect(placeOf('5 Rue de Paris')).toEqual([null, null]);
    expect(placeOf('12 Rue Paris')).toEqual([null, null]);
  });
});

describe('an Irish address', () => {
  it.each([
    ['Lower Main Street, Borris, Co. Carlow', 'R95RH6F', 'Borris'],
    ['Sample House, Emyvale, County Monaghan', 'H18PY11', 'Emyvale'],
    ['An Phríomhsráid, Daingean Uí Chúis, Co. Chiarraí', 'V92AD76', 'Daingean Uí Chúis'],
    ['Sample Lawn, Castleknock, Dublin 15', 'D15P820', 'Dublin'],
    ['12 Main Street, Co. Kilkenny', 'R95RH6F', 'Kilkenny'],
  ])(
    'is in the place before its county, not in the post town of its code: %s',
    (address, postalCode, city) => {
      const location = completeLocation({ ...none, address, postalCode }, clues);
      expect(location).toMatchObject({ countryCode: 'IE', city });
    },
  );
});
