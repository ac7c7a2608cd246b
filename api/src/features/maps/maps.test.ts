import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { VectorTile } from '@mapbox/vector-tile';
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { PbfReader } from 'pbf';
import { FetchSource, PMTiles } from 'pmtiles';
import { packTiles } from '../../../../codegen/map/packTiles.ts';
import { rootFolder } from '../../lib/rootFolder.ts';
import { openStorage } from '../../lib/storage/openStorage.ts';
import { readStorageUrl } from '../../lib/storage/readStorageUrl.ts';
import { startFakeBucket } from '../../testing/fakes/fakeBucket.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';

const database = useTestDatabase();
let folder: string;
let server: TestServer;
let region: string;

const worldFile = path.join(rootFolder, 'api/src/generated/map/world.pmtiles');
/** An archive of a few tiles that are nevertheless, as a region is cut from the planet. */
const archiveOf = (content: Uint8Array) =>
  packTiles(
    [
      { z: 0, x: 0, y: 0, content },
      { z: 1, x: 1, y: 0, content },
      { z: 14, x: 9373, y: 6232, content: Uint8Array.from([...content, ...content]) },
    ],
    { attribution: '<a href="https://osm.example">OSM</a><script>alert(1)</script>' },
  );
/** A layer `earth` without features. */
const someTile = Uint8Array.from([
  0x1a,
  0x0c,
  0x0a,
  0x05,
  ...Buffer.from('earth'),
  0x28,
  0x80,
  0x20,
  0x78,
  0x02,
]);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'maps-'));
  region = path.join(folder, 'region.pmtiles');
  await writeFile(region, archiveOf(someTile));
  server = await startTestServer(testServices(database.db, { DATA_DIR: folder, MAP_TILES: region }));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

function portOf({ app }: TestServer): number {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Sends a path unchanged, and returns the bytes as received. */
function fetchRaw(of: TestServer, target: string, headers: Record<string, string> = {}) {
  const port = portOf(of);
  return new Promise<{ status: number; headers: http.IncomingHttpHeaders; bytes: Buffer }>(
    (resolve, reject) => {
      const request = http.request(
        { host: '127.0.0.1', port, path: target, headers, agent: false },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              bytes: Buffer.concat(chunks),
            }),
          );
        },
      );
      request.on('error', reject);
      request.end();
    },
  );
}

interface Style {
  sprite: string;
  glyphs?: string;
  sources: Record<string, { tiles: string[]; attribution: string; maxzoom: number; type: string }>;
  layers: { id: string }[];
}
const styleAt = async (of: TestServer, query = '', theme = 'light') =>
  JSON.parse((await of.send('GET', `/map/style-${theme}.json${query}`)).body) as Style;

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
    const { sources } = await styleAt(server);
    const target = (sources.world?.tiles[0] ?? '').replace(/^https?:\/\/[^/]+/, '');
    const tile = target.replace('{z}', '6').replace('{x}', '37').replace('{y}', '23');
    const packed = await fetchRaw(server, tile, { 'accept-encoding': 'br, gzip' });
    expect(packed.status).toBe(200);
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'application/vnd.mapbox-vector-tile',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringContaining('accept-encoding'),
    });
    const plain = await fetchRaw(server, tile, { 'accept-encoding': 'gzip;q=0' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.bytes.equals(gunzipSync(packed.bytes))).toBe(true);
    const etag = String(packed.headers.etag);
    // A strong one would say that both are the same bytes.
    expect([etag, plain.headers.etag]).toEqual([expect.stringMatching(/^W\//), etag]);
    expect((await fetchRaw(server, tile, { 'if-none-match': etag })).status).toBe(304);
    const older = await fetchRaw(server, tile.replace(/v=.*/, 'v=older'));
    expect(older.headers['cache-control']).toBe('public, max-age=3600');
  });
});

describe('the archive of MAP_TILES', () => {
  it('is drawn above the world map, with text and links of its attribution only', async () => {
    const { sources } = await styleAt(server);
    expect(sources.streets).toMatchObject({ type: 'vector', maxzoom: 14 });
    expect(sources.streets?.attribution).toBe(
      '<a href="https://osm.example" target="_blank" rel="noopener">OSM</a>',
    );
    expect((await fetchRaw(server, '/map/tiles/streets/14/9373/6232')).status).toBe(200);
    expect((await fetchRaw(server, '/map/tiles/streets/14/0/0')).status).toBe(204);
    expect((await fetchRaw(server, '/map/tiles/streets/15/0/0')).status).toBe(204);
  });

  it('is reloaded when the file is replaced', async () => {
    const before = await fetchRaw(server, '/map/tiles/streets/0/0/0');
    const next = path.join(folder, 'next.pmtiles');
    await writeFile(next, archiveOf(Uint8Array.from([...someTile, ...someTile, ...someTile])));
    await rename(next, region);
    const after = await fetchRaw(server, '/map/tiles/streets/1/1/0', { 'accept-encoding': 'identity' });
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
    expect((await fetchRaw(server, target)).status).toBe(404);
  });
});

