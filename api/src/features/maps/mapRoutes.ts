import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  mapPicturePath,
  mapPictureSizes,
  mapPictureThemes,
  type MapPictureSize,
} from '../../../../domain/listing/mapPicture.ts';
import { clientAddress } from '../../http/clientAddress.ts';
import { AppError } from '../../lib/errors.ts';
import type { Config } from '../../lib/config/config.ts';
import type { Services } from '../../lib/context.ts';
import { IpRateLimiter } from '../../lib/net/IpRateLimiter.ts';
import { isOperatorsHost } from '../../lib/net/isOperatorsHost.ts';
import { matchesEtag } from '../../lib/net/matchesEtag.ts';
import { rootFolder } from '../../lib/rootFolder.ts';
import { sendWithEtag } from '../../http/sendWithEtag.ts';
import { siteOrigin } from '../../http/rest/siteOrigin.ts';
import { tooManyRequests } from '../../http/protection/quotaHeaders.ts';
import type { MapPictureName, MapPictures } from './pictures/MapPictures.ts';
import { mapThemes } from './style/mapFlavors.ts';
import { mapStyle } from './style/mapStyle.ts';
import { tileSets, type MapTiles, type TileSet } from './tiles/MapTiles.ts';
import { gunzipped } from './tiles/TileArchive.ts';

const immutable = 'public, max-age=31536000, immutable';
const soonStale = 'public, max-age=3600';
const spriteFolder = path.join(rootFolder, 'api/assets/map');
/** A screen needs some 20 tiles, and panning across the map loads a few hundred in seconds. */
const tilesPerSecond = 300;
/** Readers of PMTiles ask for directories and tiles, which are smaller. */
const maxPartBytes = 4 * 1024 * 1024;

/**
 * Sources of maps, all of them at the site's own origin:  GET /map/style-{light|dark}.json, /map/sprites/{file},
 * /map/tiles/{world|streets}/{z}/{x}/{y}, /map/tiles/{world|streets}.pmtiles (parts of the archive, for readers of PMTiles),
 * /map/pictures/{id}/{position}-{size}-{theme}.webp.
 */
export function installMapRoutes(
  app: FastifyInstance,
  { config }: Services,
  { tiles, pictures }: { tiles: MapTiles; pictures: Pick<MapPictures, 'read'> },
): void {
  const limiter = new IpRateLimiter({ limit: tilesPerSecond, windowMs: 1000 });
  installStyles(app, config, tiles);
  installSprites(app);
  installTiles(app, tiles, limiter);
  installArchives(app, tiles, limiter);
  installPictures(app, pictures);
}

function installStyles(app: FastifyInstance, config: Config, tiles: MapTiles): void {
  app.get<{ Params: { style: string }; Querystring: { lang?: unknown; external?: unknown } }>(
    '/map/:style(style-light|style-dark).json',
    async (request, reply) => {
      const { lang, external } = request.query;
      const place = config.mapTiles;
      const style = mapStyle({
        theme: request.params.style === 'style-dark' ? 'dark' : 'light',
        language: typeof lang === 'string' ? lang : 'en',
        origin: originOf(config, request),
        world: (await tiles.info('world')) ?? missingWorld(),
        streets: await tiles.info('streets'),
        attribution: config.mapAttribution,
        external: place?.kind === 'address' && external === '1' ? place : null,
      });
      return sendWithEtag(request, reply, JSON.stringify(style), {
        type: 'application/json; charset=utf-8',
        cacheControl: soonStale,
      });
    },
  );
}

/** Origin of the requesting page: the back office may have another one. */
function originOf(config: Config, request: FastifyRequest): string {
  if (config.adminUrl !== null && isOperatorsHost(config, request.headers.host)) return config.adminUrl;
  return siteOrigin(request);
}

function installSprites(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/map/sprites/:file', async (request, reply) => {
    const [, theme, scale = '', form] = /^(\w+)(@2x)?\.(json|png)$/.exec(request.params.file) ?? [];
    const known = mapThemes.find((one) => one === theme);
    if (!known || !form) throw new AppError('NOT_FOUND', 'notFound');
    const content = await readFile(path.join(spriteFolder, `${known}${scale}.${form}`));
    return sendWithEtag(request, reply, content, {
      type: form === 'png' ? 'image/png' : 'application/json',
      cacheControl: soonStale,
    });
  });
}

function installTiles(app: FastifyInstance, tiles: MapTiles, limiter: IpRateLimiter): void {
  app.get<{ Params: { set: string; z: string; x: string; y: string }; Querystring: { v?: unknown } }>(
    '/map/tiles/:set/:z/:x/:y',
    async (request, reply) => {
      const quota = limiter.consume(clientAddress(request));
      if (quota.isExceeded) throw tooManyRequests(quota);
      const { set, z, x, y } = readTile(request.params);
      const tile = await tiles.tile(set, z, x, y);
      const version = tile?.version ?? (await tiles.info(set))?.version;
      void reply.headers({
        'cache-control': request.query.v === version ? immutable : soonStale,
        // Weak: the same, whether compressed or not.
        etag: `W/"${version}"`,
        vary: 'accept-encoding',
      });
      if (matchesEtag(request.headers['if-none-match'], `W/"${version}"`)) return reply.code(304).send();
      if (!tile) return reply.code(204).send();
      void reply.type('application/vnd.mapbox-vector-tile');
      if (!tile.isGzipped) return reply.send(tile.content);
      if (!acceptsGzip(request)) return reply.send(await gunzipped(tile.content));
      return reply.header('content-encoding', 'gzip').send(tile.content);
    },
  );
}

