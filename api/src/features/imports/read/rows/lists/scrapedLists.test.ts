import { describe, expect, it } from '@jest/globals';
import { rowOf } from '../../fixtures/checkedRow.ts';
import { names, useLists } from '../../fixtures/lists.ts';

const { read } = useLists();

describe('a number and a postal code in one cell', () => {
  it('lets no other column of the list fail', async () => {
    const rows = await read([
      ['Nombre', 'Dirección', 'GPS.Longitud', 'GPS.Latitud'],
      ...names.map((name, i) => [name, `Calle Mayor, ${i + 1}`, `-4,7011${i}`, `40,65466${i}`]),
      ['Posada', 'Calle Mayor, 12', '40,654 -470118', ''],
      ['Fonda', 'Calle Mayor, 13', '-4,70118 70118', '40,654666'],
    ]);
    expect(rows).toHaveLength(12);
    expect(rows[0]).toMatchObject({ latitude: 40.65466, longitude: -4.7011 });
  });
});

describe('a column of towns', () => {
  it.each([
    ['Dhaka-1205', 'Dhaka', '1205'],
    ['Dhaka 1000,', 'Dhaka', '1000'],
    ['Kolkata- 53', 'Kolkata', null],
    ['Area 51', 'Area 51', null],
  ])('may have a code or a zone after the name: %s', (city, town, postalCode) => {
    expect(rowOf({ name: 'Mill', city })).toMatchObject({ city: town, postalCode });
  });

  it('may name places that the gazetteer lacks, before a state with its ZIP code', () => {
    const row = rowOf({ name: 'Mill', locality: 'Qualmby, MD 20629' });
    expect(row).toMatchObject({ city: 'Qualmby', state: 'MD', postalCode: '20629', countryCode: 'US' });
    expect(rowOf({ name: 'Mill', locality: 'Qualmby, MD 90210' }).city).toBe('Qualmby, MD 90210');
  });

  it('may have the article of a Spanish name after it', () => {
    expect(rowOf({ name: 'Mill', city: 'Barraco (El)' }).city).toBe('El Barraco');
  });
});

describe('amounts of one unit', () => {
  it('are not addresses', async () => {
    const rows = await read([
      ['id', 'capacidadLocal', 'rdfs_label', 'telephone'],
      ...names.map((name, i) => [
        `a${i}`,
        `${i + 3}${i}0 ${i === 4 ? 'Pax' : 'pax'}`,
        name,
        `+34 9272${i}0650`,
      ]),
    ]);
    expect(rows[0]).toMatchObject({ name: 'Mira Kiosk', address: null });
  });
});

describe('kinds with a comma after them', () => {
  it('are kinds, of which the first column counts', async () => {
    const kinds = ['Dentists,', 'Clinics,', 'Hospitals', 'Dentists,', 'Clinics'];
    const rows = await read([
      ['lng_cont_name', 'cont_fl_addr', 'lng_commn', 'lng_commn 2'],
      ...names.map((name, i) => [
        ...[name, `C${i}25, Defence Colony, Delhi - 110001`],
        ...[kinds[i % 5] ?? '', kinds[(i + 1) % 5] ?? ''],
      ]),
    ]);
    expect(rows[0]).toMatchObject({ name: 'Mira Kiosk', category: 'Dentists' });
  });
});

describe('classes of hotels', () => {
  it('are not kinds of places', async () => {
    const rows = await read([
      ['Tipo', 'Categoría', 'Nombre', 'Provincia'],
      ...names.map((name, i) => [
        i % 2 ? 'Hotel' : 'Hostal',
        `${(i % 3) + 1}ª - ${(i % 3) + 1} Estrellas`,
        name,
        'Ávila',
      ]),
    ]);
    expect(rows[1]).toMatchObject({ category: 'Hotel' });
  });
});

describe('a position out at sea', () => {
  it('is left out, with or without an address', () => {
    const address = '117 Uxbridge Rd, London W12 8NL, United Kingdom';
    const row = rowOf({ name: 'Mill', address, latitude: '54.9062497', longitude: '-13.9744005' });
    expect(row).toMatchObject({ city: 'London', latitude: null, longitude: null });
  });

  it('stays near a coast', () => {
    const address = 'The Pier, Southend-on-Sea SS1 1EE, United Kingdom';
    expect(rowOf({ name: 'Mill', address, latitude: '51.515', longitude: '0.722' }).latitude).toBe(51.515);
  });
});

describe('a large town at the end of an address', () => {
  it.each([
    ['Wapda Town Phase 1 Lahore, Pakistan', 'Lahore'],
    ['H76 Sanda Rd, Krishan Nagar Lahore, Punjab 54000, Pakistan', 'Lahore'],
    ['Hadar Yosef 14 Tel Aviv, Israel', 'Tel Aviv'],
    ['Rue de Lyon, France', null],
    ['Via Roma 4, Via Milano, Italy', null],
  ])('is the city without a comma before it: %s', (address, city) => {
    expect(rowOf({ name: 'Mill', address }).city).toBe(city);
  });

  it('goes before the state of a column of its own', () => {
    const row = rowOf({ name: 'Mill', address: '46-50 157th St Brooklyn', state: 'NY', zip: '11218' });
    expect(row.city).toBe('Brooklyn');
  });
});

