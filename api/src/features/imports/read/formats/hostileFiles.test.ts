import { afterAll, describe, expect, it } from '@jest/globals';
import type { Attack } from '../fixtures/attack.ts';
import { csvAttacks } from '../fixtures/attackCsv.ts';
import { workbookAttacks } from '../fixtures/attackWorkbook.ts';
import { endlessXlsAttacks, xlsAttacks } from '../fixtures/attackXls.ts';
import { zipAttacks } from '../fixtures/attackZip.ts';
import { random } from '../fixtures/damage.ts';
import { ordinaryTable } from '../fixtures/ordinaryTable.ts';
import { ordinaryWorkbook } from '../fixtures/ordinaryWorkbook.ts';
import { ordinaryXls } from '../fixtures/ordinaryXls.ts';
import { readingCost } from '../fixtures/readingCost.ts';
import { temporaryFiles } from '../fixtures/temporaryFiles.ts';
import { readSpreadsheet } from '../readSpreadsheet.ts';

const files = temporaryFiles();
afterAll(files.remove);

const seed = 20261124;
const bytes = 30_000;
/** For four times the bytes; reading that is quadratic costs sixteen times as much. */
const maxGrowth = 8;
/** Times the cost of an ordinary file of the same size: what is quadratic within a stretch of the file grows no more. */
const maxCost = 30;
/** An attack that costs no more than this is treated as linear. */
const ordinaryCost = 3;

const cost = (attack: Attack, size: number, times: number) =>
  readingCost(files, attack, { bytes: size, seed, times });

const plainCosts = new Map<Attack, number>();

/** Measured once, and where that is too much, which another program may have caused, again. */
async function expectProportion(attack: Attack, ordinary: Attack): Promise<void> {
  const plain = plainCosts.get(ordinary) ?? (await cost(ordinary, bytes * 4, 3));
  plainCosts.set(ordinary, plain);
  const judged = (small: number, large: number) => ({
    ...{ plain, small, large },
    isCheap: large <= plain * maxCost,
    isLinear: large <= small * maxGrowth || large <= plain * ordinaryCost,
  });
  const first = await cost(attack, bytes * 4, 1);
  if (first <= plain * ordinaryCost) return;
  const { isCheap, isLinear } = judged(await cost(attack, bytes, 1), first);
  if (isCheap && isLinear) return;
  const large = Math.min(first, await cost(attack, bytes * 4, 2));
  const small = await cost(attack, bytes, 3);
  expect(judged(small, large)).toMatchObject({ isCheap: true, isLinear: true });
}

describe('costs in proportion to its size, and ends in rows or a refusal', () => {
  it.each([...workbookAttacks, ...zipAttacks])('$name', (attack) =>
    expectProportion(attack, ordinaryWorkbook),
  );

  it.each(xlsAttacks)('$name', (attack) => expectProportion(attack, ordinaryXls));

  it.each(csvAttacks)('$name', (attack) => expectProportion(attack, ordinaryTable));
});

describe('is refused once it has used its budget', () => {
  it.each(endlessXlsAttacks)('$name', async ({ fileName, make }) => {
    const path = files.write(fileName, make(bytes * 8, random(seed)));
    const messages = readSpreadsheet(path, { fileName, deadlineMs: 120_000, budget: { processorMs: 1000 } });
    const drain = async () => {
      for await (const message of messages) if (message.type === 'done') return;
    };
    await expect(drain()).rejects.toMatchObject({
      code: 'UNUSABLE_FILE',
      message: expect.stringMatching(/CPU time|more memory than is allowed/),
    });
  });
});
