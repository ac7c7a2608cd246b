import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { typedPosition } from './typedPosition.ts';

describe('a position in a text', () => {
  it.each([
    ['52.52, 13.405', 52.52, 13.405, ''],
    ['52.5200,13.4050', 52.52, 13.405, ''],
    ['52.520 13.405', 52.52, 13.405, ''],
    ['52,520 13,405', 52.52, 13.405, ''],
    ['(52.520, 13.405)', 52.52, 13.405, ''],
    ['geo:52.52,13.405', 52.52, 13.405, ''],
    ['-33.8688, 151.2093', -33.8688, 151.2093, ''],
    ['museum 52.52, 13.405', 52.52, 13.405, 'museum'],
    ['museum near 52.52,13.405 open now', 52.52, 13.405, 'museum near open now'],
    ['N 52.52 E 13.405', 52.52, 13.405, ''],
    ['52.52° N, 13.405° E', 52.52, 13.405, ''],
    ['33.8688° S, 151.2093° E', -33.8688, 151.2093, ''],
    [`41°24'12.2"N 2°10'26.5"E`, 41.40339, 2.17403, ''],
    ['41° 24′ 12.2″ N, 2° 10′ 26.5″ E', 41.40339, 2.17403, ''],
    ['41 24 12.2 N 2 10 26.5 E', 41.40339, 2.17403, ''],
    [`41°24.2028'N 2°10.4418'E`, 41.40338, 2.17403, ''],
    [`34°36'12"S 58°22'54"W`, -34.60333, -58.38167, ''],
    ['https://www.google.com/maps?q=52.52000,13.40500', 52.52, 13.405, ''],
    ['8FH4C53F+9J', 41.40344, 2.17406, ''],
    ['bakery 9F4MGCC4+2X', 52.52006, 13.40744, 'bakery'],
  ])('is read: %s', (text, latitude, longitude, rest) => {
    const position = typedPosition(text);
    expect(position?.latitude).toBeCloseTo(latitude, 4);
    expect(position?.longitude).toBeCloseTo(longitude, 4);
    expect(position?.rest).toBe(rest);
  });

  it.each([
    '12.50 13.90',
    '312.829.4222',
    '031 312 45 67',
    '10.00-18.00',
    '01.310-100',
    '95.123, 13.405',
    '52.520, 213.405',
    '12 main street',
    '5 N 7 E',
    '5N 7E',
    'n 12 e 7 street',
    '24 hour 7 eleven',
    'route 66 diner',
    '100 W Monroe St',
    '192.168.10.100',
    '1.234.567,89',
  ])('is not read from other numbers: %s', (text) => {
    expect(typedPosition(text)).toBeNull();
  });

  it('is the one that was written, in decimal degrees', () => {
    const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
    fc.assert(
      fc.property(degrees(90), degrees(180), (latitude, longitude) => {
        const position = typedPosition(`${latitude.toFixed(5)}, ${longitude.toFixed(5)}`);
        expect(position?.latitude).toBeCloseTo(latitude, 4);
        expect(position?.longitude).toBeCloseTo(longitude, 4);
      }),
    );
  });
});
