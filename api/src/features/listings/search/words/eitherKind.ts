import { isWithinSpan, type Span } from '../../../../../../domain/search/readQuery.ts';
import type { ResolvedQuery } from '../../../../../../domain/search/resolveQuery.ts';
import { isConjunction } from '../../../../../../domain/search/stopWords.ts';
import { unsureKind } from '../../../../lib/placeKinds/kindOf.ts';
import { Interpretations } from '../interpretations.ts';
import type { Interpretation, Typos } from '../searchTerms.ts';
import type { ResolvedSearch } from '../resolveSearch.ts';
import { typedSpan } from './typedForms.ts';

type KindSpan = ResolvedQuery['kinds'][number];

/** Maximum number of categories for two kinds: each costs an index lookup. */
const maxCategories = 30;

/** The listings of either of two kinds, which few are both of. `either` is the search for them. */
export function* ofEitherKind(either: ResolvedSearch, exact: Typos): Generator<Interpretation> {
  // Further names of the kinds are for where none is called as they were typed.
  const interpretations = new Interpretations({ ...either, otherNames: [] });
  const nearby = interpretations.places.nearby(exact);
  if (nearby) yield nearby;
  if (!either.place?.position) yield interpretations.resolved(exact);
}

/**
 * The search for either of two kinds with "and", "or" or a sign between them, if nothing but a place is asked for as well: "sushi
 * and ramen tokyo". Null for any other search: without a word between them, one may be part of a name.
 */
export function withEitherKind(search: ResolvedSearch): ResolvedSearch | null {
  const { typed, kinds, place, regions } = search;
  const [first, second, ...others] = kinds.toSorted((a, b) => a.from - b.from);
  if (!first || !second || others.length > 0) return null;
  if (first.confidence <= unsureKind || second.confidence <= unsureKind) return null;
  const between = typed.words.slice(first.from + first.length, second.from);
  const either = joined(first, second, typed.words);
  const isJoined = between.length === 1 && between.every(isConjunction);
  if (!isJoined && !(between.length === 0 && hasSign(search, either))) return null;
  const spans = [either, ...(place ? [place] : []), ...regions];
  const isAll = typed.isRequired.every(
    (isRequired, at) => !isRequired || spans.some((span) => isWithinSpan(at, span)),
  );
  if (!isAll) return null;
  const words = typed.words.slice(either.from, either.from + either.length);
  const isOfEither = (one: readonly string[]) => one.every((word) => words.includes(word));
  return {
    ...search,
    kinds: [either],
    namedKinds: [],
    otherNames: search.otherNames.map((one) => (isOfEither(one.words) ? { ...one, words } : one)),
    dictionaryKinds: search.dictionaryKinds.map((one) =>
      isOfEither(one.words) ? { ...one, from: either.from, length: either.length, words } : one,
    ),
  };
}

/** Whether a sign for "and" or "or" stands between the words as they were typed: "bar & grill". */
const hasSign = ({ written, typed }: ResolvedSearch, span: Span): boolean =>
  /[&+/]/.test(typedSpan(written, typed.words, span));

function joined(first: KindSpan, second: KindSpan, words: readonly string[]): KindSpan {
  const wordsOf = ({ from, length }: KindSpan) => words.slice(from, from + length);
  const half = maxCategories / 2;
  const idsOf = (one: KindSpan, other: KindSpan) =>
    one.categoryIds.slice(0, Math.max(half, maxCategories - other.categoryIds.length));
  return {
    from: first.from,
    length: second.from + second.length - first.from,
    categoryIds: [...new Set([...idsOf(first, second), ...idsOf(second, first)])],
    names: [wordsOf(first), wordsOf(second), ...first.names.slice(0, 2), ...second.names.slice(0, 2)],
    label: `${first.label}, ${second.label}`,
    confidence: Math.min(first.confidence, second.confidence),
  };
}
