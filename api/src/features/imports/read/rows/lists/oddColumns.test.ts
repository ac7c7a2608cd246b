import { describe, expect, it } from '@jest/globals';
import { rowOf } from '../../fixtures/checkedRow.ts';
import { names, useLists } from '../../fixtures/lists.ts';

const { read } = useLists();

describe('addresses and phone numbers in numbered columns', () => {
  it.each([
    ['addr', 'tel', '北海道札幌市', '厚別区', '青葉町', '011', '891-15', '北海道札幌市厚別区青葉町1'],
    ['住所', '電話', '東京都', '港区', '赤坂', '03', '3585-15', '東京都港区赤坂1'],
    ['주소', '전화', '부산광역시', '금정구', '부산대학로', '051', '583-15', '부산광역시 금정구 부산대학로1'],
  ])('are put together: %s, %s', async (address, phone, region, district, street, code, number, whole) => {
    const rows = await read([
      ['name', ...[1, 2, 3].map((n) => `${address}${n}`), `${phone}1`, `${phone}2`],
      ...names.map((name, i) => [name, region, district, `${street}${i + 1}`, code, `${number}0${i}`]),
    ]);
    expect(rows[0]?.address ?? rows[0]?.street).toBe(whole);
    expect(rows[0]?.phone?.replace(/\D/g, '')).toMatch(
      new RegExp(`${code.slice(1)}${number.replace('-', '')}00$`),
    );
  });
});

describe('columns called by the kind of their rows', () => {
  it.each([
    ['Bar', 'Address', 'Comment'],
    ['Museen', 'Anschrift', 'Kommentar'],
    ['Farmacia', 'Dirección', 'Comentario'],
    ['Escola', 'Endereço', 'Gestor'],
  ])('name the places: %s', async (kind, address, other) => {
    const rows = await read([
      [kind, address, other],
      ...names.map((name, i) => [name, `${i + 1} High Street, York`, `Anna ${name.split(' ', 1)[0]}`]),
    ]);
    expect(rows.map(({ name }) => name)).toEqual(names);
  });
});

describe('owners of places', () => {
  it.each(['Public', 'Öffentlich', 'Privé', 'Государственный', 'Công lập', 'Özel', '公立', 'Unclassified'])(
    'are no kind: %s',
    async (owner) => {
      const rows = await read([
        ['Name', 'Address', 'Type'],
        ...names.map((name, i) => [name, `${i + 1} High Street, York`, owner]),
      ]);
      expect(rows[0]).toMatchObject({ name: names[0], category: null, type: null });
    },
  );
});

describe('states of places in words of machines', () => {
  it('are read under any header', async () => {
    const rows = await read([
      ['Name', 'Address', 'placeState'],
      ...names.map((name, i) => [
        name,
        `${i + 1} High Street, York`,
        ['active', 'permanently_closed', 'temporarily_closed', 'no_public_reviews'][i % 4] ?? '',
      ]),
    ]);
    expect(rows.slice(1, 3).map(({ businessStatus }) => businessStatus)).toEqual([
      'CLOSED_PERMANENTLY',
      'CLOSED_TEMPORARILY',
    ]);
  });
});

describe('whole names of persons', () => {
  it('leave the bare name to the place', async () => {
    const rows = await read([
      ['name', 'address', 'company_name', 'title', 'full_name', 'first_name', 'last_name'],
      ...names.map((name, i) => [
        name,
        `${i + 1} High Street, York`,
        'Owner Ltd',
        'CEO',
        'Ann Lee',
        'Ann',
        'Lee',
      ]),
    ]);
    expect(rows.map(({ name }) => name)).toEqual(names);
  });
});

describe('parts of addresses in the plural', () => {
  it.each([
    ['REGIONS', 'DEPARTEMENTS', 'VILLE', 'Rhône'],
    ['ESTADOS', 'PROVINCIAS', 'CIUDAD', 'Jalisco'],
  ])('are regions: %s, %s', async (region, county, city, value) => {
    const rows = await read([
      ['NOM', region, county, city, 'CP'],
      ...names.map((name, i) => [name, value, value, ['Lyon', 'Villeurbanne'][i % 2] ?? '', '69001']),
    ]);
    expect(rows[0]?.state).toBe(value);
  });
});

describe('headers of questionnaires', () => {
  it('are headers, however long', async () => {
    const long = 'cuantas_personas_trabajan_en_el_establecimiento_durante_el_ultimo_ano_completo';
    const rows = await read([
      ['nombre', 'numero_contacto', 'municipio', long],
      ...names.map((name, i) => [name, `55 1234 56${10 + i}`, 'Puebla', `${i}`]),
    ]);
    expect(rows.map(({ name }) => name)).toEqual(names);
    expect(rows[0]?.phone?.replace(/\D/g, '')).toContain('5512345610');
  });
});

describe('numbers of units before a town', () => {
  it.each([
    ['3 TEMASEK BOULEVARD #02-608 SINGAPORE 038983', 'SG', '038983'],
    ['10 JALAN BESAR #01-374/376 SINGAPORE 208787', 'SG', '208787'],
  ])('end before it: %s', (address, countryCode, postalCode) => {
    expect(rowOf({ name: 'Mill', address })).toMatchObject({
      countryCode,
      postalCode,
      city: 'SINGAPORE',
    });
  });
});

