import { describe, expect, it } from '@jest/globals';
import { pinyinPatterns } from './pinyin.ts';

const spells = (typed: string, written: string) =>
  pinyinPatterns(typed).some((pattern) => new RegExp(pattern, 'u').test(written));

describe('words in pinyin', () => {
  it('spell Chinese words', () => {
    expect(spells('minsu', '民宿')).toBe(true);
    expect(spells('qiongkushitai', '琼库什台')).toBe(true);
    expect(spells('xian', '西安')).toBe(true);
    expect(spells('minsu', '酒店')).toBe(false);
  });

  it('exclude single syllables and words of other languages', () => {
    expect(pinyinPatterns('wang')).toEqual([]);
    expect(pinyinPatterns('restaurant')).toEqual([]);
  });
});