describe('names of branches', () => {
  it('are names although they repeat, and record numbers are not', async () => {
    const banks = ['Caixabank', 'Banco Santander', 'Cajamar', 'Bankinter'];
    const rows = await read([
      ['identificador', 'nombre_servicio', 'tipo_servicio', 'latitud', 'longitud'],
      ...names.map((_, i) => [`BA${i}`, banks[i % 4] ?? '', 'Banco', `39,47012${i}`, `-0,37551${i}`]),
    ]);
    expect(rows[0]).toMatchObject({ name: 'Caixabank', latitude: 39.47012 });
  });
});

describe('the text of a link beside the column of names', () => {
  it('is not another name', async () => {
    const header = ['order', 'links', 'Name', 'Phone', 'Address', 'Website', 'Email'];
    const rows = await read([
      header,
      ...names.map((name, i) => [
        ...[`16497198${i}`, name, name, `(212) 328-11${i}1`],
        ...[`${i}02 Madison Ave Fl 7New York, NY 10016`, 'Visit Website', 'Email Business'],
      ]),
    ]);
    expect(rows[0]).toMatchObject({ name: 'Mira Kiosk', city: 'New York', postalCode: '10016' });
  });
});

describe('figures in a sentence', () => {
  it('are not addresses', async () => {
    const rows = await read([
      ['name', 'rating', 'reviews', 'city'],
      ...names.map((name, i) => [name, `Avec une note de 8.${i}`, `${i}2`, i % 2 ? 'fes' : 'casablanca']),
    ]);
    expect(rows[0]).toMatchObject({ address: null, rating: null });
  });
});

describe('dishes one by one', () => {
  it('are not addresses', async () => {
    const rows = await read([
      ['name', 'dishes'],
      ...names.map((name, i) => [name, `1. Soup of day ${i}\n2. Spring rolls, fried\n3. Tea ${i}`]),
    ]);
    expect(rows[0]).toMatchObject({ address: null });
  });
});

describe('degrees under a header that names both', () => {
  it('are in its order', () => {
    const swapped = rowOf({ Name: 'Mill', '[Longitude,Latitude]': '[2.8756142,48.9391591]' });
    expect(swapped).toMatchObject({ latitude: 48.9391591, longitude: 2.8756142 });
    const straight = rowOf({ Name: 'Mill', 'Latitude, Longitude': '48.9391591, 2.8756142' });
    expect(straight).toMatchObject({ latitude: 48.9391591, longitude: 2.8756142 });
  });
});

describe('types of schema.org and states', () => {
  it('are read by their meaning', () => {
    const row = rowOf({
      Name: 'Mill',
      Type: 'LocalBusiness',
      Country: 'California',
      Address: '260 8th Street',
    });
    expect(row).toMatchObject({ category: null, type: null, state: 'California', countryCode: 'US' });
  });
});

describe('one kind for all places', () => {
  it('is read under a word for it', async () => {
    const rows = await read([
      ['Name', 'Type_of_Utility', 'Longitude', 'Latitude'],
      ...names.map((name, i) => [name, 'cafe', `46.65054${i}`, `24.80260${i}`]),
    ]);
    expect(rows[0]).toMatchObject({ category: 'cafe' });
  });
});

describe('addresses that a page broke', () => {
  it.each([
    ['3 rue gaston monmousseau94200 Ivry-sur-Seine', 'Ivry-sur-Seine', '94200'],
    ['419 Monmouth StJersey City, NJ 07302', 'Jersey City', '07302'],
    ['12 Main St, McKinney, TX 75069', 'McKinney', '75069'],
  ])('get their gap back: %s', (address, city, postalCode) => {
    expect(rowOf({ name: 'Mill', address, phone: '' })).toMatchObject({ city, postalCode });
  });

  it('leave the phone behind them to the phones', () => {
    const row = rowOf({ name: 'Mill', address: 'Shop No 8, CSC · 088269 92339' });
    expect(row).toMatchObject({ address: 'Shop No 8, CSC', phone: '088269 92339' });
  });
});

describe('Russian addresses under the header of descriptions', () => {
  it('are read as addresses', async () => {
    const rows = await read([
      ['NAME', 'DESCRIPTION', 'LATITUDE', 'LONGITUDE'],
      ...names.map((name, i) => [
        name,
        `ул. Лесная, ${i + 2}, Воронеж, Воронежская обл., 39403${i}`,
        `51.6653${i}`,
        `39.1502${i}`,
      ]),
    ]);
    expect(rows[0]).toMatchObject({ description: null, city: 'Воронеж', postalCode: '394030' });
  });
});

describe('pages that a directory has of its members', () => {
  it('are not sites of the places', async () => {
    const rows = await read([
      ['Company name', 'City', 'Email', 'Detail Page Url'],
      ...names.map((name, i) => [
        ...[name, 'Hamburg', `info@place${i}.example`],
        `https://www.association.example/member/place-${i}/`,
      ]),
    ]);
    expect(rows[0]).toMatchObject({ name: 'Mira Kiosk', website: null });
  });
});

describe('a column of several profiles', () => {
  it('may be called social medias', () => {
    const profiles = 'https://www.instagram.com/mill.centre/,https://www.facebook.com/millcentre/';
    expect(rowOf({ Title: 'Mill', 'Social medias': profiles }).socialLinks).not.toBeNull();
  });
});
