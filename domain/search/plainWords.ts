import { foldText } from '../text/fold.ts';

/** Signs within a word: "McDonald's", "l’atelier", "Ali'nin". */
const apostrophes = /(?<=[\p{L}\p{M}\p{N}])['’‘ʼʻ`´](?=[\p{L}\p{N}])/gu;
/** Vowel signs that Arabic and Hebrew may omit, the line that stretches Arabic words, and joiners. */
const omitted = new RegExp(
  '[\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed\\u200c\\u200d]+',
  'gu',
);
/** Letters and digits with combining marks; otherwise Devanagari or Thai words would be split. */
const word =
  /(?:[\p{L}\p{N}\u3099\u309a]|(?!\p{Script=Inherited}|\p{Script=Common}|\p{Script=Arabic}|\p{Script=Hebrew})\p{M})+/gu;

/** The words of a text as searches compare them: folded, split at signs, joined across an apostrophe. */
export function plainWords(text: string): string[] {
  return foldedWords(foldText(text.replace(apostrophes, '')));
}

/** The words of a folded text as the database cuts them: the SQL function `plain_words`. */
export function foldedWords(folded: string): string[] {
  return folded.replace(omitted, '').match(word) ?? [];
}
