import { departmentWords } from './identityWords.ts';
import { latinText, soundOf, wordSimilarity } from './identityText.ts';
import {
  addsKind,
  bracketShare,
  genericShare,
  isOfOtherScript,
  unmatchedBits,
  unmatchedTokens,
} from './unmatchedTokens.ts';
import type { NameToken, WeighedToken } from './nameToken.ts';
import {
  isKind,
  isKindWord,
  matchAcronyms,
  matchCompounds,
  matchJoined,
  matchKinds,
  matchWhole,
  type WordMatch,
} from './nameForms.ts';

/** Comparison of the words of two names, in bits: rare words weigh more. */
export interface NameEvidence {
  matched: number;
  /** Bits of words that only one of them has. */
  onlyFirst: number;
  onlySecond: number;
  /** Matched bits of those of both, 0 to 1. */
  similarity: number;
  /** Matched bits of those of the shorter name, 0 to 1. */
  containment: number;
  /** Whether the best matched word names more than a kind of listing. */
  isDistinctive: boolean;
  /**
   * Bits of unmatched words before the first common word, without categories: a tenant precedes its building ('Uniqlo Chinatown
   * Point'), a branch follows its chain.
   */
  leading: () => number;
  /** Whether a word that only one of them has is a kind of listing: the restaurant of a castle. */
  hasOtherKind: () => boolean;
  /** Whether one of them has only its kind or its city more than the other, and the other no kind. */
  addsKind: () => boolean;
  /** `ONE`: one of them names a part of the other. `OTHER`: they name different parts. */
  parts: 'SAME' | 'ONE' | 'OTHER';
}

/** The share of names that contain a word, 0 to 1; 0 if it is in none. */
export type WordFrequency = (word: string) => number;

const maxBits = 11;

/** A small directory has too few names for frequencies, so a prior of some hundred names is added. */
const bitsOf = (token: NameToken, frequency: WordFrequency) =>
  token.share * Math.min(maxBits, Math.max(2, -Math.log2(frequency(token.text) + 0.0005)));

/**
 * Compares two names word by word, in any order; words of the city say as little as those in brackets, and words of the street
 * that only one name has even less. What single words
 * leave over is compared as acronyms, words written as one, kinds in other languages, and as a whole.
 */
export function compareNames(
  first: readonly NameToken[],
  second: readonly NameToken[],
  frequency: WordFrequency,
  cityWords: ReadonlySet<string>,
  streetWords: () => readonly string[] = () => [],
): NameEvidence {
  const [one, other] = [weigh(first, frequency, cityWords), weigh(second, frequency, cityWords)];
  const [totalOne, totalOther] = [totalBits(one), totalBits(other)];
  if (isWrittenAlike(one, other)) {
    const matched = Math.max(totalOne, totalOther);
    const isDistinctive = [...one, ...other].some(isDistinctiveToken);
    return {
      matched,
      onlyFirst: 0,
      onlySecond: 0,
      similarity: 1,
      containment: 1,
      isDistinctive,
      leading: () => 0,
      hasOtherKind: () => false,
      addsKind: () => false,
      parts: 'SAME',
    };
  }
  const match: WordMatch = {
    usedOne: new Set(),
    usedOther: new Set(),
    matched: 0,
    weighed: 0,
    isDistinctive: false,
  };
  matchCompounds(match, one, other);
  matchWords(match, one, other);
  matchAcronyms(match, one, other);
  matchJoined(match, one, other);
  matchKinds(match, one, other);
  const isLeft = match.usedOne.size < one.length || match.usedOther.size < other.length;
  const streets: ReadonlySet<string> = new Set(isLeft ? streetWords() : []);
  const words = {
    onlyFirst: unmatchedBits(one, match.usedOne, other, streets, match.isDistinctive),
    onlySecond: unmatchedBits(other, match.usedOther, one, streets, match.isDistinctive),
  };
  const { matched, onlyFirst, onlySecond, isWhole } = matchWhole(one, other, {
    ...words,
    matched: match.matched,
  });
  const weighed = Math.max(matched, match.weighed);
  const [all, least] = [weighed + onlyFirst + onlySecond, weighed + Math.min(onlyFirst, onlySecond)];
  return {
    ...{ matched, onlyFirst, onlySecond },
    similarity: isWhole ? 0.95 : all > 0 ? matched / all : 0,
    containment: isWhole ? 1 : least > 0 ? matched / least : 0,
    isDistinctive: match.isDistinctive || (isWhole && [...one, ...other].some(isDistinctiveToken)),
    // Kinds are looked up only for pairs that may be one.
    leading: () =>
      isWhole
        ? 0
        : Math.max(leadingBits(one, match.usedOne, other), leadingBits(other, match.usedOther, one)),
    hasOtherKind: () =>
      match.matched > 0 &&
      (unmatchedTokens(one, match.usedOne).some(isKind) ||
        unmatchedTokens(other, match.usedOther).some(isKind)),
    addsKind: () =>
      match.isDistinctive &&
      addsKind(unmatchedTokens(one, match.usedOne), unmatchedTokens(other, match.usedOther)),
    parts: compareParts(one, other),
  };
}

