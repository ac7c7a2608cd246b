import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, describe, expect, it } from '@jest/globals';
import { AppError } from '../../../lib/errors.ts';
import { temporaryFiles } from './fixtures/temporaryFiles.ts';
import { exceededPart, readerBudget, type ReaderBudget } from './readerBudget.ts';
import { readSpreadsheet } from './readSpreadsheet.ts';
import { usageByPs, usageOfLine, watchProcess } from './watchProcess.ts';

const files = temporaryFiles();
afterAll(files.remove);

const mebibyte = 1024 ** 2;
const generous = 60_000;

/** Reads a file with a program in place of the reader; answers why it was refused, once the program is gone. */
async function refusalOf(program: string, budget: Partial<ReaderBudget>): Promise<string> {
  const path = files.write('a.csv', 'name\nA\n');
  let pid = 0;
  try {
    const messages = readSpreadsheet(path, {
      fileName: 'a.csv',
      deadlineMs: generous,
      readerProgram: files.write('reader.mjs', program),
      budget,
      onStart: (started) => (pid = started),
    });
    for await (const message of messages) if (message.type === 'done') return 'read';
    return 'ended';
  } catch (error) {
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    if (error instanceof AppError && error.code === 'UNUSABLE_FILE') return error.message;
    throw error;
  }
}

describe('the budget of a reader', () => {
  it('ends a reader that exceeds its processor time, even within one statement', async () => {
    expect(await refusalOf('for (;;);', { processorMs: 1000 })).toBe(
      'The file could not be read: it exceeded the 1 second of CPU time allowed for a file of this size.',
    );
  });

  it('ends a reader that exceeds its memory, also outside the JavaScript heap', async () => {
    const program = 'const kept = []; for (;;) kept.push(Buffer.alloc(1024 ** 2, 1));';
    expect(await refusalOf(program, { residentBytes: 300 * mebibyte })).toBe(
      'The file could not be read: it exceeded the 300 MB of memory allowed for a file of this size.',
    );
  });

  it('uses the reader’s own figures if the system does not report them', async () => {
    const message = { type: 'usage', used: { processorMs: 1e9, residentBytes: 0 } };
    const program = `console.log(JSON.stringify(${JSON.stringify(message)})); setInterval(() => 0, 1000);`;
    expect(await refusalOf(program, {})).toContain('of CPU time allowed');
  });

  it('grows with the file, and its memory only up to a limit', () => {
    const sizes = [0, 60_000, 27 * mebibyte, 100 * mebibyte, 500 * mebibyte];
    const budgets = sizes.map(readerBudget);
    for (const [i, budget] of budgets.entries()) {
      expect(budget.processorMs).toBeGreaterThan(budgets[i - 1]?.processorMs ?? 0);
      expect(budget.residentBytes).toBeGreaterThanOrEqual(budgets[i - 1]?.residentBytes ?? 0);
      expect(budget.residentBytes).toBeLessThan(2048 * mebibyte);
    }
  });

  it('is exceeded by either processor time or memory', () => {
    const budget = { processorMs: 10, residentBytes: 10 };
    expect(exceededPart(budget, budget)).toBeNull();
    expect(exceededPart({ processorMs: 11, residentBytes: 0 }, budget)).toBe('processorMs');
    expect(exceededPart({ processorMs: 0, residentBytes: 11 }, budget)).toBe('residentBytes');
  });
});

describe('watchProcess', () => {
  it('reports what a process uses until it is stopped', async () => {
    const child = spawn(process.execPath, ['-e', 'for (;;);']);
    try {
      let reports = 0;
      let stop: () => void = () => undefined;
      const last = await new Promise<{ processorMs: number; residentBytes: number }>((resolve) => {
        stop = watchProcess(child.pid ?? 0, (usage) => {
          reports += 1;
          if (usage.processorMs > 100) resolve(usage);
        });
      });
      stop();
      expect(last.residentBytes).toBeGreaterThan(10 * mebibyte);
      const after = reports;
      // A system without `ps` has /proc.
      const other = await usageByPs(child.pid ?? 0);
      expect(other?.residentBytes ?? last.residentBytes).toBeGreaterThan(10 * mebibyte);
      expect(reports).toBe(after);
    } finally {
      child.kill('SIGKILL');
      await once(child, 'close');
    }
    expect(await usageByPs(child.pid ?? 0)).toBeNull();
  });

  it.each([
    ['  4508 00:00:07\n', 4508, 7000],
    ['204800   1-02:03:04', 204_800, 93_784_000],
    ['9000 63:04.51', 9000, 3_784_510],
  ])('parses a line of ps: %j', (line, kilobytes, processorMs) => {
    expect(usageOfLine(line)).toEqual({ processorMs, residentBytes: kilobytes * 1024 });
  });

  it.each(['', 'RSS TIME', '12', '-5 00:01', '12 abc'])('ignores %j', (line) => {
    expect(usageOfLine(line)).toBeNull();
  });
});
