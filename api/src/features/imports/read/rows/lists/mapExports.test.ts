import { describe, expect, it } from '@jest/globals';
import { rowOf } from '../../fixtures/checkedRow.ts';
import { names, useLists } from '../../fixtures/lists.ts';

const { read } = useLists();

describe('an address', () => {
  it.each(['010 00066654', '+20 2 27370538', '(02) 2737-0538', '01227370538'])(
    'is none if a scraper put the phone number %s',
    (address) => {
      expect(rowOf({ address, country: 'EG' }).address).toBeNull();
    },
  );

  it('may begin with numbers or be of figures', () => {
    expect(rowOf({ address: '3-5-12' }).address).toBe('3-5-12');
    expect(rowOf({ address: '221, Dakar 21125' }).address).toBe('221, Dakar 21125');
  });

  it.each(['No detectada', 'No encontrado', 'Não localizado', 'Non rilevato', 'Non trouvée', 'Not detected'])(
    'is none in words of a scraper: %s',
    (address) => {
      expect(rowOf({ address }).address).toBeNull();
    },
  );

  it.each([
    ['Facility Location', ['Urban', 'Rural', 'Peri-Urban']],
    ['Ubicación', ['Urbana', 'Rural', 'Urbana']],
    ['Ubicación', ['Zona urbana', 'Zona rural', 'Zona rural']],
  ])('is none where %s holds the kind of area', async (header, areas) => {
    const rows = await read([
      ['Name', header, 'Latitude', 'Longitude'],
      ...names.map((name, i) => [name, areas[i % 3] ?? '', `${-13.9 - i / 100}`, `${33.7 + i / 100}`]),
    ]);
    expect(rows.map(({ address }) => address)).toEqual(names.map(() => null));
  });

  it.each(['rivadavia 1046', 'SAN MARTIN 5560', 'Cordoba 1234'])(
    'has a street and no town in %s, in Argentina',
    (address) => {
      expect(rowOf({ address, country: 'AR' })).toMatchObject({ address, city: null, postalCode: null });
    },
  );
});

describe('links to a map', () => {
  it.each([
    'Url_Mapa',
    'Link mapa',
    'Enlace de Maps',
    'Link do mapa',
    'Lien Maps',
    'Link Peta',
    'Ссылка на карте',
  ])('are read under %s, among remarks that there is none', async (header) => {
    const link = (i: number) =>
      `https://www.google.com/maps/place/M/@-12.1,-77.1,13z/data=!8m2!3d-12.${110 + i}!4d-77.0${30 + i}`;
    const rows = await read([
      ['Nombre', 'Telefono', header],
      ...names.map((name, i) => [
        name,
        `987 940 0${10 + i}`,
        i % 4 === 1 ? 'URL no actualizada (error de carga)' : link(i),
      ]),
    ]);
    expect(rows.map(({ locationLink }) => locationLink !== null)).toEqual(names.map((_, i) => i % 4 !== 1));
    expect(rows[0]).toMatchObject({ latitude: -12.11, longitude: -77.03 });
  });
});

describe('names', () => {
  it.each([
    ['Station ID', 'Station Name'],
    ['parlour_code', 'parlour_name'],
    ['ID Taller', 'Nombre Taller'],
  ])('are read beside %s under %s, although many are those of one chain', async (id, name) => {
    const rows = await read([
      [id, name, 'Address', 'Latitude', 'Longitude', 'Open 24h', '24h Verified', 'Score'],
      ...names.map((each, i) => [
        `ChIJNUdOTfh31IURwyymlz-dfD${i}`,
        i % 2 === 0 ? 'Pemex' : each,
        `Calle ${i + 1}, 76526 Vizarrón, Qro., Mexico`,
        `${20.82 + i / 100}`,
        `${-99.72 - i / 100}`,
        `${i % 2}`,
        `${i % 2}`,
        `${46 + i}`,
      ]),
    ]);
    expect(rows.map((row) => row.name)).toEqual(names.map((each, i) => (i % 2 === 0 ? 'Pemex' : each)));
    expect(rows.map(({ rating }) => rating)).toEqual(names.map(() => null));
  });
});

it.each([
  'aminata@exemple.com',
  'correo@ejemplo.com',
  'nome@exemplo.com.br',
  'name@beispiel.de',
  'nome@esempio.it',
])('the example of a template is not an email address: %s', (email) => {
  expect(rowOf({ email }).email).toBeNull();
});

it.each(['شبانه‌روزی باز است', 'شبانه روزی باز است'])('a place is open all day in Persian: %s', (hours) => {
  expect(rowOf({ working_hours: JSON.stringify({ شنبه: [hours] }) }).workingHours).toEqual({
    Saturday: 'Open 24 hours',
  });
});