describe('the archive itself', () => {
  const at = (set: string) => `http://127.0.0.1:${portOf(server)}/map/tiles/${set}.pmtiles`;

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
        const served = await fetchRaw(server, `/map/tiles/${set}/${z}/${x}/${y}`, {
          'accept-encoding': 'identity',
        });
        expect(served.status).toBe(stored ? 200 : 204);
        expect(served.bytes.equals(Buffer.from(stored?.data ?? new ArrayBuffer(0)))).toBe(true);
      }
      expect(await archive.getMetadata()).toHaveProperty('attribution');
    },
  );

  it('is sent in the part that is asked for, plain, and not again where a client has it', async () => {
    const bytes = await readFile(region);
    const part = (range?: string, more = {}) =>
      fetchRaw(server, '/map/tiles/streets.pmtiles', {
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
    const asked = await fetch(`http://127.0.0.1:${portOf(server)}/map/tiles/streets.pmtiles`, {
      method: 'HEAD',
    });
    expect([asked.status, asked.headers.get('content-length'), asked.headers.get('accept-ranges')]).toEqual([
      200,
      String(bytes.length),
      'bytes',
    ]);
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
      expect((await fetchRaw(server, target, { range: 'bytes=0-1' })).status).toBe(404);
  });
});

describe('an archive that cannot be used', () => {
  const good = archiveOf(someTile);
  const changed = (change: (bytes: Buffer) => void) => {
    const bytes = Buffer.from(good);
    change(bytes);
    return bytes;
  };
  const huge = 2n ** 62n;
  const hugeCount = gzipSync(Uint8Array.from([0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f, 1, 1, 1]));
  const cases: [string, Buffer, RegExp][] = [
    ['an empty file', Buffer.alloc(0), /no PMTiles/],
    ['text', Buffer.from('<html>'.repeat(400)), /no PMTiles/],
    ['a header that ends early', good.subarray(0, 90), /no PMTiles/],
    ['an archive of version 2', changed((bytes) => (bytes[7] = 2)), /version 3/],
    ['an archive of pictures', changed((bytes) => (bytes[99] = 2)), /PNG pictures/],
    ['an archive of unknown tiles', changed((bytes) => (bytes[99] = 77)), /unknown kind/],
    ['another compression', changed((bytes) => (bytes[97] = 4)), /gzip/],
    ['zoom levels that cannot be', changed((bytes) => bytes.set([200, 201], 100)), /zoom/],
    ['bounds that cannot be', changed((bytes) => bytes.writeInt32LE(2_000_000_000, 102)), /bounds/],
    ['a root behind the end', changed((bytes) => bytes.writeBigUInt64LE(10n ** 12n, 8)), /too early/],
    ['an offset beyond numbers', changed((bytes) => bytes.writeBigUInt64LE(huge, 8)), /too large/],
    [
      'a root of gigabytes',
      changed((bytes) => bytes.writeBigUInt64LE(huge / 2n ** 20n, 16)),
      /larger than 4 MB/,
    ],
    ['a root that is noise', changed((bytes) => bytes.fill(7, 127, 140)), /unpacked/],
    [
      'a root of more entries than bytes',
      Buffer.concat([
        changed((bytes) => {
          bytes.writeBigUInt64LE(BigInt(good.length), 8);
          bytes.writeBigUInt64LE(BigInt(hugeCount.length), 16);
        }),
        hugeCount,
      ]),
      /directory/,
    ],
    ['metadata that is no JSON', changed((bytes) => bytes.writeBigUInt64LE(127n, 24)), /unpacked|JSON/],
  ];

  it.each(cases)('%s is logged with its reason, and the world map is used', async (_what, bytes, reason) => {
    const file = path.join(folder, `bad-${cases.findIndex(([, of]) => of === bytes)}.pmtiles`);
    await writeFile(file, bytes);
    const lines: string[] = [];
    const services = testServices(database.db, { DATA_DIR: folder, MAP_TILES: file });
    services.log.error = (_about: unknown, line?: string) => void lines.push(String(line));
    const other = await startTestServer(services);
    try {
      const { sources, layers } = await styleAt(other);
      expect(Object.keys(sources)).toEqual(['world']);
      expect(layers.map(({ id }) => id)).toContain('world-places_locality');
      const tile = await other.send('GET', '/map/tiles/streets/0/0/0');
      expect([tile.status, (JSON.parse(tile.body) as { code: string }).code]).toEqual([503, 'UNAVAILABLE']);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(reason);
      expect(lines[0]).toContain('MAP_TILES');
    } finally {
      await other.close();
    }
  });

  it('that ends within its tiles lacks only those tiles', async () => {
    const file = path.join(folder, 'cut.pmtiles');
    await writeFile(file, good.subarray(0, good.length - 4));
    const other = await startTestServer(testServices(database.db, { DATA_DIR: folder, MAP_TILES: file }));
    try {
      expect((await other.send('GET', '/map/tiles/streets/14/9373/6232')).status).toBe(503);
      expect((await other.send('GET', '/map/tiles/streets/0/0/0')).status).toBe(200);
    } finally {
      await other.close();
    }
  });
});