/** The archive itself, in parts. */
function installArchives(app: FastifyInstance, tiles: MapTiles, limiter: IpRateLimiter): void {
  const archivePath = '/map/tiles/:set(world|streets).pmtiles';
  const archiveOf = (request: FastifyRequest<{ Params: { set: string } }>): TileSet => {
    const quota = limiter.consume(clientAddress(request));
    if (quota.isExceeded) throw tooManyRequests(quota);
    return tileSets.find((one) => one === request.params.set) ?? 'world';
  };

  // GDAL, and so QGIS, asks for the size before it asks for a part.
  app.head<{ Params: { set: string } }>(archivePath, async (request, reply) => {
    const { version, size } = await tiles.part(archiveOf(request), 0, 1);
    describeArchive(reply, version);
    if (size !== null) void reply.header('content-length', size);
    return reply.send();
  });

  app.get<{ Params: { set: string } }>(archivePath, async (request, reply) => {
    const set = archiveOf(request);
    const { offset, length } = readRange(request.headers.range);
    const { data, version, size } = await tiles.part(set, offset, length);
    const etag = `"${version}"`;
    const isKnown = matchesEtag(request.headers['if-none-match'], etag);
    // A part of another state of the archive would not fit those that the client has (RFC 9110, section 13.1.5).
    const ifRange = request.headers['if-range'];
    if (!isKnown && ifRange !== undefined && ifRange !== etag) throw new AppError('BAD_INPUT', 'rangeNeeded');
    describeArchive(reply, version);
    if (data.length === 0)
      return reply
        .code(416)
        .header('content-range', `bytes */${size ?? '*'}`)
        .send();
    if (isKnown) return reply.code(304).send();
    const last = offset + data.length - 1;
    return reply
      .code(206)
      .header('content-range', `bytes ${offset}-${last}/${size ?? '*'}`)
      .send(data);
  });
}

function installPictures(app: FastifyInstance, pictures: Pick<MapPictures, 'read'>): void {
  app.get<{ Params: { id: string; file: string } }>('/map/pictures/:id/:file', async (request, reply) => {
    const name = readPictureName(request.params);
    const picture = await pictures.read(name, clientAddress(request));
    if ('movedTo' in picture)
      return reply
        .header('cache-control', 'public, max-age=60')
        .redirect(mapPicturePath(name.id, picture.movedTo, name.size, name.theme), 302);
    // Not immutable: newer tiles change the picture of a place.
    return sendWithEtag(request, reply, picture.webp, {
      type: 'image/webp',
      cacheControl: 'public, max-age=86400',
    });
  });
}

function describeArchive(reply: FastifyReply, version: string | null): void {
  void reply.type('application/vnd.pmtiles');
  void reply.headers({ 'accept-ranges': 'bytes', 'cache-control': `${soonStale}, no-transform` });
  if (version !== null) void reply.header('etag', `"${version}"`);
}

/** A tile that can exist. Errors: NOT_FOUND. */
function readTile(params: { set: string; z: string; x: string; y: string }): {
  set: TileSet;
  z: number;
  x: number;
  y: number;
} {
  const set = tileSets.find((one) => one === params.set);
  const texts = [params.z, params.x, params.y];
  const [z = 0, x = 0, y = 0] = texts.map(Number);
  const isTile =
    texts.every((text) => /^(?:0|[1-9]\d{0,7})$/.test(text)) && z <= 26 && x < 2 ** z && y < 2 ** z;
  if (!set || !isTile) throw new AppError('NOT_FOUND', 'notFound');
  return { set, z, x, y };
}

/** The one range of bytes that is requested, or its beginning. Errors: BAD_INPUT; archives are not sent whole. */
function readRange(range: string | undefined): { offset: number; length: number } {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  const offset = Number(first);
  const end = last ? Number(last) : Infinity;
  if (first === undefined || end < offset) throw new AppError('BAD_INPUT', 'rangeNeeded');
  return { offset, length: Math.min(end - offset + 1, maxPartBytes) };
}

function readPictureName({ id, file }: { id: string; file: string }): MapPictureName {
  const [, key, size, theme] =
    /^(-?\d{1,2}\.\d{5},-?\d{1,3}\.\d{5})-([a-z]+)-([a-z]+)\.webp$/.exec(file) ?? [];
  const knownTheme = mapPictureThemes.find((one) => one === theme);
  const isSize = size !== undefined && Object.hasOwn(mapPictureSizes, size);
  if (!key || !isSize || !knownTheme || !/^\d{1,9}$/.test(id)) throw new AppError('NOT_FOUND', 'notFound');
  return { id: Number(id), key, size: size as MapPictureSize, theme: knownTheme };
}

const acceptsGzip = ({ headers }: FastifyRequest) =>
  /(?:^|[\s,])(?:gzip|\*)(?!\s*;\s*q=0(?:\.0*)?(?:\s*,|\s*$))/i.test(
    String(headers['accept-encoding'] ?? ''),
  );

function missingWorld(): never {
  throw new AppError('UNAVAILABLE', 'mapTilesUnusable');
}
