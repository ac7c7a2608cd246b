import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { gzipOf, packPage, unpackPage } from './packPage.ts';

const now = new Date('2026-12-01T09:00:00.000Z');
const later = new Date('2026-12-01T09:00:05.000Z');
const pack = (html: string, moment = now) => packPage({ status: 200, html }, moment);

describe('packPage', () => {
  it('compresses a page of any length and letters so that a decoder gives it back', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.constantFrom(0, 1, 50, 2000),
        async (text, times) => {
          const html = text.repeat(times);
          const page = await pack(html);
          expect(brotliDecompressSync(page.br).toString()).toBe(html);
          expect((await unpackPage(page)).toString()).toBe(html);
          expect(gunzipSync(await gzipOf(page)).toString()).toBe(html);
        },
      ),
      { numRuns: 40, endOnFailure: true },
    );
  });

  it('gives two renderings that differ by their moment only the same ETag', async () => {
    const html = (moment: Date) => `<p>Kahvaltı</p>{"now":"${moment.toISOString()}"}${moment.toISOString()}`;
    const first = await pack(html(now), now);
    expect(first.etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect((await pack(html(later), later)).etag).toBe(first.etag);
  });

  it('gives another page another ETag, also where the difference follows the moment', async () => {
    const html = (text: string) => `<p>${now.toISOString()}</p>${text}`;
    expect((await pack(html('open'))).etag).not.toBe((await pack(html('shut'))).etag);
    expect((await pack(html(''))).etag).not.toBe((await pack(html(later.toISOString()))).etag);
  });
});
