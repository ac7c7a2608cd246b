import { describe, expect, it } from '@jest/globals';
import { useSearchResults } from '../../../../../testing/useSearchListings.ts';

/** Names that resemble everyday words. */
const find = useSearchResults([
  ['Quist', 'Cafe', null, null],
  ['Jolly', 'Cafe', null, null],
  ['Findus', 'Cafe', null, null],
  ['Bellini Cafe', 'Cafe', null, null],
  ['Guzzel', 'Cafe', null, null],
  ['Bonita Sky', 'Cafe', null, null],
  ['Wood Pizza', 'Pizza restaurant', null, null],
  ['Goodall Pizza', 'Pizza restaurant', null, null, { rating: 1, reviewCount: 900 }],
  ['Pizza Uno', 'Pizza restaurant', null, null, { rating: 4.9, reviewCount: 900 }],
  ['Grandhotel Dolder', 'Hotel', null, null],
]);

const cafes = ['Quist', 'Jolly', 'Findus', 'Bellini Cafe', 'Guzzel', 'Bonita Sky'];

describe('an everyday word beside a kind', () => {
  it.each([
    ['quiet cafe', 'quiet'],
    ['café joli', 'joli'],
    ['joli café', 'joli'],
    ['cafe with friends', 'friends'],
    ['belli cafe', 'belli'],
    ['bonitos cafe', 'bonitos'],
    ['güzel cafe', 'güzel'],
    ['find cafe', null],
  ])('is not a name that it resembles, and is reported if nothing has it: %s', async (search, word) => {
    const { names, leftOut, didYouMean } = await find(search);
    expect(new Set(names)).toEqual(new Set(cafes));
    expect({ leftOut, didYouMean }).toEqual({ leftOut: word === null ? [] : [word], didYouMean: null });
  });

  it('is a word of a name that has it', async () => {
    expect((await find('bonita cafe')).names).toEqual(['Bonita Sky']);
  });

  it('is a part of a name that is written as one word', async () => {
    expect((await find('grand hotel dolder')).names).toEqual(['Grandhotel Dolder']);
  });

  it('is corrected if nothing else is understood', async () => {
    expect((await find('quiet')).names).toEqual(['Quist']);
  });
});

it('a word for an order does not favour names that begin with it', async () => {
  expect((await find('good pizza')).names[0]).toBe('Pizza Uno');
});
