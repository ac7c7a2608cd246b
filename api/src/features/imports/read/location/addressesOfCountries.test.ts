import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { findCity } from './findCity.ts';
import { inferCountry } from './inferCountry.ts';
import { examples } from '../../../../../../domain/testing/examples.ts';

/** Country, form of an address, form of a code (# is a digit, 1 one that is not zero, @ a letter), towns. */
const countries: readonly [country: string, form: string, code: string, towns: string][] = [
  ['US', '{n} Main St, {town}, {code}', 'CA 9####', 'Santa Rosa|Los Angeles|San Diego|Fresno'],
  ['US', '{n} N Oak Ave Suite 5, {town}, {code}', 'NJ 07###', 'Newark|Clifton|Paterson|Montclair'],
  ['CA', '{n} King St W, {town}, {code}', 'ON M5V 1A1', 'Toronto|Ottawa|Hamilton|Mississauga'],
  ['GB', '{n} High St, {town} {code}', 'DY8 1XX', 'Stourbridge|Bristol|Leeds|Wolverhampton'],
  ['GB', '{n} High St, {town}, West Midlands {code}', 'WV1 1AA', 'Wolverhampton|Dudley|Walsall'],
  ['IE', '{n} Main Street, {town}, {code}', 'T12 X8PR', 'Cork|Galway|Limerick|Waterford'],
  ['DE', 'Hauptstraße {n}, {code} {town}', '1####', 'Berlin|München|Köln|Leipzig|Stuttgart'],
  ['AT', 'Mariahilfer Straße {n}, {code} {town}', '10##', 'Wien|Graz|Linz|Salzburg|Innsbruck'],
  ['CH', 'Bahnhofstrasse {n}, {code} {town}', '80##', 'Zürich|Bern|Basel|Luzern|Winterthur'],
  ['FR', '{n} Rue de la République, {code} {town}', '75###', 'Paris|Lyon|Marseille|Toulouse|Nantes'],
  ['BE', 'Kerkstraat {n}, {code} {town}', '20##', 'Antwerpen|Gent|Brugge|Leuven|Mechelen'],
  ['NL', 'Keizersgracht {n}, {code} {town}', '1012 AB', 'Amsterdam|Rotterdam|Utrecht|Eindhoven'],
  ['ES', 'Calle Mayor {n}, {code} {town}', '28###', 'Madrid|Barcelona|Sevilla|Zaragoza'],
  ['ES', 'Av. de la Constitución {n}, {code} {town}, {town}', '41###', 'Sevilla|Valencia|Málaga'],
  ['PT', 'Rua Augusta {n}, {code} {town}', '1100-053', 'Lisboa|Porto|Braga|Coimbra'],
  ['IT', 'Via Roma {n}, {code} {town} RM', '00###', 'Roma|Milano|Napoli|Torino|Firenze'],
  ['PL', 'ul. Długa {n}, {code} {town}', '00-238', 'Warszawa|Kraków|Wrocław|Poznań'],
  ['CZ', 'Vodičkova {n}, {code} {town}', '110 00', 'Praha|Brno|Ostrava|Plzeň'],
  ['HU', '{town}, Váci utca {n}, {code}', '10##', 'Budapest|Debrecen|Szeged|Pécs'],
  ['RO', 'Strada Lipscani {n}, {town} {code}', '030###', 'București|Cluj-Napoca|Timișoara|Iași'],
  ['BG', 'ул. Граф Игнатиев {n}, {code} {town}', '1000', 'София|Пловдив|Варна|Бургас'],
  ['RS', 'Knez Mihailova {n}, {town} {code}', '11###', 'Beograd|Novi Sad|Niš|Kragujevac'],
  ['HR', 'Ilica {n}, {code}, {town}', '10###', 'Zagreb|Split|Rijeka|Osijek'],
  ['GR', 'Ερμού {n}, {town} {code}', '105 63', 'Αθήνα|Θεσσαλονίκη|Πάτρα'],
  ['SE', 'Drottninggatan {n}, {code} {town}', '111 51', 'Stockholm|Göteborg|Malmö|Uppsala'],
  ['NO', 'Storgata {n}, {code} {town}', '01##', 'Oslo|Bergen|Trondheim|Stavanger'],
  ['DK', 'Vestergade {n}, {code} {town}', '14##', 'København|Aarhus|Odense|Aalborg'],
  ['FI', 'Mannerheimintie {n}, {code} {town}', '00100', 'Helsinki|Tampere|Turku|Oulu'],
  ['TR', 'Caferağa, Moda Cd. No:{n}, {code} Merkez/{town}', '34###', 'İstanbul|Ankara|İzmir|Bursa'],
  ['TR', 'Moda Cad. No: {n} {town}', '', 'İSTANBUL|ANKARA|İZMİR|ANTALYA'],
  ['UA', 'вулиця Хрещатик {n}, {town}, {code}', '01001', 'Київ|Львів|Одеса|Харків'],
  ['RU', 'ул. Ленина, {n}, {town}, Россия, {code}', '101000', 'Москва|Санкт-Петербург|Казань|Новосибирск'],
  ['IN', 'No. {n}, Gandhi Rd, {town}, {code}', 'Tamil Nadu 6000##', 'Chennai|Madurai|Coimbatore'],
  ['IN', '{n}, MG Road, {town}, {code}', 'Maharashtra 4000##', 'Mumbai|Pune|Nagpur'],
  ['TH', '{n} Sukhumvit Rd, Khlong Toei, {town} {code}', '10110', 'Bangkok|Chiang Mai|Phuket'],
  ['TH', '{n} ถนนสุขุมวิท {town} {code}', '10110', 'กรุงเทพมหานคร|เชียงใหม่'],
  ['VN', '{n} Lê Lợi, Phường Bến Nghé, Quận 1, {town}, Việt Nam', '', 'Hà Nội|Đà Nẵng'],
  ['VN', '{n} Lê Lợi, Quận 1, Thành phố {town}, Việt Nam', '', 'Hồ Chí Minh|Huế'],
  ['VN', '{n} Nguyễn Tất Thành, Thành phố {town}, Phú Thọ, Việt Nam', '', 'Việt Trì'],
  ['VN', '{n} Phạm Văn Thuận, {town}, Đồng Nai, Vietnam', '', 'Biên Hòa'],
  ['DO', 'Calle Duarte {n}, {town} {code}, Dominican Republic', '51000', 'Nagua|Santiago de los Caballeros'],
  ['LK', 'No. {n} Galle Rd, {town} {code}, Sri Lanka', '00300', 'Colombo|Kandy|Negombo'],
  ['IN', '{n}, MG Road, Sector 14, {town}, Haryana {code}', '122001', 'Gurugram'],
  ['ZA', '{n} Main Rd, Walmer, {town}, {code}, South Africa', '6070', 'Gqeberha'],
  ['AU', '{n} Moorabool St, {town}, {code}', 'VIC 3220', 'Geelong'],
  ['JP', '1-{n} Jinnan, Shibuya City, {town} {code}, Japan', '150-0041', 'Tokyo|Osaka|Sapporo'],
  ['JP', '〒{code} 大阪府{town}市北区梅田{n}', '530-0001', '大阪'],
  ['CN', '{town}市朝阳区建国路{n}号', '', '北京|上海|广州|深圳'],
  ['KR', '{town}특별시 강남구 테헤란로 {n}', '', '서울'],
  ['KR', '{town}광역시 해운대구 해운대로 {n}', '', '부산|인천|대구'],
  ['BR', 'Av. Paulista, {n} - Bela Vista, {town} - SP, {code}', '01310-100', 'São Paulo|Campinas|Santos'],
  ['MX', 'Calle Hidalgo {n}, Col. Centro, {code} {town}, Jal.', '44###', 'Guadalajara|Zapopan'],
  ['AU', '{n} George St, {town} {code}', 'NSW 2###', 'Sydney|Newcastle|Wollongong'],
  ['NZ', '{n} Queen Street, {town} 1010, New Zealand', '', 'Auckland|Wellington|Christchurch'],
  ['SA', 'King Fahd Rd {n}, Al Olaya, {town} {code}, Saudi Arabia', '1####', 'Riyadh|Jeddah|Dammam'],
  // The country twice, as map services write it.
  [
    'SA',
    'Al Balad District {n} King Fahd Rd {town} Saudi Arabia {code} Saudi Arabia',
    '1####',
    'Riyadh|Jeddah|Dammam',
  ],
  ['SA', 'King Fahd Rd {n}, Al Olaya, {town} Saudi Arabia {code}, Saudi Arabia', '1####', 'Riyadh|Jeddah'],
  ['MX', 'Av. Reforma {n}, Centro, {town} México {code} México', '1####', 'Guadalajara|Monterrey'],
  ['MY', 'Jalan Ampang {n}, {town} Malaysia {code} Malaysia', '5####', 'Kuala Lumpur|Ipoh|Kuching'],
  ['SG', '{n} Orchard Road {town} {code} Singapore', '2#####', 'Singapore'],
  ['SA', 'شارع الملك فهد، {town} {code}، المملكة العربية السعودية', '1####', 'الرياض|جدة'],
  ['AE', 'Shop {n} - Al Barsha - {town} - United Arab Emirates', '', 'Dubai|Sharjah|Abu Dhabi'],
  ['EG', '{n} Tahrir Square, {town}, Egypt', '', 'Cairo|Alexandria|Giza'],
  ['ZA', '{n} Long St, {town}, {code}, South Africa', '80##', 'Cape Town|Durban|Pretoria'],
  [
    'PH',
    '{n} Ayala Avenue, {town}, {code} Metro Manila, Philippines',
    '12##',
    'Makati City|Quezon City|Manila',
  ],
  ['ID', 'Jl. Sudirman No.{n}, {town}, Jawa Barat {code}', '40###', 'Bandung|Bogor|Bekasi'],
  ['MY', '{n}, Jalan Ampang, {code} {town}, Malaysia', '50450', 'Kuala Lumpur|Ipoh|Johor Bahru'],
  ['AR', 'Av. Corrientes {n}, {town}, Argentina', '', 'Buenos Aires|Córdoba|Rosario'],
  ['CO', 'Cra. 7 #{n}-20, {town}, Colombia', '', 'Bogotá|Medellín|Cali'],
  ['IL', 'רחוב דיזנגוף {n}, {town}', '', 'תל אביב|ירושלים|חיפה'],
  ['GE', 'რუსთაველის გამზ. {n}, {town}', '', 'თბილისი|ბათუმი'],
];

