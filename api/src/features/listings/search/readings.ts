import { isWithinSpan, overlaps, type Span } from '../../../../../domain/search/readQuery.ts';
import {
  apostrophised,
  canBegin,
  hasWords,
  lexeme,
  termsOf,
  type Reading,
  type Term,
  type Typos,
} from './searchTerms.ts';
import { leastKind } from '../../../lib/placeKinds/kindOf.ts';
import { plainWords } from '../../../../../domain/search/plainWords.ts';
import { weightOf, weights } from './termWeights.ts';
import type { UnderstoodSearch } from './understandSearch.ts';

/** Confidence from which a kind is part of the first reading. */
const sureKind = 0.75;
/** Of searches with fewer words than were typed, before those of one. */
const mostTries = 14;
const mostPlaceNames = 2;
const lightest = 3;

export const everyListing: Reading = {
  ways: [],
  typos: new Map(),
  begun: null,
  leftOut: [],
  isUnderstood: false,
  isCorrected: false,
};

/** The readings of one search. */
export class Readings {
  readonly #search: UnderstoodSearch;
  readonly #words: readonly string[];
  /** Words that are the whole name of a listing, once that was asked. */
  names: readonly Span[] = [];

  constructor(search: UnderstoodSearch) {
    this.#search = search;
    this.#words = search.typed.words;
  }

