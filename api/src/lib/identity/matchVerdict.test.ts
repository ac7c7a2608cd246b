import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { farMetres, misplacedMetres, verdictOf } from './matchVerdict.ts';
import { profileOf } from './testing/judgePair.ts';

describe('the verdict over a distance', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const bits = fc.double({ min: 0, max: 60, noNaN: true });
  const name = fc.record({
    ...{ matched: bits, onlyFirst: bits, onlySecond: bits, similarity: share, containment: share },
    ...{ isDistinctive: fc.boolean(), leading: bits.map((of) => () => of) },
    hasOtherKind: fc.boolean().map((is) => () => is),
    addsKind: fc.boolean().map((is) => () => is),
    parts: fc.constantFrom('SAME', 'ONE', 'OTHER'),
  });
  const profile = profileOf({ address: '12 Main St' });
  const whatever = fc.record({
    name,
    phone: fc.constantFrom('TYPO', 'DIFFERENT', 'UNKNOWN'),
    address: fc.constantFrom('EQUAL', 'STREET', 'NEIGHBOUR', 'NUMBER', 'DIFFERENT', 'UNKNOWN'),
    metres: fc.double({ min: farMetres, minExcluded: true, max: 20_000_000, noNaN: true }),
    ...{ city: fc.double({ min: -12, max: 1, noNaN: true }), bits, sharers: fc.integer({ min: 1, max: 9 }) },
    link: fc.boolean(),
  });

  // `compareListings` does not look at names where this holds.
  it('does not depend on the name if neither phone nor, within ten kilometres, address agrees', () => {
    fc.assert(
      fc.property(whatever, ({ link, ...evidence }) => {
        fc.pre(evidence.address !== 'EQUAL' || evidence.metres >= misplacedMetres);
        const support = {
          phone: false,
          address: evidence.address === 'EQUAL',
          spot: false,
          link,
          page: link,
        };
        const { verdict } = verdictOf({ one: profile, other: profile, ...evidence }, support);
        expect(verdict).toBe('DIFFERENT');
      }),
    );
  });
});
