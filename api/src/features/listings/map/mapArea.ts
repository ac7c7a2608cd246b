import type { MapArea } from '../../../../../domain/map/mapArea.ts';
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { AppError } from '../../../lib/errors.ts';

/** A range of map keys within one level, both ends included. */
export interface KeyRange {
  from: bigint;
  to: bigint;
}

/** Bits of a map key for each axis; see the SQL function `map_key`. */
const keyBits = 26;
const levelShift = 52n;
/** Levels of the random sample: the ranges from level L on hold one listing in 8^L. */
const maxLevel = 4;
export const sampleFactor = 8;
const maxRanges = 16;

/** Errors: BAD_INPUT for an invalid area. */
export function checkArea(area: MapArea): MapArea {
  const { south, west, north, east } = area;
  const isLatitude = (degrees: number) => Math.abs(degrees) <= 90;
  const isLongitude = (degrees: number) => Math.abs(degrees) <= 180;
  if (![south, north].every(isLatitude) || ![west, east].every(isLongitude) || south > north) {
    throw new AppError('BAD_INPUT', 'areaInvalid', { within: 'areaInvalid' });
  }
  return area;
}

/** The area without the meridian in between: one box or two. */
export function boxesOf(area: MapArea): MapArea[] {
  if (area.west <= area.east) return [area];
  return [
    { ...area, east: 180 },
    { ...area, west: -180 },
  ];
}

const size = 2 ** keyBits;
const clamped = (value: number) => Math.min(size - 1, Math.max(0, Math.floor(value * size)));
const columnOf = (longitude: number) => clamped((longitude + 180) / 360);
function rowOf(latitude: number): number {
  const radians = (Math.min(85.0511287, Math.max(-85.0511287, latitude)) * Math.PI) / 180;
  return clamped((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2);
}

/**
 * Ranges of map keys that cover an area, at most 16 for each of its boxes, without the level's bits. They may hold more than
 * the area. Squares are split, the largest first, until there are as many as may be.
 */
export function keyRanges(area: MapArea): KeyRange[] {
  const ranges = boxesOf(area).flatMap((box) => squaresOf(box));
  ranges.sort((a, b) => (a.from < b.from ? -1 : 1));
  return ranges.reduce<KeyRange[]>((joined, range) => {
    const last = joined.at(-1);
    if (last && range.from <= last.to + 1n) last.to = range.to > last.to ? range.to : last.to;
    else joined.push({ ...range });
    return joined;
  }, []);
}

interface Square {
  key: bigint;
  x: number;
  y: number;
  bits: number;
}

function squaresOf(box: MapArea): KeyRange[] {
  // A unit more on each side, so that no rounding of the database's own arithmetic can leave a listing out.
  const [left, right] = [columnOf(box.west) - 1, columnOf(box.east) + 1];
  const [top, bottom] = [rowOf(box.north) - 1, rowOf(box.south) + 1];
  const width = ({ bits }: Square) => 2 ** (keyBits - bits);
  const isOutside = (square: Square) => {
    const w = width(square);
    return square.x > right || square.x + w - 1 < left || square.y > bottom || square.y + w - 1 < top;
  };
  const isInside = (square: Square) => {
    const w = width(square);
    return square.x >= left && square.x + w - 1 <= right && square.y >= top && square.y + w - 1 <= bottom;
  };
  const done: Square[] = [];
  let open: Square[] = [{ key: 0n, x: 0, y: 0, bits: 0 }];
  while (open.length > 0) {
    const parts = open.flatMap((square) => split(square).filter((part) => !isOutside(part)));
    if (done.length + parts.length > maxRanges) break;
    done.push(...parts.filter((part) => isInside(part) || part.bits === keyBits));
    open = parts.filter((part) => !isInside(part) && part.bits < keyBits);
  }
  return [...done, ...open].map(({ key, bits }) => {
    const shift = BigInt(2 * (keyBits - bits));
    return { from: key << shift, to: ((key + 1n) << shift) - 1n };
  });
}

/** The quarters of a square, in the order of their keys. */
function split({ key, x, y, bits }: Square): Square[] {
  const half = 2 ** (keyBits - bits - 1);
  return [0, 1, 2, 3].map((quarter) => ({
    key: (key << 2n) | BigInt(quarter),
    x: x + (quarter % 2) * half,
    y: y + Math.floor(quarter / 2) * half,
    bits: bits + 1,
  }));
}

/**
 * `listing_facts b` read by ranges of map keys, from a level of the sample on, or of a category alone. Each range is read by
 * itself (OFFSET 0): as a join, the planner takes so many ranges for most of the table and scans all of it.
 */
export function factsInRanges(ranges: readonly KeyRange[], fromLevel: number, categoryId?: number): Sql {
  const levels = Array.from({ length: maxLevel + 1 - fromLevel }, (_, n) => BigInt(fromLevel + n));
  const all = levels.flatMap((level) =>
    ranges.map(({ from, to }) => [(level << levelShift) | from, (level << levelShift) | to] as const),
  );
  const ofCategory = categoryId === undefined ? empty : sql` AND f.category_id = ${categoryId}`;
  return sql`unnest(${all.map(([from]) => String(from))}::bigint[], ${all.map(([, to]) => String(to))}::bigint[]) AS r(low, high)
    CROSS JOIN LATERAL (
      SELECT * FROM listing_facts f WHERE f.map_key BETWEEN r.low AND r.high${ofCategory} OFFSET 0
    ) AS b`;
}

/** Whether `b` is in an area. `facts` have millionths of a degree, `candidates` degrees. */
export function inArea(area: MapArea, table: 'facts' | 'candidates'): Sql {
  const scaled = (degrees: number) => (table === 'facts' ? Math.round(degrees * 1e6) : degrees);
  const [latitude, longitude] =
    table === 'facts'
      ? [raw('b.latitude_e6'), raw('b.longitude_e6')]
      : [raw('b.latitude'), raw('b.longitude')];
  const type = raw(table === 'facts' ? '::integer' : '::double precision');
  const boxes = boxesOf(area).map(
    ({
      south,
      west,
      north,
      east,
    }) => sql`(${latitude} BETWEEN ${scaled(south)}${type} AND ${scaled(north)}${type}
      AND ${longitude} BETWEEN ${scaled(west)}${type} AND ${scaled(east)}${type})`,
  );
  return sql`(${join(boxes, ' OR ')})`;
}

/** How many squares of a side of 2^-bits of the map an area touches. */
export function countCells(area: MapArea, bits: number): number {
  const unit = 2 ** (keyBits - bits);
  const count = (from: number, to: number) => Math.floor(to / unit) - Math.floor(from / unit) + 1;
  return boxesOf(area)
    .map(
      ({ south, west, north, east }) =>
        count(columnOf(west), columnOf(east)) * count(rowOf(north), rowOf(south)),
    )
    .reduce((sum, n) => sum + n, 0);
}

/** The square of a map key at so many bits for each axis, without its level. */
export const squareOf = (bits: number): Sql =>
  raw(`((b.map_key & 4503599627370495) >> ${2 * (keyBits - bits)})`);
