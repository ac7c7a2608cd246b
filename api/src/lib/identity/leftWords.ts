import { isKind } from './nameForms.ts';
import type { WeighedToken } from './nameToken.ts';

type Tokens = readonly WeighedToken[];

/** Words that only one of two names has, each with what it says against one business. In bits. */
export interface LeftWords {
  words: Tokens;
  bits: number;
}

/** Of a word that one of the addresses has too: 'Kajunmi Garam Street'. */
const streetShare = 0.05;
/** Of words in brackets, and of those that say the rest of the name again in another script. */
export const bracketShare = 0.12;
export const genericShare = 0.22;

/**
 * The words of `tokens` that are not in `used`. Where the names share a rare word, kinds of any language count no more than
 * those of the list of generic words.
 */
export function leftWords(
  tokens: Tokens,
  used: ReadonlySet<number>,
  other: Tokens,
  streets: ReadonlySet<string>,
  sharesRareWord: boolean,
): LeftWords {
  const words = tokens.filter((_, i) => !used.has(i));
  const shareOf = (token: WeighedToken) => {
    if (streets.has(token.text)) return streetShare;
    if (!sharesRareWord) return 1;
    if (isOfOtherScript(token, tokens, other)) return bracketShare;
    return token.share > genericShare && !token.isCity && isKind(token) ? genericShare : 1;
  };
  return { words, bits: words.reduce((sum, token) => sum + token.bits * shareOf(token), 0) };
}

/** A word of a name of two scripts, where the other name is of one: 'วัดกะจุน Kajun Temple' and 'วัดกะจุน'. */
export const isOfOtherScript = ({ script }: WeighedToken, tokens: Tokens, other: Tokens): boolean =>
  script !== null &&
  tokens.some((token) => token.script !== null && token.script !== script) &&
  other.every((token) => token.script !== script);

const isKindAtMost = (token: WeighedToken) => (token.share <= genericShare && !token.isCity) || isKind(token);

/** Whether one name has only its kind or city more than the other, and the other no kind: 'Apotheke Kajunmi', 'Ilona Kajunmi'. */
export const addsKind = ({ words: one }: LeftWords, { words: other }: LeftWords): boolean =>
  [
    [one, other],
    [other, one],
  ].some(
    ([plain = [], named = []]) =>
      plain.every((token) => token.isCity || isKindAtMost(token)) && !named.some(isKindAtMost),
  );
