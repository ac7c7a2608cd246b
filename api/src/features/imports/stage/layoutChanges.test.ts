import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { examples } from '../../../../../domain/testing/examples.ts';
import { layoutChanges } from './layoutChanges.ts';

const mask = fc.integer({ min: 0, max: 255 });
const length = fc.integer({ min: 8, max: 60 });
const repeated = (layout: number, times: number) => Array.from({ length: times }, () => layout);
const bits = (layout: number) => layout.toString(2).replaceAll('0', '').length;

it('columns change if values are lost and others appear, in rows of any number', () => {
  fc.assert(
    fc.property(mask, mask, length, length, (one, other, before, after) => {
      const [lost, gained] = [bits(one & ~other), bits(other & ~one)];
      const isChange = lost > 0 && gained > 0 && lost + gained >= 3;
      expect(layoutChanges([...repeated(one, before), ...repeated(other, after)])).toEqual(
        isChange ? [before] : [],
      );
    }),
    { numRuns: examples(200) },
  );
});

it('rows with values here and there are of one layout', () => {
  fc.assert(
    fc.property(fc.array(mask, { maxLength: 4 }), length, (odd, times) => {
      const rows = Array.from({ length: times }, (_, i) => (i % 7 === 3 ? (odd[i % 4] ?? 15) : 15));
      expect(layoutChanges(rows)).toEqual([]);
    }),
    { numRuns: examples(100) },
  );
});
