import type { ColumnField } from './columnFields.ts';

const mapLink =
  /^https?:\/\/(?:www\.|maps\.)?google\.[a-z.]+\/(?:maps\b|\?cid=)|^https?:\/\/maps\.app\.goo\.gl\//;

/**
 * What a column means by its values, where its header says nothing. Only what no other column could hold is guessed:
 * links to a map, which carry a place's id and position.
 */
export function guessColumn(_header: string, values: string[]): ColumnField | null {
  return values.length > 0 && values.every((value) => mapLink.test(value)) ? 'locationLink' : null;
}
