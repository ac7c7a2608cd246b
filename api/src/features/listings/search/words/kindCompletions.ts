import { featuresIn } from '../../../../../../domain/search/featureWords.ts';
import { kindNamesByPrefix } from '../../../../lib/placeKinds/kindNamesByPrefix.ts';
import type { ResolvedSearch } from '../resolveSearch.ts';

const maxWords = 3;

/** The texts that a search may become when its last words are typed to the end, if these are the name of a kind. */
export function kindCompletions({ typed: { words }, contact, fixed }: ResolvedSearch): string[] {
  // "Hamburg" is not a beginning of "hamburger".
  if (contact || fixed.has(words.at(-1) ?? '')) return [];
  // "Büfe" of "açık büfe" is not a beginning of "bufete".
  if (featuresIn(words).some(({ from, length }) => from + length === words.length)) return [];
  for (let length = Math.min(maxWords, words.length); length > 0; length -= 1) {
    const names = kindNamesByPrefix(words.slice(-length));
    if (names.length > 0) return names.map((name) => [...words.slice(0, -length), name].join(' '));
  }
  return [];
}
