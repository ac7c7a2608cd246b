import { fieldOfColumn, listingFields, type ListingFieldName } from '../../../domain/listing/fields.ts';

// The names in which our own export says what an import of it understands exactly. Both sides use this file.

/** The first headers of the export's sheets: an import recognises our own export by them. */
export const listingHeader = ['id', 'slug', 'globalRowNumber'] as const;
export const reviewHeader = ['id', 'slug', 'reviewFingerprint'] as const;
export const longTextHeader = ['id', 'slug', 'continuedField'] as const;

/** The header of the nth part of a text that is too long for one cell, from 1. */
export const partHeader = (nth: number) => `part ${nth}`;

/** The field that a column named in `derived_fields` belongs to: 'city_id' -> 'city'. */
export const derivedField = (column: string): string => fieldOfColumn(column) ?? column;

/** The column of a derived field: 'city' -> 'city_id'. */
export const derivedColumn = (field: string): string =>
  Object.hasOwn(listingFields, field) ? listingFields[field as ListingFieldName].column : field;
