import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import sharp from 'sharp';
import { photoPath, type PhotoSize } from '../../../../domain/listing/photoSizes.ts';
import { sendError } from '../../http/sendError.ts';
import type { NetworkPolicy } from '../../lib/net/fetchExternal.ts';
import { photoKey, photoKeys } from '../../lib/photoKey.ts';
import { makeBusiness } from '../../testing/factories.ts';
import { requester } from '../../testing/requester.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { until } from '../../testing/until.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { installPhotoRoutes } from './photoRoutes.ts';
import { Photos } from './Photos.ts';

const database = useTestDatabase();
let outside: http.Server;
let requested: string[] = [];
let files: Record<string, { type: string; body: Buffer }>;
let folder: string;
let photos: Photos;
// The pictures of these tests lie on this machine.
const thisMachine: NetworkPolicy = { resolve: async () => ['127.0.0.1'], allows: () => true };

/** A PNG that says how large it is and holds next to nothing. */
function emptyPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

beforeAll(async () => {
  const red = { create: { width: 1600, height: 1600, channels: 3 as const, background: 'red' } };
  const blue = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'blue' } })
      .png()
      .toBuffer();
  files = {
    '/red.jpg': { type: 'image/jpeg', body: await sharp(red).jpeg().toBuffer() },
    '/tall.png': { type: 'image/png', body: await blue(1000, 4000) },
    '/wide.png': { type: 'image/png', body: await blue(4000, 500) },
    '/small.png': { type: 'image/png', body: await blue(90, 60) },
    '/lies.jpg': { type: 'image/jpeg', body: Buffer.from('<svg onload="alert(1)"/>') },
    '/bomb.png': { type: 'image/png', body: emptyPng(60_000, 60_000) },
    '/half.jpg': { type: 'image/jpeg', body: Buffer.from('\xff\xd8\xff\xe0', 'latin1') },
  };
  outside = http.createServer((request, response) => {
    requested.push(request.url ?? '');
    const file = files[request.url ?? ''];
    if (request.url?.startsWith('/never')) return;
    if (file) response.writeHead(200, { 'content-type': file.type }).end(file.body);
    else response.writeHead(404).end();
  });
  outside.listen(0, '127.0.0.1');
  await once(outside, 'listening');
});
afterAll(() => {
  outside.closeAllConnections();
  outside.close();
});
beforeEach(async () => {
  requested = [];
  folder = await mkdtemp(path.join(tmpdir(), 'photos-'));
  photos = new Photos(testServices(database.db, { DATA_DIR: folder }), thisMachine);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const addressOf = (file: string) => `http://photos.example:${(outside.address() as AddressInfo).port}${file}`;
const listing = (file: string) => makeBusiness(database.db, { photoUrl: addressOf(file) });

describe('a photo', () => {
  it('is fetched once for any widths and any number of requests', async () => {
    const { id, photoUrl } = await listing('/red.jpg');
    const key = photoKey(photoUrl ?? '');
    const widths = [160, 320, 480, 800, 1200, 480, 480] as const;
    const made = await Promise.all(widths.map((width) => photos.read({ businessId: id, key, size: width })));
    expect(requested).toEqual(['/red.jpg']);
    const sizes = await Promise.all(made.map(async (one) => sharp(one).metadata()));
    expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual(
      widths.map((width) => ['webp', width, (width * 3) / 4]),
    );
    const afterRestart = new Photos(testServices(database.db, { DATA_DIR: folder }), thisMachine);
    expect(await afterRestart.read({ businessId: id, key, size: 320 })).toEqual(made[1]);
    expect(requested).toHaveLength(1);
  });

  it('is uncropped in full size, at most 1600 pixels, and not enlarged', async () => {
    const read = async (file: string, size: PhotoSize = 'full') => {
      const { id, photoUrl } = await listing(file);
      const photo = await photos.read({ businessId: id, key: photoKey(photoUrl ?? ''), size });
      const { format, width, height } = await sharp(photo).metadata();
      return [format, width, height];
    };
    expect(await read('/tall.png')).toEqual(['webp', 400, 1600]);
    expect(await read('/wide.png')).toEqual(['webp', 1600, 200]);
    expect(await read('/small.png')).toEqual(['webp', 90, 60]);
    expect(await read('/wide.png', 'small')).toEqual(['webp', 160, 20]);
  });

  it.each(['image/jpg', 'image/x-png', 'binary/octet-stream', 'application/octet-stream', ''])(
    'is shown by its bytes, as browsers do, if its server calls it %j',
    async (type) => {
      files['/typed.jpg'] = { type, body: files['/red.jpg']?.body ?? Buffer.alloc(0) };
      const { id, photoUrl } = await listing('/typed.jpg');
      const photo = await photos.read({ businessId: id, key: photoKey(photoUrl ?? ''), size: 160 });
      expect((await sharp(photo).metadata()).format).toBe('webp');
    },
  );

  it.each(['text/html', 'image/svg+xml'])('is not read if its server declares %s', async (type) => {
    files['/typed.jpg'] = { type, body: files['/red.jpg']?.body ?? Buffer.alloc(0) };
    const { id, photoUrl } = await listing('/typed.jpg');
    const photo = photos.read({ businessId: id, key: photoKey(photoUrl ?? ''), size: 160 });
    await expect(photo).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('that is not stored with a listing is never fetched', async () => {
    const { id } = await listing('/red.jpg');
    const other = await makeBusiness(database.db, { photoUrl: addressOf('/red.jpg'), deletedAt: new Date() });
    const names = [
      { businessId: id, key: photoKey(addressOf('/other.jpg')) },
      { businessId: other.id, key: photoKey(addressOf('/red.jpg')) },
      { businessId: 999_999, key: photoKey(addressOf('/red.jpg')) },
    ];
    for (const name of names)
      await expect(photos.read({ ...name, size: 160 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(requested).toEqual([]);
  });

  it.each(['/lies.jpg', '/bomb.png', '/half.jpg', '/missing.jpg'])(
    'that is invalid (%s) is not shown, and not fetched again at once',
    async (file) => {
      const { id } = await listing(file);
      const name = { businessId: id, key: photoKey(addressOf(file)), size: 480 } as const;
      for (let i = 0; i < 3; i += 1)
        await expect(photos.read(name)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(requested).toEqual([file]);
    },
  );

  it('on a private address is never fetched', async () => {
    const { id, photoUrl } = await makeBusiness(database.db, {
      photoUrl: `http://127.0.0.1:${(outside.address() as AddressInfo).port}/red.jpg`,
    });
    const guarded = new Photos(testServices(database.db, { DATA_DIR: folder }));
    await expect(
      guarded.read({ businessId: id, key: photoKey(photoUrl ?? ''), size: 160 }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(requested).toEqual([]);
  });

  it('has a cacheable address, unlike errors', async () => {
    const app = Fastify();
    app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
    installPhotoRoutes(app, photos, async () => undefined);
    const { id, photoUrl } = await listing('/red.jpg');
    const [key = ''] = photoKeys({ photoUrl, imageUrl: photoUrl });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const get = requester(app);
    const found = await get(photoPath(id, key, 160));
    expect([found.status, found.headers['content-type'], found.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'public, max-age=2592000, s-maxage=3600, immutable',
    ]);
    const etag = found.headers.etag ?? '';
    expect((await get(photoPath(id, key, 160), { headers: { 'if-none-match': etag } })).status).toBe(304);
    for (const bad of [
      `/img/business/${id}/${key}-161.webp`,
      `/img/business/${id}/${key}-fuller.webp`,
      `/img/business/${id}/${key}-160.png`,
      `/img/business/x/${key}-160.webp`,
      `/img/business/${id}/..%2f..%2fetc-160.webp`,
      `/img/business/${id}/aaaaaaaaaaaa-160.webp`,
    ])
      expect([bad, (await get(bad)).status]).toEqual([bad, 404]);
    await app.close();
  });
});

describe('a photo at hand', () => {
  const removed = { photoUrl: null };

  it('is answered for a minute at most once its listing lacks it, and during an outage', async () => {
    let now = 0;
    const services = testServices(database.db, { DATA_DIR: folder });
    photos = new Photos(services, thisMachine, () => now);
    const { id, photoUrl } = await listing('/red.jpg');
    const name = { businessId: id, key: photoKey(photoUrl ?? ''), size: 160 } as const;
    const photo = await photos.read(name);
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const db = { ...services.db, rows: () => Promise.reject(away) };
    const during = new Photos({ ...services, db }, thisMachine);
    expect(await during.read(name)).toEqual(photo);
    await database.db.prisma.business.update({ where: { id }, data: removed });
    now += 59_000;
    expect(await photos.read(name)).toEqual(photo);
    now += 1000;
    await expect(photos.read(name)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is looked up once a minute, an unknown one once a second', async () => {
    let now = 0;
    photos = new Photos(testServices(database.db, { DATA_DIR: folder }), thisMachine, () => now);
    let lookups = 0;
    const client = { address: '203.0.113.1', countLookup: async () => void (lookups += 1) };
    const { id, photoUrl } = await listing('/small.png');
    const key = photoKey(photoUrl ?? '');
    for (let i = 0; i < 5; i += 1) await photos.read({ businessId: id, key, size: 160 }, client);
    expect(lookups).toBe(1);
    for (let i = 0; i < 5; i += 1)
      for (const unknown of [id, 999_999])
        await expect(
          photos.read({ businessId: unknown, key: `aaaa${i}`, size: 160 }, client),
        ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(lookups).toBe(2);
    now += 1000;
    await expect(photos.read({ businessId: id, key: 'aaaa', size: 160 }, client)).rejects.toBeDefined();
    expect(lookups).toBe(3);
  });

  it('is sent although the disk cannot store it', async () => {
    const file = path.join(folder, 'no-folder');
    await writeFile(file, '');
    const services = testServices(database.db, { DATA_DIR: file });
    let warnings = 0;
    services.log.warn = () => void (warnings += 1);
    photos = new Photos(services, thisMachine);
    const { id, photoUrl } = await listing('/red.jpg');
    const name = { businessId: id, key: photoKey(photoUrl ?? '') };
    for (const size of [160, 320, 160] as const)
      expect((await sharp(await photos.read({ ...name, size })).metadata()).width).toBe(size);
    expect(warnings).toBe(1);
  });
});

describe('photos that are slow', () => {
  const slow = async (number: number, host = 'slow.example') => {
    const photoUrl = addressOf(`/never${number}`).replace('photos.example', host);
    const { id } = await makeBusiness(database.db, { photoUrl });
    return { businessId: id, key: photoKey(photoUrl), size: 160 as const };
  };
  const from = (address: string) => ({ address, countLookup: async () => undefined });

  it('do not delay those of another host', async () => {
    const names = await Promise.all(Array.from({ length: 12 }, (_, number) => slow(number)));
    const waiting = names.map((name) => photos.read(name, from('203.0.113.1')).catch(() => undefined));
    const { id, photoUrl } = await listing('/small.png');
    const other = await Promise.race([
      photos.read({ businessId: id, key: photoKey(photoUrl ?? ''), size: 160 }, from('203.0.113.2')),
      waiting[0],
    ]);
    expect(other).toBeInstanceOf(Buffer);
    outside.closeAllConnections();
  });

  it('take no more than the share of one address', async () => {
    const names = await Promise.all(
      Array.from({ length: 70 }, (_, number) => slow(number, `slow${number % 3}.example`)),
    );
    const codes: unknown[] = [];
    for (const name of names)
      photos.read(name, from('203.0.113.1')).catch((error: { code?: unknown }) => codes.push(error.code));
    await until(async () => codes.length >= 10);
    expect(new Set(codes)).toEqual(new Set(['RATE_LIMITED']));
    expect(codes).toHaveLength(10);
    outside.closeAllConnections();
  });
});
