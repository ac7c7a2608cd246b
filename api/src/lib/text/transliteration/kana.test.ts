import { describe, expect, it } from '@jest/globals';
import { kanaPatterns } from './kana.ts';

const spells = (latin: string, japanese: string) =>
  kanaPatterns(latin).some((pattern) => new RegExp(pattern, 'u').test(japanese));

describe('kanaPatterns', () => {
  it.each([
    ['yakitori', '炭火やきとり備長屋'],
    ['karaoke', 'カラオケ館'],
    ['ramen', '曙ラーメン'],
    ['tonkatsu', 'とんかつ浜勝'],
    ['nippon', 'にっぽん食堂'],
    ['ryokan', 'りょかん花'],
    ['tempura', 'てんぷら定食'],
    ['hambagu', 'ハンバーグ'],
    ['kosei', 'こうせい薬局'],
    ['kousei', 'こうせい薬局'],
    ['matcha', 'まっちゃ'],
  ])('spells %s in %s', (latin, japanese) => {
    expect(spells(latin, japanese)).toBe(true);
  });

  it('has no pattern for words without Japanese syllables', () => {
    expect(kanaPatterns('butcher')).toEqual([]);
    expect(kanaPatterns('kiosk')).toEqual([]);
    expect(kanaPatterns('bara')).toEqual([]);
  });
});
