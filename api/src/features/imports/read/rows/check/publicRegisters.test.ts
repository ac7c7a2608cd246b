import { describe, expect, it } from '@jest/globals';
import { readingsOf, rowsOfTable, type ColumnTable } from '../../fixtures/columnTable.ts';
import { rowOf } from '../../fixtures/checkedRow.ts';
import { names, useLists } from '../../fixtures/lists.ts';

const { read, readColumns } = useLists();
const rowsBy = (table: ColumnTable) => [Object.keys(table), ...rowsOfTable(table)];
const by = (value: (i: number) => string) => names.map((_, i) => value(i));
const of = (words: readonly string[]) => by((i) => words[i % words.length] ?? '');

describe('names of institutions beside their heads', () => {
  const mails = by((i) => `${(names[i] ?? '').split(' ')[0]?.toLowerCase()}${i}@example.com`);
  it.each([
    ['School Name', 'Principal Name'],
    ['Hospital Name', 'Director Name'],
    ["Nom de l'école", 'Directeur'],
    ['Nombre del museo', 'Responsable'],
    ['Okul Adı', 'Yetkili Kişi'],
  ])('are read, also if their mail begins like them: %s', (institution, head) => {
    const persons = of(['Ravi Sharma', 'Anita Rao', 'Maria Lopez', 'Thomas Baker']);
    const read = readingsOf({
      [institution]: names,
      [head]: persons,
      Mail: mails,
    });
    expect(read).toMatchObject({ [institution]: 'name', [head]: 'private' });
  });
});

describe("'NA'", () => {
  const table = (countries: string[], phones: string[], sites: string[]) => [
    ['name', 'addr.city', 'addr.country', 'phone', 'website'],
    ...names.map((name, i) => [
      ...[name, 'Kassel', countries[i % countries.length] ?? '', phones[i % phones.length] ?? ''],
      sites[i % sites.length] ?? '',
    ]),
  ];
  const sites = ['NA', 'https://example.com/1', 'NA'];

  it('is a missing value where statistical programs write it, also in the column of countries', async () => {
    const rows = await read(table(['DE', 'NA'], ['+49 561 5746115', 'NA'], sites));
    expect(rows.map(({ countryCode }) => countryCode)).not.toContain('NA');
  });

  it('is none of the values that say what a column holds', () => {
    const sparse = (value: string) => by((i) => (i === 4 ? value : 'NA'));
    const read = readingsOf({
      name: names,
      'contact.phone': sparse('+49 561 5746115'),
      'contact.email': sparse('info@example.com'),
      opening_hours: sparse('Mo-Sa 08:00-20:00'),
    });
    expect(read).toMatchObject({ 'contact.phone': 'phone', 'contact.email': 'email' });
  });

  it('is no name', async () => {
    const rows = await read(
      rowsBy({
        name: by((i) => (i % 3 ? (names[i] ?? '') : 'NA')),
        site: of(sites),
        price: of(['NA', '$12']),
      }),
    );
    expect(rows.map(({ name }) => name)).not.toContain('NA');
  });

  it('is Namibia in a list without missing values', async () => {
    const rows = await read(table(['DE', 'NA'], ['+49 561 5746115'], ['https://example.com/1']));
    expect(new Set(rows.map(({ countryCode }) => countryCode))).toEqual(new Set(['DE', 'NA']));
  });
});

describe('parts of an address in registers', () => {
  it.each([
    ['town_city', of(['Hamilton', 'Rotorua', 'Napier']), 'city'],
    ['City/Town', of(['Hamilton', 'Rotorua', 'Napier']), 'city'],
    ['province_state', of(['Ontario', 'Quebec']), 'state'],
    ['Kommune', of(['Aalborg', 'Esbjerg', 'Viborg']), 'city'],
    ['department', of(['Atlántida', 'Cortés', 'Yoro']), 'state'],
  ])('have headers of two words or another language: %s', (header, values, field) => {
    expect(readingsOf({ Name: names, [header]: values })).toMatchObject({
      Name: 'name',
      [header]: field,
    });
  });

  it('are read where addresses end with the town behind a suburb', () => {
    const towns = of(['Hamilton', 'Rotorua', 'Whangarei', 'Napier']);
    const read = readingsOf({
      service_name: names,
      service_address: by((i) => `${i + 1} Kiripaka ${i % 2 ? 'Road' : 'Street'}, Tikipunga ${towns[i]}`),
      town_city: towns,
    });
    expect(read['town_city']).toBe('city');
  });

  it('are read of a printed list of lines', async () => {
    const rows = await read(
      rowsBy({
        name: names,
        addressLine: by((i) => `['Av. Lopez #${i + 1} L3', 'Centro']`),
        city: of(['León']),
      }),
    );
    expect(rows[0]?.address).toBe('Av. Lopez #1 L3, Centro');
  });

  it('are no options that say where in general, beside streets', () => {
    const read = readingsOf({
      MarketName: names,
      street: by((i) => `${i + 1} Main Street`),
      Location: of(['Other', 'Private parking lot']),
    });
    expect(read).toMatchObject({ street: 'street', Location: null });
  });
});

