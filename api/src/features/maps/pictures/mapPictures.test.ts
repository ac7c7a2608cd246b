import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import sharp from 'sharp';
import { mapPictureKey, mapPicturePath } from '../../../../../domain/listing/mapPicture.ts';
import { packTiles } from '../../../../../codegen/map/packTiles.ts';
import { makeBusiness } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/startTestServer.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { mapPictureSvg } from './mapPictureSvg.ts';
import { scaleOfView, tilesOfView } from './mapView.ts';
import { readTile } from './tileShapes.ts';
import { examples } from '../../../../../domain/testing/examples.ts';

const database = useTestDatabase();
const izmir = { latitude: 38.4237, longitude: 27.1428 };
let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  server = await startTestServer(testServices(database.db, { DATA_DIR: folder }));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const pictureAt = async (target: string, of = server) => {
  const address = of.app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const response = await fetch(`http://127.0.0.1:${port}${target}`, { redirect: 'manual' });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

describe('the still map of a listing', () => {
  it('is drawn once in both themes and sizes, with land and water of the world map', async () => {
    const { id } = await makeBusiness(database.db, izmir);
    for (const theme of ['light', 'dark'] as const)
      for (const size of ['small', 'wide'] as const) {
        const target = mapPicturePath(id, izmir, size, theme);
        const { response, bytes } = await pictureAt(target);
        expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
        const { width, height } = await sharp(bytes).metadata();
        expect([width, height]).toEqual([size === 'small' ? 840 : 1920, 472]);
        expect((await sharp(bytes).stats()).channels[0]?.stdev).toBeGreaterThan(5);
      }
    const files = await readdir(path.join(folder, 'maps'), { recursive: true });
    const pictures = files.filter((file) => file.endsWith('.webp'));
    expect(pictures).toHaveLength(4);
    // Another listing at the same place has the same picture.
    const other = await makeBusiness(database.db, izmir);
    expect((await pictureAt(mapPicturePath(other.id, izmir, 'small', 'light'))).response.status).toBe(200);
    expect(await readdir(path.join(folder, 'maps'), { recursive: true })).toEqual(files);
  });

  it('redirects to the current position of a moved listing, and is missing without one', async () => {
    const { id } = await makeBusiness(database.db, izmir);
    const before = mapPicturePath(id, { latitude: 1, longitude: 2 }, 'small', 'dark');
    const { response } = await pictureAt(before);
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      mapPicturePath(id, izmir, 'small', 'dark'),
    ]);
    const bare = await makeBusiness(database.db, { latitude: null, longitude: null });
    const trashed = await makeBusiness(database.db, { ...izmir, deletedAt: new Date() });
    const key = mapPictureKey(izmir.latitude, izmir.longitude);
    for (const target of [
      mapPicturePath(bare.id, izmir, 'small', 'light'),
      mapPicturePath(trashed.id, izmir, 'small', 'light'),
      `/map/pictures/${id}/${key}-huge-light.webp`,
      `/map/pictures/${id}/${key}-constructor-light.webp`,
      `/map/pictures/${id}/${key}-small-blue.webp`,
      `/map/pictures/${id}/NaN,NaN-small-light.webp`,
      `/map/pictures/x/${key}-small-light.webp`,
      '/map/pictures/1/..%2f..%2fx.webp',
    ])
      expect([target, (await pictureAt(target)).response.status]).toEqual([target, 404]);
  });

  it('is drawn from the world map if the tiles of an archive are invalid', async () => {
    const file = path.join(folder, 'noise.pmtiles');
    const content = Uint8Array.from({ length: 500 }, (_, i) => (i * 37) % 256);
    const [tile] = tilesOfView({ ...izmir, zoom: 14.5, width: 10, height: 10 }, 14);
    await writeFile(file, packTiles([{ z: tile?.z ?? 0, x: tile?.x ?? 0, y: tile?.y ?? 0, content }], {}));
    const other = await startTestServer(testServices(database.db, { DATA_DIR: folder, MAP_TILES: file }));
    try {
      const { id } = await makeBusiness(database.db, izmir);
      expect((await pictureAt(mapPicturePath(id, izmir, 'small', 'light'), other)).response.status).toBe(200);
    } finally {
      await other.close();
    }
  });

  it('exists at the poles and at the date line', async () => {
    for (const [latitude, longitude] of [
      [90, 180],
      [-90, -180],
      [0, 180],
      [84.9, -179.999],
    ] as const) {
      const { id } = await makeBusiness(database.db, { latitude, longitude });
      const target = mapPicturePath(id, { latitude, longitude }, 'small', 'light');
      expect([target, (await pictureAt(target)).response.status]).toEqual([target, 200]);
    }
  });
});

describe('tilesOfView', () => {
  it('covers every pixel between the poles with existing tiles, anywhere and at any zoom', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -85, max: 85, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.double({ min: 2, max: 18, noNaN: true }),
        fc.integer({ min: 0, max: 15 }),
        (latitude, longitude, zoom, level) => {
          const view = { latitude, longitude, zoom, width: 420, height: 236 };
          const tiles = tilesOfView(view, level);
          for (const { z, x, y, size } of tiles) {
            expect(x >= 0 && y >= 0 && x < 2 ** z && y < 2 ** z).toBe(true);
            expect(size).toBeGreaterThan(0);
          }
          const holds = (px: number, py: number) =>
            tiles.some(
              ({ left, top, size }) =>
                px >= left - 1e-3 && px <= left + size + 1e-3 && py >= top - 1e-3 && py <= top + size + 1e-3,
            );
          expect(holds(210, 118)).toBe(true);
          expect(holds(1, 118) && holds(419, 118)).toBe(true);
        },
      ),
      { numRuns: examples(200) },
    );
  });
});

describe('scaleOfView', () => {
  it('is a round length that fits', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -89, max: 89, noNaN: true }),
        fc.double({ min: 0, max: 16, noNaN: true }),
        (latitude, zoom) => {
          const { text, width } = scaleOfView({ latitude, longitude: 0, zoom, width: 420, height: 236 }, 90);
          expect(text).toMatch(/^[125]0* k?m$/);
          expect(width).toBeGreaterThan(90 / 2.6);
          expect(width).toBeLessThanOrEqual(90.001);
        },
      ),
      { numRuns: examples(200) },
    );
  });
});

it('the picture renders hostile names as text', () => {
  const place = { z: 0, x: 0, y: 0, left: 0, top: 0, size: 512 };
  expect(readTile(place, Uint8Array.from([255, 255, 255, 255]))).toBeNull();
  const svg = mapPictureSvg({
    view: { latitude: 0, longitude: 0, zoom: 0, width: 420, height: 236 },
    theme: 'light',
    world: [],
    streets: [],
    attribution: '</text><script>alert(1)</script>\u0000 &',
  });
  expect(svg).not.toMatch(/<script|\u0000/);
  expect(svg.match(/<\/svg>/g)).toHaveLength(1);
});
