import { memoize } from '../../../../domain/text/memoize.ts';
import { kindOf, sureKind } from '../placeKinds/kindOf.ts';
import { editsBetween, wordSimilarity } from './identityText.ts';
import type { WeighedToken } from './nameToken.ts';

/** Matched words of two names, and their weight. */
export interface WordMatch {
  usedOne: Set<number>;
  usedOther: Set<number>;
  /** In bits, less where the words are only alike. */
  matched: number;
  /** Weight of the matched words. A misspelled word is rare, so a pair has the weight of its commoner word. */
  weighed: number;
  isDistinctive: boolean;
}

type Tokens = readonly WeighedToken[];

const sides = (match: WordMatch, one: Tokens, other: Tokens) =>
  [
    [one, match.usedOne, other, match.usedOther],
    [other, match.usedOther, one, match.usedOne],
  ] as const;

/** A word of three letters and more that is the initials of the other name, or of some of its words: 'KFC', 'MSMC Clinic'. */
export function matchAcronyms(match: WordMatch, one: Tokens, other: Tokens): void {
  for (const [tokens, used, others, usedOthers] of sides(match, one, other)) {
    for (const [at, { text, bits }] of tokens.entries()) {
      if (used.has(at) || text.length < 3 || text.length > 6) continue;
      const named = namedByInitials(text, others);
      if (!named || named.some((i) => usedOthers.has(i))) continue;
      used.add(at);
      for (const i of named) usedOthers.add(i);
      const all = Math.max(
        bits,
        named.reduce((sum, i) => sum + (others[i]?.bits ?? 0), 0),
      );
      match.weighed += all;
      match.matched += 0.8 * all;
      match.isDistinctive = true;
    }
  }
}

/** Neighbouring words of which these are the initials, with or without fillers. */
function namedByInitials(initials: string, tokens: Tokens): number[] | null {
  for (const least of [0, 0.1]) {
    const words = tokens.flatMap(({ share, text }, i) => (share > least ? [{ i, text }] : []));
    const at = words
      .map(({ text }) => text.charAt(0))
      .join('')
      .indexOf(initials);
    if (at >= 0) return words.slice(at, at + initials.length).map(({ i }) => i);
  }
  return null;
}

/** Matches words that only one name writes as one word, before a part is matched with the whole: 'Lone Star', 'Lonestar'. */
export function matchCompounds(match: WordMatch, one: Tokens, other: Tokens): void {
  joinCompounds(match, one, match.usedOne, other, match.usedOther);
  joinCompounds(match, other, match.usedOther, one, match.usedOne);
}

function joinCompounds(
  match: WordMatch,
  tokens: Tokens,
  used: Set<number>,
  others: Tokens,
  usedOthers: Set<number>,
): void {
  for (let i = 0; i + 1 < tokens.length; i += 1) {
    const first = tokens[i]?.text ?? '';
    const next = tokens[i + 1]?.text ?? '';
    const length = first.length + next.length;
    for (let at = 0; at < others.length; at += 1) {
      const whole = others[at];
      if (whole?.text.length !== length || !whole.text.startsWith(first) || !whole.text.endsWith(next))
        continue;
      if (used.has(i) || used.has(i + 1) || usedOthers.has(at)) continue;
      joinWords(match, tokens, used, i, whole);
      usedOthers.add(at);
    }
  }
}

function joinWords(
  match: WordMatch,
  tokens: Tokens,
  used: Set<number>,
  i: number,
  whole: WeighedToken,
): void {
  const [a, b] = [tokens[i], tokens[i + 1]];
  if (!a || !b) return;
  const all =
    (used.has(i) ? 0 : Math.min(a.bits, whole.bits)) +
    (used.has(i + 1) ? 0 : Math.min(b.bits, whole.bits) / 2);
  match.matched += all;
  match.weighed += all;
  used.add(i).add(i + 1);
  if (Math.max(a.share, b.share) > 0.3) match.isDistinctive = true;
}

/** Matches words that only one name writes as one word: 'blueribbon' and 'blue ribbon'. */
export function matchJoined(match: WordMatch, one: Tokens, other: Tokens): void {
  for (const [tokens, used, others, usedOthers] of sides(match, one, other)) {
    for (let i = 0; i + 1 < tokens.length; i += 1) {
      const [a, b] = [tokens[i], tokens[i + 1]];
      if (!a || !b || (used.has(i) && used.has(i + 1))) continue;
      const at = others.findIndex(
        ({ text }, j) => !usedOthers.has(j) && wordSimilarity(text, a.text + b.text) >= 0.85,
      );
      const whole = others[at];
      if (!whole) continue;
      usedOthers.add(at);
      joinWords(match, tokens, used, i, whole);
    }
  }
}