const addresses = fc.constantFrom(...countries).chain(([country, form, code, towns]) =>
  fc.record({
    country: fc.constant(country),
    form: fc.constant(form),
    town: fc.constantFrom(...towns.split('|')),
    house: fc.integer({ min: 1, max: 199 }),
    digits: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 8, maxLength: 8 }),
    code: fc.constant(code),
  }),
);

function written({
  form,
  town,
  house,
  digits,
  code,
}: {
  form: string;
  town: string;
  house: number;
  digits: number[];
  code: string;
}) {
  let next = 0;
  const whole = code.replace(/#/g, () => String(digits[next++]));
  return form.replaceAll('{town}', town).replace('{n}', String(house)).replace('{code}', whole);
}

const unknown = { city: null, state: null, postalCode: null, phone: null, countryByPosition: null };

describe('the place of an address', () => {
  it('is found in the postal formats of forty countries, without wrong answers', () => {
    fc.assert(
      fc.property(addresses, (made) => {
        const address = written(made);
        const country = inferCountry({ ...unknown, address })?.code ?? null;
        const { city } = findCity(address, made.country, null);
        expect([address, country, city]).toEqual([address, made.country, made.town]);
      }),
      { numRuns: examples(1500) },
    );
  });
});

describe('the town at the end of an address', () => {
  it.each([
    ['AE', 'Villa 611 Jumeirah Beach Road - Dubai', 'Dubai'],
    ['AE', 'Tower 3 - Abu Dhabi', 'Abu Dhabi'],
    ['BE', 'Place Jourdan, 49 1040 Etterbeek', 'Etterbeek'],
    ['ES', 'Calle Mayor, 12 28001 Madrid', 'Madrid'],
    ['LU', 'Avenue de la Gare, 3 1611 Luxembourg', 'Luxembourg'],
  ])(
    'is read also if it stands for its country, or after the number of a house: %s, %s',
    (country, address, city) => {
      expect(findCity(address, country, null).city).toBe(city);
    },
  );
});

describe('the country of an address', () => {
  it.each([
    ['BLK 347 NOWHERE AVENUE 3 #01-2126', '64521234', 'SG'],
    ['180 DEPOT ROAD #01-07 THE INTERLACE', '62786565', 'SG'],
    ['10 NOWHERE ROAD 8 #B1-02', '+65 6848 8018', 'SG'],
    ['8000 E Nowhere Ave #1050', '720-588-9222', null],
    ['Blk 12 Lot 3 #12-04', null, null],
  ])('follows from blocks and the floors of units: %s, %s', (address, phone, country) =>
    expect(inferCountry({ ...unknown, address, phone })?.code ?? null).toBe(country),
  );
});
