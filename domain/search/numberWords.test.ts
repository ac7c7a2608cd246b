import { describe, expect, it } from '@jest/globals';
import { numbersIn } from './numberWords.ts';

const meanings = (...words: string[]) =>
  numbersIn(words).map(({ words: [word], means }) => [word, ...means].join('='));

describe('a number in a search', () => {
  it.each([
    ['three', ['three=3']],
    ['drei', ['drei=3']],
    ['uc', ['uc=3']],
    ['1st', ['1st=first']],
    ['٣٣', ['٣٣=33']],
    ['33', []],
    ['cafe', []],
  ])('is also written otherwise: %s', (word, expected) => {
    expect(meanings(word)).toEqual(expected);
  });

  it('in digits is written in the words of each language, among other words', () => {
    expect(meanings('cafe', '7')).toEqual(
      ['seven', 'sieben', 'sept', 'siete', 'sette', 'yedi'].map((word) => `7=${word}`),
    );
  });
});
