import { describe, expect, it } from '@jest/globals';
import { rowOf } from '../../fixtures/checkedRow.ts';
import { names, tableOfNames, useLists } from '../../fixtures/lists.ts';

const { read } = useLists();

describe('descriptions that are discounts', () => {
  it.each([
    ['30% off everything', '20% off drinks, 1+1 on beer'],
    ['30% על הכל', '1+1 על האלכוהול'],
    ['20% indirim', '1+1 kahve'],
  ])('are left out: %s', async (one, other) => {
    const rows = await read([
      ['Name', 'City', 'Description'],
      ...names.map((name, i) => [name, 'Tel Aviv', i % 2 ? one : other]),
    ]);
    expect(rows.map(({ description }) => description)).toEqual(names.map(() => null));
  });

  it('are none if texts only mention a share', async () => {
    const text =
      'Family restaurant in the old town with wines of the region and 100% local beef from the farms around.';
    const rows = await read([
      ['Name', 'City', 'Description'],
      ...names.map((name, i) => [name, 'York', `${text} Since 19${i + 10}.`]),
    ]);
    expect(rows[0]?.description).toContain('Family restaurant');
  });
});

describe('rows of dishes', () => {
  it.each([
    ['Category', 'Item Name', 'Price', 'Description'],
    ['Section', 'Dish', 'Price', 'Description'],
    ['Categoría', 'Plato', 'Precio', 'Descripción'],
  ])('do not describe the place: %s, %s', async (section, item, price, text) => {
    const rows = await read([
      ['Restaurant', 'Address', section, item, price, text],
      ...names.map((_, i) => [
        names[i < 5 ? 0 : 1] ?? '',
        '5 High Street, York',
        i % 2 ? 'Best in pizza' : 'Sides and dips',
        `No. ${i} of the list`,
        `${i + 5}`,
        `${i + 1} pieces with garlic bread and a soft drink`,
      ]),
    ]);
    expect(rows[0]).toMatchObject({ name: names[0], category: null, description: null, priceRange: null });
  });
});

describe('descriptions', () => {
  it('are read under a short word, and as a list of paragraphs', async () => {
    const rows = await read(
      tableOfNames(['desc'], (i) => [`["Le meilleur du quartier ${i}.", "Avec terrasse."]`]),
    );
    expect(rows[4]?.description).toBe('Le meilleur du quartier 4.\nAvec terrasse.');
  });
});

describe('the description of a dish', () => {
  it('does not describe the place', async () => {
    const rows = await read([
      ['Restaurante', 'Prato', 'Descrição', 'Telefone'],
      ...names.map((name, i) => [name, `Prato ${i}`, 'Pão de alho recheado com cupim.', `(21) 3579-149${i}`]),
    ]);
    expect(rows[0]).toMatchObject({ name: 'Mira Kiosk', description: null });
  });
});

describe('words for a description in Korean, Japanese and Chinese', () => {
  it.each(['간단한 소개', '소개', '紹介文', '介绍'])('are known: %s', (header) => {
    const text = 'A quiet house by the river with a large garden.';
    expect(rowOf({ [header]: text }).description).toBe(text);
  });
});
