import { isWithinOneEdit } from '../../../../../../../domain/search/typo.ts';
import { namedField, type ColumnField } from '../columnFields.ts';
import { headerReading, wordsOf } from '../headerReading.ts';
import { fitOf } from '../content/valueFit.ts';
import { fieldOfWord } from './headerWords.ts';

/** Minimum number of values that must support the corrected header. */
const minCount = 8;

/** Fields whose values can confirm a header with a typo: 'number_of_reviwes', 'Lonxitude'. */
const spelled = [
  'rating',
  'reviewCount',
  'latitude',
  'longitude',
  'phone',
  'email',
  'website',
] as const satisfies readonly ColumnField[];
const minSpelledLength = 6;

export function misspelt(header: string, values: readonly string[]): ColumnField | null {
  const words = wordsOf(header);
  if (values.length < minCount || words.length === 0 || words.length > 4) return null;
  for (const [at, word] of words.entries()) {
    if (word.length < minSpelledLength || isKnownWord(word)) continue;
    for (const known of [...fieldOfWord.keys(), 'reviews', 'ratings']) {
      if (!isWithinOneEdit(word, known)) continue;
      const meant = headerReading(words.with(at, known).join(' '))?.field;
      const found = spelled.find((one) => one === meant);
      if (found !== undefined && fitOf(found, values) === 'fits') return found;
    }
  }
  return null;
}

const isKnownWord = (word: string) => fieldOfWord.has(word) || namedField(word) !== undefined;
