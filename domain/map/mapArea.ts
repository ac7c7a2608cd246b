/** A part of the map in degrees. Where west is greater than east, it crosses the 180th meridian. */
export interface MapArea {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** Without the noise of the arithmetic, and without a negative zero. */
export const roundCoordinate = (degrees: number) => Number(degrees.toFixed(7)) + 0;

/** Reads "south,west,north,east" in degrees; null for an invalid area. */
export function parseMapArea(text: string): MapArea | null {
  const parts = text.split(',');
  const [south, west, north, east] = parts.map(Number);
  if (!parts.every((part) => /^-?\d{1,3}(\.\d{1,9})?$/.test(part))) return null;
  if (parts.length !== 4 || south === undefined || west === undefined) return null;
  if (north === undefined || east === undefined) return null;
  const isOnEarth = -90 <= south && south <= north && north <= 90 && Math.abs(west) <= 180;
  return isOnEarth && Math.abs(east) <= 180 ? { south, west, north, east } : null;
}

/** The inverse of `parseMapArea`. */
export function mapAreaText({ south, west, north, east }: MapArea): string {
  return [south, west, north, east].map((degrees) => String(roundCoordinate(degrees))).join(',');
}
