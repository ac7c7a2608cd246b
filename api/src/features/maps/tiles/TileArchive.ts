import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import {
  bytesToHeader,
  Compression,
  findTile,
  readVarint,
  TileType,
  zxyToTileId,
  type Entry,
  type Header,
} from 'pmtiles';
import type { ByteSource } from './ByteSource.ts';

/** The archive cannot be used. The message says why, for the operator of the installation. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}

export interface ArchiveInfo {
  /** Identifies the content: changes when the file is replaced. */
  version: string;
  minZoom: number;
  maxZoom: number;
  /** West, south, east, north. */
  bounds: [number, number, number, number];
  /** HTML from the archive; untrusted. */
  attribution: string | null;
}

/** A vector tile as it is stored. */
export interface StoredTile {
  content: Buffer;
  isGzipped: boolean;
  version: string;
}

interface Opened {
  header: Header;
  info: ArchiveInfo;
}

const headerBytes = 127;
/** The specification wants the root within the first 16 KB. */
const firstBytes = 16_384;
const maxDirectoryBytes = 4 * 1024 * 1024;
const maxTileBytes = 4 * 1024 * 1024;
const maxUnpackedBytes = 64 * 1024 * 1024;
const deepestDirectory = 4;
const highestZoom = 26;
const unpack = promisify(gunzip);

/**
 * A PMTiles archive of vector tiles, read in ranges. Every number of the file is checked before it is used: a damaged or
 * hostile file leads to an `ArchiveError`, never to a large allocation. A replaced file is opened again.
 */
export class TileArchive {
  #opened: Promise<Opened> | null = null;
  #directories = new LRUCache<number, Entry[]>({ max: 64 });

  constructor(readonly source: ByteSource) {}

  /** Errors: ArchiveError, and those of the source. */
  async info(): Promise<ArchiveInfo> {
    return (await this.#open()).info;
  }

  /** Null if the archive has no such tile. Errors: ArchiveError, and those of the source. */
  async tile(z: number, x: number, y: number): Promise<StoredTile | null> {
    try {
      return await this.#find(z, x, y);
    } catch (error) {
      if (!(error instanceof ReplacedError)) throw error;
      this.#reset();
      return this.#find(z, x, y);
    }
  }

  async #find(z: number, x: number, y: number): Promise<StoredTile | null> {
    const { header, info } = await this.#open();
    if (z < header.minZoom || z > header.maxZoom || x >= 2 ** z || y >= 2 ** z) return null;
    const id = zxyToTileId(z, x, y);
    let place = { offset: header.rootDirectoryOffset, length: header.rootDirectoryLength };
    for (let depth = 0; depth < deepestDirectory; depth += 1) {
      const entry = findTile(await this.#directory(header, info.version, place), id);
      if (!entry) return null;
      if (entry.runLength > 0) {
        if (entry.length > maxTileBytes) throw new ArchiveError('a tile is larger than 4 MB');
        const content = await this.#bytes(header.tileDataOffset + entry.offset, entry.length, info.version);
        return { content, isGzipped: header.tileCompression === Compression.Gzip, version: info.version };
      }
      place = { offset: header.leafDirectoryOffset + entry.offset, length: entry.length };
    }
    throw new ArchiveError('its directories are nested too deeply');
  }

  async #directory(
    header: Header,
    version: string,
    { offset, length }: { offset: number; length: number },
  ): Promise<Entry[]> {
    const cached = this.#directories.get(offset);
    if (cached) return cached;
    if (length > maxDirectoryBytes) throw new ArchiveError('a directory is larger than 4 MB');
    const entries = readEntries(await inside(await this.#bytes(offset, length, version), header));
    this.#directories.set(offset, entries);
    return entries;
  }

  async #bytes(offset: number, length: number, version: string): Promise<Buffer> {
    if (!Number.isSafeInteger(offset + length)) throw new ArchiveError('an offset is too large');
    const { data, version: current } = await this.source.read(offset, length);
    if (current !== null && current !== version) throw new ReplacedError();
    if (data.length < length) throw new ArchiveError('the file ends too early');
    return data;
  }

  #reset(): void {
    this.#opened = null;
    this.#directories.clear();
  }

