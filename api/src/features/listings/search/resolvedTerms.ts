import { isWithinSpan, overlaps, type Span } from '../../../../../domain/search/readQuery.ts';
import { plainWords } from '../../../../../domain/search/plainWords.ts';
import { kindHeadWord } from '../../../lib/placeKinds/kindHeadWord.ts';
import { unsureKind } from '../../../lib/placeKinds/kindOf.ts';
import { sureKind } from './kinds/kindMeanings.ts';
import { canBePrefix, hasWords, lexeme, termsOf, type Term } from './searchTerms.ts';
import { apostrophised } from './match/searchQuery.ts';
import type { ResolvedSearch } from './resolveSearch.ts';

const maxPlaceNames = 2;

type TermSpan = Span & { term: Term };

interface ResolvedTermsOptions {
  /** The place by its words as well, and kinds that are less sure. */
  isLoose?: boolean;
  isPlaceless?: boolean;
  /** Uses the parent kinds of kinds without listings. */
  isWider?: boolean;
  /** General words that are removed from kinds. */
  heads?: readonly { at: number }[];
}

/** The words of one search as terms, literal or resolved. */
export class ResolvedTerms {
  readonly #search: ResolvedSearch;
  readonly #words: readonly string[];
  /** Spans of words that are the whole name of a listing, once looked up. */
  names: readonly Span[] = [];

  constructor(search: ResolvedSearch) {
    this.#search = search;
    this.#words = search.typed.words;
  }

  wordsOf({ from, length }: Span): readonly string[] {
    return this.#words.slice(from, from + length);
  }

  textOf(span: Span): string {
    return this.wordsOf(span).join(' ');
  }

  literal(words: readonly string[]): Term[] {
    const { synonyms, joined } = this.#search;
    const terms = termsOf(words, [...synonyms, ...joined]);
    const [only] = words;
    // Of one letter or two, names are marked with how they begin.
    if (words.length === 1 && only !== undefined && !canBePrefix(only))
      return terms.map((term) => ({ ...term, marks: [lexeme(`#n${only}`)] }));
    return terms;
  }

  resolved({
    isLoose = false,
    isPlaceless = false,
    isWider = false,
    heads = [],
  }: ResolvedTermsOptions = {}): Term[] {
    const { typed } = this.#search;
    const spans = isWider ? this.#widerKinds() : [];
    for (const span of this.#kindsAndNames(isLoose, heads.length > 0))
      if (!spans.some((wider) => overlaps(span, wider))) spans.push(span);
    spans.push(...this.#places(isLoose, isPlaceless));
    for (const feature of this.#features())
      if (!spans.some((span) => overlaps(feature, span))) spans.push(feature);
    const terms: Term[] = [];
    const rest: string[] = [];
    const flush = () => terms.push(...this.literal(rest.splice(0)));
    for (let at = 0; at < typed.words.length; at += 1) {
      const span = spans.find((one) => isWithinSpan(at, one));
      if (span) {
        flush();
        if (span.from === at && !(isPlaceless && isPlace(span.term))) terms.push(span.term);
      } else if (typed.isRequired[at] && !heads.some((head) => head.at === at))
        rest.push(typed.words[at] ?? '');
    }
    flush();
    return terms;
  }

  #kindsAndNames(isLoose: boolean, isBare: boolean): TermSpan[] {
    const { place } = this.#search;
    const kinds = this.#search.kinds.filter((kind) => !isBare || kind.bare === undefined);
    // A listing with the name of a kind ("Restaurant") is not meant by the word.
    const isKind = (name: Span) => this.#search.kinds.some((kind) => isSameSpan(kind, name));
    // A town without listings is rather part of the name.
    const isPlaced = (name: Span) => place && !place.position && overlaps(name, place);
    const named = this.names.filter((name) => !isKind(name) && !isPlaced(name));
    // A longer name has its kind in it: "Silo Café".
    const isInName = (kind: Span) =>
      named.some(
        (name) => name.length > kind.length && isWithinSpan(kind.from, name) && overlaps(name, kind),
      );
    // "Hotel with pool" asks for no swimming pool.
    const features = this.#search.features.filter((one) => kinds.some((kind) => !overlaps(kind, one)));
    const sure = kinds.filter(
      (kind) =>
        !isInName(kind) &&
        !features.some((one) => isWithinSpan(kind.from, one) && kind.length <= one.length) &&
        (kind.confidence >= sureKind ||
          (this.#isKindInPlace() && kind.confidence > unsureKind) ||
          (isLoose && !named.some((name) => overlaps(name, kind)))),
    );
    const spans: TermSpan[] = sure.map((kind) => ({
      ...kind,
      term: {
        ...this.#synonymsOf(kind),
        words: this.wordsOf(kind),
        names: [...kind.names, ...labelOf(kind), ...(this.#synonymsOf(kind).names ?? [])],
        marks: marksBeyond(this.wordsOf(kind), kind.categoryIds, kind.categoryNames).map((id) =>
          lexeme(`#c${id}`),
        ),
        role: 'kind',
        common: kindHeadWord(this.wordsOf(kind)),
        isUnsure: kind.confidence <= unsureKind,
      },
    }));
    for (const name of named)
      if (!spans.some((span) => overlaps(name, span)))
        spans.push({
          ...name,
          term: { ...this.#spellingsOf(name), words: this.wordsOf(name), marks: [], role: 'name' },
        });
    return spans;
  }

  /** Whether only a kind in a place is searched, so that goods stand for their shops: "Eis zürich". */
  #isKindInPlace(): boolean {
    const { place, regions, kinds, typed } = this.#search;
    const isElsewhere = place?.position !== undefined && place.isPartOfTown !== true;
    if (!place || isElsewhere || kinds.length === 0) return false;
    const spans = [place, ...regions, ...kinds];
    return typed.isRequired.every(
      (isRequired, at) => !isRequired || spans.some((span) => isWithinSpan(at, span)),
    );
  }

  #widerKinds(): TermSpan[] {
    return this.#search.widerKinds.map((kind) => ({
      ...kind,
      term: {
        ...this.#synonymsOf(kind),
        words: this.wordsOf(kind),
        marks: kind.categoryIds.map((id) => lexeme(`#c${id}`)),
        role: 'kind',
      },
    }));
  }

  #places(isLoose: boolean, isPlaceless: boolean): TermSpan[] {
    const { place, regions } = this.#search;
    return [...(place && (isPlaceless || !place.position) ? [place] : []), ...regions].map((span) => {
      const words = this.wordsOf(span);
      const isMarkOnly = !isLoose && span.isCertain;
      const cityIds = isMarkOnly ? span.cityIds : marksBeyond(words, span.cityIds, span.cityNames);
      const marks = [
        ...cityIds.map((id) => lexeme(`#t${id}`)),
        ...(span.countryCode === null ? [] : [lexeme(`#k${span.countryCode}`)]),
      ];
      const role = span === place ? 'place' : 'region';
      const synonyms = isLoose ? this.#placeSynonyms(span) : this.#synonymsOf(span);
      return { ...span, term: { ...synonyms, words, marks, isMarkOnly, role } };
    });
  }

