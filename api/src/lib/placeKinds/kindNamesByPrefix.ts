import { memoize } from '../../../../domain/text/memoize.ts';
import { joinedKey } from './kindKey.ts';
import { confidences, isUse, meaningsBeginningWith } from './meanings.ts';

const maxKinds = 3;
/** Minimum prefix length: letters of an alphabet, and Chinese characters, each of which is a word. */
const [minLetters, minCharacters] = [3, 2];

/**
 * Completions of words to names of kinds, in any language of the dictionary: names of up to three kinds, ordered by the number of
 * languages.
 */
export function kindNamesByPrefix(words: readonly string[]): readonly string[] {
  const [last = ''] = words.slice(-1);
  const isAlphabetic = /[\u0000-\u1fff]/.test(last);
  if (/\d/.test(last) || Array.from(last).length < (isAlphabetic ? minLetters : minCharacters)) return [];
  return namesWithPrefix(`${joinedKey(words.slice(0, -1))}${last}`);
}

const namesWithPrefix = memoize((begun: string): readonly string[] => {
  const kinds = new Map<string, { name: string; weight: number }>();
  for (const [key, meanings] of meaningsBeginningWith(begun))
    for (const meaning of meanings) {
      const { kind, rank, languages, endings } = meaning;
      if (isUse(meaning) || rank === 't' || kind.startsWith('cuisine/')) continue;
      const name = `${key}${endings?.[0] ?? ''}`;
      const known = kinds.get(kind);
      kinds.set(kind, {
        name: known && known.name.length <= name.length ? known.name : name,
        weight: (known?.weight ?? 0) + languages.length * confidences[rank],
      });
    }
  const names = [...kinds.values()]
    .sort((one, other) => other.weight - one.weight)
    .slice(0, maxKinds)
    .map(({ name }) => name);
  return [...new Set(names)];
});
