import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { CachedPage } from './pageStore.ts';
import type { RenderedPage } from '../../../web/src/contract/renderPage.ts';

const compressBrotli = promisify(brotliCompress);
const unpackBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

/** Maximum age of a cached page, even if nothing on it changes. */
const maxLifeMs = 3_600_000;
/** About the size of gzip in half its time; nine tenths of the gain of the highest. */
const brotliQuality = 5;

/** Compresses a page for the cache. `now` is when it was rendered. */
export async function packPage(page: RenderedPage, now: Date): Promise<CachedPage> {
  const html = Buffer.from(page.html);
  const br = await compressBrotli(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });
  return {
    status: page.status,
    br,
    etag: etagOf(page.html, now),
    headers: page.headers ?? {},
    tags: page.cachePolicy?.tags ?? [],
    expiresAt: Math.min(page.cachePolicy?.changesAt.getTime() ?? 0, now.getTime() + maxLifeMs),
  };
}

export function unpackPage(page: CachedPage): Promise<Buffer> {
  return unpackBrotli(page.br);
}

/** For clients that don't take Brotli, which are few: made when the first asks, and then cached. */
export async function gzipOf(page: CachedPage): Promise<Buffer> {
  page.gzip ??= await compressGzip(await unpackPage(page));
  return page.gzip;
}

// The moment of the rendering travels inside the page and is all that differs when nothing changed.
function etagOf(html: string, now: Date): string {
  const text = html.replaceAll(now.toISOString(), '');
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}
