import { emojiWords } from '../../../../../../domain/search/emoji/emojiWords.ts';
import { plainWords } from '../../../../../../domain/search/plainWords.ts';
import { memoize } from '../../../../../../domain/text/memoize.ts';

/** Maximum length of the examined text. */
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
  // An emoji is read as its name.
  if (/\p{Extended_Pictographic}/u.test(character)) return ` ${plainWords(emojiWords(character)).join(' ')} `;
  const letters = plainWords(character).join('');
  if (letters !== '') return letters;
  // Marks alone are not words, and letters of words all the same.
  return /\p{M}/u.test(character) ? plainMark(character) : ' ';
});

/** The comparable form of a mark after a letter; empty if words are compared without it. */
const plainMark = (mark: string): string => plainWords(`ก${mark}`).join('').slice(1);

/** Index of a word in a folded text from an index on, as a word or else within another one; null if it is missing. */
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

function findAll(text: FoldedText, words: readonly string[]): (Found | null)[] {
  let at = 0;
  return words.map((word) => {
    const found = word === '' ? null : find(text, word, at);
    at = found?.to ?? at;
    return found;
  });
}

/** Words that were read in a text, as they were typed: with their capitals and accents. Other words stay unchanged. */
export function typedForms(written: string, words: readonly string[]): string[] {
  const text = foldLetters(written);
  return findAll(text, words).map((found, i) => (found ? typedBetween(text, found) : (words[i] ?? '')));
}

/** Neighbouring words of all that were read, as they were typed: with the signs between them, and spaces only where some were. */
export function typedSpan(
  written: string,
  words: readonly string[],
  { from, length }: { from: number; length: number },
): string {
  const text = foldLetters(written);
  const found = findAll(text, words).slice(from, from + length);
  const isWhole = found.every((one, i) => one && !hasWord(text, found[i - 1]?.to ?? one.from, one.from));
  const [first, last] = [found[0], found.at(-1)];
  return isWhole && first && last
    ? typedBetween(text, { from: first.from, to: last.to }).replace(/\s+/g, ' ')
    : typedForms(written, words)
        .slice(from, from + length)
        .join(' ');
}

const hasWord = ({ folded }: FoldedText, from: number, to: number): boolean =>
  Array.from(folded.slice(from, to)).some(isOfWord);

/** A phrase of the words that were read, as it was typed. */
export function typedPhrase(written: string, all: readonly string[], phrase: readonly string[]): string {
  const from = all.findIndex((_, at) => phrase.every((word, i) => all[at + i] === word));
  return from < 0
    ? phrase.map((word) => typedSpan(written, [word], { from: 0, length: 1 })).join(' ')
    : typedSpan(written, all, { from, length: phrase.length });
}
