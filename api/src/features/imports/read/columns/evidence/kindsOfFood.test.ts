import { expect, it } from '@jest/globals';
import { names, useLists } from '../../fixtures/lists.ts';

const { read } = useLists();

it.each(['food_type', 'Type of food', 'tipo de comida'])('%s is the kind of a place', async (header) => {
  const kinds = ['Chinese', 'Contemporary American', 'Unspecified', 'Californian', 'Steakhouse'];
  const rows = names.map((name, i) => [name, `${i + 1} High Street, Leeds`, kinds[i % 5] ?? '']);
  const found = await read([['name', 'address', header], ...rows]);
  expect(found.slice(0, 5).map(({ category }) => category)).toEqual([
    'Chinese',
    'Contemporary American',
    null,
    'Californian',
    'Steakhouse',
  ]);
});
