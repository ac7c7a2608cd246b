import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mapAreaText, parseMapArea, type MapArea } from './mapArea.ts';
import { areaAround, areaOfView, viewOfArea } from './viewArea.ts';

const millionths = (most: number) => fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((n) => n / 1e6);
const position = fc.record({ latitude: millionths(90), longitude: millionths(180) });
const area = fc
  .record({ a: millionths(90), b: millionths(90), west: millionths(180), east: millionths(180) })
  .map(({ a, b, west, east }) => ({ south: Math.min(a, b), north: Math.max(a, b), west, east }));

function holds({ south, west, north, east }: MapArea, at: { latitude: number; longitude: number }) {
  const isBetween =
    west <= east
      ? west <= at.longitude && at.longitude <= east
      : at.longitude >= west || at.longitude <= east;
  // The meridian has two names.
  const isMeridian = Math.abs(at.longitude) === 180 && (Math.abs(west) === 180 || Math.abs(east) === 180);
  return south <= at.latitude && at.latitude <= north && (isBetween || isMeridian);
}
const width = (one: MapArea) => viewOfArea(one).east - one.west;

describe('a map area', () => {
  it('is unchanged through the URL', () => {
    fc.assert(fc.property(area, (one) => expect(parseMapArea(mapAreaText(one))).toEqual(one)));
  });

  it.each([
    ['', '1,2,3', '1,2,3,4,5', 'a,b,c,d', '1,2,,4', '91,0,92,1', '3,0,2,1', '0,-181,1,0', '0,0,1,181'],
    ['1e1,0,20,1', '0x1,0,2,1', ' 1,2,3,4', 'NaN,0,1,1', 'Infinity,0,1,1', '1,2,3,4,', '+1,2,3,4'],
  ])('is not parsed from invalid text', (...texts) => {
    expect(texts.map(parseMapArea)).toEqual(texts.map(() => null));
  });

  it('covers all of a view and little else, on both sides of the date line', () => {
    const view = fc.record({
      south: millionths(84),
      height: fc.integer({ min: 100, max: 1e6 }).map((n) => n / 1e6),
      west: fc.integer({ min: -900e6, max: 900e6 }).map((n) => n / 1e6),
      width: fc.integer({ min: 100, max: 350e6 }).map((n) => n / 1e6),
    });
    const share = fc.double({ min: 0.001, max: 0.999, noNaN: true });
    fc.assert(
      fc.property(view, share, share, ({ south, height, west, width: wide }, x, y) => {
        const shown = areaOfView({ south, north: south + height, west, east: west + wide });
        const seen = west + wide * x;
        const longitude = seen - 360 * Math.floor((seen + 180) / 360);
        expect(holds(shown, { latitude: south + height * y, longitude })).toBe(true);
        expect(width(shown)).toBeLessThan(wide + height / 50 + 1e-5);
        expect(parseMapArea(mapAreaText(shown))).toEqual(shown);
      }),
    );
  });

  it('is the whole world if a view shows it more than once', () => {
    expect(areaOfView({ south: -95, north: 95, west: -400, east: 300 })).toEqual({
      south: -90,
      west: -180,
      north: 90,
      east: 180,
    });
  });

  it('contains all areas that it is drawn around, by the shorter way around the earth', () => {
    const point = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
      south: latitude,
      north: latitude,
      west: longitude,
      east: longitude,
    });
    fc.assert(
      fc.property(fc.array(position, { minLength: 1, maxLength: 8 }), (positions) => {
        const around = areaAround(positions.map(point));
        for (const one of positions) expect(holds(around, one)).toBe(true);
        const degrees = positions.map(({ longitude }) => longitude);
        const plain = Math.max(...degrees) - Math.min(...degrees);
        expect(width(around)).toBeLessThanOrEqual(plain + 1e-6);
      }),
    );
    const fiji = { south: -19, north: -16, west: 177, east: 179 };
    const samoa = { south: -14, north: -13, west: -173, east: -171 };
    expect(areaAround([fiji, samoa])).toEqual({ south: -19, north: -13, west: 177, east: -171 });
    expect(areaAround([{ ...fiji, east: -178 }, samoa]).west).toBe(177);
    expect(areaAround([])).toEqual({ south: -90, west: -180, north: 90, east: 180 });
  });
});
