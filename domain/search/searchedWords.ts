import { foldText } from '../text/fold.ts';

const longestSearch = 200;
const mostWords = 8;

/** The words of a search, folded; none for text without letters or digits. Longer input is cut, not refused. */
export function searchedWords(text: string): string[] {
  return (
    foldText(text.slice(0, longestSearch))
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, mostWords) ?? []
  );
}
