import { expect, it } from '@jest/globals';
import { countOnMap } from './countOnMap.ts';

const cluster = {};
const list = { nodes: [], totalCount: 40, totalCountIsLowerBound: false };
const bound = { ...list, totalCountIsLowerBound: true };

it.each([
  ['all of a list', [cluster], 40, false, list, {}, '40 on the map'],
  [
    'a list with places without a position',
    [cluster],
    37,
    false,
    list,
    {},
    '37 on the map, 3 without a position',
  ],
  ['an estimate', [cluster], 12_345, true, bound, {}, 'About 12.3K on the map'],
  ['the first page of a list where a sample holds none', [], 12, true, bound, {}, 'The first 12 on the map'],
  ['the best of a search', [cluster], 1000, true, bound, { search: 'a' }, 'The best 1,000 on the map'],
  ['none of the best', [], 0, true, bound, { search: 'a' }, 'None of the best 1,000 is on the map'],
  [
    'none of the nearest',
    [],
    0,
    true,
    bound,
    { near: { latitude: 1, longitude: 1, radiusKm: 5 } },
    'None of the nearest 1,000 is on the map',
  ],
])('%s is counted in words', (_what, clusters, totalCount, isApproximate, businesses, filter, text) => {
  expect(countOnMap({ clusters, totalCount, isApproximate }, businesses, totalCount, filter)).toBe(text);
});
