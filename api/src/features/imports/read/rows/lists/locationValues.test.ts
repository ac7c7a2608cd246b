import { describe, expect, it } from '@jest/globals';
import { inferCountry } from '../../location/inferCountry.ts';
import { namedRows, names, useLists } from '../../fixtures/lists.ts';

const { read, readList } = useLists();

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
    const [row] = await read(namedRows(['address'], [[written]]));
    expect(row?.address).toBe(expected);
  });

  it('give their city without the end of the line and the word for a town', async () => {
    const rows = await read(
      namedRows(
        ['address'],
        [['6 Đống Đa, Phường 3, Tp. Đà Lạt -'], ['Ramkrishna Nagar, Sodepur, Kolkata- 700082,']],
      ),
    );
    expect(rows.map(({ city }) => city)).toEqual(['Đà Lạt', 'Kolkata']);
  });

  it('are not kinds of places in a column with that header', async () => {
    const kinds = ['supermarket', 'pharmacy', 'fuel', 'bank', 'supermarket', 'pharmacy', 'cafe', 'bank'];
    const rows = await read(
      namedRows(
        ['Location'],
        kinds.map((kind) => [kind]),
      ),
    );
    expect(rows.map(({ address }) => address)).toEqual(kinds.map(() => null));
    expect(rows[0]?.category).toMatch(/supermarket/i);
  });

  it('are not services that a place offers', async () => {
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

  it('are not tags', async () => {
    const tags = [
      '#만두, #신촌만두, #포장',
      '#돼지김치, #정통집, #맛집 1',
      '#육회, #사시미',
      '#갈비, #연세로 2',
    ];
    const rows = await read(
      namedRows(
        ['tags'],
        tags.map((one) => [one]),
      ),
    );
    expect(rows.map(({ address }) => address)).toEqual(tags.map(() => null));
  });

  it('are not codes of a list beside a column of addresses', async () => {
    const rows = [1, 2, 3, 4, 5].map((n) => [`TUR_00${n}`, `CALLE CRUZ VERDE ${n}`]);
    const { columns, rows: found } = await readList(namedRows(['GEOCODIGO', 'DIRECCION'], rows));
    expect(columns[0]?.columns.some(({ isAsked }) => isAsked)).toBe(false);
    expect(found.map(({ address }) => address)).toEqual(rows.map(([, address]) => address));
  });
});

describe('degrees in columns of two grids', () => {
  it('are read by their axes', async () => {
    const rows = [0, 1, 2, 3, 4].map((n) => [
      ...[`37${n}328.59`, `315${n}453.77`, `-16.2${n}31253895`, `28.4${n}49255299`],
    ]);
    const found = await read(namedRows(['UTM_X', 'UTM_Y', 'GRAD_X', 'GRAD_Y'], rows));
    expect(found[1]).toMatchObject({ latitude: 28.4149255299, longitude: -16.2131253895 });
  });
});

describe('states', () => {
  it.each([
    ['Estado', ['En curso', 'Pendiente', 'En curso', 'Hecho']],
    ['State', ['In progress', 'Not contacted', 'Done', 'Done']],
    ['Estado', ['Em andamento', 'Concluído', 'Pendente', 'Pendente']],
  ])('are not steps of work: %s %j', async (header, values) => {
    const rows = await read(
      namedRows(
        [header],
        values.map((value) => [value]),
      ),
    );
    expect(rows.map(({ state }) => state)).toEqual(values.map(() => null));
  });

  it('are read if they are regions', async () => {
    const rows = await read(
      namedRows(
        ['Estado'],
        ['Jalisco', 'Oaxaca', 'Puebla', 'Jalisco'].map((value) => [value]),
      ),
    );
    expect(rows[0]?.state).toBe('Jalisco');
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
    'are read after a postal code, and by towns before a code of two parts: %s',
    async (address, phone, country) => {
      const [row] = await read(namedRows(['address', 'phone'], [[address, phone ?? '']]));
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

describe('the directory that a list was copied from', () => {
  const phones = (i: number) => `0191 496 000${i}`;
  const countriesOf = async (page: string, phone = phones) => {
    const rows = names.map((name, i) => [name, phone(i), `${page}/place-${i}-${i}7`]);
    const read = await readList([['name', 'phone', 'link web'], ...rows]);
    return [...new Set(read.rows.map(({ countryCode }) => countryCode))];
  };

  it.each([
    ['https://www.yell.com/biz', ['GB']],
    ['https://www.yellowpages.ca/bus', ['CA']],
    ['https://www.herold.at/gelbe-seiten', ['AT']],
    ['https://www.tripadvisor.com.br/Hotel_Review', [null]],
    ['https://www.teztravel.lt/hotels', [null]],
  ])('gives its country to rows without one: %s', async (page, expected) => {
    expect(await countriesOf(page)).toEqual(expected);
  });

  it('gives way to the values of a row', async () => {
    expect(await countriesOf('https://www.yell.com/biz', (i) => `+353 1 496 000${i}`)).toEqual(['IE']);
  });
});