describe('streets that cross that of the place', () => {
  it.each([
    ['Domicilio', 'Entre la calle', 'Y_la_calle', 'Calle posterior'],
    ['Address', 'Between streets', 'Cross street', 'and street'],
  ])('are not its own: %s, %s', async (address, ...others) => {
    const rows = await read([
      ['Nombre', address, ...others, 'Municipio'],
      ...names.map((name, i) => [name, `Calle ${i + 20}`, 'Calle 3', 'Calle 4', 'Calle 5', 'Puebla']),
    ]);
    expect(rows[0]).toMatchObject({ address: 'Calle 20', street: null });
  });
});

describe('addresses of Taiwan', () => {
  it.each([
    ['新北市土城區立仁街402號', '新北'],
    ['臺中市豐原區成功路198號', '臺中'],
    ['花蓮縣玉里鎮和平路92號', '花蓮'],
  ])('begin with the city: %s', async (address, city) => {
    const rows = await read([['公司名稱', '地址', '國家'], ...names.map((name) => [name, address, 'TW'])]);
    expect(rows[0]?.city).toBe(city);
  });
});

describe('links with words before them', () => {
  it.each([
    ['Site de la ville : www.example.fr', 'https://www.example.fr/'],
    ['Веб-сайт: https://www.example.ru/a', 'https://www.example.ru/a'],
    ['Página web: www.example.es', 'https://www.example.es/'],
  ])('are read: %s', (website, link) => {
    expect(rowOf({ name: 'Mill', website }).website).toBe(link);
  });
});

describe('parts of a city by their numbers', () => {
  it.each([
    ['COMUNA', 'Comuna'],
    ['Ciudad', 'Zona'],
    ['City', 'District'],
    ['Ville', 'Arrondissement'],
  ])('are no city: %s', async (header, part) => {
    const rows = await read([
      ['Name', 'Address', header],
      ...names.map((name, i) => [name, `${i + 1} High Street`, `${part} ${i + 1}`]),
    ]);
    expect(rows.map(({ city }) => city)).toEqual(names.map(() => null));
  });
});

describe('labels before kinds', () => {
  it.each(['Typ:\u00a0Hotel', 'Kategorie: Hotel', 'Категория: Hotel', 'Type: Hotel'])(
    'are left out: %s',
    (category) => {
      expect(rowOf({ name: 'Mill', category }).category).toBe('Hotel');
    },
  );
});

describe('numbers of fax machines', () => {
  it.each([
    ['manager', 'phone', 'fax'],
    ['Inhaber', 'Telefon', 'Telefax'],
    ['Директор', 'Телефон', 'Факс'],
  ])('leave the only phone to the place: %s, %s', async (person, phone, fax) => {
    const rows = await read([
      ['name', person, phone, fax, 'address'],
      ...names.map((name, i) => [
        name,
        `Ann ${name.split(' ')[0] ?? ''}`,
        `(604) 957-07${10 + i}`,
        `(604) 953-17${10 + i}`,
        `${i + 1} High Street, Surrey, BC`,
      ]),
    ]);
    expect(rows[0]?.phone?.replace(/\D/g, '')).toContain('6049570710');
  });
});

describe('French headers with articles', () => {
  it('name the place, and no CEDEX does', async () => {
    const rows = await read([
      ['code', 'nom_de_l_etablissement', 'libelle_2', 'adresse', 'ville', 'cedex'],
      ...names.map((name, i) => [`${i}`, name, 'Mairie', `${i + 1} rue Haute`, 'Lyon', `CEDEX 0${i}`]),
    ]);
    expect(rows.map(({ name }) => name)).toEqual(names);
  });
});

describe('a region that all places have', () => {
  it('is not the city where the towns are beside it', async () => {
    const towns = ['Chania', 'Heraklion', 'Rethymno', 'Ierapetra', 'Sitia'];
    const rows = await read([
      ['Location', 'Exact location', 'Title', 'Type'],
      ...names.map((name, i) => ['crete', towns[i % 5] ?? '', name, 'hotel']),
    ]);
    expect(rows[0]).toMatchObject({ name: names[0], city: 'Chania' });
  });
});

describe('values that cannot be read', () => {
  const values = [
    ...['Anbau 12, ', '41090 İzmit ', 'a-b-1 ', '+49 30 1234567; '].map((part) => part.repeat(31)),
    ...['javascript:alert(1)', 'http://', '{"a":[', '['.repeat(400), '{"days":{}}', '["Bar",'],
    ...['9.99', '-999999', '1e999', '4.612E+17', '99/99/9999', '25:99 - 31:00', 'x@', '+1 ('],
  ];
  it.each(
    'Category,Type,Address,Street,City,State,Postal code,Country,Phone,E-mail,Website,Latitude,Rating,Reviews,Opening hours,Monday,Google Maps link,Photo,Place id,Price,Status,About'.split(
      ',',
    ),
  )('do not stop the file: %s', async (header) => {
    for (const value of values) {
      const rows = await read([
        ['Name', 'City', header],
        ...names.map((name, i) => [name, 'Bursa', `${value}${i}`]),
      ]);
      expect([value, rows.map(({ name }) => name)]).toEqual([value, names]);
    }
  });
});

describe('names that are long', () => {
  it('stay names, where they are no sentences', async () => {
    const long = names.map((name, i) => `Place ${i} <b>${name}</b> ${'x'.repeat(90)}`);
    const rows = await read([
      ['name', 'description'],
      ...long.map((name, i) => [name, `Notes ${i}: "</p>"`]),
    ]);
    expect(rows).toHaveLength(names.length);
  });
});
