import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { gzipPage, compressPage, decompressPage } from './compressPage.ts';

const now = new Date('2026-12-01T09:00:00.000Z');
const later = new Date('2026-12-01T09:00:05.000Z');
const compress = (html: string, renderedAt = now) => compressPage({ status: 200, html }, renderedAt);

describe('compressPage', () => {
  it('compresses a page of any length and letters so that a decoder gives it back', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.constantFrom(0, 1, 50, 2000),
        async (text, times) => {
          const html = text.repeat(times);
          const page = await compress(html);
          expect(brotliDecompressSync(page.br).toString()).toBe(html);
          expect((await decompressPage(page)).toString()).toBe(html);
          expect(gunzipSync(await gzipPage(page)).toString()).toBe(html);
        },
      ),
      { numRuns: 40, endOnFailure: true },
    );
  });

  it('gives two renderings that differ by their moment only the same ETag', async () => {
    const html = (moment: Date) => `<p>Kahvaltı</p>{"now":"${moment.toISOString()}"}${moment.toISOString()}`;
    const first = await compress(html(now), now);
    expect(first.etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect((await compress(html(later), later)).etag).toBe(first.etag);
  });

  it('gives different pages different ETags, even if they differ only in the time', async () => {
    const html = (text: string) => `<p>${now.toISOString()}</p>${text}`;
    expect((await compress(html('open'))).etag).not.toBe((await compress(html('shut'))).etag);
    expect((await compress(html(''))).etag).not.toBe((await compress(html(later.toISOString()))).etag);
  });
});
