import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../../testing/useSearchListings.ts';

const kinds = ['Restaurant', 'Dentist'] as const;
const towns = [
  ...[['Wien', 'AT'] as const, ['Praha', 'CZ'] as const, ['Hamburg', 'DE'] as const],
  ...[['Kraków', 'PL'] as const, ['Helsinki', 'FI'] as const, ['Tartu', 'EE'] as const],
  ...[['Trakai', 'LT'] as const, ['Zadar', 'HR'] as const, ['Yerevan', 'AM'] as const],
];
const find = useSearchedNames([
  ...towns.flatMap(([town, country]) =>
    kinds.map(
      (kind, at) =>
        [
          `${'ABCDEFGHI'[towns.findIndex(([one]) => one === town)] ?? ''}xal ${at}`,
          kind,
          town,
          country,
        ] as const,
    ),
  ),
  ['Hotel Praze', 'Hotel', 'Hamburg', 'DE'],
  ['Zadru', 'Restaurant', 'Hamburg', 'DE'],
]);

describe('a search with the name of a town in a case', () => {
  it.each([
    ['Polish, in the directory by another name', 'restauracje w Wiedniu', 'Axal 0'],
    ['Czech, whose consonant changes', 'restaurace v Praze', 'Bxal 0'],
    ['Polish, without its preposition', 'dentysta Krakowie', 'Dxal 1'],
    ['Finnish, in the genitive', 'Helsingin ravintolat', 'Exal 0'],
    ['Estonian, with a distant town of that name', 'hambaarst Tartus', 'Fxal 1'],
    ['Lithuanian', 'restoranai Trakuose', 'Gxal 0'],
    ['Croatian, whose vowel is lost', 'zubar u Zadru', 'Hxal 1'],
    ['Armenian', 'ռեստորաններ Երևանում', 'Ixal 0'],
    ['the genitive of German', 'Hamburgs Zahnärzte', 'Cxal 1'],
  ])('finds what is there: %s: %s', async (_what, search, name) => {
    expect(await find(search)).toEqual([name]);
  });

  it.each([
    ['hotel praze', 'Hotel Praze'],
    ['zadru', 'Zadru'],
    ['restaurant zadru', 'Zadru'],
  ])('takes no name for one: %s', async (search, name) => {
    expect((await find(search))[0]).toBe(name);
  });
});
