import { describe, expect, it } from '@jest/globals';
import type { ImportedRow } from '../../../stage/importedRow.ts';
import { rowOf } from '../../fixtures/checkedRow.ts';

describe('ids', () => {
  const placeId = 'ChIJ_7xyc-2hmkcR0m3PT_CrwSo';

  it('are read from map links', () => {
    const link = `https://www.google.com/maps/place/x/data=!4m7!1s0x479AA1ED7372bcff:0x2ac1abf04fcf6dd2!8m2!3d47.3!4d8.5!19s${placeId}?hl=en`;
    expect(rowOf({ location_link: link })).toMatchObject({
      placeId,
      googleId: '0x479aa1ed7372bcff:0x2ac1abf04fcf6dd2',
      cid: '3080932668717624786',
      latitude: 47.3,
      longitude: 8.5,
    });
    expect(
      rowOf({ url: `https://www.google.com/maps/search/?api=1&query=x&query_place_id=${placeId}` }).placeId,
    ).toBe(placeId);
    expect(
      rowOf({ reviews_link: `https://search.google.com/local/reviews?placeid=${placeId}&q=x` }).placeId,
    ).toBe(placeId);
  });

  it('are read whatever digits they end in, unless they are those of a rounded number', () => {
    for (const cid of ['16003273919031622204', '16003273919031622001', '1600327391903162200', '123456000'])
      expect(rowOf({ cid }).cid).toBe(cid);
  });

  it('never become numbers', () => {
    expect(rowOf({ cid: '17322658833831739742' }).cid).toBe('17322658833831739742');
    expect(rowOf({ cid: '-1124085239877811874' }).cid).toBe('17322658833831739742');
    expect(rowOf({ cid: '6.49527E+18', google_id: '0x1:0x2826741' + '68e97819a' }).cid).toBe(
      '2893127450862518682',
    );
  });
});

