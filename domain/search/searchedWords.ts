import { emojiWords } from './emoji/emojiWords.ts';
import { isPreposition, isPurpose, isStopWord } from './stopWords.ts';
import { plainWords } from './plainWords.ts';

const maxSearchLength = 200;
const maxWords = 10;

const anyEmoji = /\p{Extended_Pictographic}/gu;
/** Before a kitchen, the Vietnamese word for a dish. */
const dish = /(?<!\p{L})món(?: ăn)?(?= \p{L})/giu;
/** Countries in Vietnamese that fold to stop words of other languages. */
const italy = /(?<!\p{L})ý(?!\p{L})/giu;
const india = /(?<!\p{L})(?:ấn độ|(?<=(?:hang|quan|mon) )an do)(?!\p{L})/giu;

/** The words of a search, folded; none for text without letters, digits or known emoji. Longer input is cut, not refused. */
export function searchedWords(text: string): string[] {
  const spelled = text
    .slice(0, maxSearchLength)
    .normalize('NFC')
    .replace(dish, '')
    .replace(italy, 'italia')
    .replace(india, 'india')
    .replace(anyEmoji, (emoji) => ` ${emojiWords(emoji)} `);
  const words = plainWords(spelled);
  if (words.length <= maxWords) return words;
  const required = words.filter((word) => !isStopWord(word) || isPreposition(word) || isPurpose(word));
  return (required.length > 0 ? required : words).slice(0, maxWords);
}
