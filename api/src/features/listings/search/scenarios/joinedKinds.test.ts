import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../testing/useSearchListings.ts';

/** A list in which most listings have no category, and some no town. */
const find = useSearchedNames([
  ['Roberson Air Conditioning', null, 'Wharton', 'US'],
  ['Accurate Solutions', null, 'Lubbock', 'US'],
  ['Nowhere Heating & Cooling', null, null, 'US'],
  ['Nowhere Plumbing & Heating', null, null, 'US'],
  ['Severyn', 'HVAC contractor', 'Naples', 'US'],
  ['Privette', 'Plumber', 'Naples', 'US'],
  ['Daily Sushi', 'Sushi restaurant', 'Berlin', 'DE'],
  ['Miki', 'Ramen restaurant', 'Berlin', 'DE'],
]);

describe('two kinds that are asked for together in a town', () => {
  it.each(['heating and cooling', 'heating & cooling', 'heating and air', 'chauffage et climatisation'])(
    'as the name of one kind, before listings without a town: %s',
    async (kinds) => {
      expect(await find(`${kinds} wharton`)).toEqual(['Roberson Air Conditioning']);
    },
  );

  it.each(['plumbing and heating', 'plumbing & heating', 'plumbing + heating'])(
    'as either, before listings without a town: %s',
    async (kinds) => {
      expect(await find(`${kinds} lubbock`)).toEqual(['Accurate Solutions']);
      expect((await find(`${kinds} naples`)).toSorted()).toEqual(['Privette', 'Severyn']);
    },
  );

  it.each(['sushi & ramen berlin', 'sushi/ramen berlin', 'sushi und ramen berlin'])(
    'as either, with a word or a sign between them: %s',
    async (search) => {
      expect((await find(search)).toSorted()).toEqual(['Daily Sushi', 'Miki']);
    },
  );
});
