import { afterAll, describe, expect, it } from '@jest/globals';
import { makeCsv } from '../fixtures/makeCsv.ts';
import { readFile } from '../fixtures/readFile.ts';
import { inferCountry } from '../location/inferCountry.ts';
import { temporaryFiles } from '../fixtures/temporaryFiles.ts';

const files = temporaryFiles();

afterAll(() => files.remove());

const readList = (rows: string[][]) => readFile(files, { name: 'list.csv', data: makeCsv(rows) });
const read = async (rows: string[][]) => (await readList(rows)).rows;
/** Rows with a name each, and what the others have. */
const named = (header: string[], rows: string[][]) => [
  ['name', ...header],
  ...rows.map((cells, i) => [
    `Café ${['Alba', 'Brisa', 'Cielo', 'Delta', 'Estrella', 'Fuego'][i % 6]} ${i}`,
    ...cells,
  ]),
];

describe('phones', () => {
  it.each([
    ['run together without a sign between them', '421681842168174212905', null],
    ['with a prefix, run together', '00977-1-4111031411103241110504111051', null],
    ['of which the second begins with a plus', '5253895+977 - 1 - 5970074', '5253895'],
    ['of the same exchange, run together', '42633364263153', null],
    ['with an extension', '+1 212-555-0136 ext. 60091234', '+1 212-555-0136 ext. 60091234'],
    ['with the code of the country and no plus', '9779803150150', '9779803150150'],
    ['in decimals of a degree', '62.5864592', null],
  ])('%s are read as one, or as none', async (_, phone, expected) => {
    const [row] = await read(named(['phone'], [[phone]]));
    expect(row?.phone).toBe(expected);
  });

  it.each([
    ['+972 59-937-4942', 'شارع الإرسال, رام الله', 'PS'],
    ['+972 56-970-9099', 'Al-Bireh, Ramallah', 'PS'],
    ['+972 3-555-1234', 'Dizengoff 99, Tel Aviv', 'IL'],
  ])('of Palestinian networks are of Palestine: %s', async (phone, address, country) => {
    const [row] = await read(named(['phone', 'address'], [[phone, address]]));
    expect(row?.countryCode).toBe(country);
  });
});

describe('addresses', () => {
  it.each([
    ['Simara Road 5, ', 'Simara Road 5'],
    ['Bãi Bắc, Bán Đảo Sơn Trà, Đà Nẵng -', 'Bãi Bắc, Bán Đảo Sơn Trà, Đà Nẵng'],
    ['Address: 79 Airport Rd, Dhaka 1229', '79 Airport Rd, Dhaka 1229'],
    ['Adresse : 12 rue de la Paix, 75002 Paris', '12 rue de la Paix, 75002 Paris'],
    ['地址：台北市中正區鎮江街1巷1號', '台北市中正區鎮江街1巷1號'],
    ['⋅ يفتح في الساعة ٤ م', null],
    ['⋅ Opens at 4 PM', null],
    ['Geschlossen ⋅ Öffnet um 9', null],
    ['Note: behind the church 4', 'Note: behind the church 4'],
  ])('%s', async (written, expected) => {
    const [row] = await read(named(['address'], [[written]]));
    expect(row?.address).toBe(expected);
  });

  it('give their city without what ends the line, and without the word for a town', async () => {
    const rows = await read(
      named(
        ['address'],
        [['6 Đống Đa, Phường 3, Tp. Đà Lạt -'], ['Ramkrishna Nagar, Sodepur, Kolkata- 700082,']],
      ),
    );
    expect(rows.map(({ city }) => city)).toEqual(['Đà Lạt', 'Kolkata']);
  });

  it('are no kinds of places in a column called so', async () => {
    const kinds = ['supermarket', 'pharmacy', 'fuel', 'bank', 'supermarket', 'pharmacy', 'cafe', 'bank'];
    const rows = await read(
      named(
        ['Location'],
        kinds.map((kind) => [kind]),
      ),
    );
    expect(rows.map(({ address }) => address)).toEqual(kinds.map(() => null));
    expect(rows[0]?.category).toMatch(/supermarket/i);
  });

  it('are no services that a place offers', async () => {
    const services = [
      'Q-Switch Laser (8 times)',
      'Thread Lifting, 10 pcs',
      'Filler 1 cc, lips',
      'Botox, 50 units',
    ];
    const rows = await read([
      ['Clinic', 'Service', 'Price'],
      ...services.map((one, i) => [`Clinic ${i < 2 ? 'Alba' : 'Brisa'}`, one, `฿${i + 1},799`]),
    ]);
    expect(rows.map(({ address, priceRange }) => [address, priceRange])).toEqual(
      services.map(() => [null, null]),
    );
  });

  it('are no tags', async () => {
    const tags = [
      '#만두, #신촌만두, #포장',
      '#돼지김치, #정통집, #맛집 1',
      '#육회, #사시미',
      '#갈비, #연세로 2',
    ];
    const rows = await read(
      named(
        ['tags'],
        tags.map((one) => [one]),
      ),
    );
    expect(rows.map(({ address }) => address)).toEqual(tags.map(() => null));
  });

  it('are no codes of a list beside a column of addresses', async () => {
    const rows = [1, 2, 3, 4, 5].map((n) => [`TUR_00${n}`, `CALLE CRUZ VERDE ${n}`]);
    const { columns, rows: found } = await readList(named(['GEOCODIGO', 'DIRECCION'], rows));
    expect(columns[0]?.columns.some(({ isAsked }) => isAsked)).toBe(false);
    expect(found.map(({ address }) => address)).toEqual(rows.map(([, address]) => address));
  });
});

