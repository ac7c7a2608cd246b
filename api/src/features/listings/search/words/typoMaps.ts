import { demonymOf } from '../../../../../../domain/search/cuisines/demonyms.ts';
import { isWithinOneEdit } from '../../../../../../domain/search/typo.ts';
import { canBePrefix, type Typos } from '../searchTerms.ts';

/** The corrections of some words. */
export const typosOfWords = (typos: Typos, words: readonly string[]): Typos =>
  new Map([...typos].filter(([word]) => words.includes(word)));

/** Adjectives of countries are not typos of each other: "russisches" is not "indisches". */
export const withoutAdjectives = (typos: Typos): Typos =>
  new Map(
    [...typos].map(([word, others]) => [
      word,
      demonymOf(word) === null ? others : others.filter((other) => isWithinOneEdit(word, other)),
    ]),
  );

/** Without words that the typed word begins: it finds these by itself. */
export function withoutCompletions(typos: Typos): Typos {
  return new Map(
    [...typos]
      .map(
        ([word, others]) =>
          [word, canBePrefix(word) ? others.filter((other) => !other.startsWith(word)) : others] as const,
      )
      .filter(([, others]) => others.length > 0),
  );
}

/** For each word the corrections of all, in their order. */
export function merged(...all: Typos[]): Map<string, string[]> {
  const typos = new Map<string, string[]>();
  for (const one of all)
    for (const [word, others] of one)
      typos.set(word, [...new Set([...(typos.get(word) ?? []), ...others])].slice(0, 12));
  return typos;
}
