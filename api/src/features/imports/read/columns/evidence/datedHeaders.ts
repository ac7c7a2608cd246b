import { comparableHeader } from '../comparableHeader.ts';

/** 'phone (2022)', 'Rating 2023': a header with a year in it. */
const year = /[\s(_-](?:19|20)\d\d(?!\d)\)?/;

/** Maximum number of characters of a header that may have one. */
const maxLength = 200;

/** Headers with a year beside the same header without one: their columns hold former values. Pure. */
export function outdatedAmong(headers: readonly (string | undefined)[]): ReadonlySet<string> {
  const dated = headers.filter(
    (header): header is string => header !== undefined && header.length <= maxLength && year.test(header),
  );
  if (dated.length === 0) return new Set();
  const known = new Set(headers.map((header) => comparableHeader(header ?? '')));
  return new Set(dated.filter((header) => known.has(comparableHeader(header.replace(year, '')))));
}
