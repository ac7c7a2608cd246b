import { describe, expect, it } from '@jest/globals';
import { placesNamed } from '../../../../../lib/gazetteer/gazetteer.ts';
import { mapColumns } from '../../columns/mapColumns.ts';
import { problemsOf, rowOf } from '../../fixtures/checkedRow.ts';
import { names, useLists } from '../../fixtures/lists.ts';
import { readFile } from '../../fixtures/readFile.ts';
import { readingsOf } from '../../fixtures/columnTable.ts';

const { files, read } = useLists();

const persons =
  'Anna Dupont,Marta Kowalska,Jan Novak,Rosa Prieto,Oksana Shevchenko,Linh Nguyen,Ana Pinto'.split(',');

describe('a list of contacts, each with a name, a company and a post', () => {
  it.each([
    ['name', 'Empresa', 'Cargo', 'Telefone'],
    ['Nome', 'Empresa', 'Função', 'Telefone'],
    ['Nombre', 'Empresa', 'Puesto', 'Teléfono'],
    ['Nom', 'Entreprise', 'Fonction', 'Téléphone'],
    ['Nome', 'Azienda', 'Ruolo', 'Telefono'],
    ['Name', 'Unternehmen', 'Funktion', 'Telefon'],
    ['Naam', 'Bedrijf', 'Functie', 'Telefoon'],
    ['Имя', 'Компания', 'Должность', 'Телефон'],
    ['Ad', 'Şirket', 'Görev', 'Telefon'],
    ['Nama', 'Perusahaan', 'Jabatan', 'Telepon'],
    ['Name', 'Company', 'Role', 'Phone'],
    ['الاسم', 'الشركة', 'الوظيفة', 'الهاتف'],
    ['姓名', '公司', '职位', '电话'],
  ])('is read by its companies: %s, %s, %s', (name, firm, post, phone) => {
    const readings = readingsOf({
      [name]: persons,
      [firm]: names.slice(0, 7),
      [post]: persons.map((_, i) => ['Owner', 'Clerk'][i % 2] ?? ''),
      [phone]: persons.map((_, i) => `+55 11 4002 892${i}`),
    });
    expect(readings).toEqual({ [name]: 'private', [firm]: 'name', [post]: 'private', [phone]: 'phone' });
  });

  it('is known without a post by email addresses in which the names are', () => {
    const readings = readingsOf({
      Nome: persons,
      Email: persons.map((name) => `${name.split(' ')[0]?.toLowerCase()}@example.com`),
      Empresa: names.slice(0, 7),
    });
    expect(readings).toEqual({ Nome: 'private', Email: 'private', Empresa: 'name' });
  });

  it('is one of places if names and companies are theirs', () => {
    const readings = readingsOf({
      Nome: names.slice(0, 7),
      Email: names.slice(0, 7).map((_, i) => `info@shop${i}.example`),
      Empresa: names.slice(0, 7).map((name) => `${name} Ltda`),
    });
    expect(readings).toMatchObject({ Nome: 'name', Email: 'email' });
  });
});

describe('words of headers', () => {
  const places = { name: names };

  it('in the plural name no street: a place has one', () => {
    const gates = names.map((_, i) => ['Main gate', 'North gate'][i % 2] ?? '');
    expect(readingsOf({ ...places, gates })).toMatchObject({ gates: null });
    expect(readingsOf({ ...places, regions: names.map(() => 'Bavaria') })).toMatchObject({
      regions: 'state',
    });
  });

  it.each([
    ['المحافظة', 'state'],
    ['المحافظه', 'state'],
    ['المدينه', 'city'],
    ['الموقع الالكتروني', 'website'],
    ['ايميل', 'email'],
    ['إيميل', 'email'],
    ['أوقات العمل', 'workingHours'],
    ['اوقات العمل', 'workingHours'],
  ])('may be in everyday Arabic spelling: %s', (header, field) => {
    expect(readingsOf({ ...places, [header]: names.map(() => '') })).toMatchObject({ [header]: field });
  });

  it('for ratings mean their number beside scores', () => {
    const score = names.map((_, i) => `4.${i}`);
    const ratings = names.map((_, i) => `${i * 731 + 4}`);
    expect(readingsOf({ ...places, score, ratings })).toMatchObject({
      score: 'rating',
      ratings: 'reviewCount',
    });
    expect(readingsOf({ ...places, ratings: score })).toMatchObject({ ratings: 'rating' });
  });
});

