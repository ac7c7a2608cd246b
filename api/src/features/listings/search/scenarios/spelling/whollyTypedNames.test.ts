import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../../testing/useSearchListings.ts';

const best = { rating: 5, reviewCount: 900, isVerified: true };

const find = useSearchedNames([
  ['Aurora', 'Restaurant', 'Zürich', 'CH'],
  ["d'Aurora Aurora", 'Restaurant', 'Zürich', 'CH', best],
  ['Quest Diagnostics', 'Medical laboratory', 'Mesa', 'US'],
  ['Quest Diagnostics Walmart-Quest GLENDALE', 'Medical laboratory', 'Mesa', 'US', best],
  ['Burgers Berlin', 'Restaurant', 'Berlin', 'DE'],
  ["Let's Burger Burgers in Berlin", 'Restaurant', 'Berlin', 'DE', best],
  ['Gardens Restaurant', 'Restaurant', 'Ayia Napa', 'CY'],
  ['Four Gardens, Garden Restaurant', 'Restaurant', 'Ayia Napa', 'CY', best],
  ['Кафе Весна', 'Cafe', 'Казань', 'RU'],
  ['Весна Весна Суши Кафе', 'Cafe', 'Казань', 'RU', best],
  ['만두집 하늘', 'Restaurant', '서울', 'KR', best],
  ['하늘약국', 'Pharmacy', '서울', 'KR'],
]);

describe('a listing whose whole name was typed ranks before longer names', () => {
  it.each([
    ['beside its town', 'aurora zürich', 'Aurora'],
    ['beside a word for its kind', 'quest diagnostics medical laboratory', 'Quest Diagnostics'],
    ['beside a word that it lacks', 'quest diagnostics booking', 'Quest Diagnostics'],
    ['with a typo', 'quest diagnosticks mesa', 'Quest Diagnostics'],
    ['in another order', 'diagnostics quest', 'Quest Diagnostics'],
    ['… of a kind and a town', 'berlin burgers', 'Burgers Berlin'],
    ['… of a kind and a name', 'restaurant gardens', 'Gardens Restaurant'],
    ['rather than one that holds more than the typed word', 'haneul', '만두집 하늘'],
    ['in another script', 'весна кафе казань', 'Кафе Весна'],
  ])('%s: %s', async (_what, search, name) => {
    const [first] = await find(search);
    expect(first).toBe(name);
  });
});