/** Matches categories by synonyms and translations; looked up only if other words agree. */
export function matchKinds(match: WordMatch, one: Tokens, other: Tokens): void {
  if (match.matched === 0) return;
  for (const [i, a] of one.entries()) {
    const kind = match.usedOne.has(i) ? null : kindOfWord(a.written);
    if (kind === null) continue;
    const j = other.findIndex((b, at) => !match.usedOther.has(at) && isOneKind(kind, kindOfWord(b.written)));
    const b = other[j];
    if (!b) continue;
    match.usedOne.add(i);
    match.usedOther.add(j);
    match.matched += Math.min(a.bits, b.bits);
    match.weighed += Math.min(a.bits, b.bits);
  }
}

interface WordKind {
  /** Ends in a slash. */
  kind: string;
  /** Whether the word has no other meaning. */
  isSure: boolean;
}

const kindOfWord = memoize((word: string): WordKind | null => {
  if (word.length < 2 || /^\d/.test(word)) return null;
  const found = kindOf(word);
  return found && found.confidence >= likelyKind
    ? { kind: `${found.kind}/`, isSure: found.confidence >= sureKind }
    : null;
});

/** Minimum confidence in the kind of a word beside one that surely means it: 'patika' and 'gyógyszertár'. */
const likelyKind = 0.5;

export const isKindWord = (word: string): boolean => kindOfWord(word)?.isSure ?? false;
export const isKind = ({ written }: WeighedToken): boolean => isKindWord(written);

/** Whether kinds are equal or one is a subkind of the other: 'restaurant' and 'pizzeria', but not 'urology' and 'orthopaedics'. */
const isOneKind = (one: WordKind, other: WordKind | null) =>
  other !== null &&
  (one.isSure || other.isSure) &&
  (one.kind.startsWith(other.kind) || other.kind.startsWith(one.kind));

interface Weights {
  matched: number;
  onlyFirst: number;
  onlySecond: number;
}

/**
 * Both names as one string of letters: a few edits in all, or one cut off within a word. Numbers are never edited. Changes
 * what the words weighed where the whole says more.
 */
export function matchWhole(one: Tokens, other: Tokens, words: Weights): Weights & { isWhole: boolean } {
  const [a, b] = [one, other].map((tokens) => tokens.map(({ text }) => text).join('')) as [string, string];
  const [letters, others] = [lettersOf(one), lettersOf(other)];
  const hasOtherLetters = letters !== '' && others !== '' && letters !== others;
  if (words.onlyFirst + words.onlySecond === 0 || numbersOf(one) !== numbersOf(other) || hasOtherLetters)
    return { ...words, isWhole: false };
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const edits = short.length >= 14 ? 2 : short.length >= 8 ? 1 : 0;
  if (edits > 0 && long.length - short.length <= edits && editsBetween(a, b) <= edits) {
    const all = words.matched + Math.max(words.onlyFirst, words.onlySecond);
    return { matched: 0.9 * all, onlyFirst: 0, onlySecond: 0, isWhole: true };
  }
  if (short.length >= minOfCut && long.startsWith(short)) {
    const cut = a.length <= b.length ? words.onlyFirst : words.onlySecond;
    const rest = Math.max(0, (a.length <= b.length ? words.onlySecond : words.onlyFirst) - cut);
    return {
      matched: words.matched + cut * 0.8,
      ...(a.length <= b.length ? { onlyFirst: 0, onlySecond: rest } : { onlyFirst: rest, onlySecond: 0 }),
      isWhole: false,
    };
  }
  return { ...words, isWhole: false };
}

/** A shorter name that begins another one is a word of it, not a truncated form. */
const minOfCut = 10;
/** Letters that are words, such as those of a building: they are not typing errors of each other. */
const lettersOf = (tokens: Tokens) =>
  tokens.flatMap(({ text }) => (/^[a-z]$/.test(text) ? text : [])).join(' ');
const numbersOf = (tokens: Tokens) => tokens.flatMap(({ text }) => text.match(/\d+/g) ?? []).join(' ');
