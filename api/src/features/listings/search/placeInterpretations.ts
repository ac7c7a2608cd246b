import { demonymOf } from '../../../../../domain/search/cuisines/demonyms.ts';
import type { Span } from '../../../../../domain/search/readQuery.ts';
import { unsureKind } from '../../../lib/placeKinds/kindOf.ts';
import { kindOfSearch } from '../../../lib/placeKinds/kindOfSearch.ts';
import { isCuisineTerm, townTerm } from './interpretedTerms.ts';
import { everyListing, lexeme, type Interpretation, type Term, type Typos } from './searchTerms.ts';
import { weightOf, weights } from './termWeights.ts';
import type { ResolvedSearch } from './resolveSearch.ts';
import { ResolvedTerms } from './resolvedTerms.ts';

/** Search radius around the centre of a part of a town. */
const partOfTownKm = 3;
/** Maximum number of categories for a kind: each costs an index lookup. */
const maxCategories = 30;

/** The interpretations of one search around its place, in the town or the country of it, or elsewhere. */
export class PlaceInterpretations {
  readonly #search: ResolvedSearch;
  readonly #terms: ResolvedTerms;

  constructor(search: ResolvedSearch, terms: ResolvedTerms) {
    this.#search = search;
    this.#terms = terms;
  }

  /** The search around the place instead of in it. */
  *around(around: NonNullable<Interpretation['around']>, typos: Typos): Generator<Interpretation> {
    const { place } = this.#search;
    if (!place) return;
    const terms = this.#terms.resolved({ isLoose: true, isPlaceless: true });
    // Words of low weight are optional; kinds, numbers and names of listings are required.
    const required = terms.filter((term) => this.#isRequired(term));
    if (place.isPoint && terms.length === 0)
      yield { ...everyListing, typos, around, leftOut: [this.#terms.textOf(place)], isResolved: true };
    if (required.length === 0) return;
    for (const wanted of required.length < terms.length ? [terms, required] : [terms]) {
      const others = terms.filter((term) => !wanted.includes(term)).map(({ words }) => words.join(' '));
      const leftOut = [this.#terms.textOf(place), ...others];
      yield { ...everyListing, ways: [wanted], typos, around, leftOut, isResolved: true };
    }
  }

  /** Everything around a town without listings, if only the town is searched. */
  *everythingAround(around: NonNullable<Interpretation['around']>): Generator<Interpretation> {
    const { place } = this.#search;
    const terms = this.#terms.resolved({ isLoose: true, isPlaceless: true });
    if (!place?.position || terms.length > 0) return;
    yield { ...everyListing, around, leftOut: [this.#terms.textOf(place)], isResolved: true };
  }

  /** The other terms anywhere, if nothing is near a place without listings: "udon hong kong". */
  *elsewhere(typos: Typos): Generator<Interpretation> {
    const { place } = this.#search;
    const terms = this.#terms.resolved({ isLoose: true, isPlaceless: true });
    if (!place?.position || !terms.some((term) => this.#isKind(term) || isCuisineTerm(term))) return;
    yield {
      ...everyListing,
      ways: [terms],
      typos,
      leftOut: [this.#terms.textOf(place)],
      isResolved: true,
    };
  }

  /** Only the kind around the place: any restaurant, if none there or in the country has the cuisine. */
  *kindAround(around: NonNullable<Interpretation['around']>, typos: Typos): Generator<Interpretation> {
    const terms = this.#terms.resolved({ isLoose: true, isPlaceless: true });
    const kinds = terms.filter((term) => this.#isKind(term));
    const others = terms.filter((term) => !kinds.includes(term));
    if (kinds.length === 0 || !others.every(isCuisineTerm)) return;
    const leftOut = others.map(({ words }) => words.join(' '));
    yield { ...everyListing, ways: [kinds], typos, around, leftOut, isResolved: true };
  }

  /** A kind around a part of a town; null if the search has other terms or another place. */
  nearby(typos: Typos, { isWider = false } = {}): Interpretation | null {
    const { place } = this.#search;
    const terms = this.#terms.resolved({ isPlaceless: true, isWider });
    if (!place?.position || !place.isPartOfTown || terms.length === 0) return null;
    if (!terms.every((term) => this.#isKind(term) || isCuisineTerm(term))) return null;
    const { postalCodes = [] } = place;
    const around = { ...place.position, radiusKm: partOfTownKm, postalCodes };
    return { ...everyListing, ways: [terms], typos, around, isResolved: true };
  }

  /** Substitute kinds around a part of a town without the kind: liquor stores for wine. */
  substituteNearby(typos: Typos): Interpretation | null {
    const nearby = this.nearby(typos);
    const substitutesOf = (term: Term) =>
      this.#search.kinds.find((kind) => this.#terms.textOf(kind) === term.words.join(' '))?.substituteIds ??
      [];
    const [terms = []] = nearby?.ways ?? [];
    const wider = terms.map((term) => ({
      ...term,
      marks: [...new Set([...term.marks, ...substitutesOf(term).map((id) => lexeme(`#c${id}`))])],
    }));
    const isWider = wider.some(({ marks }, at) => marks.length > (terms[at]?.marks.length ?? 0));
    return nearby && isWider ? { ...nearby, ways: [wider] } : null;
  }

  /** Related and parent kinds around a part of a town without the kind. */
  *relatedNearby(typos: Typos): Generator<Interpretation> {
    const search = withRelated(this.#search);
    const related = new PlaceInterpretations(search, new ResolvedTerms(search)).nearby(typos);
    if (related) yield related;
    const isWider = this.#search.widerKinds.some((kind) => !kind.isRelated);
    const wider = isWider ? this.nearby(typos, { isWider }) : null;
    if (wider) yield wider;
  }

  /** The other words in listings without a category in a part of a town, if the kind is neither there nor in the town. */
  *ofUnknownKindNearby(typos: Typos): Generator<Interpretation> {
    const { place, kinds, namedKinds } = this.#search;
    if (!place?.position || !place.isPartOfTown || !place.townId) return;
    if (kinds.length + namedKinds.length === 0) return;
    const terms = this.#terms.resolved({ isLoose: true, isPlaceless: true });
    const others = terms.filter((term) => !this.#isKind(term) && term.role !== 'feature');
    const { postalCodes = [] } = place;
    yield {
      ...everyListing,
      ways: [[...others, townTerm(place.townId)]],
      typos,
      around: { ...place.position, radiusKm: partOfTownKm, postalCodes },
      isUnsorted: true,
      leftOut: terms.filter((term) => !others.includes(term)).map(({ words }) => words.join(' ')),
      isResolved: true,
    };
  }

  /** The other terms, around a position of words that addresses have. */
  *aroundWords(
    around: NonNullable<Interpretation['around']>,
    span: Span,
    typos: Typos,
  ): Generator<Interpretation> {
    const words = this.#terms.wordsOf(span);
    const terms = this.#termsBeside(span);
    if (!terms.some((term) => this.#isKind(term) || isCuisineTerm(term))) return;
    const whole = { ...everyListing, typos, around, isResolved: true };
    yield { ...whole, ways: [terms], leftOut: [words.join(' ')] };
    const others = terms.filter((term) => !this.#isKind(term));
    if (others.length === 0 || others.length === terms.length) return;
    const kinds = terms.filter((term) => this.#isKind(term)).map((term) => term.words.join(' '));
    yield { ...whole, ways: [others], isUnsorted: true, leftOut: [words.join(' '), ...kinds] };
  }

  /** The other terms around a postal code; everything there without other terms. */
  *aroundCode(
    around: NonNullable<Interpretation['around']>,
    span: Span,
    typos: Typos,
  ): Generator<Interpretation> {
    const terms = this.#termsBeside(span);
    const ofKind = [...this.aroundWords(around, span, typos)];
    yield* ofKind;
    if (ofKind.length > 0) return;
    const ways = terms.length === 0 ? [] : [terms];
    yield { ...everyListing, ways, typos, around, leftOut: [this.#terms.textOf(span)], isResolved: true };
  }

  /** The other terms in the town of a postal code, if nothing is near it. */
  *inTownOfCode(cityId: number, span: Span, typos: Typos): Generator<Interpretation> {
    const ways = [[...this.#termsBeside(span), townTerm(cityId)]];
    yield { ...everyListing, ways, typos, leftOut: [this.#terms.textOf(span)], isResolved: true };
  }

  #termsBeside(span: Span): Term[] {
    const beside = this.#terms.wordsOf(span);
    // The name of a town without listings is not required.
    const isPlaceless = this.#search.place?.position !== undefined;
    return this.#terms
      .resolved({ isLoose: true, isPlaceless })
      .filter(({ words }) => !words.every((word) => beside.includes(word)));
  }

  /**
   * The search among listings of the country without a city, which may be in the place. `isNamed`: only if it has other terms than
   * kinds.
   */
  *unplaced(typos: Typos, { isNamed = false } = {}): Generator<Interpretation> {
    const { place } = this.#search;
    const terms = this.#terms.resolved({ isLoose: true, isPlaceless: true });
    const countries = [...new Set(place?.cityCountries ?? [])];
    if (!place || countries.length === 0 || terms.length === 0) return;
    if (isNamed && terms.every(({ role }) => role === 'kind')) return;
    yield {
      ...everyListing,
      ways: [terms],
      typos,
      unplaced: countries,
      leftOut: [this.#terms.textOf(place)],
      isResolved: true,
    };
  }

  /** A name of several words anywhere in the country of the town: visitors know the name better than the place. */
  *namedInCountry(typos: Typos): Generator<Interpretation> {
    const { known } = this.#search;
    const isWord = ({ role, words }: Term) =>
      (role === undefined || role === 'name') && words.every((word) => known.has(word) && !/\d/.test(word));
    const terms = this.#terms.resolved({ isLoose: true, isPlaceless: true });
    const isName = terms.flatMap((term) => (isWord(term) ? term.words : [])).length > 1;
    const [whole] = isName ? this.inCountry(typos) : [];
    if (whole) yield whole;
  }

  /** The search in the country of the place, for listings without positions. */
  *inCountry(typos: Typos): Generator<Interpretation> {
    const { place } = this.#search;
    const countries = [...new Set(place?.cityCountries ?? [])];
    const terms = this.#terms.resolved({ isLoose: true, isPlaceless: true });
    const required = terms.filter((term) => this.#isRequired(term));
    if (!place || countries.length === 0 || required.length === 0) return;
    const marks = countries.map((code) => lexeme(`#k${code}`));
    for (const wanted of required.length < terms.length ? [terms, required] : [terms]) {
      const others = terms.filter((term) => !wanted.includes(term)).map(({ words }) => words.join(' '));
      yield {
        ...everyListing,
        ways: [[...wanted, { words: [], synonyms: [], marks, isMarkOnly: true }]],
        typos,
        leftOut: [this.#terms.textOf(place), ...others],
        isResolved: true,
      };
    }
  }

  /** The other terms in the town of a part of a town, for listings without positions. */
  *inTown(typos: Typos): Generator<Interpretation> {
    const { place } = this.#search;
    const terms = this.#terms.resolved({ isLoose: true, isPlaceless: true });
    if (!place?.townId || !terms.some((term) => this.#isRequired(term))) return;
    const leftOut = [this.#terms.textOf(place)];
    yield { ...everyListing, ways: [[...terms, townTerm(place.townId)]], typos, leftOut, isResolved: true };
  }

  /** A kind, by its categories or by its names alone. */
  #isKind({ role, words }: Term): boolean {
    const isNamed = (kind: Span) => this.#terms.textOf(kind) === words.join(' ');
    return role === 'kind' || this.#search.namedKinds.some(isNamed);
  }

  /** Whether a term is required around a place. A feature is, if no kind is searched: "live music in Paphos". */
  #isRequired(term: Term): boolean {
    const { kinds, namedKinds } = this.#search;
    const isOnlyFeature = term.role === 'feature' && kinds.length + namedKinds.length === 0;
    const isOfCuisine = isCuisineTerm(term) || term.words.some((word) => demonymOf(word) !== null);
    const isSold = (kindOfSearch(term.words.join(' '))?.confidence ?? 0) > unsureKind;
    return (
      isOnlyFeature ||
      isOfCuisine ||
      isSold ||
      weightOf(term, this.#search) > weights.word ||
      this.#isKind(term)
    );
  }
}

/** The kinds of a search with the categories of those that people take for them. */
export const withRelated = (search: ResolvedSearch): ResolvedSearch => ({
  ...search,
  kinds: search.kinds.map((kind) => ({
    ...kind,
    categoryIds: [...new Set([...kind.categoryIds, ...(kind.relatedIds ?? [])])].slice(0, maxCategories),
  })),
});