  /** Every word by the letter. */
  literal(typos: Typos): Reading {
    return { ...everyListing, ways: [this.#literalTerms(this.#words)], typos };
  }

  /** As typed or as understood. */
  first(typos: Typos): Reading {
    const { place } = this.#search;
    const understood = this.understood(typos);
    if (!understood.isUnderstood) return this.literal(typos);
    const [terms] = understood.ways;
    if (!terms) return { ...this.literal(typos), isUnderstood: this.#words.length > 0 };
    // A place behind a preposition is meant as one: the letter of the words would find it in names elsewhere.
    if (place?.isCertain && !place.position) return understood;
    const literal = this.#literalTerms(this.#words);
    // The index reads a word again for each way that asks for it.
    return isPartOf(literal, terms)
      ? { ...understood, alsoRanked: literal }
      : { ...understood, ways: [literal, terms] };
  }

  /**
   * Without intents, prepositions and small words, the place as its cities, kinds as their categories too. Loose: the place
   * by its words as well, and kinds that are less sure.
   */
  understood(typos: Typos, { isLoose = false } = {}): Reading {
    const terms = this.#understoodTerms(isLoose);
    const isUnderstood =
      terms.length < this.#words.length ||
      terms.some(({ role }) => role === 'place' || role === 'kind' || role === 'offer');
    return { ...everyListing, ways: terms.length === 0 ? [] : [terms], typos, isUnderstood };
  }

  begun(typos: Typos): Reading | null {
    const last = this.#words.at(-1) ?? '';
    if (this.#words.length < 2 || canBegin(last)) return null;
    const others = this.#words.slice(0, -1);
    return { ...everyListing, ways: [this.#literalTerms(others)], typos, begun: last };
  }

  /** Words of kinds that listings name are no typos, or "thai" would be "thali"; other forms of theirs remain. */
  withoutKinds(typos: Typos): Typos {
    const sure = this.#search.kinds.filter(({ confidence }) => confidence >= sureKind);
    const isSure = (word: string) =>
      this.#search.known.has(word) && sure.some((kind) => this.#wordsOf(kind).includes(word));
    const isForm = (word: string, other: string) => other.startsWith(word) || word.startsWith(other);
    return new Map(
      [...typos].map(([word, others]) => [
        word,
        isSure(word) ? others.filter((other) => isForm(word, other)) : others,
      ]),
    );
  }

  textsOf(spans: readonly Span[]): string[] {
    return spans.map((span) => this.#textOf(span));
  }

  /** Without words of any restaurant: "Georgian restaurant" by its kitchen, where a listing has no word for the rest. */
  *withoutHeads(typos: Typos): Generator<Reading> {
    const heads = this.#search.kinds.flatMap((kind) =>
      this.#wordsOf(kind).flatMap((word, i) =>
        kind.bare && !kind.bare.includes(word) ? [{ word, at: kind.from + i }] : [],
      ),
    );
    const terms = heads.length === 0 ? [] : this.#understoodTerms(true, { heads });
    if (terms.every(isPlace)) return;
    const leftOut = heads.map(({ word }) => word);
    yield { ...everyListing, ways: [terms], typos, leftOut, isUnderstood: true };
  }

  /** Without words that are neither a place nor a kind. */
  *withoutWords(typos: Typos): Generator<Reading> {
    yield* this.#subsets(typos, (lost) => lost <= lightest);
  }

  *fewerWords(typos: Typos): Generator<Reading> {
    yield* this.#subsets(typos, (lost) => lost > lightest);
  }

  /** What is asked for, around the place instead of in it. */
  *around(around: NonNullable<Reading['around']>, typos: Typos): Generator<Reading> {
    const { place } = this.#search;
    if (!place) return;
    const terms = this.#understoodTerms(true, { isPlaceless: true });
    // Words that say little may be left out; what names a kind, a number or a listing may not.
    const telling = terms.filter((term) => weightOf(term, this.#search) > weights.word);
    if (telling.length === 0) return;
    for (const wanted of telling.length < terms.length ? [terms, telling] : [terms]) {
      const others = terms.filter((term) => !wanted.includes(term)).map(({ words }) => words.join(' '));
      yield {
        ...everyListing,
        ways: [wanted],
        typos,
        around,
        leftOut: [this.#textOf(place), ...others],
        isUnderstood: true,
      };
    }
  }

  /**
   * What is asked for, of listings that may be in the place, since nothing says where they are. `isNamed`: only where it is
   * more than a kind, which what is around the place may have, too.
   */
  *unplaced(typos: Typos, { isNamed = false } = {}): Generator<Reading> {
    const { place } = this.#search;
    const terms = this.#understoodTerms(true, { isPlaceless: true });
    const countries = [...new Set(place?.cityCountries ?? [])];
    if (!place || countries.length === 0 || terms.length === 0) return;
    if (isNamed && terms.every(({ role }) => role === 'kind')) return;
    yield {
      ...everyListing,
      ways: [terms],
      typos,
      unplaced: countries,
      leftOut: [this.#textOf(place)],
      isUnderstood: true,
    };
  }

  /** What is asked for, in the country of the place, for listings without positions. */
  *inCountry(typos: Typos): Generator<Reading> {
    const { place } = this.#search;
    const countries = [...new Set(place?.cityCountries ?? [])];
    const terms = this.#understoodTerms(true, { isPlaceless: true });
    const telling = terms.filter((term) => weightOf(term, this.#search) > weights.word);
    if (!place || countries.length === 0 || telling.length === 0) return;
    const marks = countries.map((code) => lexeme(`#k${code}`));
    for (const wanted of telling.length < terms.length ? [terms, telling] : [terms]) {
      const others = terms.filter((term) => !wanted.includes(term)).map(({ words }) => words.join(' '));
      yield {
        ...everyListing,
        ways: [[...wanted, { words: [], synonyms: [], marks, isMarkOnly: true }]],
        typos,
        leftOut: [this.#textOf(place), ...others],
        isUnderstood: true,
      };
    }
  }

  /** Readings with some of the terms, those first that lose the least; `isWanted` says of what weight they may lose. */
  *#subsets(typos: Typos, isWanted: (lost: number) => boolean): Generator<Reading> {
    const terms = this.#understoodTerms(true);
    const { known } = this.#search;
    const isKnown = ({ words, marks, synonyms, wholes = [] }: Term) =>
      marks.length > 0 ||
      synonyms.length + wholes.length > 0 ||
      words.every((word) => known.has(word) || typos.has(word) || /\d/.test(word));
    const kept = terms.filter(isKnown);
    const isWord = (term: Term) => weightOf(term, this.#search) <= weights.word && term.role === undefined;
    // Two words of a name say more than its kind, which its listing may not have.
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
      .filter(({ subset, lost }) => subset.length > 0 && isWanted(lost))
      .sort((a, b) => a.lost - b.lost || b.subset.length - a.subset.length);
    // At last what was understood without the words of a long question, then each term by itself: a known word finds something.
    const telling = wanted.filter(({ subset }) => subset.every(({ role }) => role && role !== 'region'));
    const tries = new Set([
      ...wanted.slice(0, mostTries),
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

  #literalTerms(words: readonly string[]): Term[] {
    const { synonyms, joined } = this.#search;
    const terms = termsOf(words, [...synonyms, ...joined]);
    const [only] = words;
    // Of one letter or two, names are marked with how they begin.
    if (words.length === 1 && only !== undefined && !canBegin(only))
      return terms.map((term) => ({ ...term, marks: [lexeme(`#n${only}`)] }));
    return terms;
  }

  /** Kinds with `heads` are read by their other words. */
  #understoodTerms(
    isLoose: boolean,
    { isPlaceless = false, heads = [] }: { isPlaceless?: boolean; heads?: readonly { at: number }[] } = {},
  ): Term[] {
    const { place, regions, typed } = this.#search;
    const isHead = (at: number) => heads.some((head) => head.at === at);
    const kinds = this.#search.kinds.filter((kind) => heads.length === 0 || kind.bare === undefined);
    // A listing that is called as its kind is ("Restaurant") is not what the word is meant for.
    const isKind = (name: Span) => this.#search.kinds.some((kind) => isSameSpan(kind, name));
    const named = this.names.filter((name) => !isKind(name) && (!place || !overlaps(name, place)));
    // A longer name has its kind in it: "Silo Café".
    const isInName = (kind: Span) =>
      named.some(
        (name) => name.length > kind.length && isWithinSpan(kind.from, name) && overlaps(name, kind),
      );
    // "Hotel with pool" asks for no swimming pool.
    const offered = this.#search.offered.filter((one) => kinds.some((kind) => !overlaps(kind, one)));
    const sure = kinds.filter(
      (kind) =>
        !isInName(kind) &&
        !offered.some((one) => isWithinSpan(kind.from, one) && kind.length <= one.length) &&
        (kind.confidence >= sureKind || (isLoose && !named.some((name) => overlaps(name, kind)))),
    );
    const spans: (Span & { term: Term })[] = sure.map((kind) => ({
      ...kind,
      term: {
        ...this.#synonymsOf(kind),
        words: this.#wordsOf(kind),
        names: [...kind.names, ...(this.#synonymsOf(kind).names ?? [])],
        marks: marksBeyond(this.#wordsOf(kind), kind.categoryIds, kind.categoryNames).map((id) =>
          lexeme(`#c${id}`),
        ),
        role: 'kind',
        isUnsure: kind.confidence <= leastKind,
      },
    }));
    for (const name of named)
      if (!sure.some((kind) => overlaps(name, kind)) && !spans.some((span) => overlaps(name, span)))
        spans.push({
          ...name,
          term: { ...this.#spellingsOf(name), words: this.#wordsOf(name), marks: [], role: 'name' },
        });
    for (const span of [...(place && (isPlaceless || !place.position) ? [place] : []), ...regions]) {
      const words = this.#wordsOf(span);
      const isMarkOnly = !isLoose && span.isCertain;
      const cityIds = isMarkOnly ? span.cityIds : marksBeyond(words, span.cityIds, span.cityNames);
      const marks = [
        ...cityIds.map((id) => lexeme(`#t${id}`)),
        ...(span.countryCode === null ? [] : [lexeme(`#k${span.countryCode}`)]),
      ];
      const role = span === place ? 'place' : 'region';
      spans.push({
        ...span,
        term: {
          ...(isLoose ? this.#placeSynonyms(span) : this.#synonymsOf(span)),
          words,
          marks,
          isMarkOnly,
          role,
        },
      });
    }
    for (const offer of this.#search.offered)
      if (!spans.some((span) => overlaps(offer, span))) {
        const words = this.#wordsOf(offer);
        spans.push({
          ...offer,
          term: { ...this.#synonymsOf(offer), words, marks: offer.marks.map(lexeme), role: 'offer' },
        });
      }
    const terms: Term[] = [];
    const rest: string[] = [];
    const flush = () => terms.push(...this.#literalTerms(rest.splice(0)));
    for (let at = 0; at < typed.words.length; at += 1) {
      const span = spans.find((one) => isWithinSpan(at, one));
      if (span) {
        flush();
        if (span.from === at && !(isPlaceless && isPlace(span.term))) terms.push(span.term);
      } else if (typed.isTelling[at] && !isHead(at)) rest.push(typed.words[at] ?? '');
    }
    flush();
    return terms;
  }

  #synonymsOf(span: Span): Pick<Term, 'synonyms' | 'wholes' | 'names'> {
    const { synonyms, joined } = this.#search;
    const terms = termsOf(this.#wordsOf(span), [...synonyms, ...joined]);
    const [only] = terms;
    return terms.length === 1 && only ? only : { synonyms: [] };
  }

  /** Listings without a city may have its name in their own or in their address, in another script than the typed one. */
  #placeSynonyms(
    span: Span & { cityNames?: readonly string[]; label: string },
  ): Pick<Term, 'synonyms' | 'wholes'> {
    const { synonyms, wholes = [] } = this.#synonymsOf(span);
    const typed = this.#textOf(span);
    const names = [
      ...new Set([...(span.cityNames ?? []), span.label].map((name) => plainWords(name).join(' '))),
    ];
    const others = names.filter((name) => name !== '' && name !== typed).slice(0, mostPlaceNames);
    return { synonyms, wholes: [...wholes, ...others.map((name) => name.split(' '))] };
  }

  /** A name may have an apostrophe that was not typed. */
  #spellingsOf(name: Span): Pick<Term, 'synonyms' | 'wholes'> {
    const { synonyms, wholes = [] } = this.#synonymsOf(name);
    return { synonyms, wholes: [...wholes, ...apostrophised(this.#wordsOf(name))] };
  }

  #wordsOf({ from, length }: Span): readonly string[] {
    return this.#words.slice(from, from + length);
  }

  #textOf(span: Span): string {
    return this.#wordsOf(span).join(' ');
  }
}

const isSameSpan = (one: Span, other: Span): boolean =>
  one.from === other.from && one.length === other.length;

const isPlace = ({ role }: Term): boolean => role === 'place' || role === 'region';

/** Categories or cities whose listings the words do not find by themselves: their name does not have the words. */
function marksBeyond(
  words: readonly string[],
  ids: readonly number[],
  names: readonly string[] = [],
): readonly number[] {
  return ids.filter((_, i) => !hasWords(names[i] ?? '', words));
}

/** Whether what has all the words as typed is found by the understood terms as well. */
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

/** Lists without so many of their entries, the later entries left out first. */
function without<One>(entries: readonly One[], left: number): One[][] {
  if (left === 0) return [[...entries]];
  return entries
    .map((_, i) => i)
    .reverse()
    .flatMap((i) => without(entries.slice(0, i), left - 1).map((some) => [...some, ...entries.slice(i + 1)]));
}
