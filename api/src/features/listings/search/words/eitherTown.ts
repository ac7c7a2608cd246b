import {
  overlaps,
  phraseKey,
  type Span,
  type TypedQuery,
} from '../../../../../../domain/search/readQuery.ts';
import type { PlaceMeaning, ResolvedQuery } from '../../../../../../domain/search/resolveQuery.ts';
import { isConjunction } from '../../../../../../domain/search/stopWords.ts';

type PlaceSpan = NonNullable<ResolvedQuery['place']>;

/** Two towns as one place. */
export interface EitherTown extends PlaceSpan {
  towns: readonly (Span & { label: string })[];
}

/**
 * The place of a search together with another town before or behind it, with or without "and" between them: "butcher bath
 * bristol". Null if there is none.
 */
export function eitherTown(
  { words, phrases }: TypedQuery,
  places: ReadonlyMap<string, PlaceMeaning>,
  { place, regions }: ResolvedQuery,
): EitherTown | null {
  if (!place || place.cityIds.length === 0 || regions.length > 0) return null;
  for (const phrase of phrases) {
    const other = phrase.isKindOnly || phrase.isGuess ? undefined : places.get(phraseKey(phrase));
    if (!other || other.cityIds.length === 0 || overlaps(phrase, place)) continue;
    const [first, second] = phrase.from < place.from ? [phrase, place] : [place, phrase];
    const between = words.slice(first.from + first.length, second.from);
    if (between.length > 1 || !between.every(isConjunction)) continue;
    return {
      ...place,
      from: first.from,
      length: second.from + second.length - first.from,
      cityIds: [...place.cityIds, ...other.cityIds],
      cityNames: [...(place.cityNames ?? []), ...(other.cityNames ?? [])],
      label: `${place.label}, ${other.label}`,
      isCertain: true,
      towns: [
        { from: first.from, length: first.length, label: first === place ? place.label : other.label },
        { from: second.from, length: second.length, label: second === place ? place.label : other.label },
      ],
    };
  }
  return null;
}
