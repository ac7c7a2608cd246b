import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { foldText } from './fold.ts';

describe('foldText', () => {
  it.each([
    ['ISPARTA', 'isparta'],
    ['Iğdır', 'igdir'],
    ['İSTANBUL', 'istanbul'],
    ['ışık', 'isik'],
    ['Şişli Çarşı', 'sisli carsi'],
    ['Café Crème', 'cafe creme'],
    ['Cafe\u0301', 'cafe'],
    ['Zürich', 'zurich'],
    ['Straße', 'strasse'],
    ['Łódź', 'lodz'],
    ['Øresund Ærø', 'oresund aero'],
    ['Αθήνα', 'αθηνα'],
    ['Ёлка', 'елка'],
    ['Йогурт', 'йогурт'],
    ['ガスト', 'ガスト'],
    ['서울', '서울'],
    ['Joe’s – Bar', "joe's - bar"],
    ['ﬁne ①', 'fine ①'],
    ['ȽƁɃ', 'lbb'],
    ['', ''],
  ])('%s -> %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('changes no character the second time', () => {
    const characters = Array.from({ length: 0x10000 }, (_, code) => String.fromCodePoint(code));
    expect(characters.filter((character) => foldText(foldText(character)) !== foldText(character))).toEqual(
      [],
    );
  });

  it('changes no text the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => foldText(foldText(text)) === foldText(text)),
    );
  });
});
