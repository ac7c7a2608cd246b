import { describe, expect, it } from '@jest/globals';
import { makeCsv } from '../../fixtures/makeCsv.ts';
import { names, useLists } from '../../fixtures/lists.ts';
import { readFile } from '../../fixtures/readFile.ts';

const { files, read } = useLists();

/** A list of the ten names with one more column, whose values repeat. */
const withColumn = (header: string, values: readonly string[]) =>
  read([['Name', header], ...names.map((name, i) => [name, values[i % values.length] ?? ''])]);

describe('live status of a map under the word for a region', () => {
  it.each([
    ['estado_horario', 'Cerrado', 'Abierto'],
    ['Estado', 'Cerrado', 'Cierra pronto'],
    ['State', 'Closed', 'Open'],
  ])('%s holds no regions', async (header, one, other) => {
    const rows = await withColumn(header, [one, other]);
    expect(rows.map(({ state }) => state)).toEqual(names.map(() => null));
  });
});

describe('quarters under the word for provinces', () => {
  const quarters = ['ولیعصر', 'چایکنار', 'رشدیه', 'شریعتی جنوبی', 'پل سنگی', 'عظیمیه', 'گوهردشت', 'مهرشهر'];

  it('are not provinces, as one town is in many of them', async () => {
    const rows = await read([
      ['cafe_name', 'city', 'province', 'phone_number'],
      ...names.map((name, i) => [name, i < 6 ? 'tabriz' : 'karaj', quarters[i % 8] ?? '', `0413524339${i}`]),
    ]);
    expect(rows.map(({ state }) => state)).toEqual(names.map(() => null));
  });

  it('leave provinces that the gazetteer does not know, of which each town has one', async () => {
    const rows = await read([
      ['Name', 'City', 'Province'],
      ...names.map((name, i) => [name, i < 6 ? 'tabriz' : 'karaj', i < 6 ? 'Azarb. E.' : 'Alb.']),
    ]);
    expect(rows[0]?.state).toBe('Azarb. E.');
  });
});

describe('a region after the town of an address', () => {
  it('is not the town, although other towns are named like it', async () => {
    const rows = await read([
      ['Name', 'Address', 'Phone'],
      ...names.map((name, i) => [
        name,
        `Cra. ${i + 2} #30-5, Girón, Santander, Colombia`,
        `+57 311 203849${i}`,
      ]),
    ]);
    expect(rows[0]).toMatchObject({ city: 'Girón', countryCode: 'CO' });
  });
});

describe('words for missing values', () => {
  it.each([
    'Alamat tidak ditemukan',
    'No Value',
    'Dirección no disponible',
    'Endereço não informado',
    'Adresse nicht gefunden',
    'Adresse non trouvée',
    'Indirizzo non trovato',
    'Адрес не найден',
    'Adres bulunamadı',
    'Không tìm thấy địa chỉ',
    '주소 없음',
  ])('%s is not an address', async (nothing) => {
    const rows = await withColumn('Address', ['12 Mill Road, Leeds', nothing]);
    expect(rows.slice(0, 2).map(({ address }) => address)).toEqual(['12 Mill Road, Leeds', null]);
  });
});

describe('phones and moments in a column of descriptions', () => {
  it.each([
    ['083499 14422', null],
    ['Open ⋅ Closes 6 pm  097553 12230', null],
    ['Closed ⋅ Opens 6 am Sat  072249 75099', null],
    ['Open 24 hours', null],
    ['Open kitchen and a garden', 'Open kitchen and a garden'],
    ['Bakery since 1912', 'Bakery since 1912'],
  ])('%s', async (text, description) => {
    const rows = await withColumn('description', ['A quiet place with old books.', text]);
    expect(rows[1]?.description).toBe(description);
  });
});

describe('email addresses that a crawler cut out of the text of a page', () => {
  it.each([
    ['588-2088info@mill.example.com', 'info@mill.example.com'],
    ['2.120512-232-1200office@mill.example.com', 'office@mill.example.com'],
    ['x3einfo@mill.example.com', 'info@mill.example.com'],
    ['u003cinfo@mill.example.com', 'info@mill.example.com'],
    ['info@mill.example.comUser', 'info@mill.example.com'],
    ['info@mill.example.comphone', null],
    ['4x4garage@mill.example.com', '4x4garage@mill.example.com'],
    ['0812345678@mill.example.com', '0812345678@mill.example.com'],
    ['x3ejane.doe@mill.example.com', null],
  ])('%s', async (written, email) => {
    const rows = await withColumn('Email', ['hello@lantern.example.com', written]);
    expect(rows[1]?.email).toBe(email);
  });
});

describe('email addresses in the form of a name', () => {
  it.each([
    ['jdoe@firm.example.com'],
    ['jsmith@firm.example.com'],
    ['janedoe@firm.example.com'],
    ['tran.jacky@firm.example.com'],
    ['joiner.bruce@firm.example.com'],
  ])('%s is a pattern of addresses or somebody’s, and not public', async (written) => {
    const rows = await withColumn('Email', ['hello@lantern.example.com', written]);
    expect(rows[1]?.email).toBeNull();
  });

  it('is public if its words name the trade of the place', async () => {
    const rows = await withColumn('Email', [
      'dental.care@firm.example.com',
      'john.deere@old-harbour.example.com',
    ]);
    expect(rows[0]?.email).toBe('dental.care@firm.example.com');
  });
});

