import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { kilometresBetween } from '../../../lib/gazetteer/gazetteer.ts';
import { mayIntersect } from './gridCells.ts';
import { examples } from '../../../../../domain/testing/examples.ts';

describe('a circle and an area', () => {
  it('may touch wherever a point of the area lies in the circle', () => {
    const latitude = fc.double({ min: -90, max: 90, noNaN: true });
    const longitude = fc.double({ min: -180, max: 180, noNaN: true });
    const area = fc
      .tuple(latitude, latitude, longitude, longitude, fc.double({ min: 0, max: 1, noNaN: true }))
      .map(([a, b, west, east, at]) => {
        const [south, north] = [Math.min(a, b), Math.max(a, b)];
        const span = west <= east ? east - west : east + 360 - west;
        const inside = west + span * at;
        return {
          within: { south, west, north, east },
          point: { latitude: south + (north - south) * at, longitude: inside > 180 ? inside - 360 : inside },
        };
      });
    fc.assert(
      fc.property(
        area,
        fc.double({ min: -1.5, max: 1.5, noNaN: true }),
        fc.double({ min: -3, max: 3, noNaN: true }),
        fc.integer({ min: 1, max: 200 }),
        ({ within, point }, north, east, radiusKm) => {
          const here = {
            latitude: Math.max(-90, Math.min(90, point.latitude + north)),
            longitude: ((point.longitude + east + 540) % 360) - 180,
          };
          fc.pre(kilometresBetween(here, point) <= radiusKm);
          expect(mayIntersect({ ...here, radiusKm }, within)).toBe(true);
        },
      ),
      { numRuns: examples(500) },
    );
  });

  it.each([
    ['Lisbon and Turkey', 38.72, -9.14, { south: 35.8, west: 25.6, north: 42.2, east: 44.9 }, false],
    ['Lisbon and Portugal', 38.72, -9.14, { south: 37, west: -9.5, north: 42, east: -6 }, true],
    [
      'Suva and Samoa, over the date line',
      -18.1,
      178.4,
      { south: -20, west: 179, north: -13, east: -171 },
      true,
    ],
    ['Suva and Tonga', -18.1, 178.4, { south: -22, west: -176, north: -18, east: -173 }, false],
  ])('of %s', (_of, latitude, longitude, within, expected) => {
    expect(mayIntersect({ latitude, longitude, radiusKm: 25 }, within)).toBe(expected);
  });
});
