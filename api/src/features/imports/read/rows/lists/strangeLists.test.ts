import { describe, expect, it } from '@jest/globals';
import { rowOf } from '../../fixtures/checkedRow.ts';
import { makeCsv } from '../../fixtures/makeCsv.ts';
import { readFile } from '../../fixtures/readFile.ts';
import { names, useLists } from '../../fixtures/lists.ts';

const { files, read } = useLists();

describe('links to a map', () => {
  const mapLink = (name: string, i: number) =>
    `https://www.google.com/maps/place/${name.replaceAll(' ', '+')}/data=!4m7!3d40.7${i}1!4d29.9${i}2`;
  const header = ['Name', 'Address', 'Google Maps Link'];
  const rowsOf = (linked: (i: number) => string) =>
    names.map((name, i) => [name, `Liman Cd. No:${i}, 41090 Başiskele/Kocaeli`, mapLink(linked(i), i)]);

  it('that name other places than their rows are left out, with the positions in them', async () => {
    const rows = await read([header, ...rowsOf((i) => names[(i + 3) % names.length] ?? '')]);
    expect(rows[0]).toMatchObject({ name: 'Mira Kiosk', locationLink: null, latitude: null });
  });

  it('stay where the names are those of the rows, or in another script', async () => {
    const [own] = await read([header, ...rowsOf((i) => `${names[i]} Restaurant`)]);
    expect(own).toMatchObject({ locationLink: mapLink('Mira Kiosk Restaurant', 0), latitude: 40.701 });
    const [foreign] = await read([header, ...rowsOf((i) => `Кафе ${i}`)]);
    expect(foreign?.latitude).toBe(40.701);
  });

  it.each([
    'https://share.google/UEIH2q6dcTy0',
    'https://g.co/kgs/YkPWtTg',
    'https://maps.app.goo.gl/Y8JYpPFGDZeAt8Q96',
  ])('may be short: %s', (link) => {
    expect(rowOf({ link })).toMatchObject({ locationLink: link, website: null });
    expect(rowOf({ الرابط: link }).locationLink).toBe(link);
  });
});

describe('pages of WhatsApp among phones', () => {
  it.each(['https://wa.me/60162631160', 'https://api.whatsapp.com/send?phone=60162631160&text=Hi'])(
    'are shown as numbers: %s',
    (phone) => {
      expect(rowOf({ phone })).toMatchObject({ phone: '+60162631160', phoneNormalised: '+60162631160' });
    },
  );
});

describe('a phone with its country in brackets', () => {
  it('says in which country the place is', () => {
    const address = 'Фаталиева Мухтара 4089, Сабунчинский район';
    expect(rowOf({ address, phone: '(+99412) 428-12-83' }).countryCode).toBe('AZ');
  });
});

describe('a quarter before its town in a column of cities', () => {
  it.each([
    ['Bandra West,Mumbai', 'Mumbai'],
    ['Kadıköy, İstanbul', 'İstanbul'],
  ])('is left out: %s', (city, read) => {
    expect(rowOf({ city }).city).toBe(read);
  });
});

describe('a town before its region in a column of cities', () => {
  it.each([
    ['Albany, New York', 'Albany', 'New York'],
    ['Cambridge, Ontario', 'Cambridge', 'Ontario'],
    ['Chirala, Andhra Pradesh', 'Chirala', 'Andhra Pradesh'],
  ])('is read without it: %s', (city, town, state) => {
    expect(rowOf({ city })).toMatchObject({ city: town, state });
  });
});

describe('the position in an answer of a places interface', () => {
  it('is read', () => {
    const geometry =
      "{'location': {'lat': 38.71, 'lng': -9.14}, 'viewport': {'northeast': {'lat': 1, 'lng': 2}}}";
    expect(rowOf({ geometry })).toMatchObject({ latitude: 38.71, longitude: -9.14 });
  });
});

describe('addresses under the header of descriptions', () => {
  it('are read as such where no other column has them', async () => {
    const rows = await read([
      ['nome', 'latitude', 'longitude', 'descricao', 'telefone'],
      ...names.map((name, i) => [
        ...[
          name,
          `-23.6${i}71`,
          `-46.6${i}74`,
          `Rua Florêncio de Abreu, ${i}56 - Centro, Santos - SP, 11070-10${i}`,
        ],
        `(11) 5584-006${i}`,
      ]),
    ]);
    expect(rows[1]).toMatchObject({
      ...{ description: null, city: 'Santos', postalCode: '11070-101' },
      address: 'Rua Florêncio de Abreu, 156 - Centro, Santos - SP, 11070-101',
    });
  });
});

describe('shares of patients', () => {
  it('are no addresses', async () => {
    const rows = await read([
      ['', 'name', 'city', 'Fee', 'Review'],
      ...names.map((name, i) => [
        `${i}`,
        name,
        'Mumbai',
        `₹${i}00 at clinic`,
        `9${i}% ${i + 3} Patient Stories`,
      ]),
    ]);
    expect(rows[0]).toMatchObject({ address: null, city: 'Mumbai' });
  });
});

