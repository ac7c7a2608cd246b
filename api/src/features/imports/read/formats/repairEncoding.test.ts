import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { repairEncoding } from './repairEncoding.ts';

const texts = [
  'Café Müller',
  'À la carte – “Chez José”',
  'Çiğköfte Şişli Ünye Iğdır',
  'İSTANBUL ŞUBESİ',
  'KÖLN ÜBACH ÄRZTE',
  'Klaipėda, Šiauliai',
  'Łódź Żabka',
  'McDonald’s • 5€',
  'Кафе «Пушкин» и бар',
  'Αθήνα Ταβέρνα',
  'مطعم بيروت',
  'מסעדה',
  'ร้านอาหาร',
  '寿司屋 ラーメン',
  '한식당',
  'Phở Hà Nội',
  'Pizza 🍕 Roma',
];

const asCodePage = (text: string, codePage: string) => new TextDecoder(codePage).decode(Buffer.from(text));

describe('a text whose UTF-8 was read as a code page', () => {
  it.each(texts)('is repaired from windows-1252: %s', (text) => {
    expect(repairEncoding(asCodePage(text, 'windows-1252'))).toBe(text);
  });

  it.each(texts.slice(0, 13))('is repaired from windows-1254: %s', (text) => {
    expect(repairEncoding(asCodePage(text, 'windows-1254'))).toBe(text);
  });

  it.each(['Кафе Пушкин', 'Ресторан и бар', 'Київ, вулиця'])('is repaired from windows-1251: %s', (text) => {
    expect(repairEncoding(asCodePage(text, 'windows-1251'))).toBe(text);
  });

  it('is repaired beside text that is right', () => {
    expect(repairEncoding('Café McDonaldâ€™s')).toBe('Café McDonald’s');
  });
});

describe('a text that is right', () => {
  it.each([
    ...texts,
    'NESCAFÉ®',
    'JOSÉ’S BAR',
    'CAFÉ–BAR',
    'MALMÖ–LUND',
    'FISKÅ™',
    'TEKİRDAĞ–MALKARA”',
    'ŞİŞ’TE',
    'MAÇÃ”',
    'São João',
    'Её',
    'Вінниця',
    'Їжа «Київ»',
    'Ø’S',
    '12°C ± 3',
    '',
  ])('stays as it is: %s', (text) => {
    expect(repairEncoding(text)).toBe(text);
  });

  it('stays as it is, whatever words of a language it has', () => {
    const word = fc.stringMatching(/^[a-zàâäçéèêëîïôöùûüÿñãõáíóúğışşčžßøåæ]{1,12}$/);
    const sign = fc.constantFrom(' ', ' – ', '’', '”', '®', ', ', ' «', '» ');
    fc.assert(
      fc.property(fc.array(fc.tuple(word, sign)), (words) => {
        const text = words.flat().join('');
        expect(repairEncoding(text)).toBe(text);
      }),
    );
  });
});
