import { describe, expect, it } from '@jest/globals';
import { names, useLists } from '../../../fixtures/lists.ts';

const { read } = useLists();

/** Ten places along a street, as an interface answers, and the points from which a program searched for them. */
const own = (i: number) => 52.52 + i / 1000;
const answer = (i: number) =>
  `{'location': {'lat': ${own(i)}, 'lng': 13.4}, 'viewport': {'northeast': {'lat': 52.9, 'lng': 13.9}}}`;
const header = ['name', 'geometry', 'vicinity', 'lat_long'];
const rowOf = (name: string, i: number, point: number) => [
  name,
  answer(i),
  `Friedrichstraße ${i}, Berlin`,
  `52.5${point}, 13.38${point}`,
];

describe('the point from which a program searched', () => {
  it('is not a position of a place, whether one point has several places or a place several points', async () => {
    const fromOne = names.map((name, i) => rowOf(name, i, 1));
    const fromMany = names.flatMap((name, i) => [1, 2, 3].map((point) => rowOf(name, i, point)));
    for (const rows of [fromOne, fromMany]) {
      const found = await read([header, ...rows]);
      expect(found.map(({ name, latitude }) => [name, latitude])).toEqual(
        rows.map(([name = '']) => [name, own(names.indexOf(name))]),
      );
      expect(found[2]?.address).toMatch(/^Friedrichstraße \d, Berlin$/);
    }
  });

  it('is not seen in the positions of a chain, or in those that are written twice', async () => {
    const chain = names.map((_, i) => rowOf('Mira Kiosk', i, 1));
    expect((await read([header, ...chain])).map(({ latitude }) => latitude)).toEqual(
      names.map((_, i) => own(i)),
    );
    const twice = names.map((name, i) => [name, `${own(i)}, 13.4`, `${own(i)}`, '13.4']);
    expect(
      (await read([['name', 'coordinates', 'latitude', 'longitude'], ...twice])).map(
        ({ latitude }) => latitude,
      ),
    ).toEqual(names.map((_, i) => own(i)));
  });
});
