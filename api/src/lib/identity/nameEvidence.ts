import { fillerWords, genericWords, nameSpellings } from './identityWords.ts';
import { latinText, soundOf, wordLikeness } from './identityText.ts';

export interface NameToken {
  text: string;
  /** Its spelling reduced by `soundOf`. */
  sound: string;
  /** Weight relative to an ordinary word, 0 to 1; low for fillers and words in brackets. */
  share: number;
}

/** Comparison of the words of two names, in bits: rare words weigh more. */
export interface NameEvidence {
  matched: number;
  /** Bits of words that only one of them has. */
  onlyFirst: number;
  onlySecond: number;
  /** Matched bits of those of both, 0 to 1. */
  likeness: number;
  /** Matched bits of those of the shorter name, 0 to 1. */
  containment: number;
  /** Whether the best matched word names more than a kind of place. */
  isDistinctive: boolean;
}

/** The share of names that contain a word, 0 to 1; 0 where it is in none. */
export type WordFrequency = (word: string) => number;

const bracketShare = 0.12;
const tailShare = 0.4;
const genericShare = 0.22;
const fillerShare = 0.03;
const mostBits = 11;
const mostTokens = 12;

function wordsOf(text: string): string[] {
  return text
    .replace(/(?<=[\p{L}\d])['’`´]s?(?=$|[^\p{L}\d])/gu, 's')
    .replace(/['’`´]/g, '')
    .replace(/\b(?:[a-z]\.){2,}/g, (initials) => initials.replaceAll('.', ''))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** The words of a name with their weights, in order. */
export function nameTokens(name: string): NameToken[] {
  const text = latinText(name).replace(/\s*&\s*|\s\+\s/g, ' and ');
  const bracketed = [...text.matchAll(/[([{]([^)\]}]*)[)\]}]/g)].map((match) => match[1] ?? '').join(' ');
  const [head = '', ...tails] = text
    .replace(/[([{][^)\]}]*[)\]}]/g, ' ')
    .split(/\s[|–—]\s|\s-\s|\s@\s|\s\/\s|\s•\s/);
  const main = wordsOf(head);
  const tokens = [
    ...main.map((word) => ({ word, share: 1 })),
    ...tails.flatMap((tail) =>
      wordsOf(tail).map((word) => ({ word, share: main.length > 0 ? tailShare : 1 })),
    ),
    ...wordsOf(bracketed).map((word) => ({ word, share: main.length > 0 ? bracketShare : 1 })),
  ].map(({ word, share }) => {
    const spelled = nameSpellings.get(word) ?? word;
    const of = fillerWords.has(spelled) ? fillerShare : genericWords.has(spelled) ? genericShare : 1;
    return { text: spelled, sound: soundOf(spelled), share: share * of };
  });
  const merged = new Map<string, NameToken>();
  for (const token of tokens.slice(0, mostTokens * 2)) {
    const known = merged.get(token.text);
    if (!known) merged.set(token.text, token);
    else if (known.share < token.share) known.share = token.share;
  }
  const strongest = [...merged.values()].slice(0, mostTokens);
  // A name of generic words only is identified by them: 'The Steak House'.
  const best = Math.max(0, ...strongest.map(({ share }) => share));
  return best > 0 && best < 0.2
    ? strongest.map((token) => ({ ...token, share: Math.min(1, token.share * 6) }))
    : strongest;
}

/** A small directory has too few names for frequencies, so a prior of some hundred names is added. */
const bitsOf = (token: NameToken, frequency: WordFrequency) =>
  token.share * Math.min(mostBits, Math.max(2, -Math.log2(frequency(token.text) + 0.0005)));

interface Weighed extends NameToken {
  bits: number;
}

