import { listingHeader, longTextHeader, reviewHeader } from '../../../../../lib/exportedFields.ts';

/** Whether a row is the header of a sheet of our own export, whose values are taken as they were stored. */
export function isOwnHeader(cells: readonly (string | undefined)[]): boolean {
  const headers = new Set(cells.map((cell) => cell?.trim()));
  return [listingHeader, reviewHeader, longTextHeader].some((own) => own.every((name) => headers.has(name)));
}
