import { describe, expect, it } from '@jest/globals';
import { rowOf } from '../../fixtures/checkedRow.ts';
import { makeCsv } from '../../fixtures/makeCsv.ts';
import { readFile } from '../../fixtures/readFile.ts';
import { names, useLists } from '../../fixtures/lists.ts';

const { files, read } = useLists();

const each = (header: string[], cells: (i: number) => string[]) => [
  ['name', ...header],
  ...names.map((name, i) => [name, ...cells(i)]),
];

describe('pairs of degrees', () => {
  const pair = (i: number) => [`[-17.4${i}71, 14.6${i}49]`];

  it('stand in the order that other rows of the list show', async () => {
    const rows = await read(
      each(['position.type', 'position.coordinates', 'phone'], (i) => [
        'Point',
        ...pair(i),
        i < 5 ? `+221 33 820 50 0${i}` : '',
      ]),
    );
    expect(rows[7]).toMatchObject({ latitude: 14.6749, longitude: -17.4771, countryCode: 'SN', type: null });
  });

  it('stand in the usual order where nothing shows another', async () => {
    const rows = await read(each(['coordinates'], (i) => [`38.7${i}1, 35.4${i}2`]));
    expect(rows[0]).toMatchObject({ latitude: 38.701, longitude: 35.402 });
  });
});

describe('names of files', () => {
  it('are no links to pictures', () => {
    expect(rowOf({ photo: 'lakeview720x540.jpg' }).photoUrl).toBeNull();
    expect(rowOf({ photo: 'cdn.site.example/lakeview720x540.jpg' }).photoUrl).not.toBeNull();
  });
});

describe('pictures as a list', () => {
  it('are read under words for media', async () => {
    const rows = await read(
      each(['mediaUrls'], (i) => [
        `["https://cdn.site.example/${i}/a.jpg", "https://cdn.site.example/b.jpg"]`,
      ]),
    );
    expect(rows[3]?.photoUrl).toBe('https://cdn.site.example/3/a.jpg');
  });
});

describe('towns behind their code under a word for postal codes', () => {
  it.each([
    ['691 42 Brno', '691 42', 'Brno'],
    ['01-315 Warszawa', '01-315', 'Warszawa'],
    ['28013 Madrid', '28013', 'Madrid'],
  ])('are read: %s', (postalCode, code, city) => {
    expect(rowOf({ postalCode })).toMatchObject({ postalCode: code, city });
  });
});

describe('addresses', () => {
  it.each(['Morocco', 'Maroc', 'Türkiye', 'Россия'])('that are a country only are none: %s', (address) => {
    expect(rowOf({ address }).address).toBeNull();
  });

  it.each(['Shop: shop@winery.example', 'info@winery.example'])(
    'that are mail only are none: %s',
    (address) => {
      expect(rowOf({ address }).address).toBeNull();
    },
  );

  it('end in a town before its state where no comma goes before them', () => {
    expect(rowOf({ address: 'Near Bus Stand Nagpur Maharashtra 440001', country: 'India' }).city).toBe(
      'Nagpur',
    );
    expect(rowOf({ address: 'Mall Road Lahore Punjab', country: 'Pakistan' }).city).toBe('Lahore');
  });

  it('stand in the column that has streets, where another one so called has towns', async () => {
    const towns = [
      'Dakar',
      'Thiès',
      'Dakar',
      'Kaolack',
      'Dakar',
      'Dakar',
      'Thiès',
      'Dakar',
      'Dakar',
      'Kaolack',
    ];
    const rows = await read(
      each(['address.address', 'address.additional', 'phone'], (i) => [
        towns[i] ?? '',
        `${i + 1}, rue Joseph Gomis`,
        `+221 33 820 50 0${i}`,
      ]),
    );
    expect(rows[1]).toMatchObject({ address: '2, rue Joseph Gomis', city: 'Thiès' });
  });
});

describe('opening and closing of each day', () => {
  const days = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];

  it('is read under a word for the week, beside marks that are no hours', async () => {
    const header = days.flatMap((day) =>
      ['ouverture', 'fermeture', 'open'].map((part) => `schedule.${day}.${part}`),
    );
    const rows = await read(each(header, () => days.flatMap(() => ['12H:30', '22H:00', 'true'])));
    expect(rows[0]?.workingHours).toMatchObject({ Monday: '12:30 PM-10 PM', Sunday: '12:30 PM-10 PM' });
  });
});

describe('quarters in a column of districts', () => {
  const list = (address: (i: number) => string) =>
    each(['address', 'district', 'country'], (i) => [
      address(i),
      i % 3 === 0 ? 'Bemowo' : 'Mokotów',
      'Poland',
    ]);

  it('are no cities where the addresses name another', async () => {
    const rows = await read(list((i) => `Górczewska ${i + 1}, 01-31${i} Warszawa, Poland`));
    expect(rows[0]?.city).toBe('Warszawa');
  });
});

describe('ids of the map', () => {
  it('are read under the bare word for an id', async () => {
    const rows = await read([
      ['id', 'name', 'phone', 'website', 'rating'],
      ...names.map((name, i) => [
        `ChIJgwgrQCLLHkcRVnVO2_n-A5${i}`,
        name,
        `+48 732 239 70${i}`,
        `https://place${i}.example/`,
        `4.${i}`,
      ]),
    ]);
    expect(rows[2]?.placeId).toBe('ChIJgwgrQCLLHkcRVnVO2_n-A52');
  });
});

