import anyAscii from 'any-ascii';
import { foreignSpellings } from './foreignSpellings.ts';
import { phoneticForms, isVowelless, otherArticle, romanised } from '../wordForms.ts';

/** How much less like the typed word others may be than the likeliest, as a share of the letters. */
const maxBehind = 0.12;

/** Added to the distance of a vague match. */
const vagueness = 0.1;

/** Of words in another script, those that sound most like a typed one, the likeliest first. */
export function closestBySound<One>(
  typed: string,
  others: readonly One[],
  wordOf: (one: One) => { word: string; isVague: boolean },
): One[] {
  const rated = others
    .map((one) => {
      const { word, isVague } = wordOf(one);
      return { one, unlike: phoneticDistance(typed, word) + (isVague ? vagueness : 0) };
    })
    .sort((a, b) => a.unlike - b.unlike);
  const most = (rated[0]?.unlike ?? 0) + maxBehind;
  return rated.filter(({ unlike }) => unlike <= most).map(({ one }) => one);
}

/** The least share of letters that differ between two words of two scripts, in any way to spell them; vowels count less. */
export function phoneticDistance(one: string, other: string): number {
  const isVowelLess = isVowelless(one) || isVowelless(other);
  const isKana = /[\u3040-\u30ff\uac00-\ud7a3]/.test(one + other);
  const spell = (word: string) => [
    ...new Set(spelledOut(word).map((form) => rough(form, { isVowelLess, isKana }))),
  ];
  const vowel = isVowelLess ? 0.25 : 0.5;
  const shares = spell(one).flatMap((a) =>
    spell(other).map((b) => lettersBetween(a, b, vowel) / Math.max(1, a.length, b.length)),
  );
  return Math.min(...shares);
}

/** Arabic and Hebrew letters that stand for vowels within a word, as vowels. */
const written = (word: string): string =>
  word
    .replace(/[\u0627\u0622\u05d0]/g, 'a')
    .replace(/(?<!^)[\u0648\u05d5]/g, 'u')
    .replace(/(?<!^)[\u064a\u05d9]/g, 'i');

/** Ways to spell a word in Latin letters. */
const spelledOut = (word: string): string[] =>
  /^[a-z]+$/.test(word)
    ? [word]
    : [
        ...phoneticForms(word),
        ...foreignSpellings(word),
        ...(isVowelless(word)
          ? [word, ...otherArticle(word)].flatMap((form) => [...romanised(form), written(form)])
          : []),
      ].map((form) => anyAscii(form).toLowerCase());

/** A spelling without what scripts confuse: sibilants, p and b, the two liquids of kana, i and e, u and o. */
function rough(latin: string, { isVowelLess, isKana }: { isVowelLess: boolean; isKana: boolean }): string {
  const consonants = (isVowelLess ? latin.replaceAll('w', 'u') : latin)
    .replace(/[^a-z]/g, '')
    .replace(/sch|tch|dzh|sh|ch|zh|ts|tz|[jz]|c(?=[eiy])/g, 's')
    .replace(/kh|ck|[cq]/g, 'k')
    .replace(/ph|[vw]/g, 'f')
    .replaceAll('x', 'ks')
    .replaceAll('p', 'b')
    .replaceAll('h', '');
  const sounds = isVowelLess
    ? consonants.replaceAll('f', 'b')
    : isKana
      ? consonants.replaceAll('l', 'r')
      : consonants;
  return sounds
    .replace(/[eyi]+/g, 'i')
    .replace(/[ou]+/g, 'u')
    .replace(/(.)\1+/g, '$1');
}

/** The edit distance, in which vowels count less. Words of names are short. */
function lettersBetween(one: string, other: string, vowel: number): number {
  const cost = (letter = '') => (/[aiu]/.test(letter) ? vowel : 1);
  let row = Array.from(other).reduce<number[]>(
    (costs, letter) => [...costs, (costs.at(-1) ?? 0) + cost(letter)],
    [0],
  );
  for (const letter of one) {
    const next = [(row[0] ?? 0) + cost(letter)];
    for (const [at, theirs] of Array.from(other).entries()) {
      const replaced = letter === theirs ? 0 : Math.max(cost(letter), cost(theirs));
      next.push(
        Math.min(
          (row[at] ?? 0) + replaced,
          (row[at + 1] ?? 0) + cost(letter),
          (next[at] ?? 0) + cost(theirs),
        ),
      );
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
