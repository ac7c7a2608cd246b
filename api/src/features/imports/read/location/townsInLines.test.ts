import { describe, expect, it } from '@jest/globals';
import { completeLocation } from './completeLocation.ts';

const clues = {
  phone: null,
  position: { latitude: null, longitude: null },
  timeZone: null,
};

const located = (address: string, countryCode: string | null) =>
  completeLocation(
    {
      address,
      street: null,
      city: null,
      state: null,
      postalCode: null,
      countryCode,
    },
    clues,
  );

const cityOf = (address: string, country: string | null) => located(address, country).city;

/** Street, city, state by code and by name, and postal code in countries with states. */
const withStates = [
  ['US', '456 Oak Ave', 'Portland', 'OR', 'Oregon', '97232', 'United States'],
  ['US', '12 Elm St #4', 'Redding', 'CA', 'California', '96002', 'USA'],
  ['US', '90 E Birch Blvd Ste 12', 'Kansas City', 'MO', 'Missouri', '64105', 'USA'],
  ['US', '3 Cedar St', 'Seattle', 'WA', 'Washington', '98101', 'United States'],
  ['US', '9 Bay Rd', 'Brooklyn', 'NY', 'New York', '11201', 'USA'],
  ['US', '1 K St NW', 'Washington', 'DC', 'District of Columbia', '20001', 'USA'],
  ['CA', '1015 Birch St', 'Vancouver', 'BC', 'British Columbia', 'V6Z 1Y5', 'Canada'],
  ['CA', '5 King St W', 'Hamilton', 'ON', 'Ontario', 'L8P 1A1', 'Canada'],
  ['AU', '22 Elm St', 'Toowoomba', 'QLD', 'Queensland', '4350', 'Australia'],
] as const;

describe.each(withStates)(
  'an address in %s, %s in %s',
  (country, street, town, code, name, postalCode, countryName) => {
    it('has its city before the name of the state', () => {
      const line = `${street}, ${town}, ${name} ${postalCode}`;
      expect(cityOf(line, country)).toBe(town);
      expect(cityOf(`${line}, ${countryName}`, null)).toBe(town);
      expect(cityOf(`${street}, ${town}, ${postalCode}, ${name}, ${countryName}`, null)).toBe(town);
      expect(cityOf(`${town}, ${name} ${postalCode}, ${name}`, country)).toBe(town);
    });

    it('has its city, code and country without a single comma', () => {
      const line = `${street} ${town} ${code} ${postalCode} ${countryName}`;
      expect(located(line, null)).toMatchObject({
        city: town,
        countryCode: country,
        postalCode,
      });
    });
  },
);

/** Street, code and city of countries in whose addresses the code is before the city. */
const withCodes = [
  ['DE', 'Musterweg 12a', '85354', 'Freising'],
  ['CH', 'Bahnhofstrasse 3', '8400', 'Winterthur'],
  ['FR', '8 place du Marché', '35500', 'Vitré'],
  ['ES', 'Carrer Major 7', '08500', 'Vic'],
  ['IT', 'Corso Garibaldi 14', '06034', 'Foligno'],
  ['BE', 'Kerkstraat 12', '9230', 'Wetteren'],
  ['NL', 'Kerkweg 14', '3901 EG', 'Veenendaal'],
  ['SE', 'Kungsgatan 9', '903 25', 'Umeå'],
  ['NO', 'Storgata 9', '9405', 'Harstad'],
  ['FI', 'Kauppakatu 5', '40100', 'Jyväskylä'],
  ['PL', 'ul. Kościelna 2', '43-300', 'Bielsko-Biała'],
  ['CZ', 'Masarykova 5', '602 00', 'Brno'],
  ['PT', 'Rua Direita 5', '4000-123', 'Porto'],
] as const;

it.each(withCodes)(
  'a code between a street and its city parts them without commas: %s, %s %s %s',
  (country, street, postalCode, town) => {
    expect(located(`${street} ${postalCode} ${town}`, country)).toMatchObject({
      city: town,
      postalCode,
    });
    const capitals = `${street} ${postalCode} ${town}`.toUpperCase();
    expect(cityOf(capitals, country)).toBe(town.toUpperCase());
  },
);

