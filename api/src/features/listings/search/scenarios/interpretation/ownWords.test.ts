import { describe, expect, it } from '@jest/globals';
import { useSearchResults } from '../../../../../testing/useSearchListings.ts';

const find = useSearchResults([
  ['Zawisza', 'Cafe', 'Łódź', 'PL'],
  ['Kowal', 'Laundry', 'Łódź', 'PL'],
  ['Chez Odile', 'Butcher shop', 'Nîmes', 'FR'],
  ['Holger', 'Furniture store', 'Köln', 'DE'],
  ['Serwis Domowy', 'Appliance repair service', 'Białystok', 'PL'],
  ['ครัวยาย', 'Restaurant', 'Bangkok', 'TH'],
]);

describe('words that a search left out are shown', () => {
  it.each([
    ['with accents and capitals', 'Ćwirek café Łódź', ['Ćwirek']],
    ['with apostrophes', "l'Éclair d'Or café Łódź", ["l'Éclair"]],
    ['of a kind that was respelled', 'bouchrie Łódź', ['bouchrie']],
    ['of a compound that was cut', 'Lebensmittelgroßhandel Köln', ['Lebensmittelgroßhandel']],
    ['of an emoji', 'café 🦷 Łódź', ['🦷']],
    ['of words with a sign between them', 'café 7/24 açık Łódź', ['7/24 açık']],
    ['of a tag', '#ĆwirekKawa Łódź', ['Ćwirek']],
    ['of a town that nothing is in', 'cafés à Besançon', ['Besançon']],
  ])('%s', async (_what, search, words) => {
    const { leftOut } = await find(search);
    expect(leftOut).toEqual(words);
  });

  it('with accents if the search is too long to be interpreted', async () => {
    const { leftOut } = await find('cafe one two three four five six seven eight nine ten Gärten Łąka');
    expect(leftOut).toEqual(expect.arrayContaining(['Gärten', 'Łąka']));
  });
});

describe('a thing that does not work', () => {
  it.each([
    'pralka nie działa w Białymstoku',
    'zepsuła się lodówka Białystok',
    'Białystok zmywarka nie działa',
  ])('is not a word to leave out if someone repairs it: %s', async (search) => {
    const { names, leftOut } = await find(search);
    expect({ names, leftOut }).toEqual({ names: ['Serwis Domowy'], leftOut: [] });
  });
});

describe('a part of a search', () => {
  it('has its words as they were typed beside a compound that was cut', async () => {
    const { parts } = await find('Ćwirek Lebensmittelgroßhandel Köln');
    expect(parts.map(({ words }) => words)).toEqual(['Köln']);
  });
});
