import { countryAt } from '../../../../../lib/geography/countryAt.ts';
import { positionInLink } from '../../location/mapLinkPosition.ts';
import { areCoordinates } from '../content/columnContent.ts';

/** Maximum number of positions of a pair of columns that are looked up. */
const maxLooked = 20;

/** Maximum number of coordinate columns whose neighbours are compared. */
const maxColumns = 40;

/** Minimum share of positions on land for a pair of columns to be latitude and longitude. */
const mostlyOnLand = 0.5;

interface Place {
  /** Share of the positions that are in some country. */
  onLand: number;
  /** Share of them in the most frequent country. */
  together: number;
  /** Extent of the positions, in degrees. */
  spread: number;
}

/** Weight of compactness as a tie-breaker between pairs: columns of distances spread more widely than positions. */
const closeness = 0.2;

const degree = (text = '') => Number(text.replace(',', '.'));

const spreadOf = (coordinates: readonly string[]): number => {
  const numbers = coordinates.map(degree);
  return Math.max(...numbers) - Math.min(...numbers);
};

/** Where the positions of two columns lie. A column that is not a coordinate gives positions at sea or all over the world. Pure. */
export function placeOf(latitudes: readonly string[], longitudes: readonly string[]): Place {
  const counts = new Map<string, number>();
  const looked = latitudes.slice(0, maxLooked);
  let onLand = 0;
  for (const [i, text] of looked.entries()) {
    const latitude = degree(text);
    const country = Math.abs(latitude) <= 90 ? countryAt(latitude, degree(longitudes[i])) : null;
    if (country === null) continue;
    onLand += 1;
    counts.set(country, (counts.get(country) ?? 0) + 1);
  }
  const rows = Math.max(1, looked.length);
  const spread = Math.max(spreadOf(looked), spreadOf(longitudes.slice(0, maxLooked)));
  return { onLand: onLand / rows, together: Math.max(0, ...counts.values()) / rows, spread };
}

/**
 * Finds the latitude and longitude columns among unnamed ones: adjacent columns whose positions are on land, most of them in one
 * country. Ties go to the first pair, latitude first. Null if there is none. Pure.
 */
export function positionPair<Column extends { values: string[] }>(
  columns: readonly Column[],
): [Column, Column] | null {
  let best: [Column, Column] | null = null;
  let most = 0;
  const consider = (latitudes: Column, longitudes: Column) => {
    if (!areCoordinates(latitudes.values, 90) || !areCoordinates(longitudes.values, 180)) return;
    const isAligned = latitudes.values.length === longitudes.values.length;
    const { onLand, together, spread } = isAligned
      ? placeOf(latitudes.values, longitudes.values)
      : { onLand: mostlyOnLand, together: 0, spread: Infinity };
    // A single position in all rows is the centre of a search; a pair with distinct positions is preferred.
    const score = onLand + together + (spread > 0 ? closeness / (1 + spread) : 0);
    if (onLand < mostlyOnLand || score <= most) return;
    [best, most] = [[latitudes, longitudes], score];
  };
  const pairs = columns.slice(0, -1).flatMap((first, i) => {
    const second = columns[i + 1];
    const isPair =
      second !== undefined &&
      first.values.length > 0 &&
      second.values.length > 0 &&
      areCoordinates(first.values, 180);
    return isPair && areCoordinates(second.values, 180) ? [[first, second] as const] : [];
  });
  for (const [first, second] of pairs.slice(0, maxColumns)) {
    consider(first, second);
    consider(second, first);
  }
  return best;
}

/** Maximum distance in degrees between equal positions, and minimum share of rows that must agree. */
const tolerance = 0.001;
const nearlyAll = 0.9;

/**
 * The latitude and longitude columns that agree with the positions in a column of map links. Null if no links have positions,
 * or no columns agree with them. Pure.
 */
export function pairOfLinks<Column extends { values: string[] }>(
  columns: readonly Column[],
): [Column, Column] | null {
  for (const { values: links } of columns) {
    if (positionInLink(links[0] ?? '') === null) continue;
    const positions = links.map(positionInLink);
    const alike = (of: 'latitude' | 'longitude') =>
      columns.find(
        ({ values }) =>
          values.length === positions.length &&
          values.filter((text, i) => Math.abs(degree(text) - (positions[i]?.[of] ?? NaN)) < tolerance)
            .length >=
            values.length * nearlyAll,
      );
    const [latitudes, longitudes] = [alike('latitude'), alike('longitude')];
    if (latitudes !== undefined && longitudes !== undefined && latitudes !== longitudes)
      return [latitudes, longitudes];
  }
  return null;
}
