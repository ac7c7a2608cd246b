import { foldText } from '../../../../../../../domain/text/fold.ts';
import { mapLanguages } from '../mapLanguages.ts';
import { plainDigits } from './plainDigits.ts';

// Compact numbers such as '1.2K' on maps; their words come from the runtime's CLDR.

/** Numbers whose words are looked up: plural forms differ. */
const examples = [2000, 5000, 11_000, 500_000, 2_000_000, 5_000_000];

const plain = (word: string) => foldText(word.normalize('NFKC')).replace(/[\s.\u200b-\u200f]/g, '');

/** Factors by the word after a number. Ambiguous words are omitted. */
function readFactors(): ReadonlyMap<string, number> {
  const found = new Map<string, Set<number>>();
  for (const language of mapLanguages)
    for (const compactDisplay of ['short', 'long'] as const) {
      const format = new Intl.NumberFormat(language, {
        notation: 'compact',
        compactDisplay,
        numberingSystem: 'latn',
      });
      for (const example of examples) {
        const parts = format.formatToParts(example);
        const word = plain(parts.find(({ type }) => type === 'compact')?.value ?? '');
        const digits = parts.flatMap(({ type, value }) =>
          type === 'integer' ? [value] : type === 'decimal' ? ['.'] : type === 'fraction' ? [value] : [],
        );
        const factor = Math.round(example / Number(plainDigits(digits.join(''))));
        // Single letters are ambiguous between languages.
        if (/^(?:\p{L}[\p{L}\p{M}]+|\p{Script=Han}|\p{Script=Hangul})$/u.test(word) && factor >= 1000)
          found.set(word, (found.get(word) ?? new Set()).add(factor));
      }
    }
  return new Map(
    [...found].flatMap(([word, factors]) => (factors.size === 1 ? [[word, [...factors][0] ?? 1]] : [])),
  );
}

let factors: ReadonlyMap<string, number> | undefined;

const cut = /^(\d{1,6}(?:[.,]\d{1,2})?)[\s\u00a0\u202f]?(\p{L}[\p{L}\p{M}.\u200b-\u200f]{0,14})$/u;

/** Parses a compact number: '5 آلاف', '1,2 тыс.', '3.4万'. Null for any other text. */
export function compactNumber(text: string): number | null {
  const [, digits = '', word = ''] = cut.exec(text) ?? [];
  if (digits === '') return null;
  factors ??= readFactors();
  const factor = factors.get(plain(word));
  return factor === undefined ? null : Math.round(Number(digits.replace(',', '.')) * factor);
}
