import { describe, expect, it } from '@jest/globals';
import { names, rowsBy, useLists } from '../../fixtures/lists.ts';
import { rowOf } from '../../fixtures/checkedRow.ts';

const { read } = useLists();
const table = (header: string[], cells: (name: string, i: number) => string[]) =>
  read([header, ...rowsBy(cells)]);

describe('boilerplate text of a page', () => {
  it.each(['Visited link', 'Lien consulté', 'Besuchter Link', 'Ziyaret edilen bağlantı'])(
    'is not part of a name: %s',
    (mark) => expect(rowOf({ name: `Mira Kiosk·${mark}` }).name).toBe('Mira Kiosk'),
  );

  it.each(['WebsiteDirections', 'WebsiteDirections           Saved (0) Saved Save     '])(
    'is not part of a name: %s',
    (buttons) => expect(rowOf({ name: `Mira Kiosk${buttons}` }).name).toBe('Mira Kiosk'),
  );

  it('is cut from all names, in unknown languages too', async () => {
    const rows = await table(['name', 'city'], (name) => [`${name}·Gennemset henvisning`, 'Odense']);
    expect(rows.map(({ name }) => name)).toEqual(names);
  });

  it('stays if only some names have it', async () => {
    const rows = await table(['name', 'city'], (name, i) => [i < 3 ? `${name}·Bar` : name, 'Odense']);
    expect(rows[0]?.name).toBe('Mira Kiosk·Bar');
  });

  it.each([
    '"},{"id":155,"name":"Consulting","tags":[]},{"name":',
    'Sector 9, Faridabad. Mon–Sat, 9AM–6PM.">',
    '<div class="h',
    'all over the country we are a fast growing and well known name in the web design industry so come',
  ])('is not an address: %s', (address) => expect(rowOf({ name: 'Mill', address }).address).toBeNull());

  it.each([
    'next to the theatre, near the public high school, old town, behind the mill, 2722/1 river road',
    '<p>12 Main St, Leeds</p>',
    'Hinter der Mühle 3, neben dem "Anker"',
  ])('is not seen in an address: %s', (address) =>
    expect(rowOf({ name: 'Mill', address }).address).not.toBeNull(),
  );

  it('is not a picture where it is a page of a map', () => {
    const link = 'https://goo.gl/maps/bpveZSNPViQ2';
    expect(rowOf({ name: 'Mill', photoUrl: link }).photoUrl).toBeNull();
    expect(rowOf({ name: 'Mill', photoUrl: 'https://maps.example/a.jpg' }).photoUrl).not.toBeNull();
  });

  it('is not a description where it is nothing but links', () => {
    const links = 'https://a.example/x https://b.example';
    expect(rowOf({ name: 'Mill', description: links }).description).toBeNull();
    expect(rowOf({ name: 'Mill', description: `Mill by the lake: ${links}` }).description).not.toBeNull();
  });

  it('is not a name if a link to a map has none', async () => {
    const rows = await table(['name', 'maps_url'], (name, i) => [
      i === 4 ? '' : name,
      `https://www.google.com/maps/place/${i === 4 ? '' : `${name.replace(' ', '+')}/`}data=!4m7!3m6!1s0x4${i}:0x5${i}`,
    ]);
    expect(rows.map(({ name }) => name)).toEqual(names.filter((_, i) => i !== 4));
  });

  it('is read after the hours of a day', async () => {
    const rows = await table(['name', 'Monday'], (name) => [name, '09:00 - 19:00, Copiar el horario']);
    expect(rows[0]?.workingHours).toEqual({ Monday: '9 AM-7 PM' });
  });
});

describe('the search of a program', () => {
  it('is not a town of the places around it', async () => {
    const rows = await table(['name', 'City', 'address'], (name, i) => [
      name,
      'Atlanta',
      `${i + 10} Main St, ${['Atlanta', 'East Point', 'Decatur'][i % 3]}, GA 3034${i}, USA`,
    ]);
    expect(rows.map(({ city }) => city).slice(0, 3)).toEqual(['Atlanta', 'East Point', 'Decatur']);
  });

  it('is the town if addresses name its quarters', async () => {
    const rows = await table(['name', 'City', 'address'], (name, i) => [
      name,
      ['Brooklyn', 'Queens'][i % 2] ?? '',
      `${i + 10} Main St, New York, NY 1120${i}, USA`,
    ]);
    expect(rows[1]?.city).toBe('Queens');
  });

  it('is not a postal code of the places, a fifth of which have others', async () => {
    const rows = await table(['name', 'postcode', 'address'], (name, i) => [
      name,
      '84028',
      `Altstadt ${i + 1}, ${i < 7 ? 84028 : 84034} Landshut`,
    ]);
    expect(rows[8]?.postalCode).toBe('84034');
  });

  it('is not a position if places share it whose codes have seven digits', async () => {
    const rows = await table(['name', 'address', 'latitude', 'longitude'], (name, i) => [
      name,
      `${i + 5} Ramses Street, Cairo Governorate 473002${i}, Egypt`,
      `30.0${i >> 1}`,
      '31.2',
    ]);
    expect(rows.map(({ latitude }) => latitude)).toEqual(names.map(() => null));
  });
});

