import { isWithinSpan } from '../../../../../../domain/search/readQuery.ts';
import type { Reader } from '../../reader.ts';
import type { Synonym, Typos } from '../searchTerms.ts';
import type { UnderstoodSearch } from '../understandSearch.ts';
import { pairsOf, wordsAsTheySound } from './vocabularyRows.ts';

/**
 * Korean and Japanese words that hold one of the search, or two together, as they sound, where the directory has these in Latin
 * letters as well: "hilton busan" is 힐튼 there. For searches that find nothing otherwise.
 */
export async function lateSounds(
  reader: Reader,
  { typed, known, kinds, place }: UnderstoodSearch,
): Promise<{ typos: Typos; joined: readonly Synonym[] }> {
  const isFree = (at: number) =>
    typed.isTelling[at] === true &&
    !kinds.some((kind) => isWithinSpan(at, kind)) &&
    !(place && isWithinSpan(at, place));
  const free = typed.words.filter((word, at) => isFree(at) && /^[a-z]{3,}$/.test(word));
  const pairs = pairsOf(typed.words).filter((pair) => pair.every((word) => free.includes(word)));
  const sought = [...free.filter((word) => known.has(word)), ...pairs.map((pair) => pair.join(''))];
  const rows = sought.length === 0 ? [] : await wordsAsTheySound(reader, [], sought);
  const meansOf = (spelt: string) => rows.filter((row) => row.typed === spelt).map(({ word }) => word);
  return {
    typos: new Map(
      free.map((word) => [word, meansOf(word)] as const).filter(([, means]) => means.length > 0),
    ),
    joined: pairs.flatMap((pair) =>
      meansOf(pair.join('')).map((word) => ({ words: pair, means: [word], isWhole: true })),
    ),
  };
}
