import { boxesOf } from './mapArea.ts';
import type { MapArea } from '../../../../../domain/map/mapArea.ts';
import { lexeme } from '../search/searchTerms.ts';

const kmPerDegree = 111.2;
/** Sizes of the cells that the database marks listings with, in degrees, from the finest on. */
const grids = [
  { level: 'a', size: 0.1 },
  { level: 'b', size: 0.5 },
  { level: 'c', size: 2.5 },
] as const;
const maxCells = 24;
/** An area may be larger than a circle; each cell is one more posting list of the index. */
const maxAreaCells = 96;

interface Circle {
  latitude: number;
  longitude: number;
  radiusKm: number;
}

/** A query for the marks of the cells that cover a circle; null near a pole, where they are too many. */
export function gridCellsQuery(circle: Circle): string | null {
  for (const { level, size } of grids) {
    const cells = cellsOf(circle, size);
    if (cells && cells.length <= maxCells)
      return `(${cells.map((cell) => lexeme(`#g${level}:${cell}`)).join(' | ')})`;
  }
  return null;
}

/** Whether a circle may touch an area, by their largest cells. */
export function mayIntersect(circle: Circle, area: MapArea): boolean {
  const { size } = grids[2];
  const cells = cellsOf(circle, size);
  if (cells === null) return true;
  const ofArea = boxesOf(area).map(({ south, west, north, east }) => ({
    rows: [Math.floor((south + 90) / size), Math.floor((north + 90) / size)] as const,
    columns: [Math.floor((west + 180) / size), Math.floor((east + 180) / size)] as const,
  }));
  const isWithin = (at: number, [first, last]: readonly [number, number]) => at >= first && at <= last;
  return cells.some((cell) => {
    const [row = 0, column = 0] = cell.split(':').map(Number);
    return ofArea.some(({ rows, columns }) => isWithin(row, rows) && isWithin(column, columns));
  });
}

/** A query for the marks of the cells that cover an area; null if they are too many. */
export function areaCellsQuery(area: MapArea): string | null {
  for (const { level, size } of grids) {
    const cells = boxesOf(area).flatMap(({ south, west, north, east }) => {
      const rows = range(south + 90, north + 90, size);
      const columns = range(west + 180, east + 180, size);
      return rows.length * columns.length > maxAreaCells
        ? [null]
        : rows.flatMap((row) => columns.map((column) => `${row}:${column}`));
    });
    if (cells.length <= maxAreaCells && !cells.includes(null))
      return `(${joinedCells(
        level,
        cells.filter((cell) => cell !== null),
      ).join(' | ')})`;
  }
  return null;
}

/** Cells of the next size hold five by five of a size; where an area takes most of these, the larger one costs less. */
function joinedCells(level: 'a' | 'b' | 'c', cells: readonly string[]): string[] {
  const parent = { a: 'b', b: 'c', c: null }[level];
  const mark = (of: string, cell: string) => lexeme(`#g${of}:${cell}`);
  if (parent === null) return cells.map((cell) => mark(level, cell));
  const groups = new Map<string, string[]>();
  for (const cell of cells) {
    const key = cell
      .split(':')
      .map((at) => Math.floor(Number(at) / 5))
      .join(':');
    groups.set(key, [...(groups.get(key) ?? []), cell]);
  }
  return [...groups].flatMap(([key, within]) =>
    within.length >= 15 ? [mark(parent, key)] : within.map((cell) => mark(level, cell)),
  );
}

function cellsOf({ latitude, longitude, radiusKm }: Circle, size: number): string[] | null {
  // Slightly more than the radius, since the earth is not a perfect sphere.
  const north = (radiusKm * 1.01) / kmPerDegree;
  const widest = Math.min(90, Math.abs(latitude) + north);
  const shrink = Math.cos((widest * Math.PI) / 180);
  const east = shrink > 0.01 ? north / shrink : 360;
  const rows = range(latitude + 90 - north, latitude + 90 + north, size);
  const columns = range(longitude + 180 - east, longitude + 180 + east, size);
  if (east >= 180 || rows.length * columns.length > maxCells) return null;
  const around = 360 / size;
  return rows.flatMap((row) => columns.map((column) => `${row}:${((column % around) + around) % around}`));
}

function range(from: number, to: number, size: number): number[] {
  const first = Math.floor(from / size);
  return Array.from({ length: Math.floor(to / size) - first + 1 }, (_, i) => first + i);
}
