import { isWithinSpan } from '../../../../../../domain/search/readQuery.ts';
import type { ResolvedQuery } from '../../../../../../domain/search/resolveQuery.ts';
import { isConjunction } from '../../../../../../domain/search/stopWords.ts';
import { unsureKind } from '../../../../lib/placeKinds/kindOf.ts';
import { Interpretations } from '../interpretations.ts';
import type { Interpretation, Typos } from '../searchTerms.ts';
import type { ResolvedSearch } from '../resolveSearch.ts';

type KindSpan = ResolvedQuery['kinds'][number];

/** Maximum number of categories for two kinds: each costs an index lookup. */
const maxCategories = 30;

/** Listings of either of two kinds, since few are of both. */
export function* ofEitherKind(search: ResolvedSearch, exact: Typos): Generator<Interpretation> {
  const either = withEitherKind(search);
  if (!either) return;
  const interpretations = new Interpretations(either);
  const nearby = interpretations.places.nearby(exact);
  if (nearby) yield nearby;
  if (!search.place?.position) yield interpretations.resolved(exact);
}

/**
 * The search for either of two kinds with "and" or "or" between them, if nothing but a place is asked for as well: "sushi and
 * ramen tokyo". Null for any other search: without a word between them, one may be part of a name.
 */
function withEitherKind(search: ResolvedSearch): ResolvedSearch | null {
  const { typed, kinds, place, regions } = search;
  const [first, second, ...others] = kinds.toSorted((a, b) => a.from - b.from);
  if (!first || !second || others.length > 0) return null;
  if (first.confidence <= unsureKind || second.confidence <= unsureKind) return null;
  const between = typed.words.slice(first.from + first.length, second.from);
  if (between.length !== 1 || !between.every(isConjunction)) return null;
  const either = joined(first, second, typed.words);
  const spans = [either, ...(place ? [place] : []), ...regions];
  const isAll = typed.isRequired.every(
    (isRequired, at) => !isRequired || spans.some((span) => isWithinSpan(at, span)),
  );
  return isAll ? { ...search, kinds: [either], namedKinds: [], otherNames: [] } : null;
}

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
