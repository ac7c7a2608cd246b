import { plainWords } from '../../../../../domain/search/plainWords.ts';

/** Letters that folding makes plain and that others write as two: "Mueller", "Aarhus", "Tromsoe". */
const twoLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** Folded words of a text, with how others write them out: "muller" of "Müller" is Mueller. */
export function writtenOutIn(text: string): ReadonlyMap<string, string> {
  const typed = text.normalize('NFC').toLowerCase();
  const words = plainWords(typed);
  const others = plainWords(typed.replace(/[äöüøå]/g, (letter) => twoLetters[letter] ?? letter));
  if (others.length !== words.length) return new Map();
  const pairs = words.map((word, at) => [word, others[at] ?? word] as const);
  return new Map(pairs.filter(([word, other]) => word !== other));
}

const [shortest, maxPlaces] = [5, 3];
/** Two vowels are mostly no umlaut behind another or a q, and at the end of a word: "neue", "queen", "blue". */
const umlauts = /(?<![aeiouyq])[aou](?=e.)/g;
const umlautsAndRings = /(?<![aeiouyq])(?:[aou](?=e.)|a(?=a.))/g;

/**
 * Forms of a folded word whose umlauts are written out:  "loewenbraeu" is lowenbrau, or only one of both is an umlaut. A word that the
 * directory has (`isKnown`) has its two a: "saal".
 */
export function withoutWrittenOut(word: string, { isKnown }: { isKnown: boolean }): string[] {
  if (word.length < shortest || !/^[a-z]+$/.test(word)) return [];
  const places = [...word.matchAll(isKnown ? umlauts : umlautsAndRings)].slice(0, maxPlaces);
  const some = places.reduce<number[][]>(
    (all, { index }) => [...all, ...all.map((one) => [...one, index + 1])],
    [[]],
  );
  return some
    .slice(1)
    .map((omitted) => Array.from(word, (letter, at) => (omitted.includes(at) ? '' : letter)).join(''));
}
