import { momentWord } from '../columns/momentWords.ts';
import { lineOf } from './textValue.ts';

/** A line of a card that rates the place: '4.8', '4,6(134)'. */
const rating = /^[1-5][.,]\d(?:\s?\(\d[\d.,]*\))?$/;
const price = /^[\p{Sc}\d–\-.,\s]+$/u;

/**
 * The address in a whole card of a map that was copied into one cell, in lines: name, rating, 'kind · address', 'Closed ·
 * Opens 9 am · phone'. Null for a card without one, undefined for any other text.
 */
export function lineOfCard(text: string): string | null | undefined {
  if (!text.includes('\n')) return undefined;
  const lines = text.split('\n').map((line) => line.trim());
  const at = lines.findIndex((line) => rating.test(line));
  if (at < 1) return undefined;
  const line = lines.slice(at + 1).find((each) => /\s[·⋅]\s/.test(each) && !momentWord.test(each));
  const parts = (line ?? '').split(/\s[·⋅]\s/).map((part) => part.replace(/\p{Co}/gu, '').trim());
  const address = parts
    .slice(1)
    .findLast((part) => part !== '' && !price.test(part) && !momentWord.test(part));
  return address === undefined ? null : lineOf(address, 1000);
}
