import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { drawIcon } from './drawIcon.ts';
import { isIconFile } from './iconSvg.ts';
import { offlineHtml } from './offlineHtml.ts';
import { webManifest } from './webManifest.ts';

const database = useTestDatabase();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(testServices(database.db));
});
afterAll(() => server.close());

describe('the web manifest', () => {
  it('has what browsers require of an installable site', async () => {
    const { status, body, headers } = await server.send('GET', '/manifest.webmanifest');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/manifest+json; charset=utf-8']);
    const manifest = JSON.parse(body) as ReturnType<typeof webManifest>;
    expect(manifest).toMatchObject({ name: 'Business Directory', display: 'standalone', start_url: '/' });
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    );
    for (const { src, sizes } of manifest.icons) {
      const file = src.replace('/img/icon/', '');
      expect((await server.send('GET', src)).headers.get('content-type')).toBe('image/png');
      if (!isIconFile(file)) throw new Error(`${file} is no icon`);
      const { format, width, height } = await sharp(await drawIcon(file)).metadata();
      expect([format, `${width}x${height}`]).toEqual(['png', sizes]);
    }
    expect((await server.send('GET', '/img/icon/any-513.png')).status).toBe(404);
  });

  it('leads those who ask for /favicon.ico to an icon', async () => {
    const answer = await server.send('GET', '/favicon.ico');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/img/icon/any-192.png']);
  });

  it('shortens the name to whole words for home screens', () => {
    const short = (name: string) => webManifest(name).short_name;
    expect(short('Lisbon Local Places')).toBe('Lisbon Local');
    expect(short('Yerel')).toBe('Yerel');
    expect(short('Donaudampfschifffahrt').length).toBeLessThanOrEqual(12);
  });

  it('keeps the logo of a maskable icon within the safe zone', async () => {
    const { data, info } = await sharp(await drawIcon('maskable-192.png'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const background = [...data.subarray(0, 3)];
    for (let y = 0; y < info.height; y += 1)
      for (let x = 0; x < info.width; x += 1) {
        const at = (y * info.width + x) * info.channels;
        const isLogo = background.some((part, i) => Math.abs(part - (data[at + i] ?? 0)) > 8);
        if (isLogo) expect(Math.hypot(x - 96, y - 96)).toBeLessThanOrEqual(0.4 * 192);
      }
  });
});

describe('the service worker', () => {
  it('is versioned by its cached files, and checked at every visit', async () => {
    const { status, body, headers } = await server.send('GET', '/sw.js');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(headers.get('cache-control')).toContain('max-age=0');
    expect(body).toMatch(/^const version = '[0-9a-f]{12}';\n/);
    const page = await server.send('GET', '/offline');
    expect(page.body).toBe(offlineHtml('Business Directory'));
    expect(page.body).toContain('src="/offline.js"');
    expect((await server.send('GET', '/offline.js')).status).toBe(200);
  });

  it('removes itself if it is disabled', async () => {
    const off = await startTestServer(testServices(database.db, { SERVICE_WORKER: 'off' }));
    const { body } = await off.send('GET', '/sw.js');
    await off.close();
    expect(body).toContain('registration.unregister()');
    expect(body).not.toContain("addEventListener('fetch'");
  });

  it('shows any name as text', () => {
    expect(offlineHtml('<script>alert(1)</script>')).not.toContain('<script>alert');
  });
});