describe('degrees in columns of two grids', () => {
  it('are read by their axes', async () => {
    const rows = [0, 1, 2, 3, 4].map((n) => [
      ...[`37${n}328.59`, `315${n}453.77`, `-16.2${n}31253895`, `28.4${n}49255299`],
    ]);
    const found = await read(named(['UTM_X', 'UTM_Y', 'GRAD_X', 'GRAD_Y'], rows));
    expect(found[1]).toMatchObject({ latitude: 28.4149255299, longitude: -16.2131253895 });
  });
});

describe('states', () => {
  it.each([
    ['Estado', ['En curso', 'Pendiente', 'En curso', 'Hecho']],
    ['State', ['In progress', 'Not contacted', 'Done', 'Done']],
    ['Estado', ['Em andamento', 'Concluído', 'Pendente', 'Pendente']],
  ])('are no steps of work: %s %j', async (header, values) => {
    const rows = await read(
      named(
        [header],
        values.map((value) => [value]),
      ),
    );
    expect(rows.map(({ state }) => state)).toEqual(values.map(() => null));
  });

  it('are read where they are regions', async () => {
    const rows = await read(
      named(
        ['Estado'],
        ['Jalisco', 'Oaxaca', 'Puebla', 'Jalisco'].map((value) => [value]),
      ),
    );
    expect(rows[0]?.state).toBe('Jalisco');
  });
});

describe('sites', () => {
  it.each([
    ['facebook.com', null],
    ['https://www.instagram.com/', null],
    ['business.site', null],
    ['youtube.com', null],
    ['https://linktr.ee/cafealba', 'https://linktr.ee/cafealba'],
    ['https://www.facebook.com/cafealba', 'https://www.facebook.com/cafealba'],
    ['cafealba.business.site', 'https://cafealba.business.site/'],
  ])('%s', async (written, expected) => {
    const [row] = await read(named(['website'], [[written]]));
    expect(row?.website ?? null).toBe(expected);
  });
});

describe('a list without a header', () => {
  it.each([
    [
      'numbers, names and pages',
      (name: string, i: number) => [String(i), name, `https://guide.example/p/${i}`],
    ],
    ['names and degrees', (name: string, i: number) => [name, `16.5${i}32718`, `49.2${i}84328`]],
  ])('is asked about where only %s are known', async (_, cells) => {
    const names = ['Jack’s Bistro', 'Dominion Pizza', 'Food Point', 'Premium Shop', 'Stara Krčma'];
    const { columns } = await readList(names.map((name, i) => cells(name, i)));
    const asked = columns.flatMap((sheet) => sheet.columns).filter(({ isAsked }) => isAsked);
    expect(asked.map(({ field }) => field)).toContain('name');
  });
});

