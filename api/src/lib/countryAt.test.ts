import { describe, expect, it } from '@jest/globals';
import { countryCodes } from '../../../domain/countries.ts';
import { countryAt } from './countryAt.ts';

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
    ['Laayoune', 27.1536, -13.2033, null],
    ['the border at Kehl', 48.5735, 7.8, null],
    ['the Atlantic', 30, -40, null],
    ['no position', null, null, null],
    ['a slip of digits', 952.5, 13.4, null],
  ])('%s', (_, latitude, longitude, code) => expect(countryAt(latitude, longitude)).toBe(code));

  it('is a code in force wherever it is asked for', () => {
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
