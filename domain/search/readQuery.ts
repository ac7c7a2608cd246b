import { isEverydayWord } from './everyday/everydayWords.ts';
import { intentAt, type FoundIntent, type SearchIntent } from './searchIntents.ts';
import { isNickname } from './abbreviations.ts';
import { featuresIn } from './featureWords.ts';
import { isInflecting, nominatives, withoutPrefixedIn } from './cases/caseEndings.ts';
import { requestLength } from './requests.ts';
import {
  isConjunction,
  isDeterminer,
  isFunctionWord,
  isWithoutWord,
  isNeedWord,
  isTrailingNeedWord,
  isNegation,
  isParticle,
  isPostposition,
  isPurposeWord,
  isStopWord,
  prepositionLength,
} from './stopWords.ts';

/** Neighbouring words of a query: index of the first, and their number. */
export interface Span {
  from: number;
  length: number;
}

interface IntentSpan extends Span {
  intent: SearchIntent;
  /** Of OPEN_ON, from 0 for Monday. */
  days?: readonly number[];
  /** Of OPEN_ON and OPEN_AT, as `FoundIntent` has them. */
  minutes?: readonly [number, number];
}

/** Neighbouring words that may name a city, a country or a kind. */
export interface Phrase extends Span {
  words: readonly string[];
  /** After a preposition, before a postposition or with a locative ending, so that it can only name a place. */
  isPlace: boolean;
  /** Ends with a stop word ("book shop"), so that it can only name a kind. */
  isKindOnly?: boolean;
  /** The nominative of the typed words, which can only name a place. */
  isPlaceOnly?: boolean;
  /** Whether the nominative is of letters that many languages share, without a preposition that requires a case. */
  isGuess?: boolean;
}

/** Words that say what is not wanted. */
interface Negation extends Span {
  /** Phrases that the words after "not" may name, the longest first; empty for a feature. */
  phrases: readonly Phrase[];
}

/** A query with the roles of its words, by rules alone. */
export interface TypedQuery {
  words: readonly string[];
  intents: readonly IntentSpan[];
  /** An exclusion, with its negation: "not in Berlin". */
  negations: readonly Negation[];
  /** For each word, whether a listing must have it: it is neither an intent nor a preposition nor a stop word. */
  isRequired: readonly boolean[];
  /** For each word, whether it is passed over though it may say what is meant: "avis", a negated word. */
  isIgnored: readonly boolean[];
  /** The phrase after "for", the longest first. */
  phrases: readonly Phrase[];
}

const maxPhraseWords = 4;
const maxNegatedWords = 3;

type Role = 'word' | 'intent' | 'preposition' | 'stop';

/** Reads the words of a query (as `searchedWords` splits it). If every word is a stop word, all are required. */
export function readQuery(words: readonly string[]): TypedQuery {
  const intents: IntentSpan[] = [];
  const negations: Negation[] = [];
  const roles: Role[] = words.map(() => 'word');
  const features = featuresIn(words);
  for (let at = 0; at < words.length;) {
    const intent = withoutPreposition(words, at, intentAt(words, at));
    // "Late night food" and "open buffet" are features of places, whatever else their first words may ask for.
    const feature = features.find(({ from, length }) => from === at && length > (intent?.length ?? 0));
    const found = feature ? null : intent;
    const request = found ? 0 : requestLength(words, at);
    const preposition = found || request > 0 ? 0 : prepositionLength(words, at);
    if (request > 0) {
      roles.fill('stop', at, at + request);
    } else if (found) {
      intents.push({ from: at, ...found });
      roles.fill('intent', at, at + found.length);
    } else if (preposition > 0) {
      roles.fill('preposition', at, at + preposition);
    } else if (
      isStopWord(words[at] ?? '') ||
      isPostposition(words[at] ?? '') ||
      (at + 1 < words.length && isParticle(words[at] ?? ''))
    ) {
      roles[at] = 'stop';
    }
    const negated = found || request > 0 || preposition > 0 ? null : negationAt(words, at);
    if (negated) {
      negations.push(negated);
      roles.fill('stop', at, at + negated.length);
      at += negated.length;
      continue;
    }
    at += found?.length ?? (request || preposition || 1);
  }
  if (!roles.some((role) => role === 'word' || role === 'intent')) roles.fill('word');
  return {
    words,
    intents,
    negations,
    isRequired: roles.map((role) => role === 'word'),
    isIgnored: roles.map((role, at) => role === 'stop' && !isFunctionWord(words[at] ?? '')),
    phrases: [...purposesOf(words, roles), ...needsOf(words, roles), ...phrasesOf(words, roles)],
  };
}

/**
 * The exclusion that begins at an index, of one word if no longer phrase is known; null if there is none:  "not a hostel",
 * "not in Berlin", "without wifi". Words for "without" are parts of names ("Sans Souci") unless a feature of listings follows.
 */
function negationAt(words: readonly string[], at: number): Negation | null {
  const word = words[at] ?? '';
  if (at === 0 || at + 1 >= words.length) return null;
  if (isWithoutWord(word)) {
    const [feature] = featuresIn(words.slice(at + 1)).filter(({ from }) => from === 0);
    return feature ? { from: at, length: feature.length + 1, phrases: [] } : null;
  }
  if (!isNegation(word)) return null;
  const preposition = prepositionLength(words, at + 1);
  let from = at + 1 + preposition;
  if (isDeterminer(words[from] ?? '') && from + 1 < words.length) from += 1;
  const longest = Math.min(maxNegatedWords, words.length - from);
  const phrases = Array.from({ length: longest }, (_, less): Phrase => {
    const length = longest - less;
    return { from, length, words: words.slice(from, from + length), isPlace: preposition > 0 };
  });
  return { from: at, length: from - at + 1, phrases };
}

