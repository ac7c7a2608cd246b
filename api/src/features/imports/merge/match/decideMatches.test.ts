import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Comparison } from '../../../../lib/identity/compareListings.ts';
import { decideMatches, type Candidate } from './decideMatches.ts';

const candidate = (id: number, bits: number, more: Partial<Comparison> = {}): Candidate => ({
  id,
  isTrashed: false,
  comparison: {
    ...{ verdict: 'SAME', isLikely: true, isWeak: false, bits, ambiguity: 'UNCERTAIN', metres: null },
    ...{ isNameEqual: true, areApart: false, phone: 'UNKNOWN', similarity: 1, isLikelyAlone: false },
    ...more,
  },
});
const ambiguous = { verdict: 'ASK', isLikely: false } as const;
const likely = { verdict: 'ASK', isLikely: true } as const;
const decide = (rows: Candidate[][], taken: number[] = []) =>
  decideMatches(
    rows.map((candidates, at) => ({ position: at + 1, candidates })),
    new Set(taken),
  );

describe('rows and listings', () => {
  it('of an equal name go before a part of the name with a better known address', () => {
    const [whole, tower] = [candidate(7, 32, { similarity: 0.5 }), candidate(8, 30)];
    expect(decide([[whole, tower]]).matches).toEqual([{ position: 1, id: 8 }]);
  });

  it('that roughly agree are one place if neither fits any other, and else a question', () => {
    const rough = { verdict: 'ASK', isLikely: false, isLikelyAlone: true } as const;
    expect(decide([[candidate(7, 20, rough)]]).matches).toEqual([{ position: 1, id: 7 }]);
    const rivals = decide([[candidate(7, 30, rough), candidate(8, 9, rough)]]);
    expect(rivals).toMatchObject({ matches: [], ambiguous: [{ position: 1, ids: [7, 8] }] });
    expect(decide([[candidate(7, 30, rough)], [candidate(7, 9, rough)]]).matches).toEqual([]);
  });

  it('are paired best first, each once, and the second-best row is a question', () => {
    expect(decide([[candidate(7, 20)], [candidate(7, 30)]])).toEqual({
      matches: [{ position: 2, id: 7 }],
      ambiguous: [{ position: 1, reason: 'OTHER_ROW', ids: [7] }],
    });
  });

  it('are paired with the next best, once a better pair took the first choice', () => {
    expect(decide([[candidate(7, 20), candidate(8, 20)], [candidate(7, 30)]]).matches).toEqual([
      { position: 2, id: 7 },
      { position: 1, id: 8 },
    ]);
  });

  it('are a question if two listings fit one row equally', () => {
    expect(decide([[candidate(7, 20), candidate(8, 20)]])).toEqual({
      matches: [],
      ambiguous: [{ position: 1, reason: 'SEVERAL', ids: [7, 8] }],
    });
  });

  it('are paired by ambiguous evidence if nothing else matches either', () => {
    expect(decide([[candidate(7, 20, likely)], [candidate(8, 20, ambiguous)]])).toEqual({
      matches: [{ position: 1, id: 7 }],
      ambiguous: [{ position: 2, reason: 'LITTLE_KNOWN', ids: [8] }],
    });
  });

  it.each<[string, Candidate[][]]>([
    ['listing', [[candidate(7, 20, likely), candidate(8, 16, ambiguous)]]],
    ['row', [[candidate(7, 20, likely)], [candidate(7, 16, ambiguous)]]],
  ])('with ambiguous evidence are a question if another %s matches nearly as well', (_what, rows) => {
    expect(decide(rows).matches).toEqual([]);
    const [match] = decide(rows).ambiguous;
    expect(match?.position).toBe(1);
    expect(match?.ids).toContain(7);
  });

  it('that may be branches are a question only if neither matches any other', () => {
    const branch = { ...ambiguous, isWeak: true };
    expect(decide([[candidate(7, 5, branch)]]).ambiguous).toHaveLength(1);
    expect(decide([[candidate(7, 5, branch), candidate(8, 5, branch)]]).ambiguous).toEqual([]);
    expect(decide([[candidate(7, 5, branch)], [candidate(7, 5, branch)]]).ambiguous).toEqual([]);
  });

  it('are paired at most once each, for any scores and in any order of the rows', () => {
    const any = fc.record({
      id: fc.integer({ min: 1, max: 6 }),
      bits: fc.integer({ min: 0, max: 40 }),
      kind: fc.constantFrom({}, ambiguous, likely),
    });
    const rows = fc.array(fc.uniqueArray(any, { maxLength: 4, selector: ({ id }) => id }), { maxLength: 6 });
    fc.assert(
      fc.property(rows, fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 2 }), (lists, taken) => {
        const open = lists.map((list, at) => ({
          position: at + 1,
          candidates: list.map(({ id, bits, kind }) => candidate(id, bits, kind)),
        }));
        const { matches, ambiguous } = decideMatches(open, new Set(taken));
        const ids = matches.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.filter((id) => taken.includes(id))).toEqual([]);
        const positions = [...matches, ...ambiguous].map(({ position }) => position);
        expect(new Set(positions).size).toBe(positions.length);
        expect(decideMatches([...open].reverse(), new Set(taken)).matches).toEqual(matches);
      }),
    );
  });
});
