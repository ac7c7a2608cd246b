import { foldedWords } from '../../../../../domain/search/plainWords.ts';
import { foldText } from '../../../../../domain/text/fold.ts';
import { searchedWords } from '../../../../../domain/search/searchedWords.ts';
import { checkText } from '../../../lib/text/checkText.ts';

const halves = /\p{Cs}/gu;

/** The words of a search, folded; half characters are passed over. BAD_INPUT for what no text can hold. */
export function searchWords(search: string | null | undefined): string[] {
  return searchedWords(searchText(search));
}

/** The text of a search without half characters. BAD_INPUT for what no text can hold. */
export function searchText(search: string | null | undefined): string {
  return checkText((search ?? '').replace(halves, ' '), 'search');
}

/** A lexeme as a query of the database writes it. */
export function lexeme(text: string): string {
  return `'${text.replace(/['\\]/g, '$&$&')}'`;
}

/** Words of other scripts are short; of these, one or two letters begin half of the directory. */
export function canBegin(word: string): boolean {
  return word.length > 2 || /[^a-z0-9]/.test(word);
}

/** Whether a listing with this name is found by the words, as whole words or as beginnings. */
export function hasWords(name: string, words: readonly string[]): boolean {
  const parts = foldedWords(foldText(name));
  return words.every((word) =>
    parts.some((part) => (canBegin(word) ? part.startsWith(word) : part === word)),
  );
}

/** For typed words other words that they may stand for. */
export type Typos = ReadonlyMap<string, readonly string[]>;

/** What a search also looks for: `means` for `words`, neither empty. */
export interface Synonym {
  words: readonly string[];
  means: readonly string[];
  /** Whether `means` are whole words, not beginnings of words. */
  isWhole?: boolean;
  /** Whether `means` count for nothing in relevance. */
  isName?: boolean;
  /** Whether names have compounds that begin so. */
  isBeginning?: boolean;
  /** Whether `means` is the word that `words` were cut from. */
  isCut?: boolean;
}

/** Typed words that stand together, and what else may stand for them. */
export interface Term {
  words: readonly string[];
  synonyms: readonly (readonly string[])[];
  /** Synonyms of whole words. */
  wholes?: readonly (readonly string[])[];
  /** Names in other languages, which count for nothing in relevance. */
  names?: readonly (readonly string[])[];
  /** Beginnings of compounds, which count for nothing either. */
  beginnings?: readonly (readonly string[])[];
  /** The words one by one, where they have synonyms of their own: "caddesi 21" is also cd. and 21. */
  parts?: readonly Term[];
  /** Marks that do as well: of categories, of cities. */
  marks: readonly string[];
  /** The words themselves do not do: a place behind a preposition. */
  isMarkOnly?: boolean;
  /** What the words were understood as. */
  role?: 'place' | 'region' | 'kind' | 'name' | 'feature';
  /** The word of a kind that any of it has, which says least about which is meant. */
  common?: string | null;
  /** A kind by a word that may as well be another. */
  isUnsure?: boolean;
}

/** How the words of a search are read. */
export interface Interpretation {
  /** Ways to match, of which one is enough; each is a list of terms that must all match. None: every listing matches. */
  ways: readonly (readonly Term[])[];
  /** Terms that relevance counts as well. */
  alsoRanked?: readonly Term[];
  /** Words that each typed word may be taken for. */
  typos: Typos;
  /** For typed words all words that they begin, themselves too, where these are few: quicker to read than a beginning. */
  endings?: ReadonlyMap<string, readonly string[]>;
  /** The last word, where it is taken for the beginning of a word of the name; the name is asked for it apart. */
  begun: string | null;
  /** Listings that answer by themselves: by phone number, web address, e-mail or id. */
  ids?: readonly number[];
  /** Schedules, one of which a listing must have. */
  schedules?: readonly number[];
  /** A circle around the place of the search, which has nothing of what is asked for: the nearest goes first. */
  around?: {
    latitude: number;
    longitude: number;
    radiusKm: number;
    /** Of listings that are in it without a position; with an asterisk, all that begin so. */
    postalCodes?: readonly string[];
  };
  /** What is asked for where this interpretation finds few, if it finds more. */
  wider?: Interpretation;
  /** Of a wider interpretation the few listings that the other finds: they go first, wherever they are. */
  first?: readonly number[];
  /** In the place of the search or a town beside it. */
  isInEitherTown?: boolean;
  /** Listings of no known city in one of these countries, which may be in the place of the search. */
  unplaced?: readonly string[];
  /** Only listings without a category, which may be of the kind that is asked for. */
  isUnsorted?: boolean;
  /** Queries of which a listing may match none: what the search excludes. */
  excluded?: readonly string[];
  /** Words that no way asks for. */
  leftOut: readonly string[];
  /** Whether what the query was understood as is part of it. */
  isUnderstood: boolean;
  /** Whether words were taken for others that they resemble. */
  isCorrected: boolean;
}

/** Without words or filters. */
export const everyListing: Interpretation = {
  ways: [],
  typos: new Map(),
  begun: null,
  leftOut: [],
  isUnderstood: false,
  isCorrected: false,
};

/** What nothing answers. */
export const noListing: Interpretation = { ...everyListing, ids: [] };

/** From how many listings on a interpretation needs no wider one. */
export const enoughFound = 5;

/** Words cut into terms: from the left, the longest words that have synonyms. */
export function termsOf(words: readonly string[], synonyms: readonly Synonym[]): Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < words.length;) {
    const fitting = synonyms.filter((one) => one.words.every((word, i) => word === words[at + i]));
    const length = Math.max(1, ...fitting.map((one) => one.words.length));
    const part = words.slice(at, at + length);
    // What the longer words mean, or what each of them means by itself.
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
