import { fieldSpec } from '../../../../../../domain/listing/fields.ts';
import { stagedFields } from '../stagedColumns.ts';

/**
 * Staged columns that are written together, by field or group of fields; the first one indicates whether a listing has values. The
 * name is omitted, since every listing has one.
 */
export const fieldGroups: ReadonlyMap<string, readonly string[]> = groupColumns();

/** Staged names of category and city, with the columns of a listing for their ids. */
export const placeColumns = { category_name: 'category_id', city_name: 'city_id' };

function groupColumns(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const name of stagedFields) {
    const { column, follows = {}, merge = name } = fieldSpec(name);
    // A country is staged without its city.
    const group = name === 'countryCode' ? name : merge;
    if (group === null || name === 'name') continue;
    found.set(group, [...(found.get(group) ?? []), column, ...Object.keys(follows)]);
  }
  return found;
}
