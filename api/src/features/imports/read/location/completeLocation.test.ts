import { describe, expect, it } from '@jest/globals';
import { completeLocation } from './completeLocation.ts';

const clues = { phone: null, position: { latitude: null, longitude: null }, timeZone: null };

const cityOf = (
  city: string | null,
  address: string,
  countryCode: string,
  postalCode: string | null = null,
) => completeLocation({ address, street: null, city, state: null, postalCode, countryCode }, clues).city;

describe('a code of the post in the column of towns', () => {
  it.each([
    ['X5000JJV', 'Av. Vélez Sarsfield 858, X5000JJV Córdoba', 'AR', 'Córdoba'],
    ['EYN', 'Sarmiento 1178, X5004 EYN, Córdoba', 'AR', 'Córdoba'],
    ['1012AB', 'Keizersgracht 5, 1012AB Amsterdam', 'NL', 'Amsterdam'],
    ['AB', 'Keizersgracht 5, 1012 AB Amsterdam', 'NL', 'Amsterdam'],
    ['1XX', '5 High St, Leeds LS8 1XX', 'GB', 'Leeds'],
  ])('is not the town: %s', (city, address, country, town) =>
    expect(cityOf(city, address, country)).toBe(town),
  );

  it.each([
    ['ROMA', 'Via Roma 5, 00184 ROMA', 'IT'],
    ['EDE', 'Stationsweg 5, 6711 PR, EDE', 'NL'],
    ['29 Palms', '5 Main St, 29 Palms, CA 92277', 'US'],
  ])('is not seen in a town that is written in capitals: %s', (city, address, country) =>
    expect(cityOf(city, address, country)).toBe(city),
  );
});

describe('a town in an address', () => {
  it.each([
    ['2505 Da Vinci Irvine CA 92614', 'US', 'Irvine'],
    ['24801 Raton Lake Forest CA 92630', 'US', 'Lake Forest'],
    ['156B London Rd, Hackbridge, Wallington SM6, United Kingdom', 'GB', 'Wallington'],
    ['5 High St, Leeds LS8', 'GB', 'Leeds'],
    ['C/ Presidente Cárdenas, 10. 41013 Sevilla', 'ES', 'Sevilla'],
    ['Plaza de la Malagueta, local 13 A. 41020 Sevilla', 'ES', 'Sevilla'],
    ['C/ Serrano, 22 1º B. 28001 Madrid', 'ES', 'Madrid'],
    ['Kirchgasse 4 b. 65185 Wiesbaden', 'DE', 'Wiesbaden'],
    ['12 rue Garibaldi, 69484 LYON CEDEX 03', 'FR', 'LYON'],
    ['Vanijya Bhawan, New Delhi-110011', 'IN', 'New Delhi'],
    ['14 MG Road, Pune-411001', 'IN', 'Pune'],
    ['12 rue Garibaldi, 69484 Lyon Cedex 03, France', 'FR', 'Lyon'],
  ])(
    'is found without a comma before it, a whole code or after it the post’s own words: %s',
    (address, country, town) => expect(cityOf(null, address, country)).toBe(town),
  );
});

describe('a town after a street', () => {
  it('goes before the town of the postal code if they are neighbours', () => {
    expect(cityOf(null, '24271 El Toro Rd Laguna Hills', 'US', '92637')).toBe('Laguna Hills');
    expect(cityOf(null, '24271 El Toro Rd', 'US', '92637')).toBe('Laguna Woods');
    expect(cityOf(null, '5 Boston Rd', 'US', '92637')).toBe('Laguna Woods');
  });
});

describe('a street of the name of a town, with the number of a house', () => {
  const countryOf = (address: string, city: string | null) =>
    completeLocation({ address, street: null, city, state: null, postalCode: null, countryCode: null }, clues)
      .countryCode;

  it('is no evidence of the country beside another town', () =>
    expect(countryOf('Valparaíso 1205', 'Rosario')).toBeNull());
  it.each([
    ['Wien 1010', 'Vienna', 'AT'],
    ['Wien 1010', 'Wien', 'AT'],
    ['Zürich 8001', 'Altstadt', 'CH'],
    ['Oslo 0150', 'Sentrum', 'NO'],
  ])('is a town with its code beside that town or a quarter: %s, %s', (address, city, country) =>
    expect(countryOf(address, city)).toBe(country),
  );
  it('has no postal code', () => {
    const codeOf = (address: string, city: string) =>
      completeLocation(
        { address, street: null, city, state: null, postalCode: null, countryCode: 'AR' },
        clues,
      ).postalCode;
    expect(codeOf('1724 La Rioja', 'Posadas')).toBeNull();
    expect(codeOf('5300 La Rioja', 'La Rioja')).toBe('5300');
  });
});

describe('a region that is named like its capital', () => {
  it.each([
    ['Campinas, São Paulo, Brazil', 'BR', 'Campinas'],
    ['Longueuil, Quebec, Canada', 'CA', 'Longueuil'],
    ['Marbella, Málaga, Spain', 'ES', 'Marbella'],
    ['Miraflores, Lima, Peru', 'PE', 'Lima'],
    ['Centro, São Paulo, Brazil', 'BR', 'São Paulo'],
    ['Santana, São Paulo, Brazil', 'BR', 'São Paulo'],
  ])('is not the town of one far from that: %s', (address, country, town) =>
    expect(cityOf(null, address, country)).toBe(town),
  );
});

describe('a name that is only another spelling of a small town elsewhere', () => {
  const countryOf = (address: string, phone: string) =>
    completeLocation(
      { address, street: null, city: null, state: null, postalCode: null, countryCode: null },
      { ...clues, phone },
    ).countryCode;

  it('shows no country with a phone that many countries could have: a quarter of Dhaka', () =>
    expect(countryOf('House 12, Road 5, Gulshan', '01711-691770')).toBe(null));

  it.each([
    ['Hauptstr. 5, München', '089 1234567', 'DE'],
    ['12 Marine Drive, Bombay', '022 2204 1234', 'IN'],
    ['Вулиця Соборна 5, Вінниця', '0432 55 12 34', 'UA'],
  ])('does if the town is large, or its name is of its own script: %s', (address, phone, country) =>
    expect(countryOf(address, phone)).toBe(country),
  );
});

describe('a region that is one city', () => {
  const located = (state: string, countryCode: string) =>
    completeLocation(
      { address: 'Main Clinic', street: null, city: null, state, postalCode: null, countryCode },
      clues,
    );

  it.each([
    ['Hamburg', 'DE'],
    ['Wien', 'AT'],
    ['Baghdad', 'IQ'],
    ['Delhi', 'IN'],
    ['Berlin', 'DE'],
    ['Bangkok', 'TH'],
    ['بغداد', 'IQ'],
    ['Москва', 'RU'],
  ])('is the city: %s', (state, country) =>
    expect(located(state, country)).toMatchObject({ city: state, derived: ['city', 'city:state'] }),
  );

  it.each([
    ['Salzburg', 'AT'],
    ['New York', 'US'],
    ['Makkah', 'SA'],
    ['Córdoba', 'AR'],
    ['Buenos Aires', 'AR'],
    ['Київ', 'UA'],
    ['Hamburg', 'US'],
  ])('is not meant by a region with other cities: %s, %s', (state, country) =>
    expect(located(state, country).city).toBeNull(),
  );
});
