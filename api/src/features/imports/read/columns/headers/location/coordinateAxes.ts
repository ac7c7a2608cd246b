import { countryAt } from '../../../../../../lib/geography/countryAt.ts';
import { isMissing } from '../../../values/textValue.ts';
import { areCoordinates } from '../../content/columnContent.ts';
import { comparableHeader } from '../../comparableHeader.ts';
import type { JudgedHeader } from '../judgedHeader.ts';

/** 'x', 'GeoX', 'coord_y', 'Y-Koordinate': the axis of a column. */
export function axisOf(header: string): 'x' | 'y' | null {
  const split = /^\p{L}[\p{L}\d]{1,14}[ _.-]([xy])$/iu.exec(header.trim())?.[1]?.toLowerCase();
  const [, before, after] =
    /^(?:(?:geo|p|coords?|coordinates?|koord\w*|map|pos(?:ition)?|point|location)?([xy])|([xy])(?:coords?|coordinates?|koord\w*)?)$/.exec(
      comparableHeader(header).replaceAll(/[._/-]/g, ''),
    ) ?? [];
  const axis = before ?? after ?? split;
  return axis === 'x' || axis === 'y' ? axis : null;
}

/** Whether the values on an axis are degrees, not metres of a grid: 'UTM_X' beside 'GRAD_X'. */
export function isCoordinateAxis({ header, values }: JudgedHeader, axis: 'x' | 'y'): boolean {
  if (axisOf(header) !== axis) return false;
  const filled = values.filter((value) => !isMissing(value));
  return filled.length > 0 && areCoordinates(filled, 180);
}

/** Maximum number of positions that are looked up. */
const positionsLooked = 20;

/** The share of the first positions that lie in a country. Pure. */
export function shareOnLand(latitudes: readonly string[], longitudes: readonly string[]): number {
  const degree = (text = '') => Number(text.replace(',', '.'));
  const looked = latitudes.slice(0, positionsLooked);
  const onLand = looked.filter((text, i) => {
    const latitude = degree(text);
    return Math.abs(latitude) <= 90 && countryAt(latitude, degree(longitudes[i])) !== null;
  });
  return onLand.length / Math.max(1, looked.length);
}

/**
 * The fields of the first column of each axis; null if one is missing, or if both have metres of a grid. Usually x is the
 * longitude; it is the latitude if that puts more positions on land.
 */
export function fieldsOfAxes(
  judged: readonly JudgedHeader[],
): Record<'x' | 'y', 'latitude' | 'longitude'> | null {
  const valuesOf = (name: 'x' | 'y') => judged.find((one) => isCoordinateAxis(one, name))?.values ?? [];
  const [x, y] = [valuesOf('x'), valuesOf('y')].map((values) => values.filter((value) => !isMissing(value)));
  if (!x?.length || !y?.length) return null;
  const isSwapped = x.length === y.length && shareOnLand(x, y) > shareOnLand(y, x);
  return isSwapped ? { x: 'latitude', y: 'longitude' } : { x: 'longitude', y: 'latitude' };
}
