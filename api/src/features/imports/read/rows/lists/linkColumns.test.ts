import { describe, expect, it } from '@jest/globals';
import { rowOf } from '../../fixtures/checkedRow.ts';
import { names, rowsBy, tableOfNames, useLists } from '../../fixtures/lists.ts';

const { read, readColumns } = useLists();

describe('links of which each has a label', () => {
  const cell = (i: number, glue: string) =>
    `Website: https://place${i}.example/${glue}Facebook: https://www.facebook.com/place${i}${glue}Instagram: https://www.instagram.com/place${i}/`;
  it.each([
    ['links', '  '],
    ['Online', ''],
    ['контакты', ' | '],
  ])('are the site and the profiles of a place under "%s"', async (header, glue) => {
    const rows = await read([
      ['Name', 'City', header],
      ...names.map((name, i) => [name, 'York', cell(i, glue === '' && i % 2 ? '  ' : glue)]),
    ]);
    expect(rows[2]).toMatchObject({
      website: 'https://place2.example/',
      socialLinks: {
        facebook: 'https://www.facebook.com/place2',
        instagram: 'https://www.instagram.com/place2',
      },
    });
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

describe('names of files', () => {
  it('are not links to pictures', () => {
    expect(rowOf({ photo: 'lakeview720x540.jpg' }).photoUrl).toBeNull();
    expect(rowOf({ photo: 'cdn.site.example/lakeview720x540.jpg' }).photoUrl).not.toBeNull();
  });
});

describe('pictures as a list', () => {
  it('are read under words for media', async () => {
    const rows = await read(
      tableOfNames(['mediaUrls'], (i) => [
        `["https://cdn.site.example/${i}/a.jpg", "https://cdn.site.example/b.jpg"]`,
      ]),
    );
    expect(rows[3]?.photoUrl).toBe('https://cdn.site.example/3/a.jpg');
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

  it('stay if the names are those of the rows, or in another script', async () => {
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

describe('links of an app, of a scheme of its own', () => {
  it('are not addresses', async () => {
    const rows = await read([
      ['shopName', 'shopImg', 'url'],
      ...rowsBy((name, i) => [
        name,
        `https://img.example.com/${i}.png`,
        `taxi://soda/businessPage?businessType=1&shopId=57646100967${i}`,
      ]),
    ]);
    expect(rows.map(({ address }) => address)).toEqual(names.map(() => null));
  });
});

describe('sites among which are links of paid results', () => {
  it('are read, and such a link is not a site', async () => {
    const rows = await read([
      ['qBF1Pd', 'lcr4fd href'],
      ...names.map((name, i) => [
        name,
        i % 4 === 1 ? `https://www.google.com/aclk?sa=l&ai=DChc${i}&adurl=` : `https://www.praxis${i}.de/`,
      ]),
    ]);
    expect(rows.slice(0, 2).map(({ website }) => website)).toEqual(['https://www.praxis0.de/', null]);
  });
});

describe('ids of one form under the name of those of another', () => {
  it('are those of their form', async () => {
    const columns = await readColumns([
      ['Restaurant Name', 'City Code', 'Google_id', 'Google_reviews', 'Google_grade', 'phone', 'created_at'],
      ...names.map((name, i) => [
        name,
        'BUC',
        `ChIJN1t_tDeuEmsRUsoyG83frY${i % 8}`,
        `${i * 9}`,
        `4.${i}`,
        `+40 21 203 900${i}`,
        '2023-01-30 11:41:49',
      ]),
    ]);
    expect(columns).toMatchObject({ Google_id: 'placeId' });
  });
});

describe('pairs of degrees', () => {
  const pair = (i: number) => [`[-17.4${i}71, 14.6${i}49]`];

  it('are in the order that other rows of the list show', async () => {
    const rows = await read(
      tableOfNames(['position.type', 'position.coordinates', 'phone'], (i) => [
        'Point',
        ...pair(i),
        i < 5 ? `+221 33 820 50 0${i}` : '',
      ]),
    );
    expect(rows[7]).toMatchObject({ latitude: 14.6749, longitude: -17.4771, countryCode: 'SN', type: null });
  });

  it('are in the usual order if nothing shows another', async () => {
    const rows = await read(tableOfNames(['coordinates'], (i) => [`38.7${i}1, 35.4${i}2`]));
    expect(rows[0]).toMatchObject({ latitude: 38.701, longitude: 35.402 });
  });
});

describe('the position in an answer of a places interface', () => {
  it('is read', () => {
    const geometry =
      "{'location': {'lat': 38.71, 'lng': -9.14}, 'viewport': {'northeast': {'lat': 1, 'lng': 2}}}";
    expect(rowOf({ geometry })).toMatchObject({ latitude: 38.71, longitude: -9.14 });
  });
});

describe('the picture of a map for a place without one', () => {
  it('is not a photo', () => {
    const photo = 'https://maps.gstatic.com/tactile/pane/default_geocode-2x.png';
    expect(rowOf({ name: 'Old Harbour', photo }).photoUrl).toBeNull();
  });
});
