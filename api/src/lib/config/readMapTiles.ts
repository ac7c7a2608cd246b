import path from 'node:path';

/** Source of detailed map tiles. */
export type MapTilesSource =
  /** A PMTiles archive on this machine. The path is absolute. */
  | { kind: 'file'; file: string }
  /** A PMTiles archive in the storage of STORAGE_URL. */
  | { kind: 'stored'; key: string }
  /** Tiles of another company, which browsers fetch from it. */
  | { kind: 'address'; template: string; origin: string; isRaster: boolean };

/**
 * Reads MAP_TILES: a path such as `/srv/maps/region.pmtiles`, `storage:maps/region.pmtiles`, or a tile address such as
 * `https://tiles.example/{z}/{x}/{y}.mvt`. Null if it is invalid. Pure.
 */
export function readMapTiles(value: string, baseDir: string): MapTilesSource | null {
  if (/^https?:/i.test(value)) return readTemplate(value);
  const key = /^storage:(.*)$/.exec(value)?.[1];
  if (key !== undefined) return isKey(key) ? { kind: 'stored', key } : null;
  // A drive letter of Windows is not a scheme.
  if (/^[a-z][a-z\d+.-]+:/i.test(value) || !value.endsWith('.pmtiles') || value.includes('\0')) return null;
  return { kind: 'file', file: path.resolve(baseDir, value) };
}

function readTemplate(value: string): MapTilesSource | null {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isComplete = ['{z}', '{x}', '{y}'].every((part) => value.includes(part));
  // The origin goes into a header, where a wildcard or a separator would widen it.
  if (
    !url ||
    !isComplete ||
    url.protocol !== 'https:' ||
    url.username !== '' ||
    !/^[\w.-]+$/.test(url.hostname)
  )
    return null;
  if (/[\s"'<>;,]/.test(value)) return null;
  const isRaster = /\.(?:png|jpe?g|webp|avif)$/i.test(url.pathname);
  return { kind: 'address', template: value, origin: url.origin, isRaster };
}

const isKey = (key: string) =>
  /^[\w-][\w./-]*\.pmtiles$/.test(key) && key.split('/').every((part) => part !== '' && !/^\.+$/.test(part));
