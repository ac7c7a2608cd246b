import { describe, expect, it } from '@jest/globals';
import { names, useLists } from '../../fixtures/lists.ts';

const { read } = useLists();

/** A link to a place apart from those of the other rows, with the middle of the map that was shown before the `@`. */
const link = (i: number, view: string) =>
  `https://www.google.com/maps/place/${names[i]?.replace(' ', '+')}/@${view},14z/data=!4m5!3m4!1s0x1:0x${i + 1}!8m2!3d-34.6${i}1!4d-58.4${i}2`;

describe('columns of positions that are the middle of the map', () => {
  // Two places a view: the tool noted where the map was, not where it went.
  const view = (i: number) => ({ latitude: `-34.5${i >> 1}7`, longitude: `-58.3${i >> 1}9` });

  it('give way to the links, which lead to more places', async () => {
    const rows = await read([
      ['name', 'url', 'latitude', 'longitude', 'address'],
      ...names.map((name, i) => {
        const { latitude, longitude } = view(i);
        return [name, link(i, `${latitude},${longitude}`), latitude, longitude, `Florida ${600 + i}`];
      }),
    ]);
    expect(rows.map(({ latitude }) => latitude)).toEqual(names.map((_, i) => Number(`-34.6${i}1`)));
  });

  it('are left out if rows share them whose addresses have other postal codes', async () => {
    const rows = await read([
      ['name', 'address', 'coordinates'],
      ...names.map((name, i) => {
        const { latitude, longitude } = view(i);
        return [
          name,
          `Jl. Kartini No.${i + 20}, Kota Cirebon, Jawa Barat 4513${i}`,
          `${latitude},${longitude}`,
        ];
      }),
    ]);
    expect(rows.map(({ latitude }) => latitude)).toEqual(names.map(() => null));
  });

  it('are left out of a list of a few rows as well', async () => {
    const places = ['Astoria, NY 11103', 'New York, NY 10011', 'New York, NY 10022', 'New York, NY 10065'];
    const rows = await read([
      ['name', 'address', 'latitude', 'longitude'],
      ...places.map((place, i) => [
        names[i] ?? '',
        `${i + 9} Main St, ${place}, United States`,
        `40.73${i >> 1}`,
        `-74.02${i >> 1}`,
      ]),
    ]);
    expect(rows.map(({ latitude }) => latitude)).toEqual(places.map(() => null));
  });

  it('are those of the places if shops of one building share them', async () => {
    const rows = await read([
      ['name', 'address', 'latitude', 'longitude'],
      ...names.map((name, i) => [
        name,
        `Jl. Kartini No.20, Kota Cirebon 4513${i >> 1}`,
        `-6.7${i >> 1}`,
        '108.47',
      ]),
    ]);
    expect(rows[3]?.latitude).toBe(-6.71);
  });

  it('are believed before links that lead nearby, or all to one place', async () => {
    const rows = await read([
      ['name', 'url', 'latitude', 'longitude'],
      ...names.map((name, i) => [name, link(0, '-34.6,-58.4'), `-34.5${i}7`, `-58.3${i}9`]),
    ]);
    expect(rows[4]?.latitude).toBe(-34.547);
  });
});
