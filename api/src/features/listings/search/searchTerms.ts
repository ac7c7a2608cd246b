import { foldedWords } from '../../../../../domain/search/plainWords.ts';
import { foldText } from '../../../../../domain/text/fold.ts';
import { searchedWords } from '../../../../../domain/search/searchedWords.ts';
import { checkText } from '../../../lib/text/checkText.ts';

const halves = /\p{Cs}/gu;

/** The folded words of a search; unpaired surrogates are ignored. Errors: BAD_INPUT for characters that cannot be stored. */
export function searchWords(search: string | null | undefined): string[] {
  return searchedWords(searchText(search));
}

/** Characters of a search that are read; of a longer one, the rest is ignored. */
const maxSearchLength = 2000;

/** The text of a search without unpaired surrogates. Errors: BAD_INPUT for characters that cannot be stored. */
export function searchText(search: string | null | undefined): string {
  const text = checkText((search ?? '').replace(halves, ' '), 'search');
  // The cut may halve a character.
  return text.slice(0, maxSearchLength).replace(halves, ' ');
}

/** A lexeme as a query of the database writes it. */
export function lexeme(text: string): string {
  return `'${text.replace(/['\\]/g, '$&$&')}'`;
}

/** Whether a word is long enough for a prefix search: one or two Latin letters are a prefix of half of the directory. */
export function canBePrefix(word: string): boolean {
  return word.length > 2 || /[^a-z0-9]/.test(word);
}

/** Whether a listing with this name is found by the words, as whole words or as beginnings. */
export function hasWords(name: string, words: readonly string[]): boolean {
  const parts = foldedWords(foldText(name));
  return words.every((word) =>
    parts.some((part) => (canBePrefix(word) ? part.startsWith(word) : part === word)),
  );
}

/** Corrections by typed word. */
export type Typos = ReadonlyMap<string, readonly string[]>;

/** Alternative words: `means` for `words`, neither empty. */
export interface Synonym {
  words: readonly string[];
  means: readonly string[];
  /** Whether `means` are whole words, not beginnings of words. */
  isWhole?: boolean;
  /** Whether `means` do not count in relevance. */
  isName?: boolean;
  /** Whether `means` are prefixes of compounds in names. */
  isBeginning?: boolean;
  /** Whether `means` is the word from which `words` were split. */
  isCut?: boolean;
}

/** Adjacent typed words with their alternatives. */
export interface Term {
  words: readonly string[];
  synonyms: readonly (readonly string[])[];
  /** Synonyms of whole words. */
  wholes?: readonly (readonly string[])[];
  /** Names in other languages, which do not count in relevance. */
  names?: readonly (readonly string[])[];
  /** Prefixes of compounds, which do not count either. */
  beginnings?: readonly (readonly string[])[];
  /** The single words, if they have synonyms of their own: "caddesi 21" is also cd. and 21. */
  parts?: readonly Term[];
  /** Alternative marks, such as those of categories and cities. */
  marks: readonly string[];
  /** Whether only the marks match, not the words: a place after a preposition. */
  isMarkOnly?: boolean;
  /** Resolved role of the words. */
  role?: 'place' | 'region' | 'kind' | 'name' | 'feature';
  /** The most general word of a kind, which is the least specific. */
  common?: string | null;
  /** Whether the kind is uncertain. */
  isUnsure?: boolean;
}

/** One interpretation of the words of a search. */
export interface Interpretation {
  /** Alternative lists of terms (disjunctive normal form): all terms of one list must match. Empty: every listing matches. */
  ways: readonly (readonly Term[])[];
  /** Terms that relevance counts as well. */
  alsoRanked?: readonly Term[];
  /** Accepted corrections of each typed word. */
  typos: Typos;
  /** Completions of typed words, themselves included, if these are few: faster than a prefix search. */
  endings?: ReadonlyMap<string, readonly string[]>;
  /** The last word, if it is treated as a prefix of a word of the name, which is then checked separately. */
  begun: string | null;
  /** Listings found directly, by phone number, web address, e-mail or id. */
  ids?: readonly number[];
  /** Schedules, one of which a listing must have. */
  schedules?: readonly number[];
  /** A circle around a place without results, sorted by distance. */
  around?: {
    latitude: number;
    longitude: number;
    radiusKm: number;
    /** Postal codes for listings without a position; with an asterisk, prefixes. */
    postalCodes?: readonly string[];
  };
  /** Used instead if this interpretation finds few listings and the wider one finds more. */
  wider?: Interpretation;
  /** In a wider interpretation, the few listings of the narrower one, which are sorted first. */
  first?: readonly number[];
  /** Whether it searches in either of two towns. */
  isInEitherTown?: boolean;
  /** Also matches listings without a city in one of these countries, which may be in the place. */
  unplaced?: readonly string[];
  /** Only listings without a category, which may be of the searched kind. */
  isUnsorted?: boolean;
  /** Queries that a listing must not match, for exclusions. */
  excluded?: readonly string[];
  /** Ignored words. */
  leftOut: readonly string[];
  /** Whether it contains resolved terms (places, kinds, features). */
  isResolved: boolean;
  /** Whether it contains corrections. */
  isCorrected: boolean;
}

/** The interpretation without words and filters. */
export const everyListing: Interpretation = {
  ways: [],
  typos: new Map(),
  begun: null,
  leftOut: [],
  isResolved: false,
  isCorrected: false,
};

/** The interpretation without results. */
export const noListing: Interpretation = { ...everyListing, ids: [] };

/** Minimum number of results for which no wider interpretation is tried. */
export const minMatches = 5;

/** Splits words into terms: from the left, the longest spans with synonyms. */
export function termsOf(words: readonly string[], synonyms: readonly Synonym[]): Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < words.length;) {
    const fitting = synonyms.filter((one) => one.words.every((word, i) => word === words[at + i]));
    const length = Math.max(1, ...fitting.map((one) => one.words.length));
    const part = words.slice(at, at + length);
    // Meanings of the longer phrase, or of each word by itself.
    const own = fitting.filter((one) => one.words.length === length);
    const meansOf = (some: readonly Synonym[]) => some.map(({ means }) => means);
    const single = synonyms.filter((one) => one.words.length === 1 && part.includes(one.words[0] ?? ''));
    terms.push({
      words: part,
      ...(length > 1 && single.length > 0 ? { parts: termsOf(part, single) } : {}),
      synonyms: meansOf(own.filter(({ isWhole, isName }) => !isWhole && !isName)),
      wholes: meansOf(own.filter(({ isWhole, isName }) => isWhole && !isName)),
      names: meansOf(own.filter(({ isName, isBeginning }) => isName && !isBeginning)),
      beginnings: meansOf(own.filter(({ isBeginning }) => isBeginning)),
      marks: [],
    });
    at += length;
  }
  return terms;
}
