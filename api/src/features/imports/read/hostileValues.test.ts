import { afterAll, describe, expect, it } from '@jest/globals';
import { hostileTexts, knownUnits, tableOfText } from './fixtures/attackValues.ts';
import { random } from './fixtures/damage.ts';
import { readingCost } from './fixtures/readingCost.ts';
import { temporaryFiles } from './fixtures/temporaryFiles.ts';

const files = temporaryFiles();
afterAll(files.remove);

const seed = 20261124;
/** An expression that tries each run again from each of its places takes seconds for so many characters. */
const length = 40_000;
/** Times what a text costs in which no part comes again. */
const maxCost = 10;

const costOf = (data: Buffer, times = 1) =>
  readingCost(files, { name: 'value', fileName: 'a.csv', make: () => data }, { bytes: 0, seed, times });

const plainText = (next: () => number) => {
  let text = '';
  while (text.length < length) text += `${next().toString(36).slice(2)} `;
  return tableOfText(text);
};

describe('a long value costs no more than in proportion to its length', () => {
  const plain = plainText(random(seed));
  const costs = new Map<string, number>();

  it.each(hostileTexts(knownUnits, length, random(seed)))('$name', async ({ text }) => {
    const slow: string[] = [];
    for (const [kind, data] of Object.entries(tableOfText(text)) as [keyof typeof plain, Buffer][]) {
      const usual = costs.get(kind) ?? (await costOf(plain[kind], 3));
      costs.set(kind, usual);
      let cost = await costOf(data);
      // A busy machine may stop a reading for a while; what is quadratic takes as long each time.
      for (let again = 0; again < 2 && cost > (usual + 20) * maxCost; again += 1)
        cost = Math.min(cost, await costOf(data));
      if (cost > (usual + 20) * maxCost) slow.push(`${kind}: ${Math.round(cost)} of ${Math.round(usual)} ms`);
    }
    expect(slow).toEqual([]);
  });
});
