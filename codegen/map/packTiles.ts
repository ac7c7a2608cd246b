import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';

export interface PackedTile {
  z: number;
  x: number;
  y: number;
  /** A Mapbox Vector Tile, not compressed. */
  content: Uint8Array;
}

interface PackingOptions {
  bounds?: readonly [west: number, south: number, east: number, north: number];
  entriesOfLeaf?: number;
}

interface Entry {
  id: number;
  offset: number;
  length: number;
  run: number;
}

/** Entries of a leaf directory. The root must fit into the first 16 KB of the archive. */
const usualEntriesOfLeaf = 2048;
const headerBytes = 127;
const wholeWorld = [-180, -85.0511287, 180, 85.0511287] as const;

/**
 * A PMTiles archive, version 3, of gzipped vector tiles: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md.
 * Equal tiles are stored once.
 */
export function packTiles(
  tiles: readonly PackedTile[],
  metadata: Readonly<Record<string, unknown>>,
  { bounds = wholeWorld, entriesOfLeaf = usualEntriesOfLeaf }: PackingOptions = {},
): Buffer {
  const contents: Buffer[] = [];
  const known = new Map<string, { offset: number; length: number }>();
  const entries: Entry[] = [];
  let bytes = 0;
  const ordered = tiles
    .map((tile) => ({ ...tile, id: zxyToTileId(tile.z, tile.x, tile.y) }))
    .sort((a, b) => a.id - b.id);
  for (const { id, content } of ordered) {
    const key = createHash('sha1').update(content).digest('base64');
    let place = known.get(key);
    if (!place) {
      const packed = gzipSync(content, { level: 9 });
      place = { offset: bytes, length: packed.length };
      known.set(key, place);
      contents.push(packed);
      bytes += packed.length;
    }
    const last = entries.at(-1);
    if (last && last.id + last.run === id && last.offset === place.offset) last.run += 1;
    else entries.push({ id, ...place, run: 1 });
  }
  const leaves: Buffer[] = [];
  const roots: Entry[] = [];
  if (entries.length <= entriesOfLeaf) roots.push(...entries);
  else
    for (let i = 0, offset = 0; i < entries.length; i += entriesOfLeaf) {
      const leaf = packDirectory(entries.slice(i, i + entriesOfLeaf));
      leaves.push(leaf);
      roots.push({ id: entries[i]?.id ?? 0, offset, length: leaf.length, run: 0 });
      offset += leaf.length;
    }
  const root = packDirectory(roots);
  const about = gzipSync(JSON.stringify(metadata));
  const leafBytes = Buffer.concat(leaves);
  const zooms = tiles.map(({ z }) => z);
  const header = Buffer.alloc(headerBytes);
  header.write('PMTiles', 0, 'ascii');
  header[7] = 3;
  const numbers = [
    headerBytes,
    root.length,
    headerBytes + root.length,
    about.length,
    headerBytes + root.length + about.length,
    leafBytes.length,
    headerBytes + root.length + about.length + leafBytes.length,
    bytes,
    tiles.length,
    entries.length,
    contents.length,
  ];
  for (const [index, value] of numbers.entries()) header.writeBigUInt64LE(BigInt(value), 8 + index * 8);
  // Clustered; gzip inside and of tiles; vector tiles.
  header.set([1, 2, 2, 1, Math.min(...zooms), Math.max(...zooms)], 96);
  for (const [index, degrees] of bounds.entries())
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4);
  return Buffer.concat([header, root, about, leafBytes, ...contents]);
}

function packDirectory(entries: readonly Entry[]): Buffer {
  const out: number[] = [];
  const write = (value: number) => {
    let rest = value;
    while (rest >= 0x80) {
      out.push((rest % 0x80) + 0x80);
      rest = Math.floor(rest / 0x80);
    }
    out.push(rest);
  };
  write(entries.length);
  for (const [i, { id }] of entries.entries()) write(id - (entries[i - 1]?.id ?? 0));
  for (const { run } of entries) write(run);
  for (const { length } of entries) write(length);
  for (const [i, { offset }] of entries.entries()) {
    const before = entries[i - 1];
    // Zero: right behind the one before.
    write(before && before.offset + before.length === offset ? 0 : offset + 1);
  }
  return gzipSync(Uint8Array.from(out), { level: 9 });
}
