import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../../testing/useSearchListings.ts';

const find = useSearchedNames([
  ['Sai Dental', null, 'Chennai', 'IN'],
  ['Apollo Dental', null, 'Chennai', 'IN'],
  ['Sawa', 'Restaurant', 'Nicosia', 'CY'],
  ['Rokoko', 'Restaurant', 'Nicosia', 'CY'],
  ['Mori', 'Restaurant', 'Zürich', 'CH'],
  ['Neni', 'Restaurant', 'Zürich', 'CH'],
]);

describe('a short name in another script is found', () => {
  it.each([
    ['साई डेंटल', 'Sai Dental'],
    ['σάουα λευκωσία', 'Sawa'],
    ['モリ チューリッヒ', 'Mori'],
    ['нени цюрих', 'Neni'],
  ])('%s: %s', async (search, name) => {
    expect((await find(search))[0]).toBe(name);
  });
});
