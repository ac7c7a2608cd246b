import { abbreviationsIn } from '../../../../../domain/search/abbreviations.ts';
import type { Span } from '../../../../../domain/search/readQuery.ts';
import { sureKind } from './kindMeanings.ts';
import { canBegin, lexeme, type Interpretation, type Term, type Typos } from './searchTerms.ts';
import { weightOf, weights } from './termWeights.ts';
import type { UnderstoodSearch } from './understandSearch.ts';
import { isPlace, UnderstoodTerms } from './understoodTerms.ts';

/** Maximum number of interpretations with fewer words, before those of single terms. */
const maxTries = 14;
const lightest = 3;
/** Search radius around the centre of a part of a town. */
const partOfTownKm = 3;

export const everyListing: Interpretation = {
  ways: [],
  typos: new Map(),
  begun: null,
  leftOut: [],
  isUnderstood: false,
  isCorrected: false,
};

/** The interpretations of one search. */
export class Interpretations {
  readonly #search: UnderstoodSearch;
  readonly #words: readonly string[];
  readonly #terms: UnderstoodTerms;

  constructor(search: UnderstoodSearch) {
    this.#search = search;
    this.#words = search.typed.words;
    this.#terms = new UnderstoodTerms(search);
  }

  /** Words that are the whole name of a listing, once looked up. */
  set names(names: readonly Span[]) {
    this.#terms.names = names;
  }

