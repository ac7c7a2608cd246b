import { expect, it } from '@jest/globals';
import { iconOfName } from './iconOfName.ts';

it.each([
  ['Restaurants', 'food'],
  ['Panadería', 'bread'],
  ['Peluquería', 'scissors'],
  ['Аптека', 'health'],
  ['パン屋', 'bread'],
  ['صيدلية', 'health'],
  ['Fontanero', 'wrench'],
  ['Quincaillerie', 'wrench'],
  ['Hiệu sách', 'book'],
  ['Fleuriste', 'leaf'],
  ['Zahnarzt', 'tooth'],
  ['Ristorante pizzeria', 'food'],
  ['Zzqx', null],
])('the icon of a category named %s is %s', (name, icon) => {
  expect(iconOfName(name)).toBe(icon);
});
