import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../testing/useSearchListings.ts';

const rated = (rating: number) => ({ rating, reviewCount: 500 });

/** Names that begin with words of praise, price or request, beside better rated listings of the same kind. */
const find = useSearchedNames([
  ['Tasty Thai', 'Thai restaurant', 'Bern', 'CH', rated(3.9)],
  ['Siam Garden', 'Thai restaurant', 'Bern', 'CH', rated(4.9)],
  ['Famous Kebab', 'Kebab shop', 'Bern', 'CH', rated(3.8)],
  ['Anatolia', 'Kebab shop', 'Bern', 'CH', rated(4.8)],
  ['Delicious Corner', 'Cafe', 'Bern', 'CH', rated(3.7)],
  ['Popular Hotel', 'Hotel', 'Bern', 'CH', rated(3.5)],
  ['Lake Hotel', 'Hotel', 'Bern', 'CH', rated(4.7)],
  ['Happy Hours', 'Bar', 'Bern', 'CH', rated(3.4)],
  ['Blue Bar', 'Bar', 'Bern', 'CH', rated(4.7)],
  ['Appointment Salon', 'Hair salon', 'Bern', 'CH', rated(3.6)],
  ['Golden Scissors', 'Hair salon', 'Bern', 'CH', rated(4.6)],
  ['Mura Sushi', 'Sushi restaurant', 'Bern', 'CH', rated(3.6)],
  ['Edo', 'Sushi restaurant', 'Bern', 'CH', rated(4.6)],
  ['Ko Samui Cafe', 'Cafe', 'Bern', 'CH', rated(3.6)],
]);

describe('a name with words of an intent or a request is found first', () => {
  it.each([
    ['tasty thai', 'Tasty Thai'],
    ['tasty thai bern', 'Tasty Thai'],
    ['famous kebab', 'Famous Kebab'],
    ['famous kebab bern', 'Famous Kebab'],
    ['delicious corner', 'Delicious Corner'],
    ['popular hotel bern', 'Popular Hotel'],
    ['happy hours', 'Happy Hours'],
    ['happy hours bern', 'Happy Hours'],
    ['appointment salon', 'Appointment Salon'],
    ['mura sushi', 'Mura Sushi'],
    ['mura sushi bern', 'Mura Sushi'],
    ['ko samui cafe', 'Ko Samui Cafe'],
    ['ko samui', 'Ko Samui Cafe'],
  ])('%s', async (search, name) => {
    expect((await find(search))[0]).toBe(name);
  });
});