describe('kinds', () => {
  it('are read of lists as programs print them', () => {
    const kinds = of([
      "['Casual Dining', 'Japanese']",
      "['Casual Dining', 'Indonesian']",
      "['Fine Dining', 'Indonesian']",
      "['Casual Dining', 'Western']",
    ]);
    expect(readingsOf({ 'Restaurant Name': names, 'Restaurant Type': kinds })).toMatchObject({
      'Restaurant Type': 'subtypes',
    });
  });

  it('are not asked about if their header names the kind', async () => {
    const table = { name: names, 'Library Type': of(['Other', 'Public', 'Tertiary', 'Special']) };
    expect(await readColumns(rowsBy(table))).toMatchObject({ 'Library Type': 'category' });
  });

  it('are those of a header that names one, over words that are none', async () => {
    const rows = await read(rowsBy({ name: names, school_type: of(['COMÚN', 'PROHECO', 'COMÚN']) }));
    expect(rows[0]?.category).toBe('School');
  });

  it.each([
    ['type', ['P', 'PP']],
    ['Category', ['A1', 'B2', 'C']],
  ])('are not codes of one or two letters: %s', (header, codes) => {
    expect(readingsOf({ name: names, [header]: of(codes) })[header]).toBeNull();
  });
});

it('degrees with grouped digits do not make other headers uncertain', () => {
  const read = readingsOf({
    'Restaurant Name': names,
    'Restaurant Type': of(['Bakery', 'Café', 'Restaurant']),
    Price: of(['Rp500.000', 'Rp150.000']),
    Latitude: by((i) => `-62.081.643.57${i % 10}`),
    Longitude: by((i) => `106.828.454.28${i % 10}`),
  });
  expect(read).toMatchObject({
    'Restaurant Type': 'type',
    Price: 'priceRange',
    Latitude: null,
  });
});

it('pictures that only load with the key of a program are not stored', () => {
  const photo =
    'https://maps.googleapis.com/maps/api/place/photo?maxwidth=400&photoreference=AXQ&key=AIzaSyAq';
  expect(rowOf({ photo_url: photo }).photoUrl).toBeNull();
});

describe('signs around values', () => {
  it('a comma behind a degree is removed', () => {
    expect(rowOf({ latitude: '42.62389,', longitude: '-6.494329' })).toMatchObject({ latitude: 42.62389 });
  });

  it.each([
    '7 (495) 974-72-20 7 (495) 662-16-95',
    '020 7946 0018 020 7946 0019',
    '93 123 45 67 93 123 45 68',
    '555-1234 555-6789',
  ])('two phones with a blank between them are two: %s', (phone) => {
    const row = rowOf({ phone });
    expect([row.phone, ...(row.otherPhones ?? [])].join(' ')).toBe(phone);
    expect(row.otherPhones).toHaveLength(1);
  });

  it.each(['06 12 34 56 78', '+45 12 34 56 78', '1234 5678', '+1 212 555 0199', '11 2233 4455'])(
    'one phone stays one: %s',
    (phone) => {
      expect(rowOf({ phone })).toMatchObject({ phone, otherPhones: null });
    },
  );

  it.each(['1824.9 miles', '82.5 mi', '3,2 km'])('a distance is no phone: %s', (phone) => {
    expect(rowOf({ phone }).phone).toBeNull();
  });

  it('the first of two sites with a blank between them is read', () => {
    expect(rowOf({ website: 'www.gates.example www.shutters.example' }).website).toMatch(/gates\.example/);
  });

  it('the first of several phones between dashes is read, and the others as further ones', () => {
    const row = rowOf({
      phone: '04 93 94 06 06 - 04 92 18 24 42 - 04 92 18 24 43',
      country: 'FR',
    });
    expect(row.phone).toBe('04 93 94 06 06');
    expect(row.otherPhones).toHaveLength(2);
  });
});