/** "In der Nähe von Berlin" is near Berlin, not near the visitor: null if a preposition as long has other words behind it. */
function withoutPreposition(
  words: readonly string[],
  at: number,
  found: FoundIntent | null,
): FoundIntent | null {
  if (found?.intent !== 'NEAR_ME') return found;
  const length = prepositionLength(words, at);
  return length >= found.length && intentAt(words, at + length) === null ? null : found;
}

/** A service and its customer as one phrase: "haircut for my dog" is a dog haircut. */
function purposesOf(words: readonly string[], roles: readonly Role[]): Phrase[] {
  return words.flatMap((word, at): Phrase[] => {
    // "Barber shop for dogs": words for shops do not count.
    const head = roles[at - 1] === 'stop' ? at - 2 : at - 1;
    const object = isDeterminer(words[at + 1] ?? '') ? at + 2 : at + 1;
    if (!isPurposeWord(word) || roles[head] !== 'word' || roles[object] !== 'word') return [];
    const named = [words[object] ?? '', words[head] ?? ''];
    return [{ from: head, length: object - head + 1, words: named, isPlace: false, isKindOnly: true }];
  });
}

/** A customer and its need as one phrase: "my dog needs a haircut" asks for a dog haircut. */
function needsOf(words: readonly string[], roles: readonly Role[]): Phrase[] {
  const says = (word: string, at: number) =>
    roles[at] === 'word' && !isFunctionWord(word) && !isNeedWord(word) && !isEverydayWord(word);
  const saying = words.flatMap((word, at) => (says(word, at) ? [at] : []));
  return words.flatMap((word, at): Phrase[] => {
    const before = saying.filter((other) => other < at);
    const [object, thing] = isNeedWord(word)
      ? [before.at(-1), saying.find((other) => other > at)]
      : isTrailingNeedWord(word)
        ? [before.at(-2), before.at(-1)]
        : [];
    if (object === undefined || thing === undefined) return [];
    const named = [words[object] ?? '', words[thing] ?? ''];
    const length = Math.max(thing, at) - object + 1;
    return [{ from: object, length, words: named, isPlace: false, isKindOnly: true }];
  });
}

function phrasesOf(words: readonly string[], roles: readonly Role[]): Phrase[] {
  const phrases: Phrase[] = [];
  for (let length = Math.min(maxPhraseWords, words.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const parts = roles.slice(from, from + length);
      const isWhole = length === words.length;
      // "Phone shop", of words that are stop words by themselves.
      const areAllStopWords = length > 1 && parts.every((role) => role === 'stop');
      if (
        areAllStopWords ||
        (length > 1 && parts[0] === 'word' && parts.at(-1) === 'stop' && !parts.includes('intent'))
      ) {
        // "Tapas y" is not a kind.
        if (isConjunction(words[from + length - 1] ?? '')) continue;
        phrases.push({
          from,
          length,
          words: words.slice(from, from + length),
          isPlace: false,
          isKindOnly: true,
        });
        continue;
      }
      // "Essen" and "Van" are towns behind a preposition, as "LA" is where nothing follows it.
      if (length === 1 && isNameableStopWord(words, roles, from))
        phrases.push({
          from,
          length,
          words: words.slice(from, from + 1),
          isPlace: true,
          isPlaceOnly: true,
        });
      // Stop words begin and stand within names of places ("La Paz", "Rio de Janeiro"), and are none by themselves.
      if (
        parts.includes('intent') ||
        parts.at(-1) !== 'word' ||
        (length > 1 && parts.every((role) => role !== 'word'))
      )
        continue;
      if (parts[0] === 'preposition' && !isWhole && length === 1) continue;
      const part = words.slice(from, from + length);
      const isPlace = roles[from - 1] === 'preposition' || isPostposition(words[from + length] ?? '');
      phrases.push({ from, length, words: part, isPlace });
      const first = length > 1 ? withoutPrefixedIn(part[0] ?? '') : null;
      if (first !== null) phrases.push({ from, length, words: [first, ...part.slice(1)], isPlace: true });
      const isInflected = isPlace && isInflecting(words[from - 1] ?? '');
      for (const { words: name, isLocative } of nominatives(part)) {
        const isCertain = isLocative || isInflected;
        const isGuess = !isCertain && /^[a-z ]+$/.test(name.join(' '));
        phrases.push({ from, length, words: name, isPlace: isCertain, isPlaceOnly: true, isGuess });
      }
    }
  }
  return phrases;
}

const isNameableStopWord = (words: readonly string[], roles: readonly Role[], at: number): boolean =>
  roles[at] === 'stop' &&
  roles[at - 1] === 'preposition' &&
  (!isFunctionWord(words[at] ?? '') || (at === words.length - 1 && isNickname(words.slice(at))));

/** Key of a phrase in maps of meanings. */
export const phraseKey = (phrase: Pick<Phrase, 'words'>): string => phrase.words.join(' ');

/** Whether two spans share a word. */
export const overlaps = (one: Span, other: Span): boolean =>
  one.from < other.from + other.length && other.from < one.from + one.length;

export const isWithinSpan = (at: number, { from, length }: Span): boolean => at >= from && at < from + length;
