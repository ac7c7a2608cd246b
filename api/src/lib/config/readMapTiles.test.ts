import { describe, expect, it } from '@jest/globals';
import { readMapTiles } from './readMapTiles.ts';

describe('readMapTiles', () => {
  it.each([
    ['/srv/region.pmtiles', { kind: 'file', file: '/srv/region.pmtiles' }],
    ['maps/region.pmtiles', { kind: 'file', file: '/base/maps/region.pmtiles' }],
    ['storage:maps/region.pmtiles', { kind: 'stored', key: 'maps/region.pmtiles' }],
    [
      'https://tiles.example:8443/a/{z}/{x}/{y}.mvt?key=1',
      {
        kind: 'address',
        template: 'https://tiles.example:8443/a/{z}/{x}/{y}.mvt?key=1',
        origin: 'https://tiles.example:8443',
        isRaster: false,
      },
    ],
    ['https://tiles.example/{z}/{x}/{y}.PNG', expect.objectContaining({ kind: 'address', isRaster: true })],
  ])('accepts %s', (value, place) => {
    expect(readMapTiles(value, '/base')).toEqual(place);
  });

  it.each([
    'region.mbtiles',
    'storage:../region.pmtiles',
    'storage:/etc/region.pmtiles',
    'storage:a//b.pmtiles',
    's3://bucket/region.pmtiles',
    'http://tiles.example/{z}/{x}/{y}.mvt',
    'https://tiles.example/tiles.json',
    'https://tiles.example/{z}/{x}.mvt',
    'https://user:pass@tiles.example/{z}/{x}/{y}.mvt',
    'https://*.example/{z}/{x}/{y}.mvt',
    'https://{s}.tiles.example/{z}/{x}/{y}.png',
    'https://tiles.example/{z}/{x}/{y}.mvt; script-src *',
    'a\0.pmtiles',
  ])('refuses %s', (value) => {
    expect(readMapTiles(value, '/base')).toBeNull();
  });
});