describe('columns beside a place', () => {
  it('is not a street of it: that of the head office', async () => {
    const rows = await table(['Name', 'Address', 'City', 'Street Address', 'Zip'], (name, i) => [
      ...[name, `${i + 10} Fordham Plaza`, 'Bronx', `${i + 300} Harbour Drive`, '10458'],
    ]);
    expect(rows[0]).toMatchObject({ address: '10 Fordham Plaza', street: null });
  });

  it('is not a link to order or to book: its page on a network', () => {
    const link = 'https://www.facebook.com/mirakiosk';
    const row = rowOf({ name: 'Mill', order_links: link, reservation_links: link });
    expect(row).toMatchObject({ orderLink: null, reservationLink: null });
  });

  it('is not a kind: what it costs', async () => {
    const rows = await table(['Name', 'Service', 'Type'], (name) => [name, 'Primary Care', 'Free']);
    expect(rows[0]?.category).not.toBe('Free');
    expect(rows[0]?.type).not.toBe('Free');
  });

  it('is not a rating: the class of a hotel', async () => {
    const rows = await table(['hotel_name', 'star_classification', 'city'], (name, i) => [
      ...[name, `${3 + (i % 3)}`, 'Colombo'],
    ]);
    expect(rows.map(({ rating }) => rating)).toEqual(names.map(() => null));
  });

  it.each(['Michelin Stars', 'Étoiles Michelin', 'Estrellas Michelin', 'michelin_stars'])(
    'is not a rating: what a guide awards, under %s',
    async (header) => {
      const rows = await table(['Restaurant', header, 'City'], (name, i) => [name, `${1 + (i % 3)}`, 'Lyon']);
      expect(rows.map(({ rating }) => rating)).toEqual(names.map(() => null));
    },
  );

  it.each([
    [['Asia', 'Europe', 'North America', 'Australia'], null],
    [['Europa', 'Lateinamerika', 'Naher Osten'], null],
    [['Азия', 'Европа'], null],
    [['Oceania', 'Middle East', 'EMEA'], null],
    [['Attica', 'Crete', 'Epirus'], 'Attica'],
  ])('is not a state: a part of the world, as in %p', async (regions, state) => {
    const rows = await table(['Name', 'Region', 'City'], (name, i) => [
      ...[name, regions[i % regions.length] ?? '', 'Mill Town'],
    ]);
    expect(rows[0]?.state ?? null).toBe(state);
  });

  it.each([
    ['City', null],
    ['Quezon City', 'Quezon City'],
    ['Dhaka1230', 'Dhaka'],
    ['Kolkatta-700050,', 'Kolkatta'],
    ['6th of October City', '6th of October City'],
  ])('is not a town: the word or the code after one, as in %s', (city, town) =>
    expect(rowOf({ name: 'Mill', city }).city).toBe(town),
  );

  it('is the mail of somebody after whom the place is called', () => {
    const mailOf = (name: string, email: string) => rowOf({ name, email }).email;
    expect(mailOf('Virginia Stone - State Farm Insurance Agent', 'virginia@stone.example')).toBeNull();
    expect(mailOf('Casey Padlo - State Farm Insurance Agent', 'casey.padlo.x1@farm.example')).toBeNull();
    expect(mailOf('Robert L Stone II - Notary', 'robert@stone.example')).toBeNull();
    expect(mailOf('Virginia Pizza - Old Town', 'virginia@pizza.example')).not.toBeNull();
    expect(mailOf('Blue Lantern - Tax Agent', 'bluelantern@mail.example')).not.toBeNull();
  });
});

describe('the phone and the mail of a directory', () => {
  const contactsOf = async (rows: [name: string, phone: string, mail: string][]) =>
    (await read([['name', 'phone', 'email'], ...rows])).map(({ phone, email }) => ({ phone, email }));
  const [phone, mail] = ['+30 211 850 3006', 'info@directory.example'];
  const hotels = ['Hotel', 'Apartments'].flatMap((kind) => names.map((name) => `${name} ${kind} in Corfu`));

  it('do not belong to the places that it lists', async () => {
    const found = await contactsOf(hotels.map((name) => [name, phone, mail]));
    expect(found).toEqual(hotels.map(() => ({ phone: null, email: null })));
  });

  it('differ from those of a chain by its name', async () => {
    const found = await contactsOf(hotels.map((name) => [`Tortenheld ${name}`, phone, mail]));
    expect(found).toEqual(hotels.map(() => ({ phone, email: mail })));
  });

  it('differ from those that some places share', async () => {
    const rows = hotels.map<[string, string, string]>((name, i) => [
      name,
      i < 16 ? phone : `+30 211 850 30${i}`,
      i < 16 ? mail : `info@place${i}.example`,
    ]);
    expect(await contactsOf(rows)).toEqual(rows.map(([, own, email]) => ({ phone: own, email })));
  });
});