  #features(): TermSpan[] {
    return this.#search.features.map((feature) => {
      const words = this.wordsOf(feature);
      return {
        ...feature,
        term: { ...this.#synonymsOf(feature), words, marks: feature.marks.map(lexeme), role: 'feature' },
      };
    });
  }

  #synonymsOf(span: Span): Pick<Term, 'synonyms' | 'wholes' | 'names' | 'beginnings'> {
    const { synonyms, joined } = this.#search;
    const terms = termsOf(this.wordsOf(span), [...synonyms, ...joined]);
    const [only] = terms;
    return terms.length === 1 && only ? only : { synonyms: [] };
  }

  /** Synonyms of a place in other scripts, for listings without a city that have it in their name or address. */
  #placeSynonyms(
    span: Span & { cityNames?: readonly string[]; label: string },
  ): Pick<Term, 'synonyms' | 'wholes'> {
    const { synonyms, wholes = [] } = this.#synonymsOf(span);
    const typed = this.textOf(span);
    const names = [
      ...new Set([...(span.cityNames ?? []), span.label].map((name) => plainWords(name).join(' '))),
    ];
    const others = names.filter((name) => name !== '' && name !== typed).slice(0, maxPlaceNames);
    return { synonyms, wholes: [...wholes, ...others.map((name) => name.split(' '))] };
  }

  /** A name may have an apostrophe that was not typed. */
  #spellingsOf(name: Span): Pick<Term, 'synonyms' | 'wholes'> {
    const { synonyms, wholes = [] } = this.#synonymsOf(name);
    return { synonyms, wholes: [...wholes, ...apostrophised(this.wordsOf(name))] };
  }
}

/** The name of the category of a kind, which listings of others may have in their own: "Tekstil". */
function labelOf({ label, names }: { label: string; names: readonly (readonly string[])[] }): string[][] {
  const words = plainWords(label);
  const isNew = words.length === 1 && !names.some((name) => name.join(' ') === words[0]);
  return isNew ? [words] : [];
}

export const isPlace = ({ role }: Term): boolean => role === 'place' || role === 'region';

const isSameSpan = (one: Span, other: Span): boolean =>
  one.from === other.from && one.length === other.length;

/** Marks of categories or cities whose names lack the words, so that the words alone would not find their listings. */
function marksBeyond(
  words: readonly string[],
  ids: readonly number[],
  names: readonly string[] = [],
): readonly number[] {
  return ids.filter((_, i) => !hasWords(names[i] ?? '', words));
}
