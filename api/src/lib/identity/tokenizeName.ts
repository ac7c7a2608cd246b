import { foldText } from '../../../../domain/text/fold.ts';
import { fillerWords, genericWords, nameSpellings } from './identityWords.ts';
import { latinText, soundOf, withoutMisreadDigits } from './identityText.ts';
import type { NameToken } from './nameToken.ts';
import { bracketShare, genericShare } from './unmatchedTokens.ts';

const tailShare = 0.4;
const fillerShare = 0.03;
const maxTokens = 12;

function wordsOf(text: string): string[] {
  return text
    .replace(/(?<=[\p{L}\d])['’`´]s?(?=$|[^\p{L}\d])/gu, 's')
    .replace(/['’`´]/g, '')
    .replace(/\b(?:[a-z]\.){2,}/g, (initials) => initials.replaceAll('.', ''))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Legal forms of names that are written without spaces. */
const joinedForms = /(?:股份)?有限(?:责任|責任)?公司|株式会社|有限会社|合同会社|주식회사|\((?:株|有|주)\)/gu;

/** A single letter, usually the initial of a person: 'Peeters S', 'C. Kajunmi'. */
const initial = /^[a-z]$/;
const scriptOf = (word: string): NameToken['script'] =>
  /\p{L}/u.test(word) ? (/\p{Script=Latin}/u.test(word) ? 'LATIN' : 'OTHER') : null;

/** The words of a name with their weights, in order. */
export function tokenizeName(name: string): NameToken[] {
  const whole = name.normalize('NFKC');
  const text = foldText(whole.replace(joinedForms, ' ').trim() || whole).replace(/\s*&\s*|\s\+\s/g, ' and ');
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
    const latin = withoutMisreadDigits(latinText(word).replace(/[^\p{L}\p{N}]+/gu, ''));
    const spelled = nameSpellings.get(latin) ?? latin;
    const isGeneric = genericWords.has(spelled) || initial.test(spelled);
    const of = fillerWords.has(spelled) ? fillerShare : isGeneric ? genericShare : 1;
    return {
      text: spelled,
      written: word,
      sound: soundOf(spelled),
      script: scriptOf(word),
      share: share * of,
    };
  });
  const merged = new Map<string, NameToken>();
  for (const token of tokens.slice(0, maxTokens * 2)) {
    const known = merged.get(token.text);
    if (!known) merged.set(token.text, token);
    else if (known.share < token.share) known.share = token.share;
  }
  const strongest = [...merged.values()].slice(0, maxTokens);
  // A name of generic words only is identified by them: 'The Steak House'.
  const best = Math.max(0, ...strongest.map(({ share }) => share));
  return best > 0 && best < 0.2
    ? strongest.map((token) => ({ ...token, share: Math.min(1, token.share * 6) }))
    : strongest;
}
