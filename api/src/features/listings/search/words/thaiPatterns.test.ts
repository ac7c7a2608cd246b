import { describe, expect, it } from '@jest/globals';
import { thaiPatterns } from './thaiPatterns.ts';

const spells = (latin: string, thai: string) =>
  thaiPatterns(latin).some((pattern) => new RegExp(pattern, 'u').test(thai));

describe('thaiPatterns', () => {
  it.each([
    ['som tam je kut', 'ส้มตำเจ้กูด'],
    ['khao piak ding dong', 'ข้าวเปียกดิ่งด่อง'],
    ['somtam', 'ร้านส้มตำป้าแดง'],
    ['pla duk fu', 'ปลาดุกฟูเจ๊หมวย'],
    ['kuay tiao nam tok', 'ก๋วยเตี๋ยวน้ำตก'],
    ['khao mangai jemuay', 'ข้าวมันไก่เจ๊หมวย'],
    ['ban khun mae', 'บ้านคุณแม่'],
    ['raan aharn lai suan', 'ร้านอาหารหลายสวน'],
    ['nong khai thani', 'หนองคายธานี'],
    ['som tam khak haeng', 'ร้านส้มตำคักแฮงและร้านขนมจีน'],
    ['suki tsunami', 'สุกี้สึนามิ'],
    ['rong cha that phanom', 'ร้านโรงชาธาตุพนม'],
  ])('spells %s in %s', (latin, thai) => {
    expect(spells(latin, thai)).toBe(true);
  });

  it.each([
    ['som tam je kut', 'ส้มตำป้าแดง'],
    ['khao piak ding dong', 'ข้าวเปียกน้ำ'],
  ])('… but not %s in %s', (latin, thai) => {
    expect(spells(latin, thai)).toBe(false);
  });

  it('has no pattern for short texts and for texts without Thai sounds', () => {
    expect(thaiPatterns('thai')).toEqual([]);
    expect(thaiPatterns('xerox quiz')).toEqual([]);
  });
});
