import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { GatheredBytes } from './GatheredBytes.ts';

it('gives back every text in order, whatever their lengths and signs', () => {
  const text = fc
    .tuple(fc.string({ unit: fc.constantFrom('a', 'ş', '語', '😀'), minLength: 1 }), fc.nat(20_000))
    .map(([unit, times]) => unit.repeat(Math.ceil(times / unit.length)));
  fc.assert(
    fc.property(fc.array(text, { maxLength: 12 }), (texts) => {
      const gathered = new GatheredBytes();
      const full = texts.flatMap((each) => gathered.add(each) ?? []);
      expect(Buffer.concat([...full, gathered.rest()]).toString()).toBe(texts.join(''));
    }),
    { seed: 1, numRuns: 60 },
  );
});
