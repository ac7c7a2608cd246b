import { searchedWords } from '../../../../../domain/search/searchedWords.ts';
import { checkText } from '../../../lib/text/checkText.ts';

const halves = /\p{Cs}/gu;

/** The words of a search, folded; half characters are passed over. BAD_INPUT for what no text can hold. */
export function searchWords(search: string | null | undefined): string[] {
  return searchedWords(checkText((search ?? '').replace(halves, ' '), 'search'));
}

/** A lexeme as a query of the database writes it. */
export function lexeme(text: string): string {
  return `'${text.replace(/['\\]/g, '$&$&')}'`;
}

/** Words of other scripts are short; of these, one or two letters begin half of the directory. */
export function canBegin(word: string): boolean {
  return word.length > 2 || /[^a-z0-9]/.test(word);
}

/** Query of a word as a prefix, or as one of the words that it may be a typo of. */
function wordQuery(word: string, typos: readonly string[]): string {
  const itself = canBegin(word) ? `${lexeme(word)}:*` : lexeme(word);
  return typos.length === 0 ? itself : `(${[itself, ...typos.map(lexeme)].join(' | ')})`;
}

/** For typed words what they could be typos of. */
export type Typos = ReadonlyMap<string, readonly string[]>;

/** How the words of a search are read. */
export interface Reading {
  typos: Typos;
  /** The last word, where it is taken for the beginning of a word of the name; the name is asked for it apart. */
  begun: string | null;
}

/** What a search also looks for: `means` for `words`, neither empty. */
export interface Synonym {
  words: readonly string[];
  means: readonly string[];
}

/** Typed words that stand together, and what else may stand for them. */
interface Term {
  words: readonly string[];
  synonyms: readonly (readonly string[])[];
}

// From the left, the longest words that have synonyms.
function termsOf(words: readonly string[], synonyms: readonly Synonym[]): Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < words.length;) {
    const fitting = synonyms.filter((one) => one.words.every((word, i) => word === words[at + i]));
    const length = Math.max(1, ...fitting.map((one) => one.words.length));
    terms.push({
      words: words.slice(at, at + length),
      synonyms: fitting.filter((one) => one.words.length === length).map(({ means }) => means),
    });
    at += length;
  }
  return terms;
}

/** What a listing must carry: every word, or its synonym, and every mark. Null where that is nothing. */
export function wantedQuery(
  words: readonly string[],
  marks: readonly string[],
  { typos, begun }: Reading,
  synonyms: readonly Synonym[] = [],
): string | null {
  const parts = termsOf(begun === null ? words : words.slice(0, -1), synonyms).flatMap((term) => {
    const typed = term.words.map((word) => wordQuery(word, typos.get(word) ?? []));
    if (term.synonyms.length === 0) return typed;
    const others = term.synonyms.map((means) => means.map((word) => wordQuery(word, [])));
    return [`(${[typed, ...others].map((all) => `(${all.join(' & ')})`).join(' | ')})`];
  });
  const all = [...parts, ...marks];
  return all.length === 0 ? null : all.join(' & ');
}

/** The mark of listings whose whole name is what was typed. */
export function namedQuery(words: readonly string[]): string | null {
  return words.length === 0 ? null : lexeme(`#=${wholeName(words)}`);
}

export function wholeName(words: readonly string[]): string {
  return Array.from(words.join(' ')).slice(0, 120).join('');
}

/** What relevance counts: each word, whole words twice, and their synonyms. Where it stands decides how much it counts. */
export function rankedQuery(
  words: readonly string[],
  typos: Typos = new Map(),
  synonyms: readonly Synonym[] = [],
): string | null {
  const others = termsOf(words, synonyms).flatMap((term) => term.synonyms.flat());
  const parts = [...words, ...others].flatMap((word) => [
    lexeme(word),
    `${lexeme(word)}:*`,
    ...(typos.get(word) ?? []).map(lexeme),
  ]);
  return parts.length === 0 ? null : parts.join(' | ');
}
