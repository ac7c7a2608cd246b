import { isEverydayWord } from '../../../../../../domain/search/everyday/everydayWords.ts';
import {
  overlaps,
  phraseKey,
  type Phrase,
  type Span,
  type TypedQuery,
} from '../../../../../../domain/search/readQuery.ts';
import { isStopWord } from '../../../../../../domain/search/stopWords.ts';
import type { SearchedFeature } from '../../list/featureMarks.ts';
import type { Reader } from '../../reader.ts';
import { kindMeanings } from '../kinds/kindMeanings.ts';
import { apostrophised } from '../match/searchQuery.ts';
import { resolvePlaceNames } from '../places/resolvePlaceNames.ts';
import { lexeme } from '../searchTerms.ts';

/** An exclusion of a search: "not in Berlin", "without wifi". */
export interface Exclusion extends Span {
  label: string;
  /** Queries of marks and words that a listing must not match. */
  queries: readonly string[];
}

/** Maximum number of excluded categories and cities: each costs an index lookup. */
const maxMarks = 30;

/** Resolves the negations of a search to places, kinds, features and words of names. */
export async function resolveExclusions(
  reader: Reader,
  { negations, words }: TypedQuery,
  text: string,
  features: readonly SearchedFeature[],
): Promise<Exclusion[]> {
  if (negations.length === 0) return [];
  const phrases = negations.flatMap((negation) => negation.phrases);
  const [places, kinds] = await Promise.all([
    resolvePlaceNames(reader, phrases),
    kindMeanings(reader, phrases, text),
  ]);
  const meaningOf = (phrase: Phrase): Pick<Exclusion, 'label' | 'queries'> | null => {
    const place = places.get(phraseKey(phrase));
    const kind = phrase.isPlace ? undefined : kinds.meanings.get(phraseKey(phrase));
    if (kind) return { label: `Not ${kind.label}`, queries: kind.categoryIds.map((id) => lexeme(`#c${id}`)) };
    if (!place || place.position) return null;
    const country = place.countryCode === null ? [] : [lexeme(`#k${place.countryCode}`)];
    return {
      label: `Not in ${place.label}`,
      queries: [...place.cityIds.map((id) => lexeme(`#t${id}`)), ...country],
    };
  };
  return negations.flatMap((negation): Exclusion[] => {
    const marks = features
      .filter((feature) => overlaps(feature, negation))
      .flatMap((feature) => feature.marks.map(lexeme));
    const span = { from: negation.from, length: negation.length };
    const spanned = words.slice(span.from, span.from + span.length);
    if (marks.length > 0) return [{ ...span, label: sentence(spanned), queries: marks.slice(0, maxMarks) }];
    for (const phrase of negation.phrases) {
      const meaning = meaningOf(phrase);
      if (!meaning) continue;
      const length = phrase.from + phrase.length - negation.from;
      return [{ from: negation.from, length, ...meaning, queries: meaning.queries.slice(0, maxMarks) }];
    }
    const [word = ''] = negation.phrases.at(-1)?.words ?? [];
    const isPlace = negation.phrases.some((phrase) => phrase.isPlace);
    if (word === '' || isPlace || isStopWord(word) || isEverydayWord(word)) return [];
    const queries = [[word], ...apostrophised([word])].map((name) => name.map(lexeme).join(' & '));
    return [{ ...span, label: sentence(spanned), queries }];
  });
}

/** A query without the words of what it excludes. */
export function withoutExcluded(typed: TypedQuery, excluded: readonly Exclusion[]): TypedQuery {
  if (excluded.length === 0) return typed;
  const isExcluded = (span: Span) => excluded.some((one) => overlaps(one, span));
  return {
    ...typed,
    isRequired: typed.isRequired.map((isRequired, at) => isRequired && !isExcluded({ from: at, length: 1 })),
    phrases: typed.phrases.filter((phrase) => !isExcluded(phrase)),
    negations: typed.negations.map((negation) => {
      const { from, length } = excluded.find((one) => overlaps(one, negation)) ?? negation;
      return { ...negation, from, length };
    }),
  };
}

const sentence = (words: readonly string[]): string => {
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};
