import { describe, expect, it } from '@jest/globals';
import { describeScores, totalsOf } from './describeScores.ts';
import { developDialects } from './developDialects.ts';
import { measureDialect } from './measureDialects.ts';

const listings = 24;

describe('spreadsheets in dialects that the reader was developed on', () => {
  it('are read with all names, 97 % of their values, no person, and at most 0.3 % wrong', async () => {
    const scores = [];
    for (const dialect of developDialects) scores.push(await measureDialect(dialect, 7, listings));
    const { refused, personal, wrongShare, storedShare } = totalsOf(scores);
    const figures = {
      refused,
      personal,
      isStored: storedShare >= 0.97,
      isRight: wrongShare <= 0.003,
    };
    const expected = { refused: 0, personal: 0, isStored: true, isRight: true };
    // The table says which dialect and field it is.
    const isGood = JSON.stringify(figures) === JSON.stringify(expected);
    expect(isGood ? [] : describeScores('dialects', scores)).toEqual([]);
  }, 60_000);
});
