import { describe, expect, it } from '@jest/globals';
import { searchedWords, unreadWords } from './searchedWords.ts';

describe('the words of a search', () => {
  it.each([
    ['#BubbleTea berlin', ['bubble', 'tea', 'berlin']],
    ['@joes_pizza', ['joes', 'pizza']],
    ['@CaféLuna', ['cafe', 'luna']],
    ['McDonald', ['mcdonald']],
    ['info@JoesPizza.example', ['info', 'joespizza', 'example']],
    ['#1 pizza', ['1', 'pizza']],
  ])('of a tag or a handle are those that its capitals tell apart: %s', (text, words) => {
    expect(searchedWords(text)).toEqual(words);
  });

  it('by which a long search is cut are known, except stop words', () => {
    const long = `please find me pizza ${Array.from({ length: 9 }, (_, n) => `word${n}`).join(' ')} and the lake garden thanks`;
    expect(unreadWords(long)).toEqual(['lake', 'garden']);
    expect(unreadWords(`${'pizza '.repeat(60)} garden`)).toEqual(['garden']);
    expect(unreadWords('pizza in berlin 🍕')).toEqual([]);
  });
});
