import { fieldOfColumn, listingFields, type ListingFieldName } from '../../../domain/listing/fields.ts';

// Column names of our own export, which an import of it understands exactly. Both sides use this file.

/** The first headers of the export's sheets: an import recognises our own export by them. */
export const listingHeader = ['id', 'slug', 'globalRowNumber'] as const;
export const reviewHeader = ['id', 'slug', 'reviewFingerprint'] as const;
export const longTextHeader = ['id', 'slug', 'continuedField'] as const;

/** The header of the nth part of a text that is too long for one cell, from 1. */
export const partHeader = (nth: number) => `part ${nth}`;

/** `derived_fields` holds column names; 'country_code:phone' also names the source of the derived value. */

/** The column that an entry of `derived_fields` is about. */
export const columnOfMark = (mark: string): string => mark.split(':', 1)[0] ?? mark;

/** An entry of `derived_fields` with the name of the field: 'city_id' -> 'city', 'country_code:phone' -> 'countryCode:phone'. */
export const derivedField = (mark: string): string =>
  renamed(mark, (column) => fieldOfColumn(column) ?? column);

/** The other way round: 'city' -> 'city_id'. */
export const derivedColumn = (mark: string): string =>
  renamed(mark, (field) =>
    Object.hasOwn(listingFields, field) ? listingFields[field as ListingFieldName].column : field,
  );

function renamed(mark: string, rename: (name: string) => string): string {
  const name = columnOfMark(mark);
  return rename(name) + mark.slice(name.length);
}
