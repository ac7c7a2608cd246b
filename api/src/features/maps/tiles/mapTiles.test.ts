import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { FetchSource, PMTiles } from 'pmtiles';
import { rootFolder } from '../../../lib/rootFolder.ts';
import { archiveOf, fetchRaw, portOf, someTile, styleAt, useMaps } from '../testing/useMaps.ts';

const maps = useMaps();
const worldFile = path.join(rootFolder, 'api/src/generated/map/world.pmtiles');

describe('the world map', () => {
  it('is an archive that the reference reader understands, with land, borders and towns', async () => {
    const bytes = await readFile(worldFile);
    const archive = new PMTiles({
      getKey: () => 'world',
      getBytes: async (offset, length) => ({
        data: Uint8Array.from(bytes.subarray(offset, offset + length)).buffer,
      }),
    });
    const { minZoom, maxZoom, numAddressedTiles } = await archive.getHeader();
    expect([minZoom, maxZoom]).toEqual([0, 6]);
    expect(numAddressedTiles).toBeGreaterThan(1000);
    // Istanbul and its surroundings.
    const stored = await archive.getZxy(6, 37, 23);
    const { layers } = new VectorTile(new PbfReader(new Uint8Array(stored?.data ?? [])));
    expect(Object.keys(layers).sort()).toEqual(expect.arrayContaining(['boundaries', 'earth', 'places']));
    const { places } = layers;
    const names = Array.from({ length: places?.length ?? 0 }, (_, i) => places?.feature(i).properties.name);
    expect(names).toEqual(expect.arrayContaining(['Istanbul', 'Shabla']));
    const world = new VectorTile(new PbfReader(new Uint8Array((await archive.getZxy(1, 1, 0))?.data ?? [])));
    const countries = world.layers.places;
    const labels = Array.from({ length: countries?.length ?? 0 }, (_, i) => countries?.feature(i).properties);
    expect(labels).toContainEqual(
      expect.objectContaining({ kind: 'country', 'name:en': 'Russia', 'name:tr': 'Rusya' }),
    );
  });

  it('is sent compressed to a client that accepts gzip, plain to another, and cached for its version', async () => {
    const { sources } = await styleAt(maps.server);
    const target = (sources.world?.tiles[0] ?? '').replace(/^https?:\/\/[^/]+/, '');
    const tile = target.replace('{z}', '6').replace('{x}', '37').replace('{y}', '23');
    const packed = await fetchRaw(maps.server, tile, { 'accept-encoding': 'br, gzip' });
    expect(packed.status).toBe(200);
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'application/vnd.mapbox-vector-tile',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringContaining('accept-encoding'),
    });
    const plain = await fetchRaw(maps.server, tile, { 'accept-encoding': 'gzip;q=0' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.bytes.equals(gunzipSync(packed.bytes))).toBe(true);
    const etag = String(packed.headers.etag);
    // A strong one would say that both are the same bytes.
    expect([etag, plain.headers.etag]).toEqual([expect.stringMatching(/^W\//), etag]);
    expect((await fetchRaw(maps.server, tile, { 'if-none-match': etag })).status).toBe(304);
    const older = await fetchRaw(maps.server, tile.replace(/v=.*/, 'v=older'));
    expect(older.headers['cache-control']).toBe('public, max-age=3600');
  });
});

describe('the archive of MAP_TILES', () => {
  it('is drawn above the world map, with text and links of its attribution only', async () => {
    const { sources } = await styleAt(maps.server);
    expect(sources.streets).toMatchObject({ type: 'vector', maxzoom: 14 });
    expect(sources.streets?.attribution).toBe(
      '<a href="https://osm.example" target="_blank" rel="noopener">OSM</a>',
    );
    expect((await fetchRaw(maps.server, '/map/tiles/streets/14/9373/6232')).status).toBe(200);
    expect((await fetchRaw(maps.server, '/map/tiles/streets/14/0/0')).status).toBe(204);
    expect((await fetchRaw(maps.server, '/map/tiles/streets/15/0/0')).status).toBe(204);
  });

  it('is reloaded when the file is replaced', async () => {
    const before = await fetchRaw(maps.server, '/map/tiles/streets/0/0/0');
    const next = path.join(maps.folder, 'next.pmtiles');
    await writeFile(next, archiveOf(Uint8Array.from([...someTile, ...someTile, ...someTile])));
    await rename(next, maps.region);
    const after = await fetchRaw(maps.server, '/map/tiles/streets/1/1/0', { 'accept-encoding': 'identity' });
    expect([after.status, after.bytes.length]).toEqual([200, someTile.length * 3]);
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  it.each([
    '/map/tiles/streets/27/0/0',
    '/map/tiles/streets/1/2/0',
    '/map/tiles/streets/1/0/-1',
    '/map/tiles/streets/1/0/1e0',
    '/map/tiles/streets/01/0/0',
    '/map/tiles/streets/1/0/0x0',
    '/map/tiles/streets/999999999999/0/0',
    '/map/tiles/streets/%00/0/0',
    '/map/tiles/streets/1/0/0.png',
    '/map/tiles/..%2f..%2f/1/0/0',
    '/map/tiles/__proto__/1/0/0',
    '/map/sprites/..%2f..%2fpackage.json',
    '/map/sprites/README.md',
    '/map/sprites/constructor.json',
    '/map/style-red.json',
  ])('%s answers 404', async (target) => {
    expect((await fetchRaw(maps.server, target)).status).toBe(404);
  });
});

describe('the archive itself', () => {
  const at = (set: string) => `http://127.0.0.1:${portOf(maps.server)}/map/tiles/${set}.pmtiles`;

  it.each(['world', 'streets'])(
    'of %s is read over HTTP by the reference reader, tile by tile as it is served',
    async (set) => {
      const archive = new PMTiles(new FetchSource(at(set)));
      const { maxZoom, etag } = await archive.getHeader();
      expect([maxZoom, etag]).toEqual([set === 'world' ? 6 : 14, expect.stringMatching(/^"/)]);
      const tiles =
        set === 'world'
          ? [
              [6, 37, 23],
              [5, 0, 0],
              [3, 4, 2],
              [6, 63, 63],
            ]
          : [
              [14, 9373, 6232],
              [1, 1, 0],
              [1, 0, 0],
            ];
      for (const [z = 0, x = 0, y = 0] of tiles) {
        const stored = await archive.getZxy(z, x, y);
        const served = await fetchRaw(maps.server, `/map/tiles/${set}/${z}/${x}/${y}`, {
          'accept-encoding': 'identity',
        });
        expect(served.status).toBe(stored ? 200 : 204);
        expect(served.bytes.equals(Buffer.from(stored?.data ?? new ArrayBuffer(0)))).toBe(true);
      }
      expect(await archive.getMetadata()).toHaveProperty('attribution');
    },
  );

  it('is sent by range, uncompressed, and not again if the client has it', async () => {
    const bytes = await readFile(maps.region);
    const part = (range?: string, more = {}) =>
      fetchRaw(maps.server, '/map/tiles/streets.pmtiles', {
        ...(range === undefined ? {} : { range }),
        'accept-encoding': 'br, gzip',
        ...more,
      });
    const head = await part('bytes=0-126');
    expect([head.status, head.bytes.equals(bytes.subarray(0, 127))]).toEqual([206, true]);
    expect(head.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-range': `bytes 0-126/${bytes.length}`,
      'content-length': '127',
      'cache-control': 'public, max-age=3600, no-transform',
    });
    expect(head.headers['content-encoding']).toBeUndefined();
    const answer = await fetch(`http://127.0.0.1:${portOf(maps.server)}/map/tiles/streets.pmtiles`, {
      method: 'HEAD',
    });
    expect([
      answer.status,
      answer.headers.get('content-length'),
      answer.headers.get('accept-ranges'),
    ]).toEqual([200, String(bytes.length), 'bytes']);
    const rest = await part('bytes=100-');
    expect([rest.status, rest.bytes.equals(bytes.subarray(100))]).toEqual([206, true]);
    expect((await part('bytes=0-126', { 'if-none-match': head.headers.etag })).status).toBe(304);
    const conditional = async (ifRange: string) =>
      (await part('bytes=0-126', { 'if-range': ifRange })).status;
    expect(await conditional(head.headers.etag ?? '')).toBe(206);
    // Not sent whole, which a client must expect that has a part of another state.
    for (const other of ['"other"', `W/${head.headers.etag}`, 'Wed, 25 Nov 2026 10:00:00 GMT'])
      expect([other, await conditional(other)]).toEqual([other, 400]);
    const behind = await part(`bytes=${bytes.length}-`);
    expect([behind.status, behind.headers['content-range']]).toEqual([416, `bytes */${bytes.length}`]);
    for (const range of [
      undefined,
      'bytes=-5',
      'bytes=5-4',
      'bytes=0-1,3-4',
      'lines=0-1',
      'bytes=9999999999999999-',
    ])
      expect((await part(range)).status).toBe(400);
    for (const target of [
      '/map/tiles/other.pmtiles',
      '/map/tiles/streets.pmtiles/',
      '/map/tiles/..%2fstreets.pmtiles',
    ])
      expect((await fetchRaw(maps.server, target, { range: 'bytes=0-1' })).status).toBe(404);
  });
});
