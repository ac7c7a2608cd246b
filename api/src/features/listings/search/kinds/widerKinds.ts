import {
  overlaps,
  phraseKey,
  type Span,
  type TypedQuery,
} from '../../../../../../domain/search/readQuery.ts';
import type { ResolvedQuery } from '../../../../../../domain/search/resolveQuery.ts';
import type { KindMeanings } from './kindMeanings.ts';

/** Words for a kind without listings, with the categories of its parent kind. */
export interface WiderKind extends Span {
  categoryIds: readonly number[];
  /** The categories are those of related kinds. */
  isRelated: boolean;
}

/** The longest phrases for kinds without listings, outside the place and other kinds. */
export function widerKinds(
  { phrases }: TypedQuery,
  { place, regions, kinds }: ResolvedQuery,
  { widerIds, relatedAlone }: KindMeanings,
): WiderKind[] {
  const taken: Span[] = [...kinds, ...regions, ...(place ? [place] : [])];
  return phrases.flatMap((phrase) => {
    const categoryIds = widerIds.get(phraseKey(phrase));
    if (!categoryIds || taken.some((span) => overlaps(span, phrase))) return [];
    taken.push(phrase);
    const isRelated = relatedAlone.has(phraseKey(phrase));
    return [{ from: phrase.from, length: phrase.length, categoryIds, isRelated }];
  });
}
