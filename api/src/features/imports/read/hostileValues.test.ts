import { afterAll, describe, expect, it } from '@jest/globals';
import {
  hostileColumns,
  hostileTexts,
  knownUnits,
  tableKinds,
  tableOfText,
} from './fixtures/attackValues.ts';
import { random } from './fixtures/damage.ts';
import { readingCost } from './fixtures/readingCost.ts';
import { temporaryFiles } from './fixtures/temporaryFiles.ts';

const files = temporaryFiles();
afterAll(files.remove);

const seed = 20261124;
/** An expression that tries each run again from each of its places takes seconds for so many characters. */
const length = 40_000;
/** Rows from which a column is judged as a whole, and characters of a value in each of them. */
const [rows, columnLength] = [10, 4000];
/** Times what a text costs in which no part repeats. */
const maxCost = 10;

const costOf = (data: Buffer, times = 1) =>
  readingCost(files, { name: 'value', fileName: 'a.csv', make: () => data }, { bytes: 0, seed, times });

const plainText = (size: number, next: () => number) => {
  let text = '';
  while (text.length < size) text += `${next().toString(36).slice(2)} `;
  return text;
};

/** Kinds of tables in which a text costs far more than another of its length. */
async function slowKinds(
  data: ReturnType<typeof tableOfText>,
  plain: typeof data,
  costs: Map<string, number>,
): Promise<string[]> {
  const slow: string[] = [];
  for (const kind of tableKinds) {
    const usual = costs.get(kind) ?? (await costOf(plain[kind], 3));
    costs.set(kind, usual);
    let cost = await costOf(data[kind]);
    // A busy machine may stop a reading for a while; what is quadratic takes as long each time.
    for (let again = 0; again < 2 && cost > (usual + 20) * maxCost; again += 1)
      cost = Math.min(cost, await costOf(data[kind]));
    if (cost > (usual + 20) * maxCost) slow.push(`${kind}: ${Math.round(cost)} of ${Math.round(usual)} ms`);
  }
  return slow;
}

describe('a long value costs no more than in proportion to its length', () => {
  const plain = tableOfText(plainText(length, random(seed)));
  const costs = new Map<string, number>();

  it.each(hostileTexts(knownUnits, length, random(seed)))('$name', async ({ text }) => {
    expect(await slowKinds(tableOfText(text), plain, costs)).toEqual([]);
  });
});

describe('a column of a value costs no more than one of another of its length', () => {
  const plain = tableOfText(plainText(columnLength, random(seed)), rows);
  const costs = new Map<string, number>();

  it.each(hostileColumns(columnLength))('$name', async ({ text }) => {
    expect(await slowKinds(tableOfText(text, rows), plain, costs)).toEqual([]);
  });
});