it.each([
  ['Rue Neuve 9 6791 Zanthy', 'Zanthy'],
  ['Rue Neuve 9, 6791, Zanthy', 'Zanthy'],
  ['Rue Neuve 9 6791 Zanthy Belgium', 'Zanthy'],
])('a code shows the city also if the gazetteer lacks it: %s', (address, town) =>
  expect(cityOf(address, 'BE')).toBe(town),
);

it('a number within a street is not a postal code', () => {
  expect(cityOf('Route 66 Km 1200 Norte', 'ES')).toBeNull();
});

it.each([
  ['BR', 'Av. do Mar 100, Recife, Pernambuco 51011-000', 'Recife'],
  ['BR', 'Av. do Mar 100, Recife, 51011-000, Pernambuco, Brazil', 'Recife'],
  ['MX', 'Calle 5 No. 3, Mérida, 97000, Yucatán, Mexico', 'Mérida'],
  ['AR', 'Los Ceibos 123, Rafaela, S2300, Santa Fe, Argentina', 'Rafaela'],
  ['IN', '12 MG Road, Pune MH 411001', 'Pune'],
  ['IN', '45 Park St Jaipur RJ 302001 India', 'Jaipur'],
])('a region beside the code is not the city: %s, %s', (country, address, town) =>
  expect(cityOf(address, country)).toBe(town),
);

it.each([
  ['SG', 'BLK 18 TECK LANE #01-97', 'Singapore'],
  ['SG', '438A Alexandra Road, Block A', 'Singapore'],
  ['MO', 'Rua de Pequim 5', 'Macau'],
  ['GI', '5 Main Street', 'Gibraltar'],
])('all addresses of a state that is one city are in it: %s, %s', (country, address, town) =>
  expect(cityOf(address, country)).toBe(town),
);

it.each([
  ['NP', 'Balaju, P.O. Box: 19, Ktm,', 'Kathmandu'],
  ['VN', '5 Trần Phú, Quận 1, TP.HCM', 'Hồ Chí Minh'],
  ['US', '5 Wall St, NYC', 'New York'],
  ['CO', 'Cra. 15 #93-60, Bogotá D.C.', 'Bogotá'],
  ['AZ', 'Nizami küç. 5, Bakı şəhəri', 'Bakı'],
  ['TN', '10 Avenue Habib Bourguiba, Tunis', 'Tunis'],
])('names of cities are understood in the forms of their country: %s, %s', (country, address, town) =>
  expect(cityOf(address, country)).toBe(town),
);

it.each([
  ['RU', 'г Москва, ул Лесная, д.5 (м.Аэропорт,Сокол)', 'Москва'],
  ['DE', 'Hauptstr. 5 (Eingang Hof, Köln), 10115 Berlin', 'Berlin'],
  ['UY', 'Av. del Mar 5 (Sup. Norte, Rivera), Montevideo', 'Montevideo'],
])('remarks in brackets do not name the city: %s, %s', (country, address, town) =>
  expect(cityOf(address, country)).toBe(town),
);

it.each([
  ['NZ', '72 Elm Street Zanthyville 3300, Waikato', 'Zanthyville'],
  ['NZ', 'Shop 1, Bay Centre 19 Oak Road Mount Zanthy 3116, Bay of Plenty', 'Mount Zanthy'],
  ['AU', '5 Birch Rd Zanthyburn 3999', 'Zanthyburn'],
  ['NZ', '215 Fir Road Northside Christchurch 8083, Canterbury', 'Christchurch'],
  ['CA', '48 Cedar Lake Crescent Halifax, NS', 'Halifax'],
  ['IN', 'Shop 5, Vashi Road Pune - 411001, Behind the Station', 'Pune'],
])(
  'a city between the type of a street and a code is read without commas: %s, %s',
  (country, address, town) => expect(cityOf(address, country)).toBe(town),
);

it.each([
  ['IN', 'Sector 15 Kharghar Navi Mumbai - 410210, Behind the Station'],
  ['DE', 'Dorfweg 5 Neu Hamburg'],
])('a city named after another is not the other: %s, %s', (country, address) =>
  expect(cityOf(address, country)).not.toBe(address.includes('Mumbai') ? 'Mumbai' : 'Hamburg'),
);