describe('several columns of regions', () => {
  it('leave the one that holds regions, not parts of towns or numbers', async () => {
    const governorates = ['Baghdad', 'Babylon', 'Basra', 'Erbil', 'Najaf'];
    const rows = await read([
      ['Provider Name', 'Address', 'Region', 'Governorate'],
      ...names.map((name, i) => [
        name,
        `Hospital street ${i}`,
        `Al-Harthiya ${i}`,
        governorates[i % 5] ?? '',
      ]),
    ]);
    expect(rows[0]?.state).toBe('Baghdad');
    const chilean = await read([
      ['Region', 'Region Nombre', 'Comuna', 'Local', 'Direccion'],
      ...names.map((name, i) => [
        ['III', 'IV'][i % 2] ?? '',
        ['ATACAMA', 'COQUIMBO'][i % 2] ?? '',
        'COPIAPO',
        name,
        `OHIGGINS N°${i}`,
      ]),
    ]);
    expect(chilean[0]).toMatchObject({ state: 'ATACAMA', name: 'Mira Kiosk' });
  });
});

describe('a register of economic units', () => {
  it('has its names, streets and kinds in words of its own', async () => {
    const rows = await read([
      [
        ...[
          'Nombre de la Unidad Económica',
          'Razón social',
          'Nombre de clase de la actividad',
          'Tipo de vialidad',
        ],
        ...[
          'Nombre de la vialidad',
          'Tipo de entre vialidad',
          'Nombre de entre vialidad',
          'Número exterior o kilómetro',
        ],
        ...[
          'Código Postal',
          'Entidad federativa',
          'Localidad',
          'Número de teléfono',
          'Tipo de establecimiento',
        ],
      ],
      ...names.map((name, i) => [
        ...[name, '', 'Panaderías', 'AVENIDA', 'FUNDICIÓN', 'CALLE', `ROSAS ${i}`, `19${i}7`],
        ...['20010', 'AGUASCALIENTES', 'AGUASCALIENTES', `449914638${i}`, 'Fijo'],
      ]),
    ]);
    expect(rows[0]).toMatchObject({
      ...{
        name: 'Mira Kiosk',
        street: 'AVENIDA FUNDICIÓN 1907',
        state: 'AGUASCALIENTES',
        category: 'Panaderías',
      },
      ...{ city: 'AGUASCALIENTES', countryCode: 'MX', phone: '4499146380' },
    });
  });
});

describe('names in two languages', () => {
  it('stand in for each other, and distances are no ratings', async () => {
    const { rows, columns } = await readFile(files, {
      name: 'hotels.csv',
      data: makeCsv([
        ['name mk', 'name ang', 'stars', 'distance from center of city/km', 'street', 'city'],
        ...names.map((name, i) => [
          `Хотел ${'АБВГДЕЖЗИК'[i]}`,
          name,
          '4',
          `${i % 3}.${i}`,
          `Slave Delovski ${i}`,
          'Skopje',
        ]),
      ]),
    });
    expect(columns[0]?.columns.some(({ isAsked }) => isAsked)).toBe(false);
    expect(rows[0]).toMatchObject({ name: 'Хотел А', rating: null, city: 'Skopje' });
  });
});

describe('cuisines with commas', () => {
  it('are a list of which the first is the kind', async () => {
    const cuisines = ['Pizza, Italian', 'Italian', 'Sushi, Pizza', 'Sushi', 'Pizza'];
    const rows = await read([
      ['rest_name', 'rest_address', 'rest_type', 'rest_cost'],
      ...names.map((name, i) => [
        name,
        `Jl. Senopati No. ${i}, Jakarta`,
        cuisines[i % 5] ?? '',
        `Rp${i}0.000`,
      ]),
    ]);
    expect(rows[0]?.category).toBe('Pizza');
  });
});

describe('headers that a shapefile cut', () => {
  it('are read with their last words whole', async () => {
    const rows = await read([
      [
        'State',
        'Fcilty_nam',
        'Shp_centre',
        'Street_add',
        'Locality',
        'Postcode',
        'Hrs_of_bus',
        'Fcilty_typ_2',
      ],
      ...names.map((name, i) => [
        ...['NSW', name, `${'ABCDEFGHIJ'[i]}side Plaza`, `${i} Monaro Street`, 'Queanbeyan', '2620'],
        ...['09:00-17:00 Monday to Friday, excluding Public Holidays', 'https://www.offices.gov.au/all'],
      ]),
    ]);
    expect(rows[1]).toMatchObject({
      ...{
        name: 'Old Harbour',
        street: '1 Monaro Street',
        city: 'Queanbeyan',
        postalCode: '2620',
        website: null,
      },
      workingHours: { Monday: '9 AM-5 PM' },
    });
  });
});

describe('hours of a week', () => {
  it('are known under any header where no other column has them', async () => {
    const rows = await read([
      ['rest_name', 'rest_address', 'rest_rating', 'rest_time'],
      ...names.map((name, i) => [
        name,
        `Jl. Senopati No. ${i}, Jakarta`,
        '4.2',
        `Jam:   ${9 + (i % 3)}h - 22h (${i % 4 === 3 ? 'Sen, Sel), 10h...' : 'Sen-Min)'}`,
      ]),
    ]);
    expect(rows[0]?.workingHours).toMatchObject({ Sunday: '9 AM-10 PM' });
  });
});
