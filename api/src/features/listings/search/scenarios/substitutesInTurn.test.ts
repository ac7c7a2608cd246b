import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../testing/useSearchListings.ts';

const find = useSearchedNames([
  ['Zur Ecke', 'Convenience store', 'Berlin', 'DE'],
  ['Linde', 'Dentist', 'Berlin', 'DE'],
  ['Ψαροταβέρνα Ανατολή', 'Ταβέρνα', 'Λεμεσός', 'CY'],
  ['Ανατολή', 'Φαρμακείο', 'Λεμεσός', 'CY'],
]);

describe('a search finds', () => {
  it.each([
    ['what stands for a kind that stands for another, in Polish', 'sklep spożywczy berlin', ['Zur Ecke']],
    ['… in Italian', 'negozio di alimentari berlin', ['Zur Ecke']],
    ['… of fruit', 'obst und gemüse berlin', ['Zur Ecke']],
    ['a name with a typo in its word for a kind', 'Ψραοταβέρνα Ανατολή', ['Ψαροταβέρνα Ανατολή']],
  ])('%s: %s', async (_what, search, names) => {
    expect(await find(search)).toEqual(names);
  });
});
