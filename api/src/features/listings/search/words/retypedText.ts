import sql from 'sql-template-tag';
import { onOtherKeyboards } from '../../../../../../domain/search/keyboards/keyboards.ts';
import { plainWords } from '../../../../../../domain/search/plainWords.ts';
import { placesNamed } from '../../../../lib/gazetteer/gazetteer.ts';
import { kindOfSearch } from '../../../../lib/placeKinds/kindOfSearch.ts';
import type { Reader } from '../../reader.ts';
import { sureKind } from '../kinds/kindMeanings.ts';

/** Minimum population of a town; names of smaller ones result from keys by chance. */
const minPopulation = 15_000;

/**
 * A search with its unknown words as they would be on another keyboard, where they are words of listings, kinds or towns there:
 * "ыгырш цюрих" is "sushi цюрих". Null if nothing was typed so.
 */
export async function retypedText(
  { db }: Reader,
  text: string,
  isMeant: (word: string) => boolean,
): Promise<string | null> {
  const parts = text.split(/\s+/).filter((part) => part !== '');
  const others = parts.map((part) => (plainWords(part).some(isMeant) ? [] : onOtherKeyboards(part)));
  const words = [...new Set(others.flat().flatMap((one) => plainWords(one)))];
  if (words.length === 0) return null;
  const rows = await db.rows<{ word: string }>(
    sql`SELECT word FROM search_vocabulary WHERE word = ANY (${words}::text[])`,
  );
  const known = new Set(rows.map(({ word }) => word));
  const isWord = (other: string) =>
    plainWords(other).every((word) => known.has(word)) ||
    (kindOfSearch(other)?.confidence ?? 0) >= sureKind ||
    placesNamed(other).some(({ population }) => population >= minPopulation);
  const retyped = parts.map((part, at) => others[at]?.find(isWord) ?? part);
  // A word that only one of several is read from so is rather a word that nothing knows.
  const isSure = parts.every((part, at) => retyped[at] !== part || plainWords(part).some(isMeant));
  return isSure ? retyped.join(' ') : null;
}
