import { isTown, kilometresBetween, placesNamed } from '../../../../../lib/gazetteer/gazetteer.ts';
import { isAtSea, isFarAtSea } from '../../../../../lib/geography/countryAt.ts';
import { isJsonLike, isObject, jsonIn, parseJson, type Json } from '../jsonValue.ts';
import { coordinateOf } from '../numbers/numberValue.ts';
import type { MapLinkContents } from '../placeIds.ts';
import type { RowValues } from '../../rows/rowValues.ts';
import { booleanOf, lineOf } from '../textValue.ts';

export interface Position {
  latitude: number | null;
  longitude: number | null;
}

const nowhere: Position = { latitude: null, longitude: null };

/** Positions that tools use for places without a known position. */
const sentinels: readonly (readonly [number, number])[] = [
  // In the Pacific, off Oregon: service-area businesses in Outscraper's files.
  [46.423669, -129.9427086],
];

/** A place's position by its columns, else by its map link. Both degrees or neither. */
export function readPosition(values: RowValues, link: MapLinkContents, hasAddress: boolean): Position {
  const stated = {
    latitude: values.first('latitude', (text, header) => coordinateOf(scaled(text, header), 90)),
    longitude: values.first('longitude', (text, header) => coordinateOf(scaled(text, header), 180)),
  };
  const isWhole = !isTorn(stated);
  const position =
    (isWhole ? known(stated) : null) ??
    known(values.first('coordinates', pairUnder)) ??
    known(values.first('reversedCoordinates', reversedPair)) ??
    known(values.first('latitude', pairWithin)) ??
    known(values.first('address', pairWithin)) ??
    known(link) ??
    nowhere;
  if (position === nowhere && isWhole) warnOfLoss(values, stated);
  if (position === nowhere && !isWhole) warn(values, stated, 'positionDoubtful');
  const isBelieved = hasAddress ? !isOffshore(position) : isPlausible(position, values);
  if (isBelieved) return position;
  warn(values, position, 'positionDoubtful');
  return nowhere;
}

/** Number of decimals of one coordinate beside which a whole number is not a coordinate. */
const fineDecimals = 4;
const decimalsOf = (degrees: number): number => String(degrees).split('.')[1]?.length ?? 0;

/** Whether one coordinate is precise and the other a whole number: '17.4469347' and '45'. */
function isTorn({ latitude, longitude }: Position): boolean {
  if (latitude === null || longitude === null || latitude === 0 || longitude === 0) return false;
  const [less = 0, more = 0] = [decimalsOf(latitude), decimalsOf(longitude)].sort((a, b) => a - b);
  return less === 0 && more >= fineDecimals;
}

/** Warns about a position that is not used. The sentinels above are not reported. */
function warnOfLoss(values: RowValues, stated: Position): void {
  const { latitude, longitude } = stated;
  if ((latitude === null) !== (longitude === null)) {
    warn(values, stated, 'positionIncomplete');
    return;
  }
  const placed = [stated, values.first('coordinates', pairOf), values.first('address', pairWithin)];
  const placeholder = placed.find((position) => position?.latitude === 0 || position?.longitude === 0);
  if (placeholder) warn(values, placeholder, 'positionPlaceholder');
}

function warn(
  values: RowValues,
  { latitude, longitude }: Position,
  message: 'positionDoubtful' | 'positionPlaceholder' | 'positionIncomplete',
): void {
  const headers = values.headers('latitude', 'longitude', 'coordinates', 'address');
  // An unreadable coordinate has a warning already.
  if (values.warnings.some(({ column }) => column !== null && headers.includes(column))) return;
  const [column = null] = latitude === null ? values.headers('longitude') : headers;
  const value = [latitude, longitude].filter((degrees) => degrees !== null).join(', ');
  values.warn({ column, value, code: 'POSITION_UNKNOWN', message });
}

const isOffshore = ({ latitude, longitude }: Position): boolean =>
  latitude !== null && longitude !== null && isFarAtSea(latitude, longitude);

/** Maximum distance (km) of a service-area business from its city. */
const maxKm = 200;

/** Whether a position without an address is plausible: tools put unknown ones at sea or far from the city. */
function isPlausible({ latitude, longitude }: Position, values: RowValues): boolean {
  if (latitude === null || longitude === null) return true;
  if (isAtSea(latitude, longitude)) return false;
  // Only service-area businesses: other files may have no addresses, and cities that the gazetteer lacks.
  if (values.first('isServiceArea', booleanOf) !== true) return true;
  const towns = placesNamed(values.first('city', (text) => lineOf(text, 200)) ?? '').filter(isTown);
  return (
    towns.length === 0 || towns.some((town) => kilometresBetween(town, { latitude, longitude }) <= maxKm)
  );
}

function known(position: Position | null): Position | null {
  if (position === null || position.latitude === null || position.longitude === null) return null;
  const { latitude, longitude } = position;
  // Zero is not a measured coordinate, and half a position is none.
  if (latitude === 0 || longitude === 0) return null;
  return sentinels.some(([lat, lng]) => lat === latitude && lng === longitude)
    ? null
    : { latitude, longitude };
}

