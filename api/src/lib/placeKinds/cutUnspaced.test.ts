import { describe, expect, it } from '@jest/globals';
import { cutUnspaced } from './cutUnspaced.ts';

describe('a word of a script without spaces', () => {
  it.each([
    ['北京烤鸭', '北京 烤鸭'],
    ['上海火锅', '上海 火锅'],
    ['東京のラーメン屋', '東京 ラーメン屋'],
    ['ร้านตัดผมเชียงใหม่', 'ร้านตัดผม เชียงใหม่'],
    ['부산치과', '부산 치과'],
    ['附近餐厅', '附近 餐厅'],
    ['24小时药店', '24小时 药店'],
    ['ร้านอาหารใกล้ฉัน', 'ร้านอาหาร ใกล้ฉัน'],
    ['全聚德', '全聚德'],
    ['plumber', 'plumber'],
    // The cost grows with the cube of the length, and no name is this long.
    ['北京烤鸭'.repeat(8), '北京烤鸭'.repeat(8)],
  ])('%s is cut into %s', (word, parts) => {
    expect(cutUnspaced(word).join(' ')).toBe(parts);
  });
});