  /** Every word as typed. */
  literal(typos: Typos): Interpretation {
    return { ...everyListing, ways: [this.#terms.literal(this.#words)], typos };
  }

  /** As typed or as understood. */
  first(typos: Typos): Interpretation {
    const { place } = this.#search;
    const understood = this.understood(typos);
    if (!understood.isUnderstood) return this.literal(typos);
    const [terms] = understood.ways;
    if (!terms) return { ...this.literal(typos), isUnderstood: this.#words.length > 0 };
    // Words after a preposition mean the place; as typed, they would match names elsewhere.
    if (place?.isCertain && !place.position) return understood;
    const literal = this.#terms.literal(this.#words);
    // Each way that contains a word costs another read of the index.
    return isPartOf(literal, terms)
      ? { ...understood, alsoRanked: literal }
      : { ...understood, ways: [literal, terms] };
  }

  /**
   * Without intents, prepositions and small words, the place as its cities, kinds as their categories too. Loose: the place
   * by its words as well, and kinds that are less sure.
   */
  understood(typos: Typos, { isLoose = false } = {}): Interpretation {
    const terms = this.#terms.understood({ isLoose });
    const isUnderstood =
      terms.length < this.#words.length ||
      terms.some(({ role }) => role === 'place' || role === 'kind' || role === 'offer');
    return { ...everyListing, ways: terms.length === 0 ? [] : [terms], typos, isUnderstood };
  }

  begun(typos: Typos): Interpretation | null {
    const last = this.#words.at(-1) ?? '';
    if (this.#words.length < 2 || canBegin(last)) return null;
    const others = this.#words.slice(0, -1);
    return { ...everyListing, ways: [this.#terms.literal(others)], typos, begun: last };
  }

  /**
   * Removes corrections of words of kinds and places that listings have, except other forms of them: "thai" must not become
   * "thali", nor "berlin" a name.
   */
  withoutSure(typos: Typos): Typos {
    const { kinds, place, regions, known } = this.#search;
    const places = [...(place && !place.position ? [place] : []), ...regions];
    const sure = [...kinds.filter(({ confidence }) => confidence >= sureKind), ...places];
    const isSure = (word: string) =>
      known.has(word) && sure.some((span) => this.#terms.wordsOf(span).includes(word));
    const isForm = (word: string, other: string) => other.startsWith(word) || word.startsWith(other);
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

  /** Without general words for restaurants: "Georgian restaurant" also matches listings that only have "Georgian". */
  *withoutHeads(typos: Typos): Generator<Interpretation> {
    const heads = this.#search.kinds.flatMap((kind) =>
      this.#terms
        .wordsOf(kind)
        .flatMap((word, i) => (kind.bare && !kind.bare.includes(word) ? [{ word, at: kind.from + i }] : [])),
    );
    const terms = heads.length === 0 ? [] : this.#terms.understood({ isLoose: true, heads });
    if (terms.every(isPlace)) return;
    const leftOut = heads.map(({ word }) => word);
    yield { ...everyListing, ways: [terms], typos, leftOut, isUnderstood: true };
  }

  /** With fewer words: omits only light ones, and never leaves the place alone. */
  *withoutWords(typos: Typos): Generator<Interpretation> {
    yield* this.#subsets(typos, (lost, subset) => lost <= lightest && !subset.every(isPlace));
  }

  *fewerWords(typos: Typos): Generator<Interpretation> {
    yield* this.#subsets(typos, (lost, subset) => lost > lightest || subset.every(isPlace));
  }

  /** The search around the place instead of in it. */
  *around(around: NonNullable<Interpretation['around']>, typos: Typos): Generator<Interpretation> {
    const { place } = this.#search;
    if (!place) return;
    const terms = this.#terms.understood({ isLoose: true, isPlaceless: true });
    // Light words may be left out; kinds, numbers and names of listings may not.
    const telling = terms.filter((term) => this.#isTelling(term));
    if (telling.length === 0) return;
    for (const wanted of telling.length < terms.length ? [terms, telling] : [terms]) {
      const others = terms.filter((term) => !wanted.includes(term)).map(({ words }) => words.join(' '));
      const leftOut = [this.#terms.textOf(place), ...others];
      yield { ...everyListing, ways: [wanted], typos, around, leftOut, isUnderstood: true };
    }
  }

  /** A kind around a part of a town; null if the search has other terms or another place. */
  nearby(typos: Typos): Interpretation | null {
    const { place } = this.#search;
    const terms = this.#terms.understood({ isPlaceless: true });
    if (!place?.position || !place.isPartOfTown || terms.length === 0) return null;
    if (!terms.every((term) => this.#isKind(term))) return null;
    const around = { ...place.position, radiusKm: partOfTownKm };
    return { ...everyListing, ways: [terms], typos, around, isUnderstood: true };
  }

  /** The other terms, around a position of words that addresses have. */
  *aroundWords(
    around: NonNullable<Interpretation['around']>,
    span: Span,
    typos: Typos,
  ): Generator<Interpretation> {
    const words = this.#terms.wordsOf(span);
    const terms = this.#terms
      .understood({ isLoose: true })
      .filter((term) => !term.words.every((word) => words.includes(word)));
    if (!terms.some((term) => this.#isKind(term))) return;
    yield { ...everyListing, ways: [terms], typos, around, leftOut: [words.join(' ')], isUnderstood: true };
  }

  /**
   * The search among listings of the country without a city, which may be in the place. `isNamed`: only if it has more than
   * kinds, which listings around the place may have too.
   */
  *unplaced(typos: Typos, { isNamed = false } = {}): Generator<Interpretation> {
    const { place } = this.#search;
    const terms = this.#terms.understood({ isLoose: true, isPlaceless: true });
    const countries = [...new Set(place?.cityCountries ?? [])];
    if (!place || countries.length === 0 || terms.length === 0) return;
    if (isNamed && terms.every(({ role }) => role === 'kind')) return;
    yield {
      ...everyListing,
      ways: [terms],
      typos,
      unplaced: countries,
      leftOut: [this.#terms.textOf(place)],
      isUnderstood: true,
    };
  }

  /** The search in the country of the place, for listings without positions. */
  *inCountry(typos: Typos): Generator<Interpretation> {
    const { place } = this.#search;
    const countries = [...new Set(place?.cityCountries ?? [])];
    const terms = this.#terms.understood({ isLoose: true, isPlaceless: true });
    const telling = terms.filter((term) => this.#isTelling(term));
    if (!place || countries.length === 0 || telling.length === 0) return;
    const marks = countries.map((code) => lexeme(`#k${code}`));
    for (const wanted of telling.length < terms.length ? [terms, telling] : [terms]) {
      const others = terms.filter((term) => !wanted.includes(term)).map(({ words }) => words.join(' '));
      yield {
        ...everyListing,
        ways: [[...wanted, { words: [], synonyms: [], marks, isMarkOnly: true }]],
        typos,
        leftOut: [this.#terms.textOf(place), ...others],
        isUnderstood: true,
      };
    }
  }

  /** What is asked for, in the town that the place is a part of, for listings without positions. */
  *inTown(typos: Typos): Generator<Interpretation> {
    const { place } = this.#search;
    const terms = this.#terms.understood({ isLoose: true, isPlaceless: true });
    if (!place?.townId || !terms.some((term) => this.#isTelling(term))) return;
    const town: Term = { words: [], synonyms: [], marks: [lexeme(`#t${place.townId}`)], isMarkOnly: true };
    const leftOut = [this.#terms.textOf(place)];
    yield { ...everyListing, ways: [[...terms, town]], typos, leftOut, isUnderstood: true };
  }

  /** A kind, by its categories or by its names alone. */
  #isKind({ role, words }: Term): boolean {
    const isNamed = (kind: Span) => this.#terms.textOf(kind) === words.join(' ');
    return role === 'kind' || this.#search.namedKinds.some(isNamed);
  }

  #isTelling(term: Term): boolean {
    return weightOf(term, this.#search) > weights.word || this.#isKind(term);
  }

  /** Interpretations with some of the terms, the least lost weight first; `isWanted` filters by lost weight and terms. */
  *#subsets(
    typos: Typos,
    isWanted: (lost: number, subset: readonly Term[]) => boolean,
  ): Generator<Interpretation> {
    const terms = this.#terms.understood({ isLoose: true });
    const { known } = this.#search;
    const isKnown = ({ words, marks, synonyms, wholes = [], role }: Term) =>
      role === 'name' ||
      marks.length > 0 ||
      synonyms.length + wholes.length > 0 ||
      words.every((word) => known.has(word) || typos.has(word) || /\d/.test(word));
    const kept = terms.filter(isKnown);
    // Words for features ("kosher") are in no name.
    const isWord = (term: Term) =>
      weightOf(term, this.#search) <= weights.word &&
      term.role === undefined &&
      abbreviationsIn(term.words).length === 0;
    // Two words of a name count more than its kind, which the listing may lack.
    const weightIn = (term: Term, subset: readonly Term[]) =>
      term.role === 'kind' && subset.filter(isWord).length > 1
        ? weights.kindOfName
        : weightOf(term, this.#search);
    const lostIn = (subset: readonly Term[]) =>
      kept.reduce((sum, term) => sum + (subset.includes(term) ? 0 : weightIn(term, subset)), 0);
    const subsets: Term[][] = kept.length < terms.length ? [kept] : [];
    for (let left = 1; left < kept.length; left += 1) subsets.push(...without(kept, left));
    const wanted = subsets
      .map((subset) => ({ subset, lost: lostIn(subset) }))
      .filter(({ subset, lost }) => subset.length > 0 && isWanted(lost, subset))
      .sort((a, b) => a.lost - b.lost || b.subset.length - a.subset.length);
    // Last come the understood terms without the other words of a long question, then each single term: a known word finds
    // something.
    const telling = wanted.filter(({ subset }) => subset.every(({ role }) => role && role !== 'region'));
    const tries = new Set([
      ...wanted.slice(0, maxTries),
      ...telling.slice(0, 1),
      ...wanted.filter(({ subset }) => subset.length === 1),
    ]);
    for (const { subset } of tries) {
      const missing = terms.filter((term) => !subset.includes(term));
      yield {
        ...everyListing,
        ways: [subset],
        typos,
        leftOut: missing.map(({ words }) => words.join(' ')),
        isUnderstood: true,
        isCorrected: subset.some(({ words }) => words.some((word) => typos.has(word) && !known.has(word))),
      };
    }
  }
}

/** Whether the understood terms also find every listing that has all words as typed. */
function isPartOf(literal: readonly Term[], understood: readonly Term[]): boolean {
  const isIn = (words: readonly string[]) =>
    understood.some((term) => term.words.join(' ') === words.join(' '));
  return (
    understood.every(({ isMarkOnly = false }) => !isMarkOnly) &&
    literal.every(
      ({ words, synonyms, wholes = [], names = [] }) =>
        synonyms.length + wholes.length + names.length === 0 || isIn(words),
    )
  );
}

/** All sublists that lack `left` entries; later entries are left out first. */
function without<One>(entries: readonly One[], left: number): One[][] {
  if (left === 0) return [[...entries]];
  return entries
    .map((_, i) => i)
    .reverse()
    .flatMap((i) => without(entries.slice(0, i), left - 1).map((some) => [...some, ...entries.slice(i + 1)]));
}