describe('kinds', () => {
  it.each([
    ['Lebanese', 'Lebanese restaurant'],
    ['Pizza', 'Pizza'],
    ['Cafe', 'Cafe'],
  ])('under a word for cuisine: %s', async (written, expected) => {
    const [row] = await read(named(['Cuisine'], [[written], [written]]));
    expect(row?.category).toBe(expected);
  });
});

describe('a list without a header or with names that have a kind in them', () => {
  const rows = ['Ylikulman', 'Ylikiimingin', 'Kanungin', 'Hotelli', 'Puiston', 'Aseman'].map((name, i) => [
    ...[`${name} ravintola`, `62.58${i}4592`, `23.61${i}2848`, `https://www.facebook.com/${name}`],
  ]);

  it('asks about the names, and reads degrees and profiles', async () => {
    const { columns } = await readList(rows);
    const found = columns.flatMap((sheet) => sheet.columns.map(({ field }) => field));
    expect(found).toEqual(['name', 'latitude', 'longitude', 'socialLink']);
  });
});

describe('countries', () => {
  it.each([
    ['Kupondole, Lalitpur, Nepal, 44600', null, 'NP'],
    ['Rye, VIC', null, 'AU'],
    ['Campinas, SP', null, 'BR'],
    ['Kelowna, BC', null, 'CA'],
    ['Springfield, IL', null, 'US'],
    ['3761 شارع الامير ممدوح، السليمانية، الرياض 12242 7511،', null, 'SA'],
  ])(
    'are read behind a postal code, and by towns before a code of two parts: %s',
    async (address, phone, country) => {
      const [row] = await read(named(['address', 'phone'], [[address, phone ?? '']]));
      expect(row?.countryCode).toBe(country);
    },
  );

  const nowhere = { city: null, state: null, postalCode: null, countryByPosition: null };
  it.each([
    ['Sanepa, Lalitpur', '015261062', 'NP', 'NP'],
    ['Kapan', '01 4811839', 'NP', 'NP'],
    ['العزيزية 3584', null, 'SA', 'SA'],
    ['ул. Парковая, дом 10, Красное Село', null, 'RU', 'RU'],
    ['Mariahilfer Straße 1, 1060 Wien', null, 'US', 'AT'],
    ['Torstraße 1, 10119 Berlin', '+44 20 7946 0000', 'US', 'DE'],
  ])('of a row that several have a town for are the usual one: %s', (address, phone, usual, expected) => {
    expect(inferCountry({ ...nowhere, address, phone }, usual)?.code).toBe(expected);
  });
});

describe('stars of hotels', () => {
  it('are no ratings, where some have none', async () => {
    const stars = ['4', '3', '0', '2', '0', '5', '3', '1', '0', '4'];
    const rows = await read(
      named(
        ['estrellas'],
        stars.map((star) => [star]),
      ),
    );
    expect(rows.map(({ rating }) => rating)).toEqual(stars.map(() => null));
  });
});

describe('hours', () => {
  it('are read between breaks of a page', async () => {
    const text = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(
      (day) => `${day}: 5:00 PM – 12:00 AM`,
    );
    const [row] = await read(named(['OpeningHours'], [[text.join('<br>')]]));
    expect(row?.workingHours).toMatchObject({ Monday: '5 PM-12 AM', Friday: '5 PM-12 AM' });
  });
});

describe('kinds of a list', () => {
  it('are read one by one between slashes', async () => {
    const kinds = [
      '拉麵/餃子',
      '日式小酒館/拉麵',
      '餃子/日式小酒館',
      '拉麵/餃子',
      '拉麵',
      '餃子/拉麵',
      '日式小酒館',
      '拉麵/餃子',
    ];
    const rows = await read(
      named(
        ['cuisine'],
        kinds.map((kind) => [kind]),
      ),
    );
    expect(new Set(rows.map(({ category }) => category))).toEqual(new Set(['拉麵', '日式小酒館', '餃子']));
  });

  it('are no times', async () => {
    const rows = await read(named(['Category'], [['Until 20:00'], ['Until 19:00'], ['Until 20:00']]));
    expect(rows.map(({ category }) => category)).toEqual([null, null, null]);
  });
});

