import { plainWords } from './plainWords.ts';

const longestSearch = 200;
const mostWords = 10;

/** The words of a search, folded; none for text without letters or digits. Longer input is cut, not refused. */
export function searchedWords(text: string): string[] {
  return plainWords(text.slice(0, longestSearch)).slice(0, mostWords);
}
