import { describe, expect, it } from '@jest/globals';
import { isEverydayWord } from './everydayWords.ts';
import { plainWords } from '../plainWords.ts';

describe('words for how something is', () => {
  it.each([
    'quiet',
    'gemütliches',
    'schönen',
    'chaleureuse',
    'bonitas',
    'tranquille',
    'acolhedor',
    'gezellige',
    'güzel',
    'уютное',
    'затишна',
    'przytulna',
    'ήσυχο',
    'hyggeligt',
  ])('are known with their endings: %s', (word) => {
    expect(plainWords(word).every(isEverydayWord)).toBe(true);
  });

  it('are not parts of their entries', () => {
    expect(['', 'e', 'er', 'ый', 'kebab', 'smith'].filter(isEverydayWord)).toEqual([]);
  });
});
