import type { SheetRow } from '../formats/sheetRow.ts';
import { ValueProblem } from '../rows/rowProblem.ts';
import { isObject, jsonIn } from '../values/jsonValue.ts';
import { wordsOf } from './headerReading.ts';
import { sharedPrefix, withoutPrefix } from './headers/sharedPrefix.ts';
import { knownHeader } from './headers/knownHeader.ts';
import { isContact, namesPerson } from './persons/personWords.ts';

/** A column of JSON objects about the listing, whose keys become columns after the others. */
export interface ObjectColumn {
  index: number;
  /** Number of header cells before the keys. */
  width: number;
  keys: string[];
}

/** Minimum number of rows, minimum share of objects, and maximum number of keys. */
const minCount = 3;
const mostly = 0.8;
const maxKeys = 100;

const namesPlaces = (header: string) => knownHeader(header)?.field === 'name';

/** Whether a header is for OpenStreetMap tags. */
const isOfTags = (header: string) => /^(?:osm[ _]?|other[ _]?)?tags$/i.test(header.trim());

/** Whether a header is for contacts of the listing; not if an object under it names a person. */
const isOfContacts = (header: string) =>
  isContact(wordsOf(header)) || /^contact[ _-]?(?:info|details)$/i.test(header.trim());
const namesSomebody = (key: string) =>
  namesPlaces(key) || namesPerson(wordsOf(key)) || isContact(wordsOf(key));

/**
 * The column whose cells are objects with the names of the listings, as in responses of map services: {'amenity': 'fuel',
 * 'name': 'Hafez'}. If another column has the names, only a column of tags (without the names in it) or of contacts without
 * persons qualifies. Pure.
 */
export function objectColumn(rows: readonly SheetRow[]): ObjectColumn | null {
  const [header, ...others] = rows;
  const written = Array.from(header?.cells ?? [], (cell = '') => cell.trim());
  const prefix = sharedPrefix(written);
  const cells = written.map((cell) => withoutPrefix(cell, prefix));
  if (cells.some((cell) => cell.startsWith('{'))) return null;
  const areNamed = [...cells, ...written].some(namesPlaces);
  for (const [index, cell] of cells.entries()) {
    const isContacts = areNamed && isOfContacts(cell);
    if (areNamed ? !isContacts && !isOfTags(cell) : namesPerson(wordsOf(cell))) continue;
    const filled = others.map((row) => row.cells[index]?.trim() ?? '').filter((cell) => cell !== '');
    const objects = filled.map(objectIn).filter((object) => object !== undefined);
    if (objects.length < minCount || objects.length < filled.length * mostly) continue;
    const keys = [...new Set(objects.flatMap((object) => Object.keys(object)))].slice(0, maxKeys);
    if (isContacts ? keys.some(namesSomebody) : !keys.some(namesPlaces)) continue;
    return { index, width: cells.length, keys: areNamed ? keys.filter((key) => !namesPlaces(key)) : keys };
  }
  return null;
}

function objectIn(cell: string) {
  try {
    const value = cell.startsWith('{') ? jsonIn(cell) : undefined;
    return isObject(value) ? value : undefined;
  } catch (error) {
    // Too deep or too large.
    if (error instanceof ValueProblem) return undefined;
    throw error;
  }
}

/** A row with the values of its object in further cells; a header with the keys. Pure. */
export function withObject(row: SheetRow, { index, width, keys }: ObjectColumn, isHeader: boolean): SheetRow {
  const object = isHeader ? undefined : objectIn(row.cells[index]?.trim() ?? '');
  const values = keys.map((key) => {
    const value = object && Object.hasOwn(object, key) ? object[key] : undefined;
    return typeof value === 'object' ? JSON.stringify(value ?? '') : value === undefined ? '' : String(value);
  });
  const own = Array.from({ length: width }, (_, i) => row.cells[i]);
  return { ...row, cells: [...own, ...(isHeader ? keys : values)] };
}
