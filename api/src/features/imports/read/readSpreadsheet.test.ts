import { afterAll, describe, expect, it } from '@jest/globals';
import { utils, write } from '@e965/xlsx';
import { AppError } from '../../../lib/errors.ts';
import { damaged, random } from './fixtures/damage.ts';
import { outscraper } from './fixtures/dialects.ts';
import { makeWorkbook } from './fixtures/makeWorkbook.ts';
import { temporaryFiles } from './fixtures/temporaryFiles.ts';
import { readSpreadsheet } from './readSpreadsheet.ts';

const files = temporaryFiles();
afterAll(files.remove);

const generous = 30_000;
const many = (count: number) => {
  const rows = Array.from({ length: count }, (_, i) => [`Place ${i}`, '+41 44 668 18 00']);
  return makeWorkbook({ sheets: [{ name: 'S', rows: [['name', 'phone'], ...rows] }] });
};

async function namesOf(messages: ReturnType<typeof readSpreadsheet>): Promise<string[]> {
  const names: string[] = [];
  for await (const message of messages) if (message.type === 'row') names.push(message.row.name);
  return names;
}

describe('readSpreadsheet', () => {
  it('reads a workbook to its end in another process', async () => {
    const path = files.write('a.xlsx', makeWorkbook({ sheets: [{ name: 'S', rows: outscraper }] }));
    const types: string[] = [];
    for await (const message of readSpreadsheet(path, { fileName: 'a.xlsx', deadlineMs: generous })) {
      types.push(message.type);
      if (message.type === 'done') expect(message.totalRows).toBe(2);
    }
    expect(types.filter((type) => type !== 'progress')).toEqual(['columns', 'row', 'row', 'done']);
  });

  it('passes on refusals of files and of mappings', async () => {
    const text = files.write('a.xlsx', 'composer install ');
    await expect(
      namesOf(readSpreadsheet(text, { fileName: 'a.xlsx', deadlineMs: generous })),
    ).rejects.toMatchObject({
      code: 'UNUSABLE_FILE',
    });
    const good = files.write('a.csv', 'name\nA\n');
    const mapping = { name: 'nonsense' };
    await expect(
      namesOf(readSpreadsheet(good, { fileName: 'a.csv', mapping, deadlineMs: generous })),
    ).rejects.toMatchObject({
      code: 'BAD_INPUT',
    });
  });

  it('waits for a slow consumer and loses nothing', async () => {
    const path = files.write('a.xlsx', many(5000));
    let count = 0;
    for await (const message of readSpreadsheet(path, { fileName: 'a.xlsx', deadlineMs: generous })) {
      if (message.type !== 'row') continue;
      count += 1;
      if (count % 500 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(count).toBe(5000);
  });

  it('ends with the signal’s reason when it is aborted', async () => {
    const path = files.write('a.xlsx', many(20_000));
    const controller = new AbortController();
    const reading = (async () => {
      for await (const message of readSpreadsheet(path, {
        fileName: 'a.xlsx',
        signal: controller.signal,
        deadlineMs: generous,
      })) {
        if (message.type === 'row') controller.abort(new Error('enough'));
      }
    })();
    await expect(reading).rejects.toThrow('enough');
  });

  it('waits for a reader that works in silence, and ends one that does nothing', async () => {
    const path = files.write('a.csv', 'name\nA\n');
    const program = (wait: string) =>
      files.write(
        'reader.mjs',
        `const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
        console.log('{"type":"progress","rows":0}'); const until = Date.now() + 2500; ${wait}
        console.log('{"type":"done","totalRows":0}');`,
      );
    const options = { fileName: 'a.csv', deadlineMs: 60_000, idleTimeoutMs: 1500 };
    const worksFor = (us: number) =>
      `for (const begun = process.cpuUsage(); process.cpuUsage(begun).user < ${us}; );`;
    const atWork = program(`while (Date.now() < until) { ${worksFor(30_000)} await pause(70); }`);
    expect(await namesOf(readSpreadsheet(path, { ...options, readerProgram: atWork }))).toEqual([]);
    const asleep = program('await pause(50_000);');
    await expect(namesOf(readSpreadsheet(path, { ...options, readerProgram: asleep }))).rejects.toMatchObject(
      { code: 'UNUSABLE_FILE', data: { messageCode: 'readingStuck' } },
    );
  });

  it('ends at its deadline', async () => {
    const path = files.write('a.csv', 'name\nA\n');
    const reading = namesOf(readSpreadsheet(path, { fileName: 'a.csv', deadlineMs: 1 }));
    await expect(reading).rejects.toMatchObject({
      code: 'UNUSABLE_FILE',
      message: expect.stringContaining('could not be read'),
    });
  });

  it('survives a reader that runs out of memory, and reports it', async () => {
    const rows = Array.from({ length: 20_000 }, (_, i) => [`Place number ${i} of a long list`, `text ${i}`]);
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([['name', 'x'], ...rows]), 'S');
    const path = files.write('a.xls', write(book, { type: 'buffer', bookType: 'biff5' }) as Buffer);
    const reading = namesOf(readSpreadsheet(path, { fileName: 'a.xls', memoryMb: 24, deadlineMs: generous }));
    await expect(reading).rejects.toMatchObject({
      code: 'UNUSABLE_FILE',
      message: expect.stringContaining('memory'),
    });
  });

  it('gives a small .xls file little memory, whatever its name, and any other file the maximum', async () => {
    const teller = files.write(
      'teller.mjs',
      `const megabytes = /--max-old-space-size=(\\d+)/.exec(process.execArgv.join(' '))[1];
      console.log(JSON.stringify({ type: 'failed', code: 'UNUSABLE_FILE', message: { message: 'sheetMissing', sheet: megabytes } }));`,
    );
    const memoryFor = async (name: string, data: Buffer) => {
      const path = files.write(name, data);
      const reading = namesOf(
        readSpreadsheet(path, { fileName: name, deadlineMs: generous, readerProgram: teller }),
      );
      return reading.then(
        () => 0,
        (error: unknown) => Number(/\d+/.exec(String(error))?.[0]),
      );
    };
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet(outscraper), 'S');
    const xls = write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer;
    const xlsx = many(5);
    for (const name of ['a.xls', 'a.xlsx', 'a']) {
      const [small, large] = [await memoryFor(name, xls), await memoryFor(name, xlsx)];
      expect([name, small > 90 && small < 200, large > 380]).toEqual([name, true, true]);
    }
  });

  it('ends cleanly on damaged .xls files', async () => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet(outscraper), 'S');
    const whole = write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer;
    const next = random(20261121);
    for (let i = 0; i < 5; i += 1) {
      const path = files.write('a.xls', damaged(whole, next));
      const error: unknown = await namesOf(
        readSpreadsheet(path, { fileName: 'a.xls', deadlineMs: 3000 }),
      ).catch((reason: unknown) => reason);
      expect(Array.isArray(error) || (error instanceof AppError && error.code === 'UNUSABLE_FILE')).toBe(
        true,
      );
    }
  });
});
