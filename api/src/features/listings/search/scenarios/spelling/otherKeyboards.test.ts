import { describe, expect, it } from '@jest/globals';
import { useSearchResults } from '../../../../../testing/useSearchListings.ts';

const find = useSearchResults([
  ['Brightway', null, 'Zürich', 'CH'],
  ['Osteria Nove', 'Pizzeria', 'Zürich', 'CH'],
  ['Taberna', 'Restaurant', 'Nicosia', 'CY'],
  ['Весна', 'Bakery', 'Казань', 'RU'],
  ['Юг', 'Cafe', 'Казань', 'RU'],
]);

describe('a search on the wrong keyboard finds', () => {
  it.each([
    ['a name in Latin letters', 'икшпрецфн', ['Brightway']],
    ['… beside its town', 'икшпрецфн ягкшср', ['Brightway']],
    ['a kind beside a town that was typed right', 'зшяяф цюрих', ['Osteria Nove']],
    ['a kind on a Greek keyboard', 'πιζζα zürich', ['Osteria Nove']],
    ['a kind on a Korean keyboard', 'ㅔㅑㅋㅋㅁ zürich', ['Osteria Nove']],
    ['a kind and a town in Cyrillic', 'htcnjhfy ybrjcbz', ['Taberna']],
    ['a name in Cyrillic with signs for letters', 'dtcyf', ['Весна']],
  ])('%s: %s', async (_what, search, names) => {
    expect((await find(search)).names).toEqual(names);
  });

  it('nothing for keys that make no words on any keyboard', async () => {
    expect((await find('фывапр ячсмит')).names).toEqual([]);
  });

  it('nothing for a town or a kind that the directory lacks', async () => {
    for (const search of ['дщтвщт', 'ащещпкфзрук', 'ащещпкфзрук дщтвщт'])
      expect((await find(search)).names).toEqual([]);
  });

  it('the named listings, and shows how it was read', async () => {
    expect((await find('зшяяф ягкшср')).didYouMean).toBe('pizza zurich');
  });
});
