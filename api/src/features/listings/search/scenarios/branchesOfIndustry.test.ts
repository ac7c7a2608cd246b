import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../testing/useSearchListings.ts';

const find = useSearchedNames([
  ['Aksoy A.Ş.', 'Makine ve Teçhizat İmalatı', 'Konya', 'TR'],
  ['Pilen', 'Ambalaj', 'Manisa', 'TR'],
  ['Gama', 'Tekstil', 'Denizli', 'TR'],
  ['Tirsan', 'Otomotiv Yan Sanayi', 'Bursa', 'TR'],
  ['Long Energy', 'HVAC contractor', 'Hadley', 'US'],
]);

describe('a search for companies finds them by their branch', () => {
  it.each([
    ['in English', 'machinery manufacturer konya', 'Aksoy A.Ş.'],
    ['… by what they make alone', 'packaging manisa', 'Pilen'],
    ['in German', 'textilfabrik denizli', 'Gama'],
    ['in Russian', 'текстильная фабрика денизли', 'Gama'],
    ['in the words of the country', 'otomotiv yan sanayi bursa', 'Tirsan'],
    ['but a name as it is', 'long energy', 'Long Energy'],
  ])('%s: %s', async (_what, search, name) => {
    expect((await find(search))[0]).toBe(name);
  });
});
