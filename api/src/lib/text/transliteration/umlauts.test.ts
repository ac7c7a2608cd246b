import { describe, expect, it } from '@jest/globals';
import { withoutWrittenOut, writtenOutIn } from './umlauts.ts';

describe('an umlaut that is written out', () => {
  it.each([
    ['koenigstuhl', ['konigstuhl']],
    ['loewenbraeu', ['lowenbraeu', 'loewenbrau', 'lowenbrau']],
    ['muenchen', ['munchen']],
    ['smoerrebroed', ['smorrebroed', 'smoerrebrod', 'smorrebrod']],
    ['aarhus', ['arhus']],
    ['blaabaer', ['blabaer', 'blaabar', 'blabar']],
    ['neue', []],
    ['queen', []],
    ['blauer', []],
    ['avenue', []],
    ['joes', []],
  ])('is plain if listings have it folded: %s', (word, forms) => {
    expect(withoutWrittenOut(word, { isKnown: false })).toEqual(forms);
  });

  it('is not the doubled a of a word that listings have', () => {
    expect(withoutWrittenOut('kaasboer', { isKnown: true })).toEqual(['kaasbor']);
  });

  it('is what a typed one may be', () => {
    expect([...writtenOutIn('Müller Bjørn in Ålborg')]).toEqual([
      ['muller', 'mueller'],
      ['bjorn', 'bjoern'],
      ['alborg', 'aalborg'],
    ]);
    expect([...writtenOutIn('muller')]).toEqual([]);
  });
});
