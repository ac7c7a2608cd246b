import type { Synonym } from '../searchTerms.ts';
import type { ResolvedSearch } from '../resolveSearch.ts';

/** Words that no listing has, as compounds have them: "teppiche" begins "Teppichland" without its ending. */
export const withoutPlurals = ({ typed, known, fixed }: ResolvedSearch): Synonym[] =>
  typed.words.flatMap((word, at) => {
    const stem = /^([a-z]{5,}?)(?:en|er|e|n|s)$/.exec(word)?.[1];
    return stem === undefined || known.has(word) || fixed.has(word) || !typed.isRequired[at]
      ? []
      : [{ words: [word], means: [stem] }];
  });
