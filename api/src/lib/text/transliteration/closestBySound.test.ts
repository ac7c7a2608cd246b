import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { closestBySound } from './closestBySound.ts';

const alike = (typed: string, others: readonly string[]) =>
  closestBySound(typed, others, (word) => ({ word, isVague: false }));

describe('a name in another script, of words with the same consonants, is', () => {
  it.each([
    ['хиршен', 'hirschen', ['roshan', 'orsini', 'rossini']],
    ['петко', 'petco', ['pawtucket']],
    ['ボズレー', 'bosley', ['bazaar', 'visalia', 'besser']],
    ['졸리비', 'jollibee', ['shelby', 'slab', 'selva']],
    ['بوزلي', 'bosley', ['basil', 'visalia']],
    ['ואפיאנו', 'vapiano', ['pavone', 'buffon']],
    ['τοκαγιο', 'tocayo', ['tokyo']],
    ['マックス', 'max', ['makas', 'mks']],
    ['டென்டல்', 'dental', ['total', 'tunnel']],
    ['парея', 'parea', ['prior', 'park']],
  ])('first the one that sounds most like it: %s is %s', (typed, meant, others) => {
    expect(alike(typed, [...others, meant])[0]).toBe(meant);
  });

  it('no word that sounds less like it than others do', () => {
    expect(alike('хиршен', ['hirschen', 'orsini', 'rossini'])).toEqual(['hirschen']);
  });

  it('each of those that sound the same', () => {
    expect(alike('кактус', ['cactus', 'kaktus', 'kutaksi'])).toEqual(['cactus', 'kaktus']);
  });
});

describe('the likeliest words', () => {
  it('are some of the known words, and empty only if none is known', () => {
    const typed = fc.oneof(
      fc.stringMatching(/^[а-я]{2,12}$/),
      fc.stringMatching(/^[ا-ي]{2,12}$/),
      fc.stringMatching(/^[ア-ン]{2,12}$/),
      fc.stringMatching(/^[a-z]{2,12}$/),
    );
    fc.assert(
      fc.property(typed, fc.array(fc.stringMatching(/^[a-z]{2,12}$/), { maxLength: 8 }), (word, others) => {
        const found = alike(word, others);
        expect(others).toEqual(expect.arrayContaining(found));
        expect(found.length > 0).toBe(others.length > 0);
      }),
      { numRuns: 40 },
    );
  });
});
