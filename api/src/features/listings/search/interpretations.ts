import type { Span } from '../../../../../domain/search/readQuery.ts';
import { isWithinOneEdit } from '../../../../../domain/search/typo.ts';
import { unsureKind, type KindMatch } from '../../../lib/placeKinds/kindOf.ts';
import { kindOfSearch } from '../../../lib/placeKinds/kindOfSearch.ts';
import { RelaxedInterpretations } from './relaxedInterpretations.ts';
import { isPartOf } from './interpretedTerms.ts';
import { sureKind } from './kinds/kindMeanings.ts';
import { canBePrefix, everyListing, type Interpretation, type Term, type Typos } from './searchTerms.ts';
import { PlaceInterpretations } from './placeInterpretations.ts';
import { withoutConjunctions, wordsWithIntents } from './match/searchQuery.ts';
import type { ResolvedSearch } from './resolveSearch.ts';
import { isPlace, ResolvedTerms } from './resolvedTerms.ts';

/** Whether a kind equals or is below the wider one. */
const isKindWithin = (wider: KindMatch | null, one: KindMatch | null): boolean =>
  wider !== null && one !== null && `${one.kind}/`.startsWith(`${wider.kind}/`);

/** The interpretations of one search. */
export class Interpretations {
  readonly #search: ResolvedSearch;
  readonly #words: readonly string[];
  readonly #terms: ResolvedTerms;
  readonly fewer: RelaxedInterpretations;
  readonly places: PlaceInterpretations;

  constructor(search: ResolvedSearch) {
    this.#search = search;
    this.#words = search.typed.words;
    this.#terms = new ResolvedTerms(search);
    this.fewer = new RelaxedInterpretations(search, this.#terms);
    this.places = new PlaceInterpretations(search, this.#terms);
  }

  /** Sets the spans of words that are the whole name of a listing. */
  set names(names: readonly Span[]) {
    this.#terms.names = names;
  }

  /** All words literally, except conjunctions, for which names have a symbol: "Coffee&Tea". */
  literal(typos: Typos): Interpretation {
    return { ...everyListing, ways: [this.#literalTerms()], typos };
  }

  /** A name that contains words of an intent: "24 hour fitness in santa rosa". */
  named(typos: Typos): Interpretation {
    const words = wordsWithIntents(this.#search.typed);
    const terms = words.length > 0 ? this.#terms.literal(withoutConjunctions(words)) : this.#literalTerms();
    return { ...everyListing, ways: [terms], typos };
  }

  #literalTerms(): Term[] {
    return this.#terms.literal(withoutConjunctions(this.#words));
  }

  /** The literal words, or the resolved ones. */
  first(typos: Typos): Interpretation {
    const { place } = this.#search;
    const resolved = this.resolved(typos);
    if (!resolved.isResolved) return this.literal(typos);
    const [terms] = resolved.ways;
    if (!terms) return { ...this.literal(typos), isResolved: this.#words.length > 0 };
    // Words after a preposition mean the place; as typed, they would match names elsewhere.
    if (place?.isCertain && !place.position) {
      // The words besides the place may be a name: "Avis in Zürich" does not ask for reviews.
      const passedOver = this.#words.filter((_, at) => this.#search.typed.isIgnored[at]);
      return terms.every(isPlace) && passedOver.length > 0
        ? { ...resolved, alsoRanked: this.#terms.literal(passedOver) }
        : resolved;
    }
    const literal = this.#literalTerms();
    // Each way that contains a word costs another read of the index.
    return isPartOf(literal, terms)
      ? { ...resolved, alsoRanked: literal }
      : { ...resolved, ways: [literal, terms] };
  }

  /**
   * Without intents, prepositions and stop words, the place as its cities, kinds as their categories too. Loose: the place
   * by its words as well, and kinds that are less sure.
   */
  resolved(typos: Typos, { isLoose = false } = {}): Interpretation {
    const terms = this.#terms.resolved({ isLoose });
    const isResolved =
      terms.length < this.#words.length ||
      terms.some(({ role }) => role === 'place' || role === 'kind' || role === 'feature');
    return { ...everyListing, ways: terms.length === 0 ? [] : [terms], typos, isResolved };
  }

  begun(typos: Typos): Interpretation | null {
    const last = this.#words.at(-1) ?? '';
    if (this.#words.length < 2 || canBePrefix(last)) return null;
    const others = this.#words.slice(0, -1);
    return { ...everyListing, ways: [this.#terms.literal(others)], typos, begun: last };
  }

  /** An initial as the beginning of a first name: "J. Smith" is John Smith. Null without an initial before a longer word. */
  withInitial(typos: Typos): Interpretation | null {
    const { isRequired } = this.#search.typed;
    const isLong = (word = '') => word.length > 2;
    const at = this.#words.findIndex(
      (word, i) => isRequired[i] && /^\p{L}$/u.test(word) && isRequired[i + 1] && isLong(this.#words[i + 1]),
    );
    const initial = this.#words[at];
    if (initial === undefined) return null;
    const others = this.#words.filter((word, i) => isRequired[i] && !/^\p{L}$/u.test(word));
    return { ...everyListing, ways: [this.#terms.literal(others)], typos, begun: initial };
  }

  /**
   * Removes corrections of words of kinds and places that listings have, and of words that name a kind in some language,
   * except other forms of them and words for the same kind: "thai" must not become "thali", "сауна" a street "Сауле", nor "berlin" a name.
   */
  withoutSure(typos: Typos): Typos {
    const { kinds, namedKinds, widerKinds, place, regions, known } = this.#search;
    const places = [...(place && !place.position ? [place] : []), ...regions];
    const sure = [...kinds.filter(({ confidence }) => confidence >= sureKind), ...places];
    // "Kameras" are not Kamenz, whether a listing sells some or not.
    const isNamed = (word: string) =>
      (kindOfSearch(word)?.confidence ?? 0) > unsureKind ||
      namedKinds.some((span) => this.#terms.wordsOf(span).includes(word)) ||
      widerKinds.some((span) => span.length > 1 && this.#terms.wordsOf(span).includes(word));
    const isSure = (word: string) =>
      isNamed(word) || (known.has(word) && sure.some((span) => this.#terms.wordsOf(span).includes(word)));
    // "Ciğercsii" is read as a form of a kind, and is a typo of another word for it.
    const isSameKind = (word: string, other: string) =>
      !known.has(word) &&
      isWithinOneEdit(word, other) &&
      isKindWithin(kindOfSearch(word), kindOfSearch(other));
    const isForm = (word: string, other: string) =>
      other.startsWith(word) || word.startsWith(other) || isSameKind(word, other);
    return new Map(
      [...typos].map(([word, others]) => [
        word,
        isSure(word) ? others.filter((other) => isForm(word, other)) : others,
      ]),
    );
  }

  /** Removes corrections of known words of the place or a kind. */
  withoutMeant(typos: Typos): Typos {
    const { place, kinds, known } = this.#search;
    const meant = [...kinds, ...(place ? [place] : [])].flatMap((span) => this.#terms.wordsOf(span));
    return new Map([...typos].filter(([word]) => !(known.has(word) && meant.includes(word))));
  }

  textsOf(spans: readonly Span[]): string[] {
    return spans.map((span) => this.#terms.textOf(span));
  }
}
