import { beforeAll, describe, expect, it } from '@jest/globals';
import { brotliDecompressSync } from 'node:zlib';
import http from 'node:http';
import { inDatabase } from '../support/inDatabase.ts';
import { firstOf, sharedDataDir, siteUrl } from '../support/useSite.ts';

// Headers and bodies of pages, and how long they may be cached.

let paths: string[] = [];

beforeAll(async () => {
  paths = [
    '/',
    '/businesses',
    `/business/${(await firstOf('/api/businesses?limit=1')).slug}`,
    '/categories',
    `/category/${(await firstOf('/api/categories')).slug}`,
    '/cities',
    `/city/${(await firstOf('/api/cities')).slug}`,
  ];
});

/** Sends a request unchanged, and reads the raw bytes. */
function read(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: http.IncomingHttpHeaders; bytes: Buffer }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(siteUrl());
      const request = http.get({ hostname, port, path, headers, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes: Buffer.concat(chunks),
          }),
        );
      });
      request.on('error', reject);
    },
  );
}
const packed = { 'accept-encoding': 'br' };

/** The chunks that one cannot run without, and the one that the entry fetches once the page is painted. */
function importsOf(text: string): string[] {
  const asked = text.matchAll(
    /(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]|["'`]\.\/(browser-[\w.-]+\.js)["'`]/g,
  );
  return [...asked].map(([, fixed, later]) => `/assets/${fixed ?? later}`);
}

describe('the first load of a public page', () => {
  it('is small, references its own scripts, and contains no part of the back office', async () => {
    const sizes = new Map<string, number>();
    const imports = new Map<string, string[]>();
    for (const path of paths) {
      const page = await read(path, packed);
      expect([path, page.status, page.headers['content-encoding']]).toEqual([path, 200, 'br']);
      expect(page.bytes.length).toBeLessThanOrEqual(60 * 1024);
      const html = brotliDecompressSync(page.bytes).toString();
      const scripts = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([script]) => script));
      expect([path, [...scripts].some((script) => /Page-/.test(script))]).toEqual([path, true]);
      let total = 0;
      for (const script of scripts) {
        if (!sizes.has(script)) {
          const { bytes, headers } = await read(script, packed);
          expect([script, headers['content-encoding'], headers.vary]).toEqual([
            script,
            'br',
            'accept-encoding',
          ]);
          const text = brotliDecompressSync(bytes).toString();
          // Operations and screens of operators; their names alone may be in the table of chunks.
          expect([script, /submitAccessKey|startImport|cancelImport|İçe Aktarma/.exec(text)?.[0]]).toEqual([
            script,
            undefined,
          ]);
          sizes.set(script, bytes.length);
          imports.set(script, importsOf(text));
        }
        total += sizes.get(script) ?? 0;
        // A set goes on with what is added to it meanwhile.
        for (const one of imports.get(script) ?? []) scripts.add(one);
      }
      expect([path, [...scripts].some((script) => /\/browser-/.test(script))]).toEqual([path, true]);
      expect([path, total <= 130 * 1024]).toEqual([path, true]);
    }
  });

  it('is the same for all visitors, and may be cached by proxies for a limited time', async () => {
    for (const path of paths) {
      const { headers, bytes } = await read(path, packed);
      expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+, must-revalidate$/);
      expect([headers.vary, headers['set-cookie']]).toEqual(['accept-encoding', undefined]);
      const again = await read(path, {
        ...packed,
        cookie: 'directory_session=x; a=b',
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
      });
      // The second request may get the page compressed more thoroughly.
      const text = brotliDecompressSync(bytes);
      expect([path, brotliDecompressSync(again.bytes).equals(text)]).toEqual([path, true]);
      const known = await read(path, { ...packed, 'if-none-match': headers.etag ?? '' });
      expect([known.status, known.bytes.length]).toEqual([304, 0]);
      const plain = await read(path);
      expect(plain.bytes.equals(text)).toBe(true);
    }
  });

  it('accepts a target without a path, and a range beyond the end of a file', async () => {
    expect((await read('*')).status).toBe(404);
    const { status, bytes } = await read('/favicon.svg', { range: 'bytes=99999-' });
    expect([status, bytes.toString().startsWith('<svg')]).toEqual([200, true]);
  });

  it('answers a broken percent-encoding as a page that does not exist, not as JSON', async () => {
    for (const path of ['/business/caf%C3', '/category/100%', '/no/%zz/such?search=%']) {
      const { status, headers } = await read(path);
      expect([path, status, headers['content-type']]).toEqual([path, 404, 'text/html; charset=utf-8']);
    }
    expect((await read('/api/businesses/%zz')).status).toBe(400);
  });

  it('is not cached if it is missing, or depends on a position', async () => {
    for (const [path, status] of [
      ['/business/no-such-place', 404],
      ['/no/such/page', 404],
      ['/businesses?near=41.01,28.97', 200],
    ] as const) {
      const { status: found, headers } = await read(path);
      expect([path, found, headers['cache-control']]).toEqual([path, status, 'no-store']);
    }
  });

  it('answers 410 for a permanently deleted listing', async () => {
    await inDatabase({ dataDir: sharedDataDir() }, async (client) => {
      await client.query(
        `INSERT INTO business_tombstones (id, slug, old_slugs, reason) VALUES (900001, 'gone-for-good', '{gone-before}', 'UNDONE')`,
      );
    });
    for (const slug of ['gone-for-good', 'gone-before']) {
      const { status, headers, bytes } = await read(`/business/${slug}`);
      expect([slug, status, headers['cache-control']]).toEqual([slug, 410, 'no-store']);
      expect(bytes.toString()).toContain('Business Not Found');
      expect(bytes.toString()).toContain('name="robots" content="noindex, follow"');
    }
  });

  it('may not be indexed while the site has no public address', async () => {
    const { headers, bytes } = await read(paths[2] ?? '/');
    expect(headers['x-robots-tag']).toBe('noindex');
    const html = bytes.toString();
    expect(html).toContain('<meta name="robots" content="noindex, follow"');
    expect(html).toContain('name="twitter:card" content="summary_large_image"');
    const card = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect((await fetch(card)).headers.get('content-type')).toBe('image/png');
    expect((await read('/sitemap.xml')).status).toBe(404);
  });
});
