import { describe, expect, it } from '@jest/globals';
import { emojiByKind } from '../../../../domain/search/emoji/emojiByKind.ts';
import { searchedWords } from '../../../../domain/search/searchedWords.ts';
import { kindOfSearch } from './kindOfSearch.ts';

const emojis = Object.values(emojiByKind).flatMap((some) => some.split(' '));

describe('each emoji that stands for a kind of place', () => {
  it('is searched by words that the dictionary knows as a kind', () => {
    const unknown = emojis.filter((emoji) => kindOfSearch(searchedWords(emoji).join(' ')) === null);
    expect(unknown).toEqual([]);
  });

  it('is searched alike with the signs for colours, skins and persons that keyboards add', () => {
    for (const emoji of emojis) {
      const words = searchedWords(emoji);
      for (const written of [`${emoji}\ufe0f`, `${emoji}\u{1f3fd}`, `${emoji}\u{1f3fd}\u200d♀\ufe0f`])
        expect(searchedWords(`${written}berlin`)).toEqual([...words, 'berlin']);
    }
  });
});
