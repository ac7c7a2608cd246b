import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { townAt } from './nearestTown.ts';

describe('the town of a position', () => {
  it.each([
    ['DE', 50.9375, 6.9603, 'Köln'],
    ['IN', 28.4595, 77.0266, 'Gurgaon'],
    ['CH', 47.3769, 8.5417, 'Zürich'],
    ['TR', 37.0, 35.3213, 'Adana'],
    ['AR', -31.4201, -64.1888, 'Córdoba'],
    // In their outskirts, where no other town is near.
    ['SA', 24.8394, 46.8774, 'Riyadh'],
    ['MN', 47.92, 107.03, 'Ulan Bator'],
  ])('is found in %s at %d, %d', (country, latitude, longitude, name) => {
    expect(townAt({ latitude, longitude }, country)).toEqual({ name });
  });

  it.each([
    ['in a suburb between two towns', 'US', 40.68, -74.11],
    ['in a part of a metropolis', 'GB', 51.5385, -0.1026],
    ['in a part of another', 'MX', 19.3806, -99.1596],
    ['in the desert', 'LY', 26.5, 17.5],
    ['beyond the outskirts of a city', 'SA', 24.95, 47.0],
    ['in another country', 'FR', 50.9375, 6.9603],
    ['in a quarter of a Swiss town', 'CH', 47.4803, 8.764],
    ['at the pole', 'DE', 90, 0],
    ['on the 180th meridian', 'FJ', -16.9, 180],
  ])('is unknown %s', (_, country, latitude, longitude) => {
    expect(townAt({ latitude, longitude }, country)).toBeNull();
  });

  it('is answered for any position on earth', () => {
    const position = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(position, fc.constantFrom('US', 'RU', 'FJ', 'AQ', 'NO'), (at, country) => {
        const found = townAt(at, country);
        expect(found === null || found.name.length > 0).toBe(true);
      }),
    );
  });
});
