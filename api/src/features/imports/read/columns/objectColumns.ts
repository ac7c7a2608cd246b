import type { SheetRow } from '../formats/sheetRow.ts';
import { ValueProblem } from '../rows/rowProblem.ts';
import { isObject, jsonIn } from '../values/jsonValue.ts';
import { wordsOf } from './headerReading.ts';
import { knownHeader } from './headers/knownHeader.ts';
import { isContact, namesPerson } from './persons/personWords.ts';

/** A column of objects that say what the place is, as columns of their own after the others. */
export interface ObjectColumn {
  index: number;
  /** Cells of the header before the keys. */
  width: number;
  keys: string[];
}

/** Rows from which such a column is known, the share of its cells that are objects, and keys that become columns. */
const minCount = 3;
const mostly = 0.8;
const maxKeys = 100;

const namesPlaces = (header: string) => knownHeader(header)?.field === 'name';

/** 'tags': what mappers say of a place, beside columns of its own. */
const isOfTags = (header: string) => /^(?:osm[ _]?|other[ _]?)?tags$/i.test(header.trim());

/** 'contact': how to reach a place, unless an object under it names somebody. */
const isOfContacts = (header: string) =>
  isContact(wordsOf(header)) || /^contact[ _-]?(?:info|details)$/i.test(header.trim());
const namesSomebody = (key: string) =>
  namesPlaces(key) || namesPerson(wordsOf(key)) || isContact(wordsOf(key));

/**
 * The column of a table whose cells are objects with the names of the places, as an answer of a map service has its tags:
 * {'amenity': 'fuel', 'name': 'Hafez'}. Where a header names the places already, only a column of tags is one, without the
 * names in it, or one of contacts that names nobody. Pure.
 */
export function objectColumn(rows: readonly SheetRow[]): ObjectColumn | null {
  const [header, ...others] = rows;
  const cells = header?.cells ?? [];
  if (cells.some((cell = '') => cell.startsWith('{'))) return null;
  const areNamed = cells.some((cell = '') => namesPlaces(cell.trim()));
  for (const index of cells.keys()) {
    const isContacts = areNamed && isOfContacts(cells[index] ?? '');
    if (areNamed && !isContacts && !isOfTags(cells[index] ?? '')) continue;
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
    // Too deep or too large: it says nothing of the place.
    if (error instanceof ValueProblem) return undefined;
    throw error;
  }
}

/** A row with what its object says in cells of their own; a header with the names of these. Pure. */
export function withObject(row: SheetRow, { index, width, keys }: ObjectColumn, isHeader: boolean): SheetRow {
  const object = isHeader ? undefined : objectIn(row.cells[index]?.trim() ?? '');
  const values = keys.map((key) => {
    const value = object && Object.hasOwn(object, key) ? object[key] : undefined;
    return typeof value === 'object' ? JSON.stringify(value ?? '') : value === undefined ? '' : String(value);
  });
  const own = Array.from({ length: width }, (_, i) => row.cells[i]);
  return { ...row, cells: [...own, ...(isHeader ? keys : values)] };
}