describe('the style', () => {
  it('uses the scheme of the visitor’s request, behind a trusted proxy', async () => {
    const settings = { DATA_DIR: folder, MAP_TILES: region, TRUST_PROXY: 'on' };
    const other = await startTestServer(testServices(database.db, settings));
    try {
      const headers = { 'x-forwarded-proto': 'https' };
      const { body } = await other.send('GET', '/map/style-light.json', { headers });
      expect((JSON.parse(body) as Style).sprite).toMatch(/^https:\/\//);
    } finally {
      await other.close();
    }
  });

  it.each(['light', 'dark'])('%s is valid, and references only our origin', async (theme) => {
    const style = await styleAt(server, '?lang=tr', theme);
    expect(validateStyleMin(style as unknown as Parameters<typeof validateStyleMin>[0])).toEqual([]);
    const urls = [style.sprite, ...Object.values(style.sources).flatMap(({ tiles }) => tiles)];
    for (const url of urls) expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/map\//);
    expect(style.glyphs).toBeUndefined();
    expect(JSON.stringify(style.layers)).not.toMatch(/https?:|pgf:/);
    expect(JSON.stringify(style.layers)).toContain('name:tr');
    for (const end of ['.json', '.png', '@2x.json', '@2x.png'])
      expect((await fetchRaw(server, new URL(style.sprite + end).pathname)).status).toBe(200);
  });

  it('falls back to English for an unknown language', async () => {
    const english = await styleAt(server, '?lang=en');
    for (const query of ['', '?lang=xx', '?lang=__proto__', '?lang=en&lang=tr', `?lang=${'x'.repeat(2000)}`])
      expect(await styleAt(server, query)).toEqual(english);
  });

  it('references third-party tiles only on request', async () => {
    const other = await startTestServer(
      testServices(database.db, {
        DATA_DIR: folder,
        MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png',
        MAP_ATTRIBUTION: 'Tiles <b>&',
      }),
    );
    try {
      expect(Object.keys((await styleAt(other)).sources)).toEqual(['world']);
      const { sources, layers } = await styleAt(other, '?external=1');
      expect(sources.streets).toMatchObject({
        type: 'raster',
        tiles: ['https://tiles.example/{z}/{x}/{y}.png'],
        attribution: 'Tiles &#60;b&#62;&#38;',
      });
      expect(layers.map(({ id }) => id)).toContain('streets-pictures');
      const { headers } = await other.send('GET', '/healthz');
      expect(headers.get('content-security-policy')).toMatch(/connect-src 'self' https:\/\/tiles\.example;/);
    } finally {
      await other.close();
    }
    const { headers } = await server.send('GET', '/healthz');
    expect(headers.get('content-security-policy')).not.toContain('tiles.example');
  });

  it.each(['folder', 'bucket'])('takes the archive from a storage in a %s too', async (kind) => {
    const bucket = await startFakeBucket();
    const place = readStorageUrl(kind === 'bucket' ? bucket.url : `file:${folder}/elsewhere`);
    if (!place) throw new Error('no storage');
    const storage = await openStorage({ storage: place, dataDir: folder });
    const settings = { DATA_DIR: folder, MAP_TILES: 'storage:maps/region.pmtiles' };
    const lines: string[] = [];
    const services = { ...testServices(database.db, settings), storage };
    services.log.error = (_about: unknown, line?: string) => void lines.push(String(line));
    const other = await startTestServer(services);
    try {
      expect((await other.send('GET', '/map/tiles/streets/1/1/0')).status).toBe(503);
      expect(lines).toEqual([expect.stringContaining('there is no such file')]);
    } finally {
      await other.close();
    }
    await storage.write('maps/region.pmtiles', Readable.from([archiveOf(someTile)]));
    const next = await startTestServer(services);
    try {
      expect((await next.send('GET', '/map/tiles/streets/1/1/0')).status).toBe(200);
      expect(Object.keys((await styleAt(next)).sources)).toEqual(['world', 'streets']);
      const reference = new PMTiles(
        new FetchSource(`http://127.0.0.1:${portOf(next)}/map/tiles/streets.pmtiles`),
      );
      expect((await reference.getHeader()).maxZoom).toBe(14);
      const asked = bucket.asked.length;
      expect((await next.send('GET', '/map/tiles/streets/1/1/0')).status).toBe(200);
      // From memory.
      expect(bucket.asked.length).toBe(asked);
      await storage.remove('maps/region.pmtiles');
      await storage.write(
        'maps/region.pmtiles',
        Readable.from([archiveOf(Uint8Array.from([...someTile, ...someTile]))]),
      );
      const replaced = await fetchRaw(next, '/map/tiles/streets/0/0/0', { 'accept-encoding': 'identity' });
      expect([replaced.status, replaced.bytes.length]).toEqual([200, someTile.length * 2]);
    } finally {
      await next.close();
      await bucket.close();
    }
  });
});
