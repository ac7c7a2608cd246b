import { foldText } from '../text/fold.ts';

/** Signs within a word: "McDonald's", "l’atelier", "Ali'nin". */
const apostrophes = /(?<=[\p{L}\p{N}])['’‘ʼʻ`´](?=[\p{L}\p{N}])/gu;

/** The words of a text as searches compare them: folded, apart at signs, in one piece over an apostrophe. */
export function plainWords(text: string): string[] {
  return foldText(text.replace(apostrophes, '')).match(/[\p{L}\p{N}]+/gu) ?? [];
}
