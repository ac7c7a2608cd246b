import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { Photos } from '../api/src/features/photos/Photos.ts';
import { readConfig } from '../api/src/lib/config/config.ts';
import { openDatabase } from '../api/src/lib/db/db.ts';
import { createLog } from '../api/src/lib/log.ts';
import { photoKey } from '../api/src/lib/photoKey.ts';
import { PHOTO_WIDTHS, type PhotoWidth } from '../domain/listing/photoSizes.ts';

interface Place {
  databaseUrl: string;
  /** Data folder of the server that shows the pages, which must not have shown a photo yet. */
  dataDir: string;
  /** Addresses of the pages whose listings get a photo each. */
  pages: readonly string[];
  /** The sizes of these photos; all by default. */
  widths?: readonly PhotoWidth[];
  /** A listing that gets so many photos in the sizes of its page, wide and tall ones among them; half as wide if `isSmall`. */
  album?: { id: number; count: number; isSmall?: boolean };
}

/** Gives the listings on some pages photos, and puts these into the server's store. */
export async function localPhotos({
  databaseUrl,
  dataDir,
  pages,
  widths = PHOTO_WIDTHS,
  album,
}: Place): Promise<void> {
  const largest = Math.max(...widths);
  const outside = createServer((request, response) => {
    const [seed, shape] = (request.url ?? '').match(/\d+/g) ?? [];
    const size = shape === undefined ? [largest, largest * 0.75] : albumSize(Number(shape), album?.isSmall);
    void photograph(Number(seed), size).then((photo) =>
      response.setHeader('content-type', 'image/jpeg').end(photo),
    );
  }).listen(0, '127.0.0.1');
  await once(outside, 'listening');
  const { port } = outside.address() as AddressInfo;
  const db = openDatabase(databaseUrl, { connections: 2 });
  const network = { resolve: () => Promise.resolve(['127.0.0.1']), allows: () => true };
  const services = { config: readConfig({ DATA_DIR: dataDir }), db, log: createLog('error') };
  const photos = new Photos(services, network);
  try {
    const slugs = new Set<string>();
    for (const page of pages) {
      const response = await fetch(page);
      if (!response.ok) throw new Error(`${page} answered ${response.status}.`);
      const html = await response.text();
      for (const [, slug] of html.matchAll(/href="\/business\/([^"/?#]+)"/g))
        slugs.add(decodeURIComponent(slug ?? ''));
    }
    const { rows } = await db.pool.query<{ id: number }>(
      'SELECT id FROM businesses WHERE slug = ANY($1::text[])',
      [[...slugs]],
    );
    const ids = rows.map(({ id }) => id);
    const addressOf = (id: number) => `http://photos.example:${port}/${id}.jpg`;
    await db.pool.query(`UPDATE businesses SET photo_url = $1 || id || '.jpg' WHERE id = ANY($2::int[])`, [
      `http://photos.example:${port}/`,
      ids,
    ]);
    for (const businessId of ids) {
      const key = photoKey(addressOf(businessId));
      for (const size of widths) await photos.read({ businessId, key, size });
    }
    if (album) {
      const further = Array.from({ length: album.count }, (_, i) => ({
        url: `http://photos.example:${port}/${album.id}/${i}.jpg`,
        caption: `Photo number ${i}`,
      }));
      await db.pool.query('UPDATE businesses SET photos = $2 WHERE id = $1', [
        album.id,
        JSON.stringify(further),
      ]);
      for (const { url } of further)
        for (const size of [320, 480, 'full'] as const)
          await photos.read({ businessId: album.id, key: photoKey(url), size });
    }
  } finally {
    outside.close();
    await db.close();
  }
}

const shapes = [
  [1600, 1200],
  [800, 3200],
  [3200, 600],
] as const;

const albumSize = (shape: number, isSmall = false) =>
  (shapes[shape % shapes.length] ?? shapes[0]).map((size) => (isSmall ? size / 2 : size));

/** A picture with as much in it as a photo: coloured noise, softened, another one for each number. */
function photograph(seed: number, [width = 0, height = 0]: number[]): Promise<Buffer> {
  const background = { r: (seed * 53) % 256, g: (seed * 97) % 256, b: (seed * 31) % 256 };
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({
    create: { width: Math.ceil(width / 8), height: Math.ceil(height / 8), channels: 3, background, noise },
  })
    .resize(width, height, { kernel: 'cubic' })
    .tint(background)
    .jpeg({ quality: 85 })
    .toBuffer();
}