  #open(): Promise<Opened> {
    this.#opened ??= this.#readHead().catch((error: unknown) => {
      this.#reset();
      throw error;
    });
    return this.#opened;
  }

  async #readHead(): Promise<Opened> {
    const { data, version } = await this.source.read(0, firstBytes);
    if (
      version === null ||
      data.length < headerBytes ||
      data.toString('latin1', 0, 7) !== 'PMTiles' ||
      data[7] !== 3
    )
      throw new ArchiveError('the file is no PMTiles archive of version 3');
    const header = bytesToHeader(Uint8Array.from(data.subarray(0, headerBytes)).buffer);
    const fault = headerFault(header);
    if (fault) throw new ArchiveError(fault);
    const { rootDirectoryOffset: offset, rootDirectoryLength: length } = header;
    await this.#directory(header, version, { offset, length });
    const info: ArchiveInfo = {
      version,
      minZoom: header.minZoom,
      maxZoom: header.maxZoom,
      bounds: [header.minLon, header.minLat, header.maxLon, header.maxLat],
      attribution: await this.#attribution(header, version),
    };
    return { header, info };
  }

  async #attribution(header: Header, version: string): Promise<string | null> {
    const { jsonMetadataOffset: offset, jsonMetadataLength: length } = header;
    if (length === 0) return null;
    if (length > maxDirectoryBytes) throw new ArchiveError('its metadata is larger than 4 MB');
    const text = (await inside(await this.#bytes(offset, length, version), header)).toString('utf8');
    try {
      const metadata: unknown = JSON.parse(text);
      const isNamed = typeof metadata === 'object' && metadata !== null && 'attribution' in metadata;
      return isNamed && typeof metadata.attribution === 'string' ? metadata.attribution : null;
    } catch {
      throw new ArchiveError('its metadata is no JSON');
    }
  }
}

/** The file was replaced between two reads. */
class ReplacedError extends ArchiveError {
  constructor() {
    super('the file changes while it is read');
  }
}

const kinds: Partial<Record<TileType, string>> = {
  [TileType.Png]: 'PNG pictures',
  [TileType.Jpeg]: 'JPEG pictures',
  [TileType.Webp]: 'WebP pictures',
  [TileType.Avif]: 'AVIF pictures',
  [TileType.Mlt]: 'tiles in MLT format',
};

function headerFault(header: Header): string | null {
  if (header.tileType !== TileType.Mvt)
    return `the archive holds ${kinds[header.tileType] ?? 'tiles of an unknown kind'}; vector tiles (MVT) are needed`;
  const packings = [Compression.None, Compression.Gzip];
  if (!packings.includes(header.internalCompression) || !packings.includes(header.tileCompression))
    return 'the archive is compressed with something other than gzip';
  const { minZoom, maxZoom, minLon, minLat, maxLon, maxLat } = header;
  if (minZoom > maxZoom || maxZoom > highestZoom) return 'its zoom levels are impossible';
  const isPlace = (degrees: number, most: number) => Math.abs(degrees) <= most;
  const isArea =
    [minLon, maxLon].every((at) => isPlace(at, 180)) && [minLat, maxLat].every((at) => isPlace(at, 90));
  if (!isArea || minLon >= maxLon || minLat >= maxLat) return 'its bounds are impossible';
  const numbers = [
    header.rootDirectoryOffset,
    header.rootDirectoryLength,
    header.jsonMetadataOffset,
    header.jsonMetadataLength,
    header.leafDirectoryOffset,
    header.tileDataOffset,
  ];
  return numbers.every(Number.isSafeInteger) ? null : 'an offset is too large';
}

/** The plain bytes of a directory or of metadata. */
async function inside(data: Buffer, { internalCompression }: Header): Promise<Buffer> {
  if (internalCompression === Compression.None) return data;
  return gunzipped(data);
}

/** Unpacks a tile or a directory, up to 64 MB. Errors: ArchiveError. */
export async function gunzipped(data: Buffer): Promise<Buffer> {
  try {
    return await unpack(data, { maxOutputLength: maxUnpackedBytes });
  } catch {
    throw new ArchiveError('a part of it cannot be unpacked');
  }
}

/** Entries of a directory. Errors: ArchiveError. */
function readEntries(bytes: Buffer): Entry[] {
  const at = { buf: bytes, pos: 0 };
  const next = () => {
    if (at.pos >= bytes.length) throw new ArchiveError('a directory ends too early');
    try {
      return readVarint(at);
    } catch {
      throw new ArchiveError('a directory holds an impossible number');
    }
  };
  const count = next();
  // Each entry has four numbers of a byte at least.
  if (count * 4 > bytes.length) throw new ArchiveError('a directory ends too early');
  const entries: Entry[] = [];
  for (let i = 0, id = 0; i < count; i += 1) {
    id += next();
    entries.push({ tileId: id, offset: 0, length: 0, runLength: 1 });
  }
  for (const entry of entries) entry.runLength = next();
  for (const entry of entries) entry.length = next();
  let end = 0;
  for (const [i, entry] of entries.entries()) {
    const offset = next();
    entry.offset = offset === 0 && i > 0 ? end : offset - 1;
    end = entry.offset + entry.length;
    if (entry.offset < 0 || !Number.isSafeInteger(end)) throw new ArchiveError('an offset is too large');
  }
  return entries;
}
