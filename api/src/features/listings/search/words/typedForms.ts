import { plainWords } from '../../../../../../domain/search/plainWords.ts';
import { memoize } from '../../../../../../domain/text/memoize.ts';

/** Words beyond are not read. */
const maxLength = 2000;

/** A text folded letter by letter, with where each letter of it stands in the text. */
interface FoldedText {
  text: string;
  folded: string;
  starts: readonly number[];
  ends: readonly number[];
}

interface Found {
  from: number;
  to: number;
}

const isOfWord = (character = ' '): boolean => /[\p{L}\p{M}\p{N}]/u.test(character);

const foldLetters = memoize(
  (written: string): FoldedText => foldedBy(written.slice(0, maxLength).normalize('NFC')),
  { maxEntries: 8, maxLength },
);

function foldedBy(text: string): FoldedText {
  const [folded, starts, ends]: [string[], number[], number[]] = [[], [], []];
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    const isApostrophe = /['’‘ʼʻ`´]/.test(character);
    const plain = foldedCharacter(character);
    for (const unit of isApostrophe ? [] : plain.split('')) {
      folded.push(unit);
      starts.push(at);
      ends.push(end);
    }
    at = end;
  }
  return { text, folded: folded.join(''), starts, ends };
}

const foldedCharacter = memoize((character: string): string => {
  const letters = plainWords(character).join('');
  if (letters !== '') return letters;
  // Marks alone are no words, and letters of words all the same.
  return /\p{M}/u.test(character) ? plainMark(character) : ' ';
});

/** What a mark is beside the letter before it: nothing where words are compared without it. */
const plainMark = (mark: string): string => plainWords(`ก${mark}`).join('').slice(1);

/** Where a word stands in a folded text from an index on, by itself or else within another word; null if nowhere. */
function find({ folded }: FoldedText, word: string, from: number): Found | null {
  let within: Found | null = null;
  for (let at = folded.indexOf(word, from); at >= 0; at = folded.indexOf(word, at + 1)) {
    const to = at + word.length;
    if (!isOfWord(folded[at - 1]) && !isOfWord(folded[to])) return { from: at, to };
    within ??= { from: at, to };
  }
  return within;
}

/** The letters as they were typed, with the marks behind them. */
function typedBetween({ text, starts, ends }: FoldedText, { from, to }: Found): string {
  const end = ends[to - 1] ?? 0;
  const marks = /^\p{M}+/u.exec(text.slice(end))?.[0] ?? '';
  return text.slice(starts[from] ?? 0, end) + marks;
}

/** Words that were read in a text, as they were typed: with their capitals and accents. What is not in it stays as it is. */
export function typedForms(written: string, words: readonly string[]): string[] {
  const text = foldLetters(written);
  let at = 0;
  return words.map((word) => {
    const found = word === '' ? null : find(text, word, at);
    if (!found) return word;
    at = found.to;
    return typedBetween(text, found);
  });
}

/** Neighbouring words of a search as they were typed: without spaces where none were, which scripts without them are cut at. */
export function typedPhrase(written: string, all: readonly string[], phrase: readonly string[]): string {
  const from = all.findIndex((_, at) => phrase.every((word, i) => all[at + i] === word));
  if (from < 0) return phrase.map((word) => typedPhrase(written, [word], [word])).join(' ');
  const forms = typedForms(written, all).slice(from, from + phrase.length);
  const whole = forms.join('');
  return forms.length > 1 && written.normalize('NFC').includes(whole) ? whole : forms.join(' ');
}