function leadingBits(
  tokens: readonly WeighedToken[],
  used: ReadonlySet<number>,
  other: readonly WeighedToken[],
): number {
  const first = Math.min(...used);
  return tokens
    .slice(0, Number.isFinite(first) ? first : 0)
    .filter((token) => isDistinctiveToken(token) && !isOfOtherScript(token, tokens, other) && !isKind(token))
    .reduce((sum, { bits }) => sum + bits, 0);
}

function compareParts(one: readonly NameToken[], other: readonly NameToken[]): NameEvidence['parts'] {
  const [first, second] = [one, other].map(
    (tokens) =>
      new Set(
        tokens.flatMap(({ text }, i) => {
          // 'Bank and ATM', 'Branch with ATM': the whole.
          const isAddition = /^(?:and|with|und|mit|y|e|et|ve)$/.test(tokens[i - 1]?.text ?? '');
          return (isAddition ? null : departmentWords.get(text)) ?? [];
        }),
      ),
  ) as [Set<string>, Set<string>];
  if (first.size === 0 && second.size === 0) return 'SAME';
  if (first.size === 0 || second.size === 0) return 'ONE';
  return [...first].some((part) => second.has(part)) ? 'SAME' : 'OTHER';
}

function weigh(
  tokens: readonly NameToken[],
  frequency: WordFrequency,
  cityWords: ReadonlySet<string>,
): WeighedToken[] {
  const hasOthers = tokens.some(({ text, share }) => share > genericShare && !cityWords.has(text));
  return tokens.map((written) => {
    const token = withoutCity(written, cityWords);
    const share = hasOthers && cityWords.has(token.text) ? Math.min(token.share, bracketShare) : token.share;
    return {
      ...token,
      share,
      bits: bitsOf({ ...token, share }, frequency),
      isCity: cityWords.has(token.text),
    };
  });
}

const joinedScript = /^[\p{Script=Han}\p{Script=Hangul}]{4,}/u;
/** Cities of Chinese names have two to four signs, '市' among them. */
const maxOfCity = 4;

/** A name without spaces begins with its city or not: '杭州领航酒店' and '领航酒店'. A city and a kind are a name: '杭州银行'. */
function withoutCity(token: NameToken, cityWords: ReadonlySet<string>): NameToken {
  if (cityWords.size === 0 || !joinedScript.test(token.written)) return token;
  const signs = [...token.written];
  for (let length = maxOfCity; length >= 2; length -= 1) {
    const [city, rest] = [signs.slice(0, length).join(''), signs.slice(length).join('')];
    if (signs.length - length < 2 || !cityWords.has(latinText(city)) || isKindWord(rest)) continue;
    const text = latinText(rest);
    return { ...token, text, written: rest, sound: soundOf(text) };
  }
  return token;
}

const totalBits = (tokens: readonly WeighedToken[]) => tokens.reduce((sum, { bits }) => sum + bits, 0);
/** Whether a word names more than a kind of listing, and is rare. */
const isDistinctiveToken = ({ share, bits, isCity }: WeighedToken) =>
  !isCity && share > genericShare && bits >= 4;

/** The same letters but for spaces and fillers. */
function isWrittenAlike(one: readonly WeighedToken[], other: readonly WeighedToken[]): boolean {
  const joined = (tokens: readonly WeighedToken[], least: number) =>
    tokens
      .filter(({ share }) => share > least)
      .map(({ text }) => text)
      .join('');
  return [0.1, 0].some((least) => joined(one, least) !== '' && joined(one, least) === joined(other, least));
}

function matchWords(match: WordMatch, one: readonly WeighedToken[], other: readonly WeighedToken[]): void {
  const pairs: { i: number; j: number; similarity: number; bits: number }[] = [];
  for (const [i, a] of one.entries())
    for (const [j, b] of other.entries()) {
      const similarity = similarityOf(a, b, one, other);
      if (similarity > 0) pairs.push({ i, j, similarity, bits: similarity * Math.min(a.bits, b.bits) });
    }
  pairs.sort((a, b) => b.similarity - a.similarity || b.bits - a.bits);
  for (const { i, j, similarity, bits } of pairs) {
    const [a, b] = [one[i], other[j]];
    if (!a || !b || match.usedOne.has(i) || match.usedOther.has(j)) continue;
    match.usedOne.add(i);
    match.usedOther.add(j);
    match.matched += bits;
    match.weighed += Math.min(a.bits, b.bits);
    if (similarity >= 0.7 && isDistinctiveToken(a) && isDistinctiveToken(b)) match.isDistinctive = true;
  }
}

/** Single letters stand for words that begin with them, where both names have other words. */
function similarityOf(
  a: WeighedToken,
  b: WeighedToken,
  one: readonly WeighedToken[],
  other: readonly WeighedToken[],
): number {
  const similarity = wordSimilarity(a.text, b.text, [a.sound, b.sound]);
  if (similarity > 0) return similarity;
  const [short, long] = a.text.length <= b.text.length ? [a.text, b.text] : [b.text, a.text];
  const isInitial = short.length === 1 && /[a-z]/.test(short) && long.startsWith(short);
  return isInitial && one.length > 1 && other.length > 1 ? 0.6 : 0;
}
