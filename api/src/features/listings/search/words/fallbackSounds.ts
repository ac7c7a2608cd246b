import { isWithinSpan } from '../../../../../../domain/search/readQuery.ts';
import type { Reader } from '../../reader.ts';
import type { Synonym, Typos } from '../searchTerms.ts';
import type { ResolvedSearch } from '../resolveSearch.ts';
import { isUnspaced, wordsHolding } from './unspacedWords.ts';
import { pairsOf, wordsBySound } from './vocabularyRows.ts';

/** Maximum number of names searched within words of scripts without spaces, and of such words for each. */
const [mostNames, mostHeld] = [4, 8];

/**
 * Korean and Japanese words that hold one of the search, or two together, as they sound, where the directory has these in Latin
 * letters as well: "hilton busan" is 힐튼 there. Thai words that several are together. Words that hold the name of a kind:
 * "골든베이펜션" is a pension. For searches that find nothing otherwise.
 */
export async function fallbackSounds(
  reader: Reader,
  search: ResolvedSearch,
): Promise<{ typos: Typos; joined: readonly Synonym[] }> {
  const { typed, known, kinds, place } = search;
  const isPlaceless = (at: number) => !(place && isWithinSpan(at, place));
  const isFree = (at: number) =>
    typed.isRequired[at] === true && isPlaceless(at) && !kinds.some((kind) => isWithinSpan(at, kind));
  const free = typed.words.filter((word, at) => isFree(at) && /^[a-z]{3,}$/.test(word));
  const pairs = pairsOf(typed.words).filter((pair) => pair.every((word) => free.includes(word)));
  const runs = runsOf(typed.words, isPlaceless);
  const sought = [...free.filter((word) => known.has(word)), ...pairs.map((pair) => pair.join(''))];
  const [rows, holding] = await Promise.all([
    wordsBySound(
      reader,
      [],
      sought,
      runs.map((run) => run.join(' ')),
    ),
    namesWithin(reader, search),
  ]);
  const meansOf = (spelt: string) => rows.filter((row) => row.typed === spelt).map(({ word }) => word);
  return {
    typos: new Map(
      free.map((word) => [word, meansOf(word)] as const).filter(([, means]) => means.length > 0),
    ),
    joined: [
      ...holding,
      ...runs.flatMap((words) =>
        meansOf(words.join(' ')).map((word) => ({ words, means: [word], isWhole: true })),
      ),
      ...pairs.flatMap((pair) =>
        meansOf(pair.join('')).map((word) => ({ words: pair, means: [word], isWhole: true })),
      ),
    ],
  };
}

/** All words, and the most beside each other that are not a place, which Thai writes as one: names of dishes and towns too. */
function runsOf(words: readonly string[], isPlaceless: (at: number) => boolean): readonly string[][] {
  const runs: string[][] = [[]];
  for (const [at, word] of words.entries())
    if (isPlaceless(at)) runs.at(-1)?.push(word);
    else runs.push([]);
  const longest = runs.reduce((most, run) => (run.length > most.length ? run : most), []);
  return longest.length < words.length ? [[...words], longest] : [longest];
}

/** The search in scripts without spaces, as the words that contain it. */
async function namesWithin(
  reader: Reader,
  { typed, kinds, synonyms, otherNames }: ResolvedSearch,
): Promise<Synonym[]> {
  const ofKinds = kinds.flatMap(({ from, length, names }) =>
    names.map((means) => ({ words: typed.words.slice(from, from + length), means })),
  );
  const names = [...synonyms, ...ofKinds, ...otherNames]
    .filter(({ words }) => !words.every(isUnspaced))
    .flatMap(({ words, means: [name = '', ...more] }) =>
      more.length === 0 && name.length > 1 && isUnspaced(name) ? [{ words, name }] : [],
    )
    .slice(0, mostNames);
  const rows = await wordsHolding(
    reader,
    names.map(({ name }) => name),
  );
  return names.flatMap(({ words, name }) => {
    const held = rows.filter((row) => row.typed === name).slice(0, mostHeld);
    return [{ words, means: [name] }, ...held.map(({ word }) => ({ words, means: [word], isWhole: true }))];
  });
}