/** Coordinates stored as integers of 1e-7 degrees, in degrees: 'mapx', 'longitudeE7'. */
function scaled(text: string, header: string): string {
  return /^(?:map_?[xy]|.*e7)$/i.test(header.trim()) && /^-?\d{7,10}$/.test(text.trim())
    ? String(Number(text) / 1e7)
    : text;
}

/** '47.37, 8.54', '47,37; 8,54' or {"lat": 47.37, "lng": 8.54}; null for other text. */
function pairOf(text: string): Position | null {
  return isJsonLike(text) ? pairIn(parseJson(text)) : (pointIn(text) ?? pairWritten(text));
}

/** 'geometry.coordinates': GeoJSON writes the longitude first. */
export const isOfGeometry = (header: string): boolean =>
  /(?:^|[._/])geometry[._/]coordinates$/i.test(header.trim());

/** The same under a header that states the order: '[Longitude,Latitude]'. */
export function pairUnder(text: string, header: string): Position | null {
  const isReversed = isOfGeometry(header) || /^\W*lo?ng?(?:itude)?\W*lat/i.test(header);
  return isReversed ? reversedPair(text) : pairOf(text);
}

/** A pair in longitude-first order. If the first number cannot be a latitude, `pairOf` has swapped it already. */
function reversedPair(text: string): Position | null {
  const pair = pairOf(text);
  const canSwap = pair?.longitude != null && Math.abs(pair.longitude) <= 90;
  return canSwap ? { latitude: pair.longitude, longitude: pair.latitude } : pair;
}

/** Well-known text, longitude first: 'POINT (8.54 47.37)', 'SRID=4326;POINT(8.54 47.37)'. */
function pointIn(text: string): Position | null {
  const [, longitude, latitude] =
    /^(?:SRID=\d{1,6};)?\s*POINT\s*Z?\s*\(\s*(-?\d[\d.]*)\s+(-?\d[\d.]*)(?:\s+-?[\d.]+)?\s*\)$/i.exec(
      text.slice(0, maxPairLength).trim(),
    ) ?? [];
  return longitude === undefined || latitude === undefined ? null : pair(latitude, longitude);
}

/** A position in a cell of mixed content, such as an address. */
export function pairWithin(text: string): Position | null {
  const value = jsonIn(text);
  if (value !== undefined) return pairIn(value);
  return /^\(?['"]?-?\d+[.,]\d/.test(text) ? pairWritten(text) : pointIn(text);
}

function pairIn(value: Json): Position | null {
  if (Array.isArray(value) && value.length === 2) return pair(String(value[0]), String(value[1]));
  if (!isObject(value)) return null;
  // A response of the Places API: {"location": {"lat": 38.7, "lng": -9.1}, "viewport": …}.
  if (isObject(value['location'])) return pairIn(value['location']);
  // GeoJSON has the longitude first; a polygon surrounds the listing.
  const { coordinates } = value;
  if (value['type'] === 'Point' && Array.isArray(coordinates))
    return pair(String(coordinates[1]), String(coordinates[0]));
  const middle = (low: Json | undefined, high: Json | undefined) =>
    typeof low === 'number' && typeof high === 'number' ? String((low + high) / 2) : null;
  const box = {
    latitude: middle(value['ymin'], value['ymax']),
    longitude: middle(value['xmin'], value['xmax']),
  };
  if (box.latitude !== null && box.longitude !== null) return pair(box.latitude, box.longitude);
  const latitude = value['lat'] ?? value['latitude'];
  const longitude = value['lng'] ?? value['lon'] ?? value['longitude'];
  return latitude == null || longitude == null ? null : pair(String(latitude), String(longitude));
}

/** Maximum length of two coordinates with separators and brackets. */
const maxPairLength = 200;

function pairWritten(written: string): Position | null {
  if (written.length > maxPairLength) return null;
  // A pair of texts in Python's notation: "('41.65', '-0.88')".
  const text = written.replace(/^\(\s*(['"])([^'"]+)\1\s*,\s*\1([^'"]+)\1\s*\)$/, '$2, $3');
  const match =
    /^\(?\s*(-?\d+(?:\.\d+)?)\s*[,; ]\s*(-?\d+(?:\.\d+)?)\s*\)?$/.exec(text) ??
    /^\(?\s*(-?\d+,\d+)(?:\s*;\s*|,?\s+)(-?\d+,\d+)\s*\)?$/.exec(text);
  return match ? pair(match[1] ?? '', match[2] ?? '') : null;
}

/** A position from two numbers. A first number beyond ±90 is the longitude. */
function pair(first: string, second: string): Position {
  const isSwapped = Math.abs(Number(first)) > 90 && Math.abs(Number(second)) <= 90;
  const [latitude, longitude] = isSwapped ? [second, first] : [first, second];
  return { latitude: coordinateOf(latitude, 90), longitude: coordinateOf(longitude, 180) };
}
