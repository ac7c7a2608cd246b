import { describe, expect, it } from '@jest/globals';
import { slugOf } from './slugOf.ts';

describe('slugOf', () => {
  it.each([
    ['Café Zürich', 'cafe-zurich'],
    ['Ресторан «Щука»', 'restoran-shchuka'],
    ['مطعم Beirut', 'mtm-beirut'],
    ['北京烤鸭', 'beijingkaoya'],
    ['スターバックス 渋谷店', 'sutabatkusu-segudian'],
    ['한강 치킨', 'hangang-chikin'],
    ['ร้านอาหาร', 'ranoahar'],
    ['ქართული სახლი', 'kartuli-sakhli'],
    ['מסעדת 24', 'msdt-24'],
    ['مطعم ١٢', 'mtm-12'],
  ])('spells %s in Latin letters', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('combines accents with the letters before them', () => {
    expect(slugOf('Cafe\u0301')).toBe('cafe');
  });

  it('is at most 80 characters long, and never empty', () => {
    expect(slugOf('北京烤鸭店'.repeat(100)).length).toBeLessThanOrEqual(80);
    expect(slugOf('🍕')).toMatch(/^[a-z0-9-]+$/);
    expect(slugOf('')).toMatch(/^n-/);
  });
});
