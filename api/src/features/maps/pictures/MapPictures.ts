import { hash } from 'node:crypto';
import path from 'node:path';
import sql from 'sql-template-tag';
import {
  mapPictureKey,
  mapPictureSizes,
  type MapPictureSize,
  type MapPictureTheme,
} from '../../../../../domain/listing/mapPicture.ts';
import type { Services } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { AddressSlots } from '../../../lib/net/AddressSlots.ts';
import { drawSvg } from '../../../lib/pictures/drawSvg.ts';
import { Semaphore } from '../../../lib/Semaphore.ts';
import { FileCache } from '../../../lib/storage/FileCache.ts';
import { attributionText } from '../style/attribution.ts';
import type { MapTiles, TileSet } from '../tiles/MapTiles.ts';
import { mapPictureSvg } from './mapPictureSvg.ts';
import { tilesOfView, type PictureView } from './mapView.ts';
import { readTile, type DrawnTile } from './tileShapes.ts';

const maxBytes = 512 * 1024 * 1024;
/** With streets one sees some blocks, without them the region. */
const streetZoom = 14.5;
const worldZoom = 8.5;
/** Changes when pictures are drawn differently, so that none from before is shown. */
const drawingVersion = 1;

export interface MapPictureName {
  id: number;
  /** The position in the address. */
  key: string;
  size: MapPictureSize;
  theme: MapPictureTheme;
}

/** Still maps of listings, drawn once for each position, theme and state of the tiles, and stored on the node's disk. */
export class MapPictures {
  #files: FileCache;
  // Drawing takes a core for a moment; pages go first.
  #turns = new Semaphore(
    { running: 1, waiting: 100 },
    () => new AppError('UNAVAILABLE', 'tooManyMapPictures', undefined, 5),
  );
  #slots = new AddressSlots(20, () => new AppError('RATE_LIMITED', 'tooManyMapPictures', undefined, 5));
  #drawn = new Map<string, Promise<Buffer>>();

  constructor(
    readonly services: Pick<Services, 'config' | 'db' | 'log'>,
    readonly tiles: MapTiles,
  ) {
    const { dataDir, webProcesses } = services.config;
    this.#files = new FileCache(path.join(dataDir, 'maps'), maxBytes, services.log, webProcesses);
  }

  /**
   * The picture as WebP, or where the listing is now if the address names another position. Only positions of listings
   * are drawn. Errors: NOT_FOUND, RATE_LIMITED if the address waits for too many, UNAVAILABLE if too many requests do.
   */
  async read(
    name: MapPictureName,
    clientAddress: string,
  ): Promise<{ webp: Buffer } | { movedTo: MapPosition }> {
    const [row] = await this.services.db.rows<{ latitude: number | null; longitude: number | null }>(sql`
      SELECT latitude::float8 AS latitude, longitude::float8 AS longitude
      FROM businesses WHERE id = ${name.id} AND deleted_at IS NULL`);
    if (!row || row.latitude === null || row.longitude === null)
      throw new AppError('NOT_FOUND', 'mapPictureNotFound');
    const at = { latitude: row.latitude, longitude: row.longitude };
    if (mapPictureKey(at.latitude, at.longitude) !== name.key) return { movedTo: at };
    const [world, streets] = await Promise.all([this.tiles.info('world'), this.tiles.info('streets')]);
    const state = hash(
      'sha1',
      JSON.stringify([drawingVersion, name.key, world?.version, streets?.version]),
    ).slice(0, 20);
    const file = path.join(state.slice(0, 2), `${state}-${name.size}-${name.theme}.webp`);
    const cached = await this.#files.get(file);
    if (cached) return { webp: cached };
    const running = this.#drawn.get(file);
    if (running) return { webp: await running };
    const drawing = this.#slots
      .run(clientAddress, () => this.#turns.run(() => this.#draw(file, name, at)))
      .finally(() => this.#drawn.delete(file));
    this.#drawn.set(file, drawing);
    return { webp: await drawing };
  }

  async #draw(file: string, { size, theme }: MapPictureName, at: MapPosition): Promise<Buffer> {
    const shape = mapPictureSizes[size];
    const near = { ...at, ...shape, zoom: streetZoom };
    const streets = await this.#tilesOf('streets', near);
    const hasStreets = streets.some(({ z, layers }) => z > 11 && Object.hasOwn(layers, 'roads'));
    const view: PictureView = hasStreets ? near : { ...near, zoom: worldZoom };
    const info = await this.tiles.info(hasStreets ? 'streets' : 'world');
    const named = hasStreets ? this.services.config.mapAttribution : null;
    const svg = mapPictureSvg({
      view,
      theme,
      world: hasStreets ? [] : await this.#tilesOf('world', view),
      streets: hasStreets ? streets : [],
      attribution: named ?? (attributionText(info?.attribution ?? null).slice(0, 80) || '© OpenStreetMap'),
    });
    const picture = await drawSvg(svg, { zoom: 2 });
    const webp = await picture.webp({ quality: 82 }).toBuffer();
    await this.#files.set(file, webp);
    return webp;
  }

  /** Tiles that can be read; a picture is drawn without the others. */
  async #tilesOf(set: TileSet, view: PictureView): Promise<DrawnTile[]> {
    const info = await this.tiles.info(set);
    if (!info) return [];
    const tiles = await Promise.all(
      tilesOfView(view, info.maxZoom).map(async (place) => {
        const content = await this.tiles.plainTile(set, place.z, place.x, place.y).catch(() => null);
        return content && readTile(place, content);
      }),
    );
    return tiles.filter((tile) => tile !== null);
  }
}

interface MapPosition {
  latitude: number;
  longitude: number;
}
