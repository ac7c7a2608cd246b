import { searchedWords } from '../../../../domain/searchedWords.ts';
import { checkText } from '../../lib/checkText.ts';

/** The words of a search, folded; BAD_INPUT for what no text can hold. */
export function searchWords(search: string | null | undefined): string[] {
  return searchedWords(checkText(search ?? '', 'search'));
}

/** A lexeme as a query of the database writes it. */
export function lexeme(text: string): string {
  return `'${text.replace(/['\\]/g, '$&$&')}'`;
}

/** Words of other scripts are short; of these, one or two letters begin half of the directory. */
function canBegin(word: string): boolean {
  return word.length > 2 || /[^a-z0-9]/.test(word);
}

/** A word by its beginning, or as one of the words that it could be a slip of. */
function wordQuery(word: string, meant: readonly string[]): string {
  const itself = canBegin(word) ? `${lexeme(word)}:*` : lexeme(word);
  return meant.length === 0 ? itself : `(${[itself, ...meant.map(lexeme)].join(' | ')})`;
}

/** What a listing must carry: every word and every mark. Null where that is nothing. */
export function wantedQuery(
  words: readonly string[],
  marks: readonly string[],
  meant: ReadonlyMap<string, readonly string[]> = new Map(),
): string | null {
  const parts = [...words.map((word) => wordQuery(word, meant.get(word) ?? [])), ...marks];
  return parts.length === 0 ? null : parts.join(' & ');
}

/** The mark of listings whose whole name is what was typed. */
export function namedQuery(words: readonly string[]): string | null {
  return words.length === 0 ? null : lexeme(`#=${wholeName(words)}`);
}

export function wholeName(words: readonly string[]): string {
  return Array.from(words.join(' ')).slice(0, 120).join('');
}

/** What relevance counts: each word, whole words twice. Where it stands decides how much it counts. */
export function rankedQuery(
  words: readonly string[],
  meant: ReadonlyMap<string, readonly string[]> = new Map(),
): string | null {
  const parts = words.flatMap((word) => [
    lexeme(word),
    `${lexeme(word)}:*`,
    ...(meant.get(word) ?? []).map(lexeme),
  ]);
  return parts.length === 0 ? null : parts.join(' | ');
}
