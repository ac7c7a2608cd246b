import { describe, expect, it } from '@jest/globals';
import { everyListing, type Interpretation } from '../searchTerms.ts';
import { relatedInterpretations } from './relatedMatches.ts';

const reading = (leftOut: string, other: Partial<Interpretation> = {}): Interpretation => ({
  ...everyListing,
  leftOut: [leftOut],
  ...other,
});

async function related(further: readonly Interpretation[]): Promise<string[]> {
  const found: string[] = [];
  for await (const { leftOut } of relatedInterpretations(oneByOne(further), everyListing))
    found.push(...leftOut);
  return found;
}

async function* oneByOne(all: readonly Interpretation[]): AsyncGenerator<Interpretation> {
  yield* all;
}

describe('the interpretations that may find related listings', () => {
  it('exclude contacts, words that names have by chance, and corrected words', async () => {
    const others = [{ ids: [1] }, { isUnsorted: true }, { isCorrected: true }].map((other) =>
      reading('no', other),
    );
    expect(await related([...others, reading('yes')])).toEqual(['yes']);
  });

  it('are five at most, since each is a statement', async () => {
    expect(await related(['a', 'b', 'c', 'd', 'e', 'f'].map((word) => reading(word)))).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
    ]);
  });
});
