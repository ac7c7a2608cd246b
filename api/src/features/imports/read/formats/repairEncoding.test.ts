import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import iconv from 'iconv-lite';
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
  'Thương Mại Phương Nam, Đường Số 3',
  'Pizza 🍕 Roma',
];

/** A text of UTF-8 as a program shows it that expects a code page, with control characters for bytes that this does not use. */
const asCodePage = (text: string, codePage: string) =>
  [...Buffer.from(text)]
    .map((byte) => iconv.decode(Buffer.of(byte), codePage).replace('\ufffd', String.fromCharCode(byte)))
    .join('');

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

  it.each(['macintosh', 'cp850', 'cp437'])('is repaired from %s', (codePage) => {
    for (const text of ['Café Müller', 'McDonald’s', 'Çiğköfte Şişli', 'Łódź'])
      expect(repairEncoding(asCodePage(text, codePage))).toBe(text);
  });

  it('is repaired if that happened twice', () => {
    for (const codePage of ['windows-1252', 'latin1']) {
      const twice = asCodePage(asCodePage('Café Roma’s', codePage), codePage);
      expect(repairEncoding(twice)).toBe('Café Roma’s');
    }
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
    'Wir bieten „Spaß“, Fuß– und Gruß…',
    'Spaß™, Fuß® und Gruß’',
    '«Café’», «déjà”… là–”',
    '12°C ± 3',
    '√2 Café – ƒ/8 ≈ 3',
    '├── Bar ──┤',
    'Γ. Çelik',
    '',
  ])('stays as it is: %s', (text) => {
    expect(repairEncoding(text)).toBe(text);
  });

  it('stays as it is, whatever words of a language it has, and whatever signs are around them', () => {
    const syllable = fc.stringMatching(
      /^[bcdfghjklmnprstvz]?[bcdfghjklmnprstvzçñşčžßğ][aeiouyàâäéèêëîïôöùûüãõáíóúıøåæ]$/,
    );
    const word = fc.tuple(
      fc.constantFrom('', '“', '«', '‘', '(', '«“'),
      fc.array(syllable, { minLength: 1, maxLength: 4 }).map((syllables) => syllables.join('')),
      fc.constantFrom('', 'n', 's', 'ß'),
      fc.constantFrom('', '’', '”', '“', '»', '…', '®', '™', '–', '’”', '’»', '®”', '…”', '”…', '…»', '”–'),
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (words) => {
        const text = words.map((parts) => parts.join('')).join(' ');
        expect(repairEncoding(text)).toBe(text);
      }),
    );
  });
});
