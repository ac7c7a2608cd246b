import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bestAssignment } from './bestAssignment.ts';

type Scores = readonly (readonly number[])[];

const sumOf = (scores: Scores, assigned: readonly number[]) =>
  assigned.reduce((sum, column, row) => sum + (column < 0 ? 0 : (scores[row]?.[column] ?? 0)), 0);

/** The greatest sum by trying everything. */
function greatest(scores: Scores, row = 0, taken: readonly number[] = []): number {
  if (row === scores.length) return 0;
  const columns = (scores[row] ?? []).flatMap((score, column) =>
    taken.includes(column) ? [] : [{ score, column }],
  );
  return Math.max(
    greatest(scores, row + 1, taken),
    ...columns.map(({ score, column }) => score + greatest(scores, row + 1, [...taken, column])),
  );
}

const tables = fc
  .record({ rows: fc.integer({ min: 0, max: 4 }), columns: fc.integer({ min: 0, max: 5 }) })
  .chain(({ rows, columns }) =>
    fc.array(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  );

describe('the best assignment', () => {
  it('gives up the best single pair if the total is better', () => {
    expect(
      bestAssignment([
        [9, 8],
        [8, 1],
      ]),
    ).toEqual([1, 0]);
  });

  it('has the greatest sum and uses no column twice', () => {
    fc.assert(
      fc.property(tables, (scores) => {
        const assigned = bestAssignment(scores);
        const used = assigned.filter((column) => column >= 0);
        expect(new Set(used).size).toBe(used.length);
        expect(sumOf(scores, assigned)).toBe(greatest(scores));
      }),
    );
  });
});