describe('figures under a word for reviews', () => {
  it('are ratings where most of them have a fraction', async () => {
    const figures = '4.2,4,4.5,0,4.1,3.9,4,4.7,5,4'.split(',');
    const rows = await read(
      each(['Reviews', 'phone', 'address'], (i) => [
        figures[i] ?? '',
        `+40 740 121 90${i}`,
        `Calea Moșilor ${i + 1}, București`,
      ]),
    );
    expect(rows[7]).toMatchObject({ rating: 4.7, reviewCount: null });
  });

  it('are counts where they are whole', async () => {
    const rows = await read(each(['Reviews'], (i) => [`${i * 7}`]));
    expect(rows[6]).toMatchObject({ rating: null, reviewCount: 42 });
  });
});

describe('kinds under an abbreviation', () => {
  it.each(['cat', 'Categ.'])('are read: %s', async (header) => {
    const kinds = ['butcher', 'bakery', 'pharmacy', 'bakery', 'butcher'];
    const rows = await read(
      each([header, 'phone', 'website'], (i) => [
        kinds[i % 5] ?? '',
        `04-690503${i}`,
        `https://place${i}.example/`,
      ]),
    );
    expect(rows[1]?.category?.toLowerCase()).toBe('bakery');
  });
});

describe('descriptions', () => {
  it('are read under a short word, and as a list of paragraphs', async () => {
    const rows = await read(each(['desc'], (i) => [`["Le meilleur du quartier ${i}.", "Avec terrasse."]`]));
    expect(rows[4]?.description).toBe('Le meilleur du quartier 4.\nAvec terrasse.');
  });
});

describe('names', () => {
  it('lose what pages write around all of them', async () => {
    const rows = await read([
      ['name', 'phone'],
      ...names.map((name, i) => [`Coworking Space: ${name} in Barcelona`, `+34 930 00 00 0${i}`]),
    ]);
    expect(rows.map(({ name }) => name)).toEqual(names);
    const titles = await read([['name'], ...names.map((name) => [`${name} | Pages.example`])]);
    expect(titles.map(({ name }) => name)).toEqual(names);
  });

  it.each([(name: string) => `${name} - Kahve Durağı`, (name: string) => `Kahve Durağı: ${name}`])(
    'keep the name of a chain that all of them have: %s',
    async (write) => {
      const written = names.map(write);
      expect((await read([['name'], ...written.map((name) => [name])])).map(({ name }) => name)).toEqual(
        written,
      );
    },
  );

  it('stay whole where only some have it', async () => {
    const written = names.map((name, i) => (i % 2 ? `Bar: ${name}` : `${name} - Centro`));
    expect((await read([['name'], ...written.map((name) => [name])])).map(({ name }) => name)).toEqual(
      written,
    );
  });

  it('are missing where a word for none comes again', async () => {
    const { rows, refused } = await readFile(files, {
      name: 'list.csv',
      data: makeCsv([
        ['name', 'phone'],
        ...names.map((name, i) => [i < 4 ? 'Unknown' : name, `+34 930 00 00 0${i}`]),
      ]),
    });
    expect([rows.length, refused.length]).toEqual([6, 4]);
  });

  it('are those of the dealer, and not those of the chain of few', async () => {
    const rows = await read([
      ['Dealer Name', 'Address', 'Phone'],
      ...names.map((name, i) => [name, `${i + 1} Old Delhi Road, Jaipur`, `+91 757499933${i}`]),
    ]);
    expect(rows[0]?.name).toBe('Mira Kiosk');
  });
});

describe('tags of a map in one cell beside columns', () => {
  it('are read, without the name in them', async () => {
    const rows = await read([
      ['osm_id', 'name', 'lat', 'lon', 'tags'],
      ...names.map((name, i) => [
        `${25390273 + i}`,
        name,
        `50.4${i}1`,
        `30.5${i}2`,
        `{'amenity': 'fuel', 'name': 'Other', 'phone': '+380 44 123 450${i}', 'addr:street': 'вулиця Лесі', 'addr:housenumber': '${i + 1}'}`,
      ]),
    ]);
    expect(rows[2]).toMatchObject({
      name: 'Blue Lantern',
      phone: '+380 44 123 4502',
      street: 'вулиця Лесі 3',
    });
  });
});

describe('the description of a dish', () => {
  it('is none of the place', async () => {
    const rows = await read([
      ['Restaurante', 'Prato', 'Descrição', 'Telefone'],
      ...names.map((name, i) => [name, `Prato ${i}`, 'Pão de alho recheado com cupim.', `(21) 3579-149${i}`]),
    ]);
    expect(rows[0]).toMatchObject({ name: 'Mira Kiosk', description: null });
  });
});

describe('a state that is called like a small town', () => {
  it('is not the city where the address names one before it', () => {
    const row = {
      address: '12 Jalan Putra, Semenyih, Selangor 43500',
      state: 'Selangor',
      country: 'Malaysia',
    };
    expect(rowOf(row).city).toBe('Semenyih');
    expect(rowOf({ العنوان: '71 شارع الهرم، القاهرة', المحافظة: 'القاهرة' }).city).toBe('القاهرة');
  });
});

describe('front pages of providers of mail', () => {
  it.each(['www.libero.it', 'http://hotmail.fr/', 'https://www.mail.ru', 'wanadoo.fr'])(
    'are no sites: %s',
    (website) => {
      expect(rowOf({ website }).website).toBeNull();
    },
  );

  it('but pages on them are', () => {
    expect(rowOf({ website: 'http://cyclo.free.fr/' }).website).toBe('http://cyclo.free.fr/');
    expect(rowOf({ website: 'https://www.orange-bike.example/' }).website).not.toBeNull();
    // A shop of the company.
    expect(rowOf({ website: 'https://www.orange.fr/' }).website).toBe('https://www.orange.fr/');
  });
});