describe('towns', () => {
  it.each([
    ['제주특별자치도 서귀포시 대정읍 서림중앙로 53', 'KR', '서귀포'],
    ['강원특별자치도 삼척시 근덕면 삼척로 1', 'KR', '삼척'],
    ['930 Dwight Way #10a Berkeley, California, United States', 'US', 'Berkeley'],
    ['12 Main Street, Burlington, Vermont', 'US', 'Burlington'],
    ['Av. Luis Viana Filho 8544 Paralela Salvador - BA 41730-101', 'BR', 'Salvador'],
    ['R. do Gato Arisco 145 - Itapua Salvador - BA 41620-320 Brazil', 'BR', 'Salvador'],
    ['12 Main Street, Springfield, IL 62704 USA', 'US', 'Springfield'],
    ['55 King St, Toronto, ON M5V 2T6 Canada', 'CA', 'Toronto'],
    ['1 George Street, Sydney, NSW 2000 Australia', 'AU', 'Sydney'],
    ['27 Pett Street, Alawa, 0810, NT', 'AU', 'Alawa'],
    ['Rua dos Quintais, 7200 - 012 Alandroal', 'PT', 'Alandroal'],
    ['Rua das Flores 10 - Centro Nova Friburgo - RJ 28610-000', 'BR', 'Nova Friburgo'],
  ])('are read of %s', (address, country, city) => {
    expect(rowOf({ address, country }).city).toBe(city);
  });

  it.each([
    ['SM Megamall, Ortigas, Mandaluyong City', 'Mandaluyong City'],
    ['Bandra West, Mumbai', 'Mumbai'],
  ])('are read without their quarters of %s', (written, city) => {
    expect(rowOf({ city: written }).city).toBe(city);
  });

  it('are no pieces of remarks in brackets', () => {
    expect(rowOf({ address: 'Owale, Thane West (Near Mumbai)', country: 'IN' }).city ?? '').not.toContain(
      ')',
    );
  });
});

describe('columns beside each other', () => {
  it('a searched town gives way to the towns of glued addresses, and so does a quarter beside it', () => {
    const towns = of(['HAYWARD, CA 94544', 'HOUSTON, TX 77083', 'MIAMI, FL 33166', 'SAN ANTONIO, TX 78201']);
    const read = readingsOf({
      'DEALER NAME': names,
      LOCATION: by((i) => `${i + 1}00 MISSION BLVD ${towns[i]}`),
      CITY: of(['San Francisco, CA']),
      Locality: of(['Mission', 'Alief', 'Doral', 'Deco District']),
    });
    expect(read).toMatchObject({ CITY: null, Locality: null });
  });

  it('words of ratings give way to the ratings', () => {
    const read = readingsOf({
      Name: names,
      'Aggregate rating': of(['4.8', '4.5', '3.9']),
      'Rating text': of(['Excellent', 'Excellent', 'Good']),
      Votes: of(['314', '591', '372']),
    });
    expect(read).toMatchObject({ 'Aggregate rating': 'rating', 'Rating text': null });
  });

  it('statuses under a word for states are statuses, and provinces no towns', () => {
    const read = readingsOf({
      Nombre: names,
      Dirección: by((i) => `Calle ${i + 1}, 43202 Reus, Tarragona, Spain`),
      Estado: of(['OPERATIONAL']),
      Provincia: of(['Tarragona', 'Barcelona', 'Girona', 'Lleida']),
      Región: of(['Cataluña']),
    });
    expect(read).toMatchObject({ Estado: 'liveStatus', Provincia: 'state' });
  });
});

describe('values in unusual forms', () => {
  it('postal codes with blanks around their dash before a town are read', () => {
    const row = rowOf({ postal: '7200 - 012 Alandroal', country: 'PT' });
    expect(row).toMatchObject({ postalCode: '7200-012', city: 'Alandroal' });
  });

  it('degrees without a zero before the point are read', () => {
    expect(rowOf({ latitude: '44.6272100', longitude: '.4647950' })).toMatchObject({ longitude: 0.464795 });
  });

  it('days behind the words for hours of work are opening hours, also in brackets', async () => {
    const rows = await read(
      rowsBy({
        Name: names,
        'Hours_of_work_(Sun.)': of(['вихідний']),
        'Hours_of_work_(Mon.)': of(['10:00-18:00']),
        hours_of_work_tuesday: of(['10:00-18:00']),
      }),
    );
    expect(rows[0]?.workingHours).toMatchObject({
      Sunday: 'Closed',
      Monday: '10 AM-6 PM',
      Tuesday: '10 AM-6 PM',
    });
  });

  it('days in Chinese as Taiwan writes them are opening hours', async () => {
    const days = '一二三四五六日';
    const rows = await read(
      rowsBy({
        店名: names,
        地址: by((i) => `台北市大安區仁愛路四段${i + 1}號`),
        ...Object.fromEntries([...days].map((day) => [`週${day}`, of(['10:00 - 19:00', '未營業'])])),
      }),
    );
    expect(rows[0]?.workingHours).toMatchObject({ Monday: '10 AM-7 PM', Sunday: '10 AM-7 PM' });
    expect(rows[1]?.workingHours).toMatchObject({ Monday: 'Closed' });
  });
});

describe('the operator is asked about', () => {
  it.each([
    [
      'pages that a search found',
      {
        title: by((i) => `${i + 5} Cafés to Visit in Detroit`),
        link: by((i) => `https://site${i}.example/cafes`),
        snippet: by((i) => `Our guide to ${i} cafés`),
      },
    ],
    [
      'posts of a network',
      {
        postUrl: by((i) => `https://network.example/posts/${i}`),
        postContent: by((i) => `We opened ${i} days ago`),
        name: names,
        website: by((i) => `https://site${i}.example`),
      },
    ],
  ])('%s', async (_title, table) => {
    expect(Object.values(await readColumns(rowsBy(table)))).toContain('asked');
  });
});
