import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { rootFolder } from '../rootFolder.ts';

/** Runs a program with the watch in a process of its own. Returns how it ended and what it wrote. */
async function run(work: string): Promise<{ code: number | null; signal: string | null; said: string }> {
  const watch = path.join(rootFolder, 'api/src/lib/process/watchEventLoop.ts');
  const program = `
    const { watchEventLoop } = await import(${JSON.stringify(watch)});
    watchEventLoop({ beatMs: 50, maxSilentMs: 1000 });
    await new Promise((resolve) => setTimeout(resolve, 300));
    ${work}`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    cwd: rootFolder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => (said += String(text)));
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return { code, signal, said };
}

describe('a process that watches its event loop', () => {
  it('ends if the loop is blocked', async () => {
    expect(await run('for (;;);')).toEqual({
      code: null,
      signal: 'SIGKILL',
      said: expect.stringContaining('The event loop has been blocked for 1 s'),
    });
  }, 30_000);

  it('goes on while the loop turns, and ends by itself', async () => {
    const busy = `
      const end = performance.now() + 2500;
      while (performance.now() < end) {
        const pause = performance.now() + 100;
        while (performance.now() < pause);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }`;
    expect(await run(busy)).toMatchObject({ code: 0, signal: null });
  }, 30_000);
});
