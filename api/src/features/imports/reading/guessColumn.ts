import type { ColumnField } from './columnFields.ts';

/** Links to one place; a search for many leads to none. */
const placeLink =
  /^https?:\/\/(?:www\.|maps\.)?google\.[a-z.]+\/(?:maps\/place\/|maps\/search\/.*query_place_id=|.*[?&]cid=\d)/;

/** Headers that say something, only nothing of the place: what was searched for. */
const leftOut = /^(?:query|search|keyword|input)/i;

/**
 * What a column means by its values, where its header says nothing. Only what no other column could hold is guessed:
 * links to a map, which carry a place's id and position.
 */
export function guessColumn(header: string, values: string[]): ColumnField | null {
  return !leftOut.test(header) && values.length > 0 && values.every((value) => placeLink.test(value))
    ? 'locationLink'
    : null;
}
