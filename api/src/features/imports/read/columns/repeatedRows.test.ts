import { expect, it } from '@jest/globals';
import { names, useLists } from '../fixtures/lists.ts';

const { read, readColumns } = useLists();

const header = ['Restaurant_Name', 'Ranking', 'Price_Range', 'Cuisine_Type', 'Menu Items'];
const rows = names.map((name, i) => [
  name,
  `4.${i}`,
  ['25 £ ou moins', 'De 26 £ à 40 £'][i % 2] ?? '',
  ['Italienne', 'Japonaise', 'Steak'][i % 3] ?? '',
  i % 2 ? '[]' : "['onions', 'duck']",
]);

it('rows that a list repeats are not one for each dish', async () => {
  const found = await readColumns([header, ...rows, ...rows, ...rows]);
  expect(found).toMatchObject({ Price_Range: 'priceRange', Cuisine_Type: 'category' });
});

it('prices of the dishes of a place are not its own', async () => {
  const dishes = names.flatMap((name, i) =>
    ['Soup', 'Pizza', 'Salad', 'Pie'].map((dish, at) => [
      name,
      `${i + 1} High Street, Leeds`,
      dish,
      `£${4 + at}`,
    ]),
  );
  const found = await read([['Name', 'Address', 'Dish', 'Price'], ...dishes]);
  expect(new Set(found.map(({ priceRange }) => priceRange))).toEqual(new Set([null]));
});
