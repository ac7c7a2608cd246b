import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { startTestServer } from '../../../testing/startTestServer.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { archiveOf, someTile, styleAt, useMaps } from '../testing/useMaps.ts';

const maps = useMaps();

describe('an archive that cannot be used', () => {
  const good = archiveOf(someTile);
  const changed = (change: (bytes: Buffer) => void) => {
    const bytes = Buffer.from(good);
    change(bytes);
    return bytes;
  };
  const huge = 2n ** 62n;
  const hugeCount = gzipSync(Uint8Array.from([0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f, 1, 1, 1]));
  const cases: [string, Buffer, RegExp][] = [
    ['an empty file', Buffer.alloc(0), /no PMTiles/],
    ['text', Buffer.from('<html>'.repeat(400)), /no PMTiles/],
    ['a header that ends early', good.subarray(0, 90), /no PMTiles/],
    ['an archive of version 2', changed((bytes) => (bytes[7] = 2)), /version 3/],
    ['an archive of pictures', changed((bytes) => (bytes[99] = 2)), /PNG pictures/],
    ['an archive of unknown tiles', changed((bytes) => (bytes[99] = 77)), /unknown kind/],
    ['another compression', changed((bytes) => (bytes[97] = 4)), /gzip/],
    ['zoom levels that cannot be', changed((bytes) => bytes.set([200, 201], 100)), /zoom/],
    ['bounds that cannot be', changed((bytes) => bytes.writeInt32LE(2_000_000_000, 102)), /bounds/],
    ['a root behind the end', changed((bytes) => bytes.writeBigUInt64LE(10n ** 12n, 8)), /too early/],
    ['an offset beyond numbers', changed((bytes) => bytes.writeBigUInt64LE(huge, 8)), /too large/],
    [
      'a root of gigabytes',
      changed((bytes) => bytes.writeBigUInt64LE(huge / 2n ** 20n, 16)),
      /larger than 4 MB/,
    ],
    ['a root that is noise', changed((bytes) => bytes.fill(7, 127, 140)), /unpacked/],
    [
      'a root of more entries than bytes',
      Buffer.concat([
        changed((bytes) => {
          bytes.writeBigUInt64LE(BigInt(good.length), 8);
          bytes.writeBigUInt64LE(BigInt(hugeCount.length), 16);
        }),
        hugeCount,
      ]),
      /directory/,
    ],
    ['metadata that is no JSON', changed((bytes) => bytes.writeBigUInt64LE(127n, 24)), /unpacked|JSON/],
  ];

  it.each(cases)('%s is logged with its reason, and the world map is used', async (_what, bytes, reason) => {
    const file = path.join(maps.folder, `bad-${cases.findIndex(([, of]) => of === bytes)}.pmtiles`);
    await writeFile(file, bytes);
    const lines: string[] = [];
    const services = testServices(maps.database.db, { DATA_DIR: maps.folder, MAP_TILES: file });
    services.log.error = (_about: unknown, line?: string) => void lines.push(String(line));
    const other = await startTestServer(services);
    try {
      const { sources, layers } = await styleAt(other);
      expect(Object.keys(sources)).toEqual(['world']);
      expect(layers.map(({ id }) => id)).toContain('world-places_locality');
      const tile = await other.send('GET', '/map/tiles/streets/0/0/0');
      expect([tile.status, (JSON.parse(tile.body) as { code: string }).code]).toEqual([503, 'UNAVAILABLE']);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(reason);
      expect(lines[0]).toContain('MAP_TILES');
    } finally {
      await other.close();
    }
  });

  it('that ends within its tiles lacks only those tiles', async () => {
    const file = path.join(maps.folder, 'cut.pmtiles');
    await writeFile(file, good.subarray(0, good.length - 4));
    const other = await startTestServer(
      testServices(maps.database.db, { DATA_DIR: maps.folder, MAP_TILES: file }),
    );
    try {
      expect((await other.send('GET', '/map/tiles/streets/14/9373/6232')).status).toBe(503);
      expect((await other.send('GET', '/map/tiles/streets/0/0/0')).status).toBe(200);
    } finally {
      await other.close();
    }
  });
});
