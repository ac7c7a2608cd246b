import { cutCompound } from '../../../../lib/placeKinds/compounds/cutCompound.ts';
import { cutUnspaced } from '../../../../lib/placeKinds/cutUnspaced.ts';
import { kindOfSearch } from '../../../../lib/placeKinds/kindOfSearch.ts';
import type { Reader } from '../../reader.ts';
import type { Synonym } from '../searchTerms.ts';
import { isUnspaced, knownEnd } from './unspacedWords.ts';
import type { WordMeanings } from './wordMeanings.ts';

const shortestName = 4;

/**
 * The parts of each word: unknown words of scripts without spaces are split at kinds, towns and words of the directory; compounds of
 * a kind are split unless the directory has them as several words. Other words are their only part.
 */
export async function segmentWords(
  reader: Reader,
  words: readonly string[],
  { known, joined, otherScripts, alike }: WordMeanings,
): Promise<string[][]> {
  const parts = words.map((word) => {
    const sold = withoutThaiShop(word);
    if (sold !== null) return [sold];
    if (known.has(word)) return [word];
    const isJoined = joined.some((one) => one.words.length === 1 && one.words[0] === word);
    // "Farmakeio" sounds like φαρμακείο.
    const isSoundAlike = otherScripts.has(word) || alike.has(word);
    // A name of another script is compared as a whole: 메스케렘 is not Metz.
    const isName = otherScripts.has(word) && Array.from(word).length >= shortestName;
    if (isName && /^[\p{Script=Hangul}\p{Script=Katakana}ー]+$/u.test(word)) return [word];
    return (isJoined || isSoundAlike ? null : cutCompound(word)) ?? cutUnspaced(word);
  });
  const [whole] = parts.every(({ length }) => length < 2)
    ? parts.flat().filter((part) => !known.has(part) && isUnspaced(part))
    : [];
  if (whole === undefined) return parts;
  const ends = await knownEnd(reader, whole);
  return ends === null ? parts : parts.map((part) => (part[0] === whole ? ends : part));
}

/** The goods of a Thai shop, if they are a kind:  "ร้านส้มตำ" is a shop of ส้มตำ. Null for other words, and for names of kinds. */
function withoutThaiShop(word: string): string | null {
  const sold = /^ร้าน(\p{Script=Thai}{3,})$/u.exec(word)?.[1];
  return sold !== undefined && kindOfSearch(word) === null && kindOfSearch(sold) !== null ? sold : null;
}

/** Synonyms from the parts of split words to the whole: names that continue with a digit are not in the vocabulary. */
export const unsplitSynonyms = (words: readonly string[], parts: readonly string[][]): Synonym[] =>
  parts.flatMap((part, at) =>
    part.join('') !== words[at] || part.length > 1
      ? [{ words: part, means: words.slice(at, at + 1), isCut: true }]
      : [],
  );