describe('names', () => {
  it('are no paths of pages', async () => {
    const rows = ['alba-sitges', 'brisa-sitges', 'cielo-sitges', 'delta-sitges'].map((slug) => [
      `/biz/${slug}`,
      'Sitges',
      'SIG',
    ]);
    await expect(read(rows)).rejects.toThrow();
  });

  it('are no words for a blank', async () => {
    const found = await readList([
      ['name', 'phone', 'address'],
      ['Blank_', 'Blank_', 'Blank_'],
      ['Soul Dental', '+1 646-502-8416', '200 W 15th St, New York, NY 10011'],
    ]);
    expect(found.rows.map(({ name }) => name)).toEqual(['Soul Dental']);
  });
});

describe('profiles', () => {
  it.each([
    ['instagram', '81coffeeco', { instagram: 'https://www.instagram.com/81coffeeco' }],
    ['ig_handle', '@pearlgrillhouse_qa', { instagram: 'https://www.instagram.com/pearlgrillhouse_qa' }],
    ['Facebook', 'avidaebela.cafe', { facebook: 'https://www.facebook.com/avidaebela.cafe' }],
    ['TikTok', '@coffee.co', { tiktok: 'https://www.tiktok.com/@coffee.co' }],
    ['인스타', 'goodfood_highend', { instagram: 'https://www.instagram.com/goodfood_highend' }],
    ['Twitter', 'no', null],
  ])('by their names under %s: %s', async (header, handle, expected) => {
    const [row] = await read(named([header], [[handle], [handle], [handle]]));
    expect(row?.socialLinks ?? null).toEqual(expected);
  });
});

describe('hours of several days', () => {
  it('stand in columns of their own', async () => {
    const header = ['OPERATING HOURS\nMON - FRI', 'SAT', 'SUN', 'PUBLIC HOLIDAY'];
    const [row] = await read(
      named(header, [
        ['9.00AM-12.00PM,\n6.00PM-9.00PM', '9.00AM-12.00PM', 'CLOSED', 'CLOSED'],
        ['8.30AM-5.00PM', 'CLOSED', 'CLOSED', 'CLOSED'],
      ]),
    );
    expect(row?.workingHours).toMatchObject({
      Monday: '9 AM-12 PM, 6 PM-9 PM',
      Friday: '9 AM-12 PM, 6 PM-9 PM',
      Saturday: '9 AM-12 PM',
      Sunday: 'Closed',
    });
  });

  it.each([
    [['Lunes a Viernes', 'Sábado y Domingo'], 'Wednesday', 'Sunday'],
    [['Mo-Fr', 'Sa-So'], 'Monday', 'Saturday'],
    [['Weekdays', 'Weekend'], 'Friday', 'Sunday'],
    [['Ma-Pe', 'La-Su'], 'Tuesday', 'Saturday'],
  ])('in several languages: %j', async (header, weekday, weekend) => {
    const [row] = await read(named(header, [['09:00-18:00', '10:00-14:00']]));
    expect(row?.workingHours?.[weekday as 'Monday']).toBe('9 AM-6 PM');
    expect(row?.workingHours?.[weekend as 'Monday']).toBe('10 AM-2 PM');
  });
});

describe('headers', () => {
  it.each([
    ['POSTAL', '109684', { postalCode: '109684' }],
    ['Specialty', 'Orthopedics', { category: 'Orthopedics' }],
    ['image_urls', 'https://cdn.example.com/a.jpg', { photoUrl: 'https://cdn.example.com/a.jpg' }],
    ['Localidade', 'Nacala', { city: 'Nacala' }],
  ])('%s', async (header, value, expected) => {
    const [row] = await read(named([header], [[value], [value], [value]]));
    expect(row).toMatchObject(expected);
  });

  it('公司名 is the name of a company', async () => {
    const [row] = await read([
      ['公司名', '电话', '城市'],
      ['大地贸易有限公司', '(650) 582-9818', 'Palo Alto'],
    ]);
    expect(row?.name).toBe('大地贸易有限公司');
  });
});
