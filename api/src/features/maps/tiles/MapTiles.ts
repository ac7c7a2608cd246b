import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Services } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { rootFolder } from '../../../lib/rootFolder.ts';
import type { FilePart } from '../../../lib/storage/storage.ts';
import { Semaphore } from '../../../lib/Semaphore.ts';
import { fileSource, storedSource } from './ByteSource.ts';
import { ArchiveError, gunzipped, TileArchive, type ArchiveInfo, type StoredTile } from './TileArchive.ts';

/** `world` comes with the program; `streets` is the archive of MAP_TILES. */
export const tileSets = ['world', 'streets'] as const;
export type TileSet = (typeof tileSets)[number];

const worldFile = path.join(rootFolder, 'api/src/generated/map/world.pmtiles');
const cachedBytes = 32 * 1024 * 1024;
/** Milliseconds after which an archive that could not be read is tried again. */
const retryAfterMs = 30_000;

/** The archives that maps are drawn from, with a cache of tiles in memory. */
export class MapTiles {
  #archives: Readonly<Record<TileSet, TileArchive | null>>;
  #tiles: LRUCache<string, { tile: StoredTile | null }>;
  #failures = new Map<TileSet, number>();
  #turns = new Semaphore(
    { running: 16, waiting: 400 },
    () => new AppError('UNAVAILABLE', 'tooManyTiles', undefined, 2),
  );

  constructor(readonly services: Pick<Services, 'config' | 'storage' | 'log'>) {
    const { mapTiles: place, webProcesses } = services.config;
    const source =
      place?.kind === 'file'
        ? fileSource(place.file)
        : place?.kind === 'stored'
          ? storedSource(services.storage, place.key)
          : null;
    this.#archives = {
      world: new TileArchive(fileSource(worldFile)),
      streets: source && new TileArchive(source),
    };
    this.#tiles = new LRUCache({
      maxSize: cachedBytes / webProcesses,
      sizeCalculation: ({ tile }) => (tile?.content.length ?? 0) + 64,
    });
  }

  /**
   * Metadata of a set; null if this installation has none or it cannot be read now. The reason is logged once for each
   * failure in a row.
   */
  async info(set: TileSet): Promise<ArchiveInfo | null> {
    const archive = this.#archives[set];
    if (!archive || this.#isResting(set)) return null;
    try {
      const info = await archive.info();
      this.#failures.delete(set);
      return info;
    } catch (error) {
      this.#note(set, archive, error);
      return null;
    }
  }

  /** Null if the set has no such tile. Errors: NOT_FOUND for no such set, UNAVAILABLE. */
  async tile(set: TileSet, z: number, x: number, y: number): Promise<StoredTile | null> {
    const archive = this.#archives[set];
    if (!archive) throw new AppError('NOT_FOUND', 'notFound');
    const info = await this.info(set);
    if (!info) throw unusable();
    const key = `${set}/${info.version}/${z}/${x}/${y}`;
    const cached = this.#tiles.get(key);
    if (cached) return cached.tile;
    try {
      const tile = await this.#turns.run(() => archive.tile(z, x, y));
      this.#tiles.set(key, { tile });
      return tile;
    } catch (error) {
      if (error instanceof AppError) throw error;
      // One damaged tile does not mean that others are damaged, so the archive stays in use.
      this.services.log.warn(
        { err: error },
        `tile ${z}/${x}/${y} of ${archive.source.name} cannot be read: ${reasonOf(error)}`,
      );
      throw unusable();
    }
  }

  /** A part of the archive itself. Errors: NOT_FOUND for no such set, UNAVAILABLE. */
  async part(set: TileSet, offset: number, length: number): Promise<FilePart> {
    const archive = this.#archives[set];
    if (!archive) throw new AppError('NOT_FOUND', 'notFound');
    if (!(await this.info(set))) throw unusable();
    return this.#turns.run(() => archive.source.read(offset, length));
  }

  /** A tile without compression, for drawing. */
  async plainTile(set: TileSet, z: number, x: number, y: number): Promise<Buffer | null> {
    const tile = await this.tile(set, z, x, y);
    try {
      return tile && (tile.isGzipped ? await gunzipped(tile.content) : tile.content);
    } catch {
      throw unusable();
    }
  }

  #isResting(set: TileSet): boolean {
    const failed = this.#failures.get(set);
    return failed !== undefined && performance.now() - failed < retryAfterMs;
  }

  #note(set: TileSet, archive: TileArchive, error: unknown): void {
    const isFirst = !this.#failures.has(set);
    this.#failures.set(set, performance.now());
    if (!isFirst) return;
    this.services.log.error(
      { err: error },
      `MAP_TILES cannot be used: ${archive.source.name}: ${reasonOf(error)}. The world map is shown without it.`,
    );
  }
}

const unusable = () => new AppError('UNAVAILABLE', 'mapTilesUnusable', undefined, 30);

function reasonOf(error: unknown): string {
  if (error instanceof ArchiveError) return error.message;
  const { code } = (error ?? {}) as { code?: unknown };
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EACCES') return 'the file may not be read';
  return error instanceof Error ? error.message : String(error);
}
