import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../testing/useSearchListings.ts';

// Lists of shops of all sorts often have no column for what they sell, which their names say.
const find = useSearchedNames([
  ['Gitarrenstube Wolff', null, 'Berlin', 'DE'],
  ['Salon Teppichwelt', null, 'Berlin', 'DE'],
  ['Tintenkontor', null, 'Berlin', 'DE'],
  ['Nordlicht Laternen', null, 'Berlin', 'DE'],
  ['Casa Tequila Burritos', 'Restaurant', 'Berlin', 'DE'],
  ['Zur Linde', 'Restaurant', 'Berlin', 'DE'],
  ['Dorfbücherei', 'Bookstore', 'Berlin', 'DE'],
]);

describe('if no listing is of a kind, a search finds those named after its goods', () => {
  it.each([
    ['guitars berlin', 'Gitarrenstube Wolff'],
    ['гитары берлин', 'Gitarrenstube Wolff'],
    ['alfombras berlín', 'Salon Teppichwelt'],
    ['halı berlin', 'Salon Teppichwelt'],
    ['restaurante mexicano berlin', 'Casa Tequila Burritos'],
  ])('%s: %s', async (search, name) => {
    expect((await find(search))[0]).toBe(name);
  });
});
