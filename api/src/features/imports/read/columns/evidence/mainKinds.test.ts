import { expect, it } from '@jest/globals';
import { names, useLists } from '../../fixtures/lists.ts';

const { read } = useLists();

it('the kind that another column lists before more goes before the list, known or not', async () => {
  const kinds = ['Restoran Jawa', 'Restoran Ikan Bakar', 'Rumah Makan'];
  const main = (i: number) => kinds[i % 3] ?? '';
  const lists = names.map((name, i) => [name, `${main(i)}, Restoran Prasmanan, Restoran ikan`, main(i)]);
  const found = await read([['name', 'category', 'main_category'], ...lists]);
  expect(found.map(({ category }) => category)).toEqual(names.map((_, i) => main(i)));
});
