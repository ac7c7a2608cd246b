import { afterAll, describe, expect, it } from '@jest/globals';
import { examples } from '../../../../../../domain/testing/examples.ts';
import { AppError } from '../../../../lib/errors.ts';
import { damaged, random } from '../fixtures/damage.ts';
import { gosom, outscraper } from '../fixtures/dialects.ts';
import { makeCsv } from '../fixtures/makeCsv.ts';
import { makeWorkbook, workbookParts } from '../fixtures/makeWorkbook.ts';
import { makeZip } from '../fixtures/makeZip.ts';
import { temporaryFiles } from '../fixtures/temporaryFiles.ts';
import { readRows } from '../rows/readRows.ts';

const files = temporaryFiles();
afterAll(files.remove);

/** 'read', or the code of the refusal; anything else is a failure of the test. */
async function outcome(name: string, data: Buffer): Promise<string> {
  const path = files.write(name, data);
  let rows = 0;
  try {
    for await (const message of readRows({ path, fileName: name, mapping: null })) {
      if (message.type === 'row' || message.type === 'refused') rows += 1;
      if (message.type === 'done') expect(rows).toBe(message.totalRows);
    }
    return 'read';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

describe('damaged files end cleanly', () => {
  it.each<[string, string, () => (next: () => number) => Buffer]>([
    [
      'bytes of a workbook',
      'a.xlsx',
      () => {
        const whole = makeWorkbook({ sheets: [{ name: 'S', rows: outscraper }] });
        return (next) => damaged(whole, next);
      },
    ],
    [
      'XML within a workbook',
      'a.xlsx',
      () => {
        const parts = workbookParts({
          sheets: [
            { name: 'S', rows: outscraper },
            { name: 'T', rows: gosom },
          ],
        });
        return (next) => {
          const victim = Math.floor(next() * parts.length);
          return makeZip(
            parts.map((part, i) =>
              i === victim ? { ...part, data: damaged(Buffer.from(part.data), next) } : part,
            ),
          );
        };
      },
    ],
    [
      'bytes of a text table',
      'a.csv',
      () => {
        const whole = Buffer.from(makeCsv([...outscraper, ...outscraper.slice(1), ...outscraper.slice(1)]));
        return (next) => damaged(whole, next);
      },
    ],
  ])('%s', async (_, name, prepare) => {
    const next = random(31);
    const make = prepare();
    for (let i = 0; i < examples(150); i += 1) {
      expect(['read', 'UNUSABLE_FILE']).toContain(await outcome(name, make(next)));
    }
  });
});