describe('values of pages of maps', () => {
  it('are prices as spans and as signs in one column', async () => {
    const rows = names.map((name, i) => [name, `4.${i}`, i % 3 === 0 ? '££' : `£${i}0–${i + 2}0`]);
    const [first, second] = await read([['OSrXXb', 'yi40Hd', 'rllt__details 2'], ...rows]);
    expect([first?.priceRange, second?.priceRange]).toEqual(['££', '£10–30']);
  });

  it('are sites only as a whole', () => {
    expect(rowOf({ website: 'newton.example/gov/parks/h…' }).website).toBeNull();
    expect(rowOf({ website: 'https://shop.example/a...' }).website).toBeNull();
    expect(rowOf({ website: 'shop.example' }).website).toBe('https://shop.example/');
  });
});

describe('a town of Egypt', () => {
  it.each(['القاهره', 'القاهرة', 'الاسكندريه', 'الاسكندرية', 'الجيزه'])(
    'is known in everyday spelling: %s',
    (town) => {
      expect(placesNamed(town).some(({ country }) => country === 'EG')).toBe(true);
    },
  );
});

describe('an address without commas', () => {
  it('ends in its town however long it is', () => {
    const address =
      'MASLAK MAH. BÜYÜKDERE CAD. ÇAMLICA PLAZA VE İŞ MERKEZİ B BLOK No:61 İç Kapı No:212 Sarıyer/İstanbul/Türkiye';
    expect(rowOf({ address })).toMatchObject({ city: 'İstanbul', countryCode: 'TR' });
  });
});

it.each(['.', '-', '--', '*', ' / '])('a name that consists of %j is missing', (name) => {
  expect(problemsOf({ name })).toMatchObject([{ code: 'NAME_MISSING' }]);
  expect(rowOf({ name: '?' }).name).toBe('?');
});

describe('names of customers', () => {
  it.each([
    'Customer Name',
    'Müşteri Adı',
    'Nombre del cliente',
    'Nome do Cliente',
    'Tên Khách Hàng',
    '客户名称',
  ])('are those of places: %s', (header) => {
    const kinds = names.map((name, i) => `${name} ${['Hotel', 'Bakery', 'Pharmacy'][i % 3]}`);
    expect(readingsOf({ [header]: kinds, Phone: names.map((_, i) => `+90 212 555 01 0${i}`) })).toMatchObject(
      {
        [header]: 'name',
      },
    );
  });

  it('are persons if they look like persons, and follow the names of companies', () => {
    const Company = names.slice(0, 7);
    expect(readingsOf({ 'Customer Name': persons, Company })).toMatchObject({
      'Customer Name': 'private',
      Company: 'name',
    });
    const clients = Company.map((name) => `${name} Holding 1`);
    const sheet = mapColumns(
      ['Client Name', 'Company'],
      clients.map((client, i) => [client, Company[i]]),
    );
    expect(sheet.mapped.find(({ field }) => field === 'name')?.header).toBe('Company');
  });
});

describe('an address', () => {
  it.each([
    ['32 Spring Street$*$ New York$*$ NY 10012', '32 Spring Street, New York, NY 10012'],
    ['12 Rue Neuve<br>75002 Paris', '12 Rue Neuve, 75002 Paris'],
    ['Calle Mayor 3 | 28013 Madrid', 'Calle Mayor 3, 28013 Madrid'],
    ['Hauptstr. 5;; 10115 Berlin', 'Hauptstr. 5, 10115 Berlin'],
    ['5 High St\\nLeeds LS1 4AP', '5 High St, Leeds LS1 4AP'],
    ['Shop #12, 4 Hill Rd', 'Shop #12, 4 Hill Rd'],
  ])('with the signs of a program between its lines: %s', (written, address) => {
    expect(rowOf({ address: written }).address).toBe(address);
  });

  it.each([
    ['Avenida Homero 433, Ciudad de México 11560 México', 'MX', 'Ciudad de México'],
    ['Main Street, New Rochelle NY UNITED STATES', 'US', 'New Rochelle'],
    ['Corso Italia 4, Milano 20122 Italia', 'IT', 'Milano'],
  ])('with its country after a code or a state: %s', (address, countryCode, city) => {
    expect(rowOf({ address })).toMatchObject({ countryCode, city });
  });
});

describe('the country of a place', () => {
  it.each([
    ['₹800 for two', 'IN'],
    ['£20–30', 'GB'],
    ['R$ 40-60', 'BR'],
    ['₺200–400', 'TR'],
    ['€20–30', null],
    ['$$', null],
    ['E£20', null],
  ])('is that of its prices if nothing else shows one: %s', (price, countryCode) => {
    expect(rowOf({ price }).countryCode).toBe(countryCode);
  });

  it('follows its position, whatever the currency of its prices', () => {
    expect(rowOf({ price: '£20–30', phone: '+353 1 679 1397' }).countryCode).toBe('IE');
    expect(rowOf({ price: '₹800', lat: '24.4539', lng: '54.3773' }).countryCode).toBe('AE');
  });
});

