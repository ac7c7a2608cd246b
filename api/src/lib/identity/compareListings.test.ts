import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compareListings } from './compareListings.ts';
import { bank, type Case, judge, profileOf, rare } from './testing/judgePair.ts';

describe('two listings', () => {
  const word = fc.stringMatching(/^[a-z]{3,9}$/);
  const facts = fc.record({
    name: fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
    address: fc.option(
      fc.tuple(fc.integer({ min: 1, max: 300 }), word).map(([n, street]) => `${n} ${street} street`),
      { nil: null },
    ),
    city: fc.option(word, { nil: null }),
    phone: fc.option(fc.stringMatching(/^[2-9]\d{9}$/), { nil: null }),
    latitude: fc.double({ min: -80, max: 80, noNaN: true }),
    longitude: fc.double({ min: -170, max: 170, noNaN: true }),
  });

  it('compare the same in either order', () => {
    fc.assert(
      fc.property(facts, facts, (one, other) => {
        const [a, b] = [profileOf(one), profileOf(other)];
        const [there, back] = [compareListings(a, b, rare), compareListings(b, a, rare)];
        expect(there.verdict).toBe(back.verdict);
        expect(there.bits).toBeCloseTo(back.bits, 6);
      }),
    );
  });

  it('equal themselves in capitals and without accents, in any alphabet', () => {
    const words =
      'çiğdem ıhlamur istanbul größe fenêtre żółć łódź ålesund αθήνα ψαράς москва чай đặng ñandú œuvre քաղաք';
    const name = fc
      .array(fc.constantFrom(...words.split(' ')), { minLength: 1, maxLength: 3 })
      .map((parts) => parts.join(' '));
    const otherwise = [
      (text: string) => text.toUpperCase(),
      (text: string) => text.toLocaleUpperCase('tr'),
      (text: string) => text.normalize('NFD'),
      (text: string) => text.normalize('NFD').replace(/\p{M}/gu, ''),
    ];
    fc.assert(
      fc.property(facts, name, fc.constantFrom(...otherwise), (one, text, write) => {
        const [written, alone] = [write(text), { ...one, address: null, phone: null }];
        expect([written, judge({ ...one, name: text }, { ...one, name: written }).verdict]).toEqual([
          written,
          'SAME',
        ]);
        expect([written, judge({ ...alone, name: text }, { ...alone, name: written }).verdict]).toEqual([
          written,
          'SAME',
        ]);
        expect(judge({ ...alone, name: text }, { ...alone, name: 'Zeughaus' }).verdict).not.toBe('SAME');
      }),
    );
  });

  it('of one name are never joined if every other field differs', () => {
    fc.assert(
      fc.property(facts, facts, (one, other) => {
        fc.pre(
          one.phone !== null && other.phone !== null && one.phone.slice(-7, -3) !== other.phone.slice(-7, -3),
        );
        fc.pre(Math.abs(one.latitude - other.latitude) > 0.1);
        expect(judge(one, { ...other, name: one.name }).verdict).not.toBe('SAME');
      }),
    );
  });

  it.each<Case>([
    ['codes of post with and without a suffix', { postalCode: '08831-5153' }, { postalCode: '08831' }],
    ['two spellings of a city', { city: 'Antwerpen' }, { city: 'Antwerp' }],
    ['cities in two scripts', { city: '北九州市' }, { city: 'Kitakyushu' }],
  ])('are not less alike for %s', (_what, one, other) => {
    const { bits } = judge({ ...bank, city: null }, { ...bank, city: null });
    expect(
      judge({ ...bank, city: null, ...one }, { ...bank, city: null, ...other }).bits,
    ).toBeGreaterThanOrEqual(bits);
  });
});
