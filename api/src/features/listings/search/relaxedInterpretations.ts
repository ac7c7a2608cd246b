import { abbreviationsIn, isState } from '../../../../../domain/search/abbreviations.ts';
import { phraseKey } from '../../../../../domain/search/readQuery.ts';
import { isLandmark } from '../../../../../domain/search/landmarks.ts';
import { kindOfSearch } from '../../../lib/placeKinds/kindOfSearch.ts';
import { isStopWord } from '../../../../../domain/search/stopWords.ts';
import { everyListing, lexeme, type Interpretation, type Term, type Typos } from './searchTerms.ts';
import { weightOf, weights } from './termWeights.ts';
import type { ResolvedSearch } from './resolveSearch.ts';
import { isPlace, type ResolvedTerms } from './resolvedTerms.ts';

/** Maximum number of interpretations with fewer words, before those of single terms. */
const maxTries = 14;
/** Weight of the words that may be left out before the place is. */
const maxLightWeight = 3;
/** Maximum number of categories for the kinds of a search: each costs an index lookup. */
const maxMarks = 30;

/** The interpretations of one search that leave words out. */
export class RelaxedInterpretations {
  readonly #search: ResolvedSearch;
  readonly #terms: ResolvedTerms;

  constructor(search: ResolvedSearch, terms: ResolvedTerms) {
    this.#search = search;
    this.#terms = terms;
  }

