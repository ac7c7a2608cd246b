import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { CachedPage } from './pageStore.ts';
import type { RenderedPage } from '../../../web/src/contract/renderPage.ts';

const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

/** Maximum age of a cached page, even if nothing on it changes. */
const maxLifeMs = 3_600_000;
/** A third of the time of `thoroughQuality` for a seventh more bytes: crawlers request most pages only once. */
const quickQuality = 2;
/** About the size of gzip in half its time, and 90% of the gain of the highest quality. */
const thoroughQuality = 5;

/** Compresses a page for the cache, quickly. `now` is when it was rendered. */
export async function compressPage(page: RenderedPage, now: Date): Promise<CachedPage> {
  const html = Buffer.from(page.html);
  return {
    status: page.status,
    br: await compressHtml(html, quickQuality),
    isThorough: false,
    etag: etagOf(html, now),
    headers: page.headers ?? {},
    tags: page.cachePolicy?.tags ?? [],
    expiresAt: Math.min(page.cachePolicy?.changesAt.getTime() ?? 0, now.getTime() + maxLifeMs),
  };
}

/** The same page in fewer bytes, worth its time for a page that is requested again. */
export async function recompressPage(page: CachedPage): Promise<CachedPage> {
  return { ...page, br: await compressHtml(await decompressPage(page), thoroughQuality), isThorough: true };
}

function compressHtml(html: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(html.length),
    },
  });
}

export function decompressPage(page: CachedPage): Promise<Buffer> {
  return decompressBrotli(page.br);
}

/** For the few clients without Brotli: compressed on the first request, then cached with the page. */
export async function gzipPage(page: CachedPage): Promise<Buffer> {
  page.gzip ??= await compressGzip(await decompressPage(page));
  return page.gzip;
}

/** The smallest window that fits the page: it compresses as well as the largest, and takes less memory to initialise. */
function windowBits(bytes: number): number {
  const { BROTLI_MIN_WINDOW_BITS, BROTLI_MAX_WINDOW_BITS } = constants;
  return Math.min(Math.max(Math.ceil(Math.log2(bytes)), BROTLI_MIN_WINDOW_BITS), BROTLI_MAX_WINDOW_BITS);
}

// The page contains the time of its rendering. It is left out of the hash, so that unchanged pages have the same ETag.
function etagOf(html: Buffer, now: Date): string {
  const renderedAt = now.toISOString();
  const hash = createHash('sha256');
  let from = 0;
  for (let at = html.indexOf(renderedAt); at >= 0; at = html.indexOf(renderedAt, from)) {
    hash.update(html.subarray(from, at));
    from = at + renderedAt.length;
  }
  hash.update(html.subarray(from));
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}
