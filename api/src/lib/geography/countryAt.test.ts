import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { countryCodes } from '../../../../domain/countries.ts';
import { countryAt } from './countryAt.ts';
import { examples } from '../../../../domain/testing/examples.ts';

describe('the country of a position', () => {
  it.each([
    ['Berlin', 52.52, 13.405, 'DE'],
    ['Riyadh', 24.7136, 46.6753, 'SA'],
    ['Kuwait City', 29.3759, 47.9774, 'KW'],
    ['Sanaa', 15.3694, 44.191, 'YE'],
    ['Yangon', 16.8409, 96.1735, 'MM'],
    ['Harare', -17.8252, 31.0335, 'ZW'],
    ['Port Vila', -17.7333, 168.3273, 'VU'],
    ['Dili', -8.5569, 125.5603, 'TL'],
    ['Hanoi', 21.0278, 105.8342, 'VN'],
    ['Bangkok', 13.7563, 100.5018, 'TH'],
    ['Ho Chi Minh City', 10.8231, 106.6297, 'VN'],
    ['Belgrade', 44.7866, 20.4489, 'RS'],
    ['Sarajevo', 43.8563, 18.4131, 'BA'],
    ['Pristina', 42.6629, 21.1655, 'XK'],
    ['Oslo', 59.9139, 10.7522, 'NO'],
    ['Willemstad', 12.1091, -68.9317, 'CW'],
    ['Tarawa', 1.3382, 173.0176, 'KI'],
    ['Hong Kong', 22.2793, 114.1628, 'HK'],
    ['San Juan', 18.4655, -66.1057, 'PR'],
    ['Saint-Denis', -20.8789, 55.4481, 'RE'],
    ['Ceuta', 35.8894, -5.3213, 'ES'],
    ['Las Palmas', 28.1235, -15.4363, 'ES'],
    ['Kyrenia', 35.332, 33.3173, 'CY'],
    ['Simferopol', 44.9521, 34.1024, null],
    ['Sevastopol', 44.6, 33.53, null],
    ['Laayoune', 27.1536, -13.2033, null],
    ['Dakhla', 23.68, -15.95, null],
    // Held by those whom ISO 3166 counts it to.
    ['Tifariti', 26.15, -10.57, 'EH'],
    ['Macao', 22.1987, 113.5439, 'MO'],
    ['Shenzhen', 22.5431, 114.0579, 'CN'],
    ['Taipei', 25.03, 121.56, 'TW'],
    ['Famagusta', 35.12, 33.94, 'CY'],
    ['Akrotiri', 34.59, 32.98, 'GB'],
    ['Mitrovica', 42.89, 20.87, 'XK'],
    ['Hargeisa', 9.56, 44.06, 'SO'],
    ['the buffer of Bir Tawil', 21.88, 33.74, null],
    // Smaller than the error along its border.
    ['Vatican City', 41.9022, 12.4533, null],
    ['Wrangel Island on the 180th meridian', 71.2, 180, 'RU'],
    ['Wrangel Island on the same, from the other side', 71.2, -180, 'RU'],
    ['the South Pole', -90, 180, 'AQ'],
    ['the North Pole', 90, 0, null],
    ['the border at Kehl', 48.5735, 7.8, null],
    ['the Atlantic', 30, -40, null],
    ['no position', null, null, null],
    ['a misplaced decimal point', 952.5, 13.4, null],
  ])('%s', (_, latitude, longitude, code) => expect(countryAt(latitude, longitude)).toBe(code));

  it('is a code in force or none, for any two numbers', () => {
    const degrees = (limit: number) =>
      fc.oneof(
        fc.double({ min: -limit, max: limit, noNaN: true }),
        fc.constantFrom(-limit, limit, 0, -0, limit + 0.001, NaN, Infinity, -Infinity),
      );
    fc.assert(
      fc.property(degrees(90), degrees(180), (latitude, longitude) => {
        const code = countryAt(latitude, longitude);
        if (code !== null) expect(countryCodes).toContain(code);
      }),
      { numRuns: examples(3000) },
    );
  });

  it('is the same on both sides of the 180th meridian', () => {
    const found = new Set<string | null>();
    for (let latitude = -90; latitude <= 90; latitude += 0.1) {
      found.add(countryAt(latitude, 180));
      expect([latitude, countryAt(latitude, 180)]).toEqual([latitude, countryAt(latitude, -180)]);
    }
    expect([...found]).toEqual(expect.arrayContaining(['AQ', 'FJ', 'RU', null]));
  });

  it('is a code in force at every position', () => {
    const found = new Set<string>();
    for (let latitude = -89; latitude <= 89; latitude += 1.5)
      for (let longitude = -179; longitude <= 179; longitude += 1.5) {
        const code = countryAt(latitude, longitude);
        if (code !== null) found.add(code);
      }
    expect(found.size).toBeGreaterThan(150);
    expect([...found].filter((code) => !countryCodes.includes(code))).toEqual([]);
  });
});
