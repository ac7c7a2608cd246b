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
      [constants.BROTLI_PARAM_LGWIN]: windowBits(html.length),
    },
  });
  return {
    status: page.status,
    br,
    etag: etagOf(html, now),
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

/** The smallest window that holds the page: compresses as well as the largest, and takes less memory to clear. */
function windowBits(bytes: number): number {
  const { BROTLI_MIN_WINDOW_BITS, BROTLI_MAX_WINDOW_BITS } = constants;
  return Math.min(Math.max(Math.ceil(Math.log2(bytes)), BROTLI_MIN_WINDOW_BITS), BROTLI_MAX_WINDOW_BITS);
}

// The moment of the rendering travels inside the page and is all that differs when nothing changed.
function etagOf(html: Buffer, now: Date): string {
  const moment = now.toISOString();
  const hash = createHash('sha256');
  let from = 0;
  for (let at = html.indexOf(moment); at >= 0; at = html.indexOf(moment, from)) {
    hash.update(html.subarray(from, at));
    from = at + moment.length;
  }
  hash.update(html.subarray(from));
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}
