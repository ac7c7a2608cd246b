import { describe, expect, it } from '@jest/globals';
import { useSearchResults } from '../../../../../testing/useSearchListings.ts';

const find = useSearchResults([
  ['Şehzade Ciğercisi', null, 'İstanbul', 'TR'],
  ['Şehzade Kebap', null, 'İstanbul', 'TR'],
  ['Café Bröseli', 'Cafe', 'Zürich', 'CH'],
  ['Bob’s Laundry', 'Laundry', 'Leeds', 'GB'],
]);

describe('a search with a typo is offered', () => {
  it.each([
    ['with the letters of the listing', 'Şehzade Ciğercsii', 'Şehzade Ciğercisi'],
    ['in small letters, where it was typed in these', 'şehzade ciğercsii', 'şehzade ciğercisi'],
    ['with the accents that were typed', 'Café Bröselli Zürich', 'Café Bröseli Zürich'],
    ['… and those that were not', 'Cafe Broselli Zurich', 'Cafe Bröseli Zurich'],
    ['without accents where nothing has any', 'bobs laundrey leeds', 'bobs laundry leeds'],
  ])('%s: %s', async (_what, search, meant) => {
    const { names, didYouMean } = await find(search);
    expect(names).toHaveLength(1);
    expect(didYouMean).toBe(meant);
  });
});
