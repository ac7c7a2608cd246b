import { describe, expect, it } from '@jest/globals';
import { names, rowsBy, useLists } from '../../fixtures/lists.ts';

const { read } = useLists();
const linkTo = (name: string, i: number) =>
  `https://www.google.com/maps/place/${encodeURIComponent(name).replaceAll('%20', '+')}/@48.1,11.5,12z/data=!4m7!3m6!1s0x479e75f:0x1c${i}!8m2!3d48.1${i}1!4d11.5${i}2`;
const called = async (rows: string[][]) => (await read(rows)).map(({ name }) => name);

describe('names within links to a map', () => {
  it('name the places if all rows have the heading of a page under a word for names', async () => {
    const rows = [
      ['name', 'phone', 'address', 'maps_url'],
      ...rowsBy((name, i) => [
        'Results',
        `089 12345${i}0`,
        `Lange Gasse ${i + 1}, 80331 München`,
        linkTo(name, i),
      ]),
    ];
    expect(await called(rows)).toEqual(names);
    expect((await read(rows))[3]).toMatchObject({ latitude: 48.131, longitude: 11.532 });
  });

  it('name the places if no column does', async () => {
    const rows = [
      ['search_item', 'URL', 'url_lat', 'url_lon', 'distance_km'],
      ...rowsBy((name, i) => [
        `Tuition in Quarter ${i % 2}, Delhi`,
        linkTo(name, i),
        `48.1${i}1`,
        `11.5${i}2`,
        `${i}.37`,
      ]),
    ];
    expect(await called(rows)).toEqual(names);
  });

  it('name the rows of which the column of names is empty', async () => {
    const rows = [
      ['Business Name', 'Phone', 'Maps URL'],
      ...rowsBy((name, i) => [i === 4 ? '' : name, `089 12345${i}0`, linkTo(name, i)]),
    ];
    expect(await called(rows)).toEqual(names);
  });

  it('do not name branches of a chain that are all called alike', async () => {
    const rows = [
      ['name', 'address', 'link'],
      ...rowsBy((name, i) => [
        'Mira Coffee',
        `Lange Gasse ${i + 1}, 80331 München`,
        linkTo(`Mira Coffee ${name}`, i),
      ]),
    ];
    expect(new Set(await called(rows))).toEqual(new Set(['Mira Coffee']));
  });

  it('do not name rows whose links lead to other places', async () => {
    const rows = [
      ['Business Name', 'Phone', 'Maps URL'],
      ...rowsBy((name, i) => [
        i === 4 ? '' : name,
        `089 12345${i}0`,
        linkTo(`Fern ${'abcdefghij'[i]}xyz Hollow`, i),
      ]),
    ];
    expect(await called(rows)).toEqual(names.filter((_, i) => i !== 4));
  });

  it.each([1, -1, 3])(
    'say which links stand %i rows beside their places, whose names share words',
    async (by) => {
      const textiles = names.map((name) => `${name} Textiles Erode`);
      const rows = [
        ['name', 'phone', 'googlemaps_link'],
        ...textiles.map((name, i) => {
          const at = i < 2 ? i : (i + by + names.length) % names.length;
          return [name, `098765 4321${i}`, linkTo(textiles[at] ?? '', at)];
        }),
      ];
      const linked = (await read(rows)).map(({ latitude, locationLink }) => latitude ?? locationLink);
      expect(linked).toEqual(names.map((_, i) => (i < 2 ? Number(`48.1${i}1`) : null)));
    },
  );

  it('are those of the places if some are written otherwise or repeat', async () => {
    const rows = [
      ['name', 'phone', 'googlemaps_link'],
      ...rowsBy((name, i) => [
        i < 3 ? (names[0] ?? '') : name,
        `098765 4321${i}`,
        linkTo(i % 2 ? `${name} & Sons` : name, i),
      ]),
    ];
    expect((await read(rows))[7]).toMatchObject({ latitude: 48.171 });
  });

  it('are not positions, plus codes or broken texts', async () => {
    const odd = ["48°08'N+11°34'E", '8FWH%2B2X Munich', '%E0%A4%A'];
    const rows = [
      ['Business Name', 'Phone', 'Maps URL'],
      ...rowsBy((name, i) => [
        i < 3 ? '' : name,
        `089 12345${i}0`,
        i < 3 ? `https://www.google.com/maps/place/${odd[i]}/data=!3m1` : linkTo(name, i),
      ]),
    ];
    expect(await called(rows)).toEqual(names.slice(3));
  });

  it('are not sites of places, which advertisements have in their stead', async () => {
    const rows = [
      ['name', 'phone', 'location_link'],
      ...rowsBy((name, i) => [
        name,
        `089 12345${i}0`,
        i % 4 === 1 ? `https://www.shop${i}.example/?source=ad` : linkTo(name, i),
      ]),
    ];
    const found = await read(rows);
    expect(found.map(({ locationLink, latitude }) => [locationLink === null, latitude ?? null])).toEqual(
      names.map((_, i) => (i % 4 === 1 ? [true, null] : [false, Number(`48.1${i}1`)])),
    );
  });
});