/** Compares two names word by word, in any order; words of the city say as little as those in brackets. */
export function compareNames(
  first: readonly NameToken[],
  second: readonly NameToken[],
  frequency: WordFrequency,
  cityWords: ReadonlySet<string>,
): NameEvidence {
  const weigh = (tokens: readonly NameToken[]): Weighed[] => {
    const hasOthers = tokens.some(({ text, share }) => share > genericShare && !cityWords.has(text));
    return tokens.map((token) => {
      const share =
        hasOthers && cityWords.has(token.text) ? Math.min(token.share, bracketShare) : token.share;
      return { ...token, share, bits: bitsOf({ ...token, share }, frequency) };
    });
  };
  const [one, other] = [weigh(first), weigh(second)];
  const total = (tokens: readonly Weighed[]) => tokens.reduce((sum, { bits }) => sum + bits, 0);
  const [totalOne, totalOther] = [total(one), total(other)];
  const joined = (tokens: readonly Weighed[]) =>
    tokens
      .filter(({ share }) => share > 0.1)
      .map(({ text }) => text)
      .join('');
  const [joinedOne, joinedOther] = [joined(one), joined(other)];
  if (joinedOne === joinedOther && joinedOne !== '') {
    const matched = Math.max(totalOne, totalOther);
    const isDistinctive = [...one, ...other].some(({ share, bits }) => share > genericShare && bits >= 4);
    return { matched, onlyFirst: 0, onlySecond: 0, likeness: 1, containment: 1, isDistinctive };
  }

  const pairs: { i: number; j: number; likeness: number; bits: number }[] = [];
  for (const [i, a] of one.entries())
    for (const [j, b] of other.entries()) {
      const likeness = likenessOf(a, b, one, other);
      if (likeness > 0) pairs.push({ i, j, likeness, bits: likeness * Math.min(a.bits, b.bits) });
    }
  pairs.sort((a, b) => b.likeness - a.likeness || b.bits - a.bits);
  const [usedOne, usedOther] = [new Set<number>(), new Set<number>()];
  let matched = 0;
  let isDistinctive = false;
  for (const { i, j, likeness, bits } of pairs) {
    const [a, b] = [one[i], other[j]];
    if (!a || !b || usedOne.has(i) || usedOther.has(j)) continue;
    usedOne.add(i);
    usedOther.add(j);
    matched += bits;
    if (likeness >= 0.7 && Math.min(a.share, b.share) > genericShare && bits >= 4) isDistinctive = true;
  }
  // Words that one of them writes as one: 'blueribbon' and 'blue ribbon'.
  for (const [tokens, used, others, usedOthers] of [
    [one, usedOne, other, usedOther],
    [other, usedOther, one, usedOne],
  ] as const) {
    for (let i = 0; i + 1 < tokens.length; i += 1) {
      const [a, b] = [tokens[i], tokens[i + 1]];
      if (!a || !b || (used.has(i) && used.has(i + 1))) continue;
      const at = others.findIndex(
        ({ text }, j) => !usedOthers.has(j) && wordLikeness(text, a.text + b.text) >= 0.85,
      );
      const whole = others[at];
      if (!whole) continue;
      usedOthers.add(at);
      if (!used.has(i)) matched += Math.min(a.bits, whole.bits);
      if (!used.has(i + 1)) matched += Math.min(b.bits, whole.bits) / 2;
      used.add(i).add(i + 1);
      if (whole.share > genericShare) isDistinctive = true;
    }
  }
  const left = (tokens: readonly Weighed[], used: ReadonlySet<number>) =>
    tokens.reduce((sum, { bits }, i) => (used.has(i) ? sum : sum + bits), 0);
  const [onlyFirst, onlySecond] = [left(one, usedOne), left(other, usedOther)];
  const all = matched + onlyFirst + onlySecond;
  return {
    matched,
    onlyFirst,
    onlySecond,
    likeness: all > 0 ? matched / Math.max(all, totalOne, totalOther) : 0,
    containment:
      Math.min(totalOne, totalOther) > 0 ? Math.min(1, matched / Math.min(totalOne, totalOther)) : 0,
    isDistinctive,
  };
}

/** Initials match words that begin with them, if both names have other words. */
function likenessOf(a: Weighed, b: Weighed, one: readonly Weighed[], other: readonly Weighed[]): number {
  const likeness = wordLikeness(a.text, b.text, [a.sound, b.sound]);
  if (likeness > 0) return likeness;
  const [short, long] = a.text.length <= b.text.length ? [a.text, b.text] : [b.text, a.text];
  const isInitial = short.length === 1 && /[a-z]/.test(short) && long.startsWith(short);
  return isInitial && one.length > 1 && other.length > 1 ? 0.6 : 0;
}
