import { emojiWords } from './emoji/emojiWords.ts';
import { requestLength } from './requests.ts';
import { intentAt } from './searchIntents.ts';
import { isFunctionWord, isPreposition, isPurposeWord, isStopWord } from './stopWords.ts';
import { plainWords } from './plainWords.ts';

const maxSearchLength = 200;
const maxWords = 10;
/** Of the words of a long search, as many may be opening hours, orders and the like. */
const maxIntentWords = 5;

/** As much of a long search is reported as unread. */
const [maxUnreadLength, maxUnreadWords] = [2000, 20];

/** "#BubbleTea", "@joes_pizza": one word of several, which capitals tell apart. */
const tag = /(?<![\p{L}\p{N}._%+-])[#@][\p{L}\p{M}\p{N}_]+(?![\p{L}\p{N}]*@)/gu;
const camelCase = /(?<=\p{Ll})(?=\p{Lu})|_/gu;
const anyEmoji = /\p{Extended_Pictographic}/gu;
/** Before a cuisine, the Vietnamese word for a dish. */
const dish = /(?<!\p{L})món(?: ăn)?(?= \p{L})/giu;
/** Countries in Vietnamese that fold to stop words of other languages. */
const italy = /(?<!\p{L})ý(?!\p{L})/giu;
const india = /(?<!\p{L})(?:ấn độ|(?<=(?:hang|quan|mon) )an do)(?!\p{L})/giu;

/** The words of a search, folded; none for text without letters, digits or known emoji. Longer input is cut, not refused. */
export function searchedWords(text: string): string[] {
  const words = wordsOf(text.slice(0, maxSearchLength));
  if (words.length <= maxWords) return words;
  const isIntent = intentsIn(words);
  // Intents are filters, not words to match.
  let left = maxWords - Math.min(isIntent.filter(Boolean).length, maxIntentWords);
  const isWanted = saysSomething(words);
  const wanted = words.filter((_word, at) => {
    if (isIntent[at]) return true;
    if (!isWanted[at]) return false;
    left -= 1;
    return left >= 0;
  });
  return (wanted.length > 0 ? wanted : words).slice(0, maxWords + maxIntentWords);
}

/** Words of a search that say something and are cut off, of a text of usual length. */
export function unreadWords(text: string): string[] {
  const read = searchedWords(text);
  const words = wordsOf(text.slice(0, maxUnreadLength));
  const isWanted = saysSomething(words);
  const unread = words.filter(
    (word, at) => isWanted[at] && !read.includes(word) && !isFunctionWord(word) && !isStopWord(word),
  );
  return [...new Set(unread)].slice(0, maxUnreadWords);
}

function wordsOf(text: string): string[] {
  const spelled = text
    .normalize('NFC')
    .replace(tag, (written) => ` ${written.slice(1).replace(camelCase, ' ')} `)
    .replace(dish, '')
    .replace(italy, 'italia')
    .replace(india, 'india')
    .replace(anyEmoji, (emoji) => ` ${emojiWords(emoji)} `);
  return plainWords(spelled);
}

/** For each word, whether it asks for an order or a filter. */
function intentsIn(words: readonly string[]): boolean[] {
  const isIntent = words.map(() => false);
  for (let at = 0; at < words.length;) {
    const length = intentAt(words, at)?.length ?? 0;
    isIntent.fill(true, at, at + length);
    at += length || 1;
  }
  return isIntent;
}

/** For each word, whether it says what is searched: it is neither part of a request nor a stop word. */
function saysSomething(words: readonly string[]): boolean[] {
  const isPassedOver = words.map(() => false);
  for (let at = 0; at < words.length;) {
    const intent = intentAt(words, at)?.length ?? 0;
    const request = intent > 0 ? 0 : requestLength(words, at);
    isPassedOver.fill(true, at, at + request);
    at += intent || request || 1;
  }
  return words.map(
    (word, at) => !isPassedOver[at] && (!isStopWord(word) || isPreposition(word) || isPurposeWord(word)),
  );
}
