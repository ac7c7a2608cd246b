import { expect, it } from '@jest/globals';
import { names } from '../../fixtures/lists.ts';
import { readingsOf } from '../../fixtures/columnTable.ts';

const by = (value: (i: number) => string) => names.map((_, i) => value(i));
const kinds = by((i) => ['Restoran', 'Apoteka', 'Hotel', 'Pekara', 'Knjižara'][i % 5] ?? '');
const sites = by((i) => `shop${i}.example.com`);

it.each([
  ['Poslovno ime', 'Naziv delatnosti', 'Veb adresa'],
  ['Poslovni naziv', 'Naziv djelatnosti', 'Veb sajt'],
  ['Naziv', 'Opis delatnosti', 'Web'],
  ['Obchodné meno', 'Názov činnosti', 'Webstránka'],
])('registers name the business apart from what it does: %s, %s', (name, kind, website) => {
  const readings = readingsOf({
    [name]: names,
    'Šifra delatnosti': by((i) => `56${10 + i}`),
    [kind]: kinds,
    [website]: sites,
  });
  expect(readings).toEqual({
    [name]: 'name',
    'Šifra delatnosti': null,
    [kind]: 'category',
    [website]: 'website',
  });
});