describe('places', () => {
  it.each<[Record<string, string>, Partial<ImportedRow>]>([
    [
      { address: '240 W 37th St, New York, NY 10018, USA' },
      {
        city: 'New York',
        postalCode: '10018',
        countryCode: 'US',
        derived: ['countryCode', 'countryCode:address', 'city', 'postalCode'],
      },
    ],
    [{ address: 'Caferağa, 34710 Kadıköy/İstanbul, Türkiye' }, { city: 'İstanbul', countryCode: 'TR' }],
    [
      { address: 'Asylstrasse 70, 8032 Zürich', country: 'Switzerland' },
      { city: 'Zürich', postalCode: '8032', derived: ['city', 'postalCode', 'timeZone'] },
    ],
    [{ address: 'Asylstrasse 70, 8032 Zürich' }, { city: 'Zürich', countryCode: 'CH' }],
    [{ address: '1 Peachtree St, Atlanta, Georgia' }, { city: 'Atlanta', countryCode: 'US' }],
    [
      { address: '6765 Quail Hill Pkwy Irvine', postal_code: 'CA 92603' },
      { city: 'Irvine', state: 'CA', postalCode: '92603', countryCode: 'US' },
    ],
    [
      { street: '12 King St', city: 'Newtown', postal_code: 'NSW 2042' },
      { state: 'NSW', postalCode: '2042', countryCode: 'AU' },
    ],
    [
      { address: '100 Queen St W, Toronto', postal_code: 'ON M5H 2N2' },
      { city: 'Toronto', state: 'ON', postalCode: 'M5H 2N2', countryCode: 'CA' },
    ],
    [
      { postal_code: '1225', country_code: 'us' },
      { postalCode: '01225', countryCode: 'US', derived: ['postalCode'] },
    ],
    [
      { postal_code: '1114.0', country: 'Philippines' },
      {
        postalCode: '1114',
        city: 'Quezon City',
        countryCode: 'PH',
        derived: ['city', 'city:postalCode', 'timeZone'],
      },
    ],
    [
      {
        complete_address:
          '{"borough":"","street":"A 6","city":"Poli","postal_code":"","state":"","country":"CY"}',
      },
      {
        street: 'A 6',
        city: 'Poli',
        postalCode: null,
        countryCode: 'CY',
        timeZone: 'Asia/Nicosia',
        derived: ['timeZone'],
      },
    ],
    [
      { latitude: '39.93', longitude: '32.86' },
      {
        countryCode: 'TR',
        timeZone: 'Europe/Istanbul',
        city: 'Ankara',
        derived: ['countryCode', 'countryCode:position', 'city', 'city:position', 'timeZone'],
      },
    ],
    [
      { latitude: '47.5895', longitude: '7.5885', time_zone: 'Europe/Zurich' },
      { countryCode: null, timeZone: 'Europe/Zurich', derived: [] },
    ],
    [{ coordinates: '41.0, 29.0' }, { latitude: 41, longitude: 29 }],
    [{ koordinat: '41,0082; 28,9784' }, { latitude: 41.0082, longitude: 28.9784 }],
    [{ konum: '41,0082, 28,9784' }, { latitude: 41.0082, longitude: 28.9784 }],
    [
      { konum: 'https://maps.google.com/?q=41.5,29.5' },
      { locationLink: 'https://maps.google.com/?q=41.5,29.5', latitude: 41.5, longitude: 29.5 },
    ],
    [{ location: '{"lat":47.1,"lng":8.5}' }, { address: null, latitude: 47.1, longitude: 8.5 }],
    [{ location: '41.0,29.0' }, { address: null, latitude: 41, longitude: 29 }],
    [
      { location: 'https://maps.google.com/?q=41.5,29.5' },
      { address: null, locationLink: 'https://maps.google.com/?q=41.5,29.5', latitude: 41.5 },
    ],
    [{ location: 'Moda Cd. 5, Kadıköy' }, { address: 'Moda Cd. 5, Kadıköy', latitude: null }],
    [{ address: '[2. kat] Moda Cd. 5' }, { address: '[2. kat] Moda Cd. 5' }],
    [
      { address: '{"streetAddress":"Moda Cd. 5","addressLocality":"İstanbul","addressCountry":"TR"}' },
      { address: null, street: 'Moda Cd. 5', city: 'İstanbul', countryCode: 'TR' },
    ],
    [
      { address: 'Caferağa, 34710 Kadıköy / İstanbul', latitude: '40.99', longitude: '29.02' },
      { city: 'İstanbul', postalCode: '34710', countryCode: 'TR' },
    ],
    // The address and the position contradict each other.
    [
      { address: 'Caferağa, 34710 Kadıköy / İstanbul', latitude: '39.93', longitude: '32.86' },
      { city: null, postalCode: '34710', countryCode: 'TR' },
    ],
    [
      { address: '10 Downing St, London SW1A 2AA, UK' },
      { city: 'London', postalCode: 'SW1A 2AA', countryCode: 'GB' },
    ],
    [{ address: '10 Downing St, London SW1A 2AA, UK', country: 'GB' }, { city: 'London' }],
    [
      { area: 'Serving Boston and the Surrounding Area', phone: '+1 617-800-4668' },
      { city: 'Boston', countryCode: 'US', isServiceArea: true },
    ],
    [{ area: '257 Main St' }, { city: null, isServiceArea: null }],
    [
      { latitude: '34.02', longitude: '-118.41', area_service: 'TRUE', full_address: '' },
      { latitude: 34.02, longitude: -118.41, countryCode: 'US', isServiceArea: true },
    ],
    // Five digits as a sheet changed them.
    [
      { city: 'Hillsdale', state: 'New Jersey', postal_code: '7675.0' },
      { postalCode: '07675', countryCode: 'US' },
    ],
    [{ postal_code: '1067', country: 'DE' }, { postalCode: '01067' }],
    [{ postal_code: '8001', address: 'Rambla 1, 08001 Barcelona', country: 'ES' }, { postalCode: '08001' }],
    [{ postal_code: '1010', country: 'AT' }, { postalCode: '1010' }],
    // A zero would make it another state's.
    [{ postal_code: '7675', state: 'TX', country: 'US' }, { postalCode: '7675' }],
    [{ city: 'Germany', country: 'DE' }, { city: null }],
    [{ city: 'Singapore', country: 'SG' }, { city: 'Singapore' }],
    [
      { city: 'Germany', latitude: '52.52', longitude: '13.4' },
      { city: 'Berlin', countryCode: 'DE', latitude: 52.52 },
    ],
  ])('%j', (cells, expected) => expect(rowOf(cells)).toMatchObject(expected));

  it('takes off the apostrophe that keeps a text from being a formula', () => {
    expect(rowOf({ name: "'n Huis", phone: "'+90 216 330 12 34" })).toMatchObject({
      name: "'n Huis",
      phone: '+90 216 330 12 34',
      phoneNormalised: '+902163301234',
    });
  });

  it('keeps phones as written, and normalised for the country', () => {
    expect(rowOf({ phone: '0216 330 12 34', country: 'TR' })).toMatchObject({
      phone: '0216 330 12 34',
      phoneNormalised: '+902163301234',
    });
    expect(rowOf({ phone: '0216/330 12 34', country: 'TR' }).phoneNormalised).toBe('+902163301234');
    expect(rowOf({ phone: '0216 330 12 34/0216 330 12 35', country: 'TR' }).phoneNormalised).toBe(
      '+902163301234',
    );
    expect(rowOf({ phone: '(212) 555-0123 ext. 6009', country: 'US' })).toMatchObject({
      phone: '(212) 555-0123 ext. 6009',
    });
    expect(rowOf({ phone: '97 754374' })).toMatchObject({ phone: '97 754374', phoneNormalised: null });
  });

  it('takes the status from boolean columns, or from a sentence that states one', () => {
    expect(rowOf({ permanentlyClosed: 'True' }).businessStatus).toBe('CLOSED_PERMANENTLY');
    expect(rowOf({ permanentlyClosed: 'false', temporarilyClosed: 'false' }).businessStatus).toBe(
      'OPERATIONAL',
    );
    expect(rowOf({ status: 'Temporarily closed' }).businessStatus).toBe('CLOSED_TEMPORARILY');
    expect(rowOf({ status: 'Open ⋅ Closes 9 pm' })).toMatchObject({ businessStatus: null, isOpen: null });
  });

  it('takes the first value that names the kind of the place', () => {
    expect(rowOf({ subtypes: 'Bakery, Cafe' }).category).toBe('Bakery');
    expect(rowOf({ kategoriler: 'Restoran, Kafe' }).category).toBe('Restoran');
    expect(rowOf({ type: 'Bakery', category: 'None' })).toMatchObject({ category: 'Bakery', type: 'Bakery' });
    expect(rowOf({}).category).toBeNull();
  });
});