  /** Without general words for restaurants: "Georgian restaurant" also matches listings that only have "Georgian". */
  *withoutHeads(typos: Typos): Generator<Interpretation> {
    const heads = this.#search.kinds.flatMap((kind) =>
      this.#terms
        .wordsOf(kind)
        .flatMap((word, i) => (kind.bare && !kind.bare.includes(word) ? [{ word, at: kind.from + i }] : [])),
    );
    const terms = heads.length === 0 ? [] : this.#terms.resolved({ isLoose: true, heads });
    if (terms.every(isPlace)) return;
    const leftOut = heads.map(({ word }) => word);
    yield { ...everyListing, ways: [terms], typos, leftOut, isResolved: true };
  }

  /** Without features that no listing of the kind there has: "wifi cafe berlin" is rather any cafe than no cafe with wifi. */
  *withoutFeatures(typos: Typos): Generator<Interpretation> {
    const terms = this.#terms.resolved({ isLoose: true });
    const isFeature = ({ role }: Term) => role === 'feature';
    const rest = terms.filter((term) => !isFeature(term));
    if (rest.length === terms.length || rest.every(isPlace)) return;
    const leftOut = terms.filter(isFeature).map(({ words }) => words.join(' '));
    yield { ...everyListing, ways: [rest], typos, leftOut, isResolved: true };
  }

  /** Without the region beside a town, for listings without an address: "dog walker newton ma". */
  *withoutRegions(typos: Typos): Generator<Interpretation> {
    const terms = this.#terms.resolved({ isLoose: true });
    const isRegion = ({ role, words }: Term) => role === 'region' || (role !== 'place' && isState(words));
    const rest = terms.filter((term) => !isRegion(term));
    if (rest.length === terms.length || rest.every(isPlace) || !rest.some(isPlace)) return;
    const leftOut = terms.filter(isRegion).map(({ words }) => words.join(' '));
    yield { ...everyListing, ways: [rest], typos, leftOut, isResolved: true };
  }

  /** Without a town behind a preposition and the words after it, which name something there: "dentist near phoenix mall velachery". */
  *withoutLandmark(typos: Typos): Generator<Interpretation> {
    const { place, known } = this.#search;
    const terms = this.#terms.resolved({ isLoose: true });
    const at = terms.findIndex((term) => term.role === 'place');
    const next = terms[at + 1];
    if (!place?.isCertain || place.isByOtherName || !next) return;
    const rest = terms.filter((_, i) => i !== at && i !== at + 1);
    const isKnownWord = ({ words, role }: Term) => !role && words.every((word) => known.has(word));
    if (rest.length < 2 || !rest.some(isKnownWord)) return;
    const leftOut = [terms[at] ?? next, next].map(({ words }) => words.join(' '));
    yield { ...everyListing, ways: [rest], typos, leftOut, isResolved: true };
  }

  /** The other words in listings of related kinds: "Sprüngli cafe" is a confectioner's. */
  *ofRelatedKinds(typos: Typos): Generator<Interpretation> {
    const { kinds, known, typed } = this.#search;
    const terms = this.#terms.resolved({ isLoose: true });
    // "Orthopäde am Rathaus" is not a name with "Rathaus".
    const isWhere = (words: readonly string[]) =>
      isLandmark(words) || typed.phrases.some((one) => one.isPlace && phraseKey(one) === words.join(' '));
    const isName = ({ role, words }: Term) =>
      role === 'name' ||
      (role === undefined &&
        !isWhere(words) &&
        words.every((word) => known.has(word) && !/^\d+$/.test(word)));
    // Of two kinds, one may be a word of a name: "burger bikini berlin".
    const twoKinds = terms.filter(({ role }) => role === 'kind').length === 2 ? terms : [];
    const asName = ({ words }: Term): Term => ({ words, synonyms: [], marks: [] });
    const read = [
      terms,
      ...twoKinds
        .filter(({ role }) => role === 'kind')
        .map((kind) => terms.map((term) => (term === kind ? asName(term) : term)))
        .reverse(),
    ];
    const relatedOf = (term: Term) =>
      kinds.find((kind) => this.#terms.textOf(kind) === term.words.join(' '))?.relatedIds ?? [];
    const share = Math.floor(maxMarks / Math.max(1, kinds.length));
    const widened = (term: Term): Term => {
      const marks = [...term.marks, ...relatedOf(term).map((id) => lexeme(`#c${id}`))];
      return { ...term, marks: [...new Set(marks)].slice(0, Math.max(share, term.marks.length)) };
    };
    // In "ethiopian restaurant zurich wiedikon", the name of another restaurant may only say where.
    const inTown = terms.filter((term) => !isName(term));
    const isSure =
      this.#search.place?.position === undefined && inTown.some(isPlace) && inTown.some(isOfCuisine);
    for (const some of read.filter((one) => one.some(isName))) {
      const wider = some.map(widened);
      if (wider.some(({ marks }, at) => marks.length > (some[at]?.marks.length ?? 0)))
        yield { ...everyListing, ways: isSure ? [wider, inTown] : [wider], typos, isResolved: true };
    }
  }

  /**
   * The other words in listings without a category, which may be of the kind. `isNamed`: only if these are more than the
   * place.
   */
  *ofUnknownKind(typos: Typos, { isNamed }: { isNamed: boolean }): Generator<Interpretation> {
    const { kinds, namedKinds, known, otherScripts, skeletons } = this.#search;
    const named = namedKinds.map((kind) => this.#terms.textOf(kind));
    const isKind = ({ role, words }: Term) => role === 'kind' || named.includes(words.join(' '));
    const others = (isPlaceless: boolean) =>
      this.#terms
        .resolved({ isLoose: true, isPlaceless })
        .filter((term) => !isKind(term) && term.role !== 'feature');
    const terms = others(false);
    const isFound = ({ words, marks, role }: Term) =>
      marks.length > 0 ||
      role === 'name' ||
      // "Operation" is not a typo of "refrigeration": a word that only resembles words of listings is not one of them.
      words.every(
        (word) => known.has(word) || otherScripts.has(word) || skeletons.has(word) || /\p{Nd}/u.test(word),
      );
    if (kinds.length + namedKinds.length === 0 || terms.length === 0 || !terms.every(isFound)) return;
    if (isNamed && others(true).length === 0) return;
    const leftOut = this.#terms
      .resolved({ isLoose: true })
      .filter((term) => !terms.some(({ words }) => words.join(' ') === term.words.join(' ')))
      .map(({ words }) => words.join(' '));
    yield { ...everyListing, ways: [terms], typos, isUnsorted: true, leftOut, isResolved: true };
  }

  /** Kinds that no listing is of, as the kinds that they belong to, in the place or in its town. */
  *ofWiderKinds(typos: Typos): Generator<Interpretation> {
    const { place, widerKinds } = this.#search;
    if (widerKinds.length === 0) return;
    const terms = this.#terms.resolved({
      isLoose: true,
      isPlaceless: place?.position !== undefined,
      isWider: true,
    });
    const leftOut = place?.position ? [this.#terms.textOf(place)] : [];
    const town: Term[] = place?.townId
      ? [{ words: [], synonyms: [], marks: [lexeme(`#t${place.townId}`)], isMarkOnly: true }]
      : [];
    yield { ...everyListing, ways: [[...terms, ...town]], typos, leftOut, isResolved: true };
    // Unknown words are ignored beside the kind.
    const known = terms.filter((term) => weightOf(term, this.#search) > weights.guess);
    if (known.length === terms.length || !known.some(({ role }) => role === 'kind')) return;
    const unknown = terms.filter((term) => !known.includes(term)).map(({ words }) => words.join(' '));
    const ways = [[...known, ...town]];
    yield { ...everyListing, ways, typos, leftOut: [...leftOut, ...unknown], isResolved: true };
  }

  /** A kind of several words that no listing has, by each that some have: "mimarlık" of "mimarlık ofisi". */
  *withPartsOfKinds(typos: Typos): Generator<Interpretation> {
    const { namedKinds, known } = this.#search;
    const texts = namedKinds.map((kind) => this.#terms.textOf(kind));
    const terms = this.#terms.resolved({ isLoose: true });
    const whole = terms.find(
      ({ words, role }) => !role && words.length > 1 && texts.includes(words.join(' ')),
    );
    if (!whole) return;
    for (const word of whole.words.filter((one) => known.has(one) && !isStopWord(one))) {
      const part: Term = { words: [word], synonyms: [], marks: [] };
      const leftOut = whole.words.filter((one) => one !== word);
      const some = terms.map((term) => (term === whole ? part : term));
      yield { ...everyListing, ways: [some], typos, leftOut, isResolved: true };
    }
  }

  /** Without words of low weight; never only the place. */
  *withoutWords(typos: Typos): Generator<Interpretation> {
    yield* this.#subsets(typos, (lost, subset) => lost <= maxLightWeight && !isPlaceAlone(subset));
  }

  *withFewer(typos: Typos): Generator<Interpretation> {
    yield* this.#subsets(typos, (lost, subset) => lost > maxLightWeight || isPlaceAlone(subset));
  }

  /** Interpretations with some of the terms, the least lost weight first; `isWanted` filters by lost weight and terms. */
  *#subsets(
    typos: Typos,
    isWanted: (lost: number, subset: readonly Term[]) => boolean,
  ): Generator<Interpretation> {
    const terms = this.#terms.resolved({ isLoose: true }).flatMap((term) => this.#withoutNumber(term));
    const { known, namedKinds } = this.#search;
    const isKnown = ({ words, marks, synonyms, wholes = [], role }: Term) =>
      role === 'name' ||
      marks.length > 0 ||
      synonyms.length + wholes.length > 0 ||
      words.every((word) => known.has(word) || typos.has(word) || /\d/.test(word));
    const knownTerms = terms.filter(isKnown);
    // Words for features ("kosher") are in no name.
    const isWord = (term: Term) =>
      weightOf(term, this.#search) <= weights.word &&
      term.role === undefined &&
      abbreviationsIn(term.words).length === 0;
    const isKnownName = ({ words }: Term) => words.every((word) => known.has(word) && !/\d/.test(word));
    // Two words of a name count more than its kind, which the listing may lack.
    const weightIn = (term: Term, subset: readonly Term[]) =>
      term.role === 'kind' && subset.filter(isWord).length > 1
        ? weights.kindOfName
        : weightOf(term, this.#search);
    // A place alone is not a substitute for a searched name.
    const isOfKind = ({ words }: Term) =>
      words.every((word) => namedKinds.some((kind) => this.#terms.wordsOf(kind).includes(word)));
    const isNameInPlace =
      terms.length === 2 && terms.some((term) => isWord(term) && isKnownName(term) && !isOfKind(term));
    const placeAlone = (subset: readonly Term[]) =>
      isNameInPlace && subset.every(isPlace) ? weights.place : 0;
    const lostIn = (subset: readonly Term[]) =>
      knownTerms.reduce((sum, term) => sum + (subset.includes(term) ? 0 : weightIn(term, subset)), 0) +
      placeAlone(subset);
    const subsets: Term[][] = knownTerms.length < terms.length ? [knownTerms] : [];
    for (let left = 1; left < knownTerms.length; left += 1) subsets.push(...without(knownTerms, left));
    const wanted = subsets
      .map((subset) => ({ subset, lost: lostIn(subset) }))
      .filter(({ subset, lost }) => subset.length > 0 && isWanted(lost, subset))
      .sort((a, b) => a.lost - b.lost || b.subset.length - a.subset.length);
    // Last come the resolved terms without the other words of a long question, then each single term: a known word finds
    // something.
    const required = wanted.filter(({ subset }) => subset.every(({ role }) => role && role !== 'region'));
    const tries = new Set([
      ...wanted.slice(0, maxTries),
      ...required.slice(0, 1),
      ...wanted.filter(({ subset }) => subset.length === 1),
    ]);
    for (const { subset } of tries) {
      const missing = terms.filter((term) => !subset.includes(term));
      yield {
        ...everyListing,
        ways: [subset],
        typos,
        leftOut: missing.map(({ words }) => words.join(' ')),
        isResolved: true,
        isCorrected: subset.some(({ words }) => words.some((word) => typos.has(word) && !known.has(word))),
      };
    }
  }

  /** Splits a street name and its number into two terms: perhaps no listing has the number of "Torstr. 5". */
  #withoutNumber(term: Term): Term[] {
    const { words, role } = term;
    const isOfNumber = words.some((word) => /^\d+$/.test(word)) && words.some((word) => /\p{L}/u.test(word));
    return role === undefined && isOfNumber ? words.flatMap((word) => this.#terms.literal([word])) : [term];
  }
}

/** Whether a term is a specific cuisine rather than any restaurant: "pizzeria", "ethiopian restaurant". */
const isOfCuisine = ({ role, words }: Term): boolean =>
  role === 'kind' && /^amenity\/(?:restaurant|fast_food)\/./.test(kindOfSearch(words.join(' '))?.kind ?? '');

/** Whether only a place, or a part of one, is left: "zürich old town". */
const isPlaceAlone = (terms: readonly Term[]): boolean =>
  terms.some(isPlace) && terms.every((term) => isPlace(term) || isLandmark(term.words));

/** All sublists that lack `left` entries; later entries are left out first. */
function without<One>(entries: readonly One[], left: number): One[][] {
  if (left === 0) return [[...entries]];
  return entries
    .map((_, i) => i)
    .reverse()
    .flatMap((i) => without(entries.slice(0, i), left - 1).map((some) => [...some, ...entries.slice(i + 1)]));
}
