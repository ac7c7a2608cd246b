import { isKind } from './nameForms.ts';
import type { WeighedToken } from './nameToken.ts';

type Tokens = readonly WeighedToken[];

/** Weight of a word that is also in one of the addresses: 'Kajunmi Garam Street'. */
const streetShare = 0.05;
/** Weight of words in brackets, and of words that repeat the name in another script. */
export const bracketShare = 0.12;
export const genericShare = 0.22;

/**
 * Evidence against the same business by words that only one of two names has, in bits. If the names share a rare word, categories of
 * any language count no more than generic words.
 */
export function unmatchedBits(
  tokens: Tokens,
  used: ReadonlySet<number>,
  other: Tokens,
  streets: ReadonlySet<string>,
  sharesRareWord: boolean,
): number {
  let bits = 0;
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i];
    if (!token || used.has(i)) continue;
    if (streets.has(token.text)) bits += token.bits * streetShare;
    else bits += sharesRareWord ? token.bits * shareOf(token, tokens, other) : token.bits;
  }
  return bits;
}

function shareOf(token: WeighedToken, tokens: Tokens, other: Tokens): number {
  if (isOfOtherScript(token, tokens, other)) return bracketShare;
  return token.share > genericShare && !token.isCity && isKind(token) ? genericShare : 1;
}

export const unmatchedTokens = (tokens: Tokens, used: ReadonlySet<number>): Tokens =>
  tokens.filter((_, i) => !used.has(i));

/** A word of a name of two scripts, where the other name is of one: 'วัดกะจุน Kajun Temple' and 'วัดกะจุน'. */
export const isOfOtherScript = ({ script }: WeighedToken, tokens: Tokens, other: Tokens): boolean =>
  script !== null &&
  tokens.some((token) => token.script !== null && token.script !== script) &&
  other.every((token) => token.script !== script);

const isKindAtMost = (token: WeighedToken) => (token.share <= genericShare && !token.isCity) || isKind(token);

/** Whether one name has only its kind or city more than the other, and the other no kind: 'Apotheke Kajunmi', 'Ilona Kajunmi'. */
export const addsKind = (one: Tokens, other: Tokens): boolean =>
  [
    [one, other],
    [other, one],
  ].some(
    ([plain = [], named = []]) =>
      plain.every((token) => token.isCity || isKindAtMost(token)) && !named.some(isKindAtMost),
  );
