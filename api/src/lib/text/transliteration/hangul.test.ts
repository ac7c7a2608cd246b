import { describe, expect, it } from '@jest/globals';
import { hangulPatterns } from './hangul.ts';

const spells = (latin: string, korean: string) =>
  hangulPatterns(latin).some((pattern) => new RegExp(pattern, 'u').test(korean));

describe('hangulPatterns', () => {
  it.each([
    ['jeju', '제주흑돼지'],
    ['sikdang', '할매식당'],
    ['shikdang', '할매식당'],
    ['tteokbokki', '신전떡볶이'],
    ['gangnam', '스타벅스강남역'],
    ['myeongdong', '명동교자'],
    ['apgujeong', '스타벅스압구정로데오'],
    ['jongno', '종로약국'],
    ['silla', '신라호텔'],
    ['dongnimmun', '독립문역점'],
    ['seoul', '서울약국'],
    ['bundang', '분당필동물병원'],
    ['gwanghwamun', '스타벅스광화문'],
    ['hilton', '아난티힐튼'],
  ])('spells %s in %s', (latin, korean) => {
    expect(spells(latin, korean)).toBe(true);
  });

  it('does not take one word for another', () => {
    expect(spells('gangnam', '강북약국')).toBe(false);
    expect(spells('jeju', '전주식당')).toBe(false);
  });

  it('has no pattern for one syllable, or for words without Korean syllables', () => {
    expect(hangulPatterns('park')).toEqual([]);
    expect(hangulPatterns('strasse')).toEqual([]);
    expect(hangulPatterns('42nd')).toEqual([]);
  });

  it('stays small for long words', () => {
    const [pattern = ''] = hangulPatterns('gugeungeunggeonggeungga');
    expect(pattern.length).toBeLessThan(20_000);
  });
});