describe('kinds of places', () => {
  it.each([
    'Vino y cerveza, Servicio de mesa',
    'Apto para vegetarianos, Opciones veganas, Opciones sin gluten',
    'Vegetarian Friendly, Vegan Options',
    'Almoço, Jantar',
    'Déjeuner, Dîner',
    'Für Vegetarier geeignet, Vegane Speisen',
  ])('are none of what a restaurant offers: %s', (subtypes) => {
    expect(rowOf({ category: subtypes }).category).toBeNull();
    expect(rowOf({ subtypes: `${subtypes}, Pizza` }).category).toBe('Pizza');
  });

  it('are not the town that a column repeats', () => {
    expect(rowOf({ kategori: 'Surakarta', city: 'Surakarta' }).category).toBeNull();
    expect(rowOf({ kategori: 'Bakery', city: 'Surakarta' }).category).toBe('Bakery');
  });

  it('in a language that is not known are the first class of a page of a map', async () => {
    const kinds = names.map((_, i) => ['وكالة تأجير السيارات', 'تاجر سيارات مستعملة'][i % 2] ?? '');
    const rows = names.map((name, i) => [name, `4.${i}`, kinds[i] ?? '', `${i} Rue des Papillons`]);
    const [first] = await read([['qBF1Pd', 'MW4etd', 'W4Efsd', 'W4Efsd 2'], ...rows]);
    expect(first).toMatchObject({ category: kinds[0], address: '0 Rue des Papillons' });
  });
});

describe('columns of kinds and areas', () => {
  it('are lists of kinds under a word for kinds beside another', () => {
    const food_category = names.map(
      (_, i) => ['Italiana, Pizzería', 'Mexicana, Latina, Bar', 'Italiana, Bar'][i % 3] ?? '',
    );
    expect(readingsOf({ name: names, food_category })).toMatchObject({ food_category: 'subtypes' });
  });

  it('are addresses if quarters go before their towns', () => {
    const Area = names.map((_, i) => ['Vesu, Surat', 'Piplod, Surat', 'Adajan, Surat'][i % 3] ?? '');
    expect(readingsOf({ Name: names, Area })).toMatchObject({ Area: 'address' });
    expect(
      readingsOf({ Name: names, Area: names.map(() => 'Serving Boston and the Surrounding Area') }),
    ).toMatchObject({
      Area: 'servedArea',
    });
  });

  it('are empty if they are the NA of statistics', () => {
    expect(rowOf({ description: 'NA', category: 'NA', address: 'NA' })).toMatchObject({
      ...{ description: null, category: null, address: null },
    });
    expect(rowOf({ country: 'NA' }).countryCode).toBe('NA');
  });
});

describe('other columns', () => {
  it('are summaries and scores of reviews by their names', () => {
    const readings = readingsOf({
      name: names,
      summary: names.map((name) => `${name} serves what is in season.`),
      review_score: names.map((_, i) => `${(i % 5) + 1}.0`),
    });
    expect(readings).toMatchObject({ summary: 'description', review_score: 'rating' });
  });

  it('of contacts may hold numbers without their zero, and 0 for none', () => {
    const restoContact = names.map((_, i) => (i % 4 === 0 ? '0' : `8525426790${i}`));
    expect(readingsOf({ restoName: names, restoContact })).toMatchObject({ restoContact: 'phone' });
    const ids = names.map((_, i) => `10000000${i}`);
    expect(readingsOf({ restoName: names, restoContact: ids })).not.toMatchObject({ restoContact: 'phone' });
  });

  it.each([
    'https://maps.gstatic.com/tactile/pane/result-no-thumbnail-2x.png',
    'https://ssl.gstatic.com/local/servicebusiness/default_user.png',
    'https://cdn.example/img/no_image.jpg?v=2',
    'https://cdn.example/placeholder.svg',
  ])('of pictures may say that there is none: %s', (photo) => {
    expect(rowOf({ photo }).photoUrl).toBeNull();
  });
});

describe('a table of text under the name of a workbook', () => {
  it('is read as one', async () => {
    const data = `,Name,Area\r\n${names.map((name, i) => `${i},${name},Vesu`).join('\r\n')}`;
    const { rows } = await readFile(files, { name: 'list.xls', data });
    expect(rows.map(({ name }) => name)).toEqual(names);
  });
});
