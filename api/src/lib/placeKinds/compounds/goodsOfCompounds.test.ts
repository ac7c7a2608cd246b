import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { endingsOfGoods, kindOfGoods } from './goodsOfCompounds.ts';

describe('a compound of goods', () => {
  it.each([
    ['gartenmobel', 'shop/furniture'],
    ['winterjacken', 'shop/clothes'],
    ['akustikgitarre', 'shop/musical_instrument'],
    ['brautschuhe', 'shop/clothes/wedding'],
    ['druckerpapier', 'shop/stationery'],
    ['loopschoenen', 'shop/shoes'],
    ['uhren', 'shop/watches'],
  ])('is sold where its end is: %s', (word, kind) => {
    expect(kindOfGoods(word)).toBe(kind);
  });

  it.each(['bahnhofstrasse', 'friedrichshain', 'winchester', 'trautwein', 'freshwater', 'berge', 'wolle1'])(
    'is none where it is a name or ends otherwise: %s',
    (word) => {
      expect(kindOfGoods(word)).toBeNull();
    },
  );

  it('is sold somewhere, whatever precedes its end', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{3,12}$/), fc.constantFrom(...endingsOfGoods), (first, last) => {
        expect(kindOfGoods(first + last)).not.toBeNull();
      }),
    );
  });
});