describe('parts of addresses in columns that they slipped into', () => {
  it('a line of a street is not a town', async () => {
    const rows = await withColumn('City', ['Leeds', '2437 Finch Ave W', 'York', 'Hull', 'Derby']);
    expect(rows.slice(0, 2).map(({ city }) => city)).toEqual(['Leeds', null]);
  });

  it.each([
    ['Hair salon Bd Elmozdalifa imm 16', 'Hair salon'],
    ['Hairdresser Résidence yasmine N°', 'Hairdresser'],
    ['Barber shop Place du 16', 'Barber shop'],
    ['Italian restaurant', 'Italian restaurant'],
    ['Restaurant français', 'Restaurant français'],
  ])('a kind ends where an address begins: %s', async (text, category) => {
    const rows = await withColumn('Category', ['Hair salon', text]);
    expect(rows[1]?.category).toBe(category);
  });
});

describe('headers of ratings', () => {
  it.each(['Average Review Count', 'star', 'Avg. reviews'])('%s', async (header) => {
    const rows = await read([
      ['Name', 'Review Count', header, 'seats', 'pop_score'],
      ...names.map((name, i) => [name, `${i * 9 + 4}`, (3 + i / 10).toFixed(2), `${i * 3}`, `${i}7.8217`]),
    ]);
    expect(rows[5]?.rating).toBeCloseTo(3.5);
  });
});

describe('degrees under a word that is not known', () => {
  it('are latitudes beside longitudes', async () => {
    const rows = await read([
      ['Name', 'lan', 'lng'],
      ...names.map((name, i) => [name, `41.0${i}5213`, `28.9${i}7131`]),
    ]);
    expect(rows[3]).toMatchObject({ latitude: 41.035213, longitude: 28.937131 });
  });
});

describe('a level of prices before a kind', () => {
  it.each(['Category', 'Type'])('is the price level, under %s', async (header) => {
    const rows = await withColumn(header, ['¥¥¥·Italian', '$$ · Bar', 'Bakery']);
    expect(rows.slice(0, 3).map(({ priceRange, category }) => [priceRange, category])).toEqual([
      ['¥¥¥', 'Italian'],
      ['$$', 'Bar'],
      [null, 'Bakery'],
    ]);
  });
});

describe('the number of a box at the post', () => {
  it.each(['P.O.B NO. 20457', 'P.O. Box: 20457', 'PO Box 20457'])('%s is not a postal code', async (box) => {
    const rows = await read([
      ['Name', 'Address', 'Phone'],
      ...names.map((name, i) => [name, `Gorkha Complex, Minbhawan, ${box}`, `+977-1-410653${i}`]),
    ]);
    expect(rows[0]?.postalCode).toBeNull();
  });
});

describe('a county in the column of cities', () => {
  it('gives way to the town of the address, or of its code', async () => {
    const rows = await read([
      ['Name', 'Address', 'City', 'State', 'Country'],
      ...names.map((name, i) => [
        name,
        i === 0
          ? '8108, Arrowhead Pool, Bridgewood, Bexar County, Texas, 78254, United States'
          : `${i}, North 1st Street, Abilene, Taylor County, Texas, 79603, United States`,
        i === 0 ? 'Bexar County' : 'Taylor County',
        'Texas',
        'United States',
      ]),
    ]);
    expect(rows.slice(0, 2).map(({ city }) => city)).toEqual(['San Antonio', 'Abilene']);
  });
});

describe('a postal code after its town in the Maghreb', () => {
  it.each([
    ['31 Derb Jdid, Marrakech 40000 Morocco', '40000', 'Marrakech'],
    ['42 Av. des Marguerites, Tanger 90060', '90060', 'Tanger'],
    ['5 Rue Didouche, Alger 16000, Algeria', '16000', 'Alger'],
  ])('%s', async (address, postalCode, city) => {
    const rows = await read([
      ['Name', 'Address', 'Country'],
      ...names.map((name) => [name, address, address.includes('Algeria') ? 'Algeria' : 'Morocco']),
    ]);
    expect(rows[0]).toMatchObject({ postalCode, city });
  });
});

describe('None that a program printed with a comma', () => {
  it('is not a town and no street', async () => {
    const rows = await read([
      ['shop_name', 'STREET', 'LOCALITY', 'REGION'],
      ...names.map((name, i) => [
        name,
        ...(i % 5 === 1 ? [i < 5 ? 'Non, ' : 'None, ', 'Non, '] : [`${i} Bay St, `, 'Toronto, ']),
        'ON, ',
      ]),
    ]);
    expect(rows[1]).toMatchObject({ street: null, city: null });
  });
});

describe('kinds under the word for tags', () => {
  it('are kinds if no other column has them', async () => {
    const rows = await withColumn('Tags', ['Bakery', 'Dentist', 'Hair salon']);
    expect(rows[1]?.category).toBe('Dentist');
  });
});

describe('a list without a header whose links name the same places', () => {
  const rowsOf = (inLink: (i: number) => string) =>
    names.map((name, i) => [
      `ChIJN1t_tDeuEmsRUsoyG83frY${i}`,
      name,
      `(416) 555-01${i}0`,
      `https://www.google.com/maps/place/${inLink(i).replaceAll(' ', '+')}/data=!4m7!3m6!1s0x1:0x2!8m2!3d43.7${i}1!4d-79.3${i}2`,
    ]);
  const isQuestion = async (rows: string[][]) => {
    const { columns } = await readFile(files, { name: 'list.csv', data: makeCsv(rows) });
    return columns.flatMap((sheet) => sheet.columns).some(({ isAsked }) => isAsked);
  };

  it('leaves no question', async () => {
    expect(await isQuestion(rowsOf((i) => names[i] ?? ''))).toBe(false);
  });

  it('leaves one if the links name others', async () => {
    expect(await isQuestion(rowsOf((i) => `Branch ${i}`))).toBe(true);
  });
});
