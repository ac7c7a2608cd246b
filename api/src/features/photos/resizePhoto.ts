import type { ResizeOptions } from 'sharp';
import { UNCROPPED, type PhotoSize } from '../../../../domain/listing/photoSizes.ts';

/** Photos of good cameras have 24 to 50 million pixels; more is a decompression bomb. */
const maxPixels = 50_000_000;
const maxSeconds = 10;
const quality = 74;

// Magic numbers of accepted formats; other files are not passed to the decoders.
const beginnings = [
  /^\xff\xd8\xff/s,
  /^\x89PNG\r\n\x1a\n/s,
  /^GIF8[79]a/s,
  /^RIFF.{4}WEBP/s,
  /^.{4}ftyp(avif|avis|mif1)/s,
];

/** Whether bytes begin like a picture of an accepted format. */
export function isPicture(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 16).toString('latin1');
  return beginnings.some((beginning) => beginning.test(start));
}

/**
 * A picture of any accepted format as WebP: four wide to three high and at most as wide as `size`, or
 * uncropped. Throws for what can't be read.
 */
export async function resizePhoto(picture: Buffer, size: PhotoSize): Promise<Buffer> {
  const sharp = await (loaded ??= load());
  return sharp(picture, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true, pages: 1 })
    .timeout({ seconds: maxSeconds })
    .autoOrient()
    .resize({ ...boxOf(size), withoutEnlargement: true })
    .webp({ quality, effort: 3 })
    .toBuffer();
}

function boxOf(size: PhotoSize): ResizeOptions {
  if (typeof size === 'number') return { width: size, height: Math.round((size * 3) / 4), fit: 'cover' };
  return { width: UNCROPPED[size], height: UNCROPPED[size], fit: 'inside' };
}

let loaded: ReturnType<typeof load> | null = null;

/** Photos share the machine with page rendering: one thread each, and no cache between them. */
async function load() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
