import { demonymOf } from '../../../../../domain/search/kitchens/demonyms.ts';
import type { Span } from '../../../../../domain/search/readQuery.ts';
import { unsureKind } from '../../../lib/placeKinds/kindOf.ts';
import { kindSought } from '../../../lib/placeKinds/kindSought.ts';
import { isKitchenTerm, townTerm } from './interpretedTerms.ts';
import { everyListing, lexeme, type Interpretation, type Term, type Typos } from './searchTerms.ts';
import { weightOf, weights } from './termWeights.ts';
import type { UnderstoodSearch } from './understandSearch.ts';
import { UnderstoodTerms } from './understoodTerms.ts';

/** Search radius around the centre of a part of a town. */
const partOfTownKm = 3;
/** Categories that stand for a kind: the index is asked for each. */
const maxCategories = 30;

/** The interpretations of one search around its place, in the town or the country of it, or elsewhere. */
export class PlaceInterpretations {
  readonly #search: UnderstoodSearch;
  readonly #terms: UnderstoodTerms;

  constructor(search: UnderstoodSearch, terms: UnderstoodTerms) {
    this.#search = search;
    this.#terms = terms;
  }

  /** The search around the place instead of in it. */
  *around(around: NonNullable<Interpretation['around']>, typos: Typos): Generator<Interpretation> {
    const { place } = this.#search;
    if (!place) return;
    const terms = this.#terms.understood({ isLoose: true, isPlaceless: true });
    // Light words may be left out; kinds, numbers and names of listings may not.
    const required = terms.filter((term) => this.#isRequired(term));
    if (place.isPoint && terms.length === 0)
      yield { ...everyListing, typos, around, leftOut: [this.#terms.textOf(place)], isUnderstood: true };
    if (required.length === 0) return;
    for (const wanted of required.length < terms.length ? [terms, required] : [terms]) {
      const others = terms.filter((term) => !wanted.includes(term)).map(({ words }) => words.join(' '));
      const leftOut = [this.#terms.textOf(place), ...others];
      yield { ...everyListing, ways: [wanted], typos, around, leftOut, isUnderstood: true };
    }
  }

  /** All that is around a town that the directory has nothing in, where nothing but the town is asked for. */
  *everythingAround(around: NonNullable<Interpretation['around']>): Generator<Interpretation> {
    const { place } = this.#search;
    const terms = this.#terms.understood({ isLoose: true, isPlaceless: true });
    if (!place?.position || terms.length > 0) return;
    yield { ...everyListing, around, leftOut: [this.#terms.textOf(place)], isUnderstood: true };
  }

  /** What is asked for wherever it is, where nothing is near a place that the directory has nothing in: "udon hong kong". */
  *elsewhere(typos: Typos): Generator<Interpretation> {
    const { place } = this.#search;
    const terms = this.#terms.understood({ isLoose: true, isPlaceless: true });
    if (!place?.position || !terms.some((term) => this.#isKind(term) || isKitchenTerm(term))) return;
    yield {
      ...everyListing,
      ways: [terms],
      typos,
      leftOut: [this.#terms.textOf(place)],
      isUnderstood: true,
    };
  }

  /** The kind alone around the place: restaurants, where none there or in the country has the kitchen that was typed. */
  *kindAround(around: NonNullable<Interpretation['around']>, typos: Typos): Generator<Interpretation> {
    const terms = this.#terms.understood({ isLoose: true, isPlaceless: true });
    const kinds = terms.filter((term) => this.#isKind(term));
    const others = terms.filter((term) => !kinds.includes(term));
    if (kinds.length === 0 || !others.every(isKitchenTerm)) return;
    const leftOut = others.map(({ words }) => words.join(' '));
    yield { ...everyListing, ways: [kinds], typos, around, leftOut, isUnderstood: true };
  }

  /** A kind around a part of a town; null if the search has other terms or another place. */
  nearby(typos: Typos, { isWider = false } = {}): Interpretation | null {
    const { place } = this.#search;
    const terms = this.#terms.understood({ isPlaceless: true, isWider });
    if (!place?.position || !place.isPartOfTown || terms.length === 0) return null;
    if (!terms.every((term) => this.#isKind(term) || isKitchenTerm(term))) return null;
    const { postalCodes = [] } = place;
    const around = { ...place.position, radiusKm: partOfTownKm, postalCodes };
    return { ...everyListing, ways: [terms], typos, around, isUnderstood: true };
  }

  /** Kinds that have what is asked for around a part of a town, where none of the kind is: liquor stores have wine. */
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

  /** Kinds that people take for those that are asked for, or that these belong to, around a part of a town that has none of these. */
  *relatedNearby(typos: Typos): Generator<Interpretation> {
    const search = withRelated(this.#search);
    const related = new PlaceInterpretations(search, new UnderstoodTerms(search)).nearby(typos);
    if (related) yield related;
    const isWider = this.#search.widerKinds.some((kind) => !kind.isRelated);
    const wider = isWider ? this.nearby(typos, { isWider }) : null;
    if (wider) yield wider;
  }

  /** The other words in listings of no category in a part of a town, where none of the kind is there or in the town. */
  *ofUnknownKindNearby(typos: Typos): Generator<Interpretation> {
    const { place, kinds, namedKinds } = this.#search;
    if (!place?.position || !place.isPartOfTown || !place.townId) return;
    if (kinds.length + namedKinds.length === 0) return;
    const terms = this.#terms.understood({ isLoose: true, isPlaceless: true });
    const others = terms.filter((term) => !this.#isKind(term) && term.role !== 'feature');
    const { postalCodes = [] } = place;
    yield {
      ...everyListing,
      ways: [[...others, townTerm(place.townId)]],
      typos,
      around: { ...place.position, radiusKm: partOfTownKm, postalCodes },
      isUnsorted: true,
      leftOut: terms.filter((term) => !others.includes(term)).map(({ words }) => words.join(' ')),
      isUnderstood: true,
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
    if (!terms.some((term) => this.#isKind(term) || isKitchenTerm(term))) return;
    const whole = { ...everyListing, typos, around, isUnderstood: true };
    yield { ...whole, ways: [terms], leftOut: [words.join(' ')] };
    const others = terms.filter((term) => !this.#isKind(term));
    if (others.length === 0 || others.length === terms.length) return;
    const kinds = terms.filter((term) => this.#isKind(term)).map((term) => term.words.join(' '));
    yield { ...whole, ways: [others], isUnsorted: true, leftOut: [words.join(' '), ...kinds] };
  }

  /** The other terms around a postal code, or if there are none, everything. */
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
    yield { ...everyListing, ways, typos, around, leftOut: [this.#terms.textOf(span)], isUnderstood: true };
  }

  /** The other terms in the town of a postal code, where nothing is near it. */
  *inTownOfCode(cityId: number, span: Span, typos: Typos): Generator<Interpretation> {
    const ways = [[...this.#termsBeside(span), townTerm(cityId)]];
    yield { ...everyListing, ways, typos, leftOut: [this.#terms.textOf(span)], isUnderstood: true };
  }

  #termsBeside(span: Span): Term[] {
    const beside = this.#terms.wordsOf(span);
    // A town that the directory has nothing in is no word that listings must have.
    const isPlaceless = this.#search.place?.position !== undefined;
    return this.#terms
      .understood({ isLoose: true, isPlaceless })
      .filter(({ words }) => !words.every((word) => beside.includes(word)));
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

  /** A name of several words anywhere in the country of a town, which visitors know less well than the name. */
  *namedInCountry(typos: Typos): Generator<Interpretation> {
    const { known } = this.#search;
    const isWord = ({ role, words }: Term) =>
      (role === undefined || role === 'name') && words.every((word) => known.has(word) && !/\d/.test(word));
    const terms = this.#terms.understood({ isLoose: true, isPlaceless: true });
    const isName = terms.flatMap((term) => (isWord(term) ? term.words : [])).length > 1;
    const [whole] = isName ? this.inCountry(typos) : [];
    if (whole) yield whole;
  }

  /** The search in the country of the place, for listings without positions. */
  *inCountry(typos: Typos): Generator<Interpretation> {
    const { place } = this.#search;
    const countries = [...new Set(place?.cityCountries ?? [])];
    const terms = this.#terms.understood({ isLoose: true, isPlaceless: true });
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
        isUnderstood: true,
      };
    }
  }

  /** What is asked for, in the town that the place is a part of, for listings without positions. */
  *inTown(typos: Typos): Generator<Interpretation> {
    const { place } = this.#search;
    const terms = this.#terms.understood({ isLoose: true, isPlaceless: true });
    if (!place?.townId || !terms.some((term) => this.#isRequired(term))) return;
    const leftOut = [this.#terms.textOf(place)];
    yield { ...everyListing, ways: [[...terms, townTerm(place.townId)]], typos, leftOut, isUnderstood: true };
  }

  /** A kind, by its categories or by its names alone. */
  #isKind({ role, words }: Term): boolean {
    const isNamed = (kind: Span) => this.#terms.textOf(kind) === words.join(' ');
    return role === 'kind' || this.#search.namedKinds.some(isNamed);
  }

  /** Whether what is around a place must have it. A feature must where no kind is asked for: "live music in Paphos". */
  #isRequired(term: Term): boolean {
    const { kinds, namedKinds } = this.#search;
    const isAllAsked = term.role === 'feature' && kinds.length + namedKinds.length === 0;
    const isOfKitchen = isKitchenTerm(term) || term.words.some((word) => demonymOf(word) !== null);
    const isSold = (kindSought(term.words.join(' '))?.confidence ?? 0) > unsureKind;
    return (
      isAllAsked || isOfKitchen || isSold || weightOf(term, this.#search) > weights.word || this.#isKind(term)
    );
  }
}

/** The kinds of a search with the categories of those that people take for them. */
const withRelated = (search: UnderstoodSearch): UnderstoodSearch => ({
  ...search,
  kinds: search.kinds.map((kind) => ({
    ...kind,
    categoryIds: [...new Set([...kind.categoryIds, ...(kind.relatedIds ?? [])])].slice(0, maxCategories),
  })),
});
