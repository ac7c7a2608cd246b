import { isWithinSpan } from '../../../../../../domain/search/readQuery.ts';
import { isWithinOneEdit } from '../../../../../../domain/search/typo.ts';
import { kindOfSearch } from '../../../../lib/placeKinds/kindOfSearch.ts';
import { mistypedKind } from '../../../../lib/placeKinds/mistypedKind.ts';
import { sureKind } from '../kinds/kindMeanings.ts';
import type { Interpretation, Typos } from '../searchTerms.ts';
import type { ResolvedSearch } from '../resolveSearch.ts';

/** Minimum length of a misspelled kind; shorter words have too many corrections. */
const minKindLength = 5;

/** The search with the names of kinds that its unknown words are typos of ("opthalmologist"); null if there are none. */
export function respelledKinds(
  { typed, known, fixed, kinds, namedKinds, place, regions }: ResolvedSearch,
  mistyped: Typos,
): string | null {
  const isSure = (word: string) => (kindOfSearch(word)?.confidence ?? 0) >= sureKind;
  const words = typed.words.map((word, at) => {
    const isOfKind = [...kinds, ...namedKinds].some((kind) => isWithinSpan(at, kind));
    const isMeant = known.has(word) || fixed.has(word) || isSure(word) || isOfKind;
    if (isMeant || word.length < minKindLength) return word;
    const others = mistyped.get(word) ?? [];
    const near = others.filter((other) => isWithinOneEdit(word, other));
    // Words of the directory go before those of the dictionary.
    const isPlace = [...(place ? [place] : []), ...regions].some((span) => isWithinSpan(at, span));
    const kind = near.length > 0 || isPlace ? null : mistypedKind(word);
    if (kind !== null) return kind;
    const meant = near.length > 0 ? near : others;
    // "Bookers" is rather a name of the directory than butchers.
    return meant.every(isSure) ? (meant[0] ?? word) : word;
  });
  const text = words.join(' ');
  return text === typed.words.join(' ') ? null : text;
}

/** An interpretation of a respelled search that says what it leaves out in the words of the search itself. */
export function withTypedLeftOut(
  one: Interpretation,
  { typed }: ResolvedSearch,
  respelled: ResolvedSearch,
): Interpretation {
  const words = respelled.text.split(' ');
  const spelled = (word: string) => {
    const whole = words.indexOf(word);
    const at = whole < 0 ? words.findIndex((other) => other.includes(word)) : whole;
    return typed.words[at] ?? word;
  };
  const leftOut = one.leftOut.map((phrase) => [...new Set(phrase.split(' ').map(spelled))].join(' '));
  return { ...one, leftOut };
}
