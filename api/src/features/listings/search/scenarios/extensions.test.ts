import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../testing/useSearchListings.ts';

const find = useSearchedNames([
  ['Aster', null, 'Hannover', 'DE', { phone: '0511 12345-0' }],
  ['Bellis', null, 'Hannover', 'DE', { phone: '+49 511 98765' }],
  ['Crocus', null, 'Hannover', 'DE', { phone: '0511 12345-20' }],
]);

describe('a number with an extension', () => {
  it.each([
    ['finds the listing that has it', '0511 12345-20', 'Crocus'],
    ['finds the switchboard, which lists write with a zero', '0511 12345-17', 'Aster'],
    ['… or without an extension', '0511 98765-17', 'Bellis'],
    ['… from abroad', '+49 511 98765 - 0', 'Bellis'],
  ])('%s: %s', async (_what, search, name) => {
    expect(await find(search)).toEqual([name]);
  });
});
