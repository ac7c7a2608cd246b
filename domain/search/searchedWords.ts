import { emojiWords } from './emoji/emojiWords.ts';
import { requestLength } from './requests.ts';
import { intentAt } from './searchIntents.ts';
import { isPreposition, isPurpose, isStopWord } from './stopWords.ts';
import { plainWords } from './plainWords.ts';

const maxSearchLength = 200;
const maxWords = 10;
/** Of the words of a long search, as many may be opening hours, orders and the like. */
const maxIntentWords = 5;

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
  const intents = new Set<number>();
  const passedOver = new Set<number>();
  for (let at = 0; at < words.length;) {
    const intent = intentAt(words, at)?.length ?? 0;
    const request = intent > 0 ? 0 : requestLength(words, at);
    for (let i = at; i < at + intent; i += 1) intents.add(i);
    for (let i = at; i < at + request; i += 1) passedOver.add(i);
    at += intent || request || 1;
  }
  const isWanted = (word: string, at: number) =>
    !passedOver.has(at) && (!isStopWord(word) || isPreposition(word) || isPurpose(word));
  // Intents are filters, not words to match.
  let left = maxWords - Math.min(intents.size, maxIntentWords);
  const wanted = words.filter((word, at) => {
    if (intents.has(at)) return true;
    if (!isWanted(word, at)) return false;
    left -= 1;
    return left >= 0;
  });
  return (wanted.length > 0 ? wanted : words).slice(0, maxWords + maxIntentWords);
}
