// The names in which our own export says what an import of it understands exactly. Both sides stand on this file.

/** The first headers of the export's sheets: by them a file of ours is told from all others. */
export const listingHeader = ['id', 'slug', 'globalRowNumber'] as const;
export const reviewHeader = ['id', 'slug', 'reviewFingerprint'] as const;
export const longTextHeader = ['id', 'slug', 'continuedField'] as const;

/** The header of the nth part of a text that is too long for one cell, from 1. */
export const partHeader = (nth: number) => `part ${nth}`;

/** Columns of the database that derived fields name, by their names outside. */
const outside: Record<string, string> = { city_id: 'city', category_id: 'category' };
const inside = new Map(Object.entries(outside).map(([column, field]) => [field, column]));

/** 'country_code' -> 'countryCode'. */
export function fieldOfColumn(column: string): string {
  return outside[column] ?? column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** 'countryCode' -> 'country_code'. */
export function columnOfField(field: string): string {
  return inside.get(field) ?? field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
