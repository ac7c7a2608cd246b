import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { FetchSource, PMTiles } from 'pmtiles';
import { openStorage } from '../../../lib/storage/openStorage.ts';
import { readStorageUrl } from '../../../lib/storage/readStorageUrl.ts';
import { startFakeBucket } from '../../../testing/fakes/fakeBucket.ts';
import { startTestServer } from '../../../testing/startTestServer.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { archiveOf, fetchRaw, portOf, someTile, type Style, styleAt, useMaps } from '../testing/useMaps.ts';

const maps = useMaps();

describe('the style', () => {
  it('uses the scheme of the visitor’s request, behind a trusted proxy', async () => {
    const settings = { DATA_DIR: maps.folder, MAP_TILES: maps.region, TRUST_PROXY: 'on' };
    const other = await startTestServer(testServices(maps.database.db, settings));
    try {
      const headers = { 'x-forwarded-proto': 'https' };
      const { body } = await other.send('GET', '/map/style-light.json', { headers });
      expect((JSON.parse(body) as Style).sprite).toMatch(/^https:\/\//);
    } finally {
      await other.close();
    }
  });

  it.each(['light', 'dark'])('%s is valid, and references only our origin', async (theme) => {
    const style = await styleAt(maps.server, '?lang=tr', theme);
    expect(validateStyleMin(style as unknown as Parameters<typeof validateStyleMin>[0])).toEqual([]);
    const urls = [style.sprite, ...Object.values(style.sources).flatMap(({ tiles }) => tiles)];
    for (const url of urls) expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/map\//);
    expect(style.glyphs).toBeUndefined();
    expect(JSON.stringify(style.layers)).not.toMatch(/https?:|pgf:/);
    expect(JSON.stringify(style.layers)).toContain('name:tr');
    for (const end of ['.json', '.png', '@2x.json', '@2x.png'])
      expect((await fetchRaw(maps.server, new URL(style.sprite + end).pathname)).status).toBe(200);
  });

  it('falls back to English for an unknown language', async () => {
    const english = await styleAt(maps.server, '?lang=en');
    for (const query of ['', '?lang=xx', '?lang=__proto__', '?lang=en&lang=tr', `?lang=${'x'.repeat(2000)}`])
      expect(await styleAt(maps.server, query)).toEqual(english);
  });

  it('references third-party tiles only on request', async () => {
    const other = await startTestServer(
      testServices(maps.database.db, {
        DATA_DIR: maps.folder,
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
    const { headers } = await maps.server.send('GET', '/healthz');
    expect(headers.get('content-security-policy')).not.toContain('tiles.example');
  });

  it.each(['folder', 'bucket'])('takes the archive from a storage in a %s too', async (kind) => {
    const bucket = await startFakeBucket();
    const place = readStorageUrl(kind === 'bucket' ? bucket.url : `file:${maps.folder}/elsewhere`);
    if (!place) throw new Error('no storage');
    const storage = await openStorage({ storage: place, dataDir: maps.folder });
    const settings = { DATA_DIR: maps.folder, MAP_TILES: 'storage:maps/region.pmtiles' };
    const lines: string[] = [];
    const services = { ...testServices(maps.database.db, settings), storage };
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
