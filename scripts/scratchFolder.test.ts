import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { lchown, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const prefix = 'business-directory-test-';
/** No process has it: Linux and macOS give fewer. */
const nobody = 2 ** 22 + 1;

let memory: string;
beforeEach(async () => {
  memory = await mkdtemp(path.join(tmpdir(), 'memory-'));
});
afterEach(() => rm(memory, { recursive: true, force: true }));

/** Starts a program whose work runs in a scratch folder within `memory`. */
function start(work: string, room = 0) {
  const code = `
    import { statSync } from 'node:fs';
    import { withScratchFolder } from '${pathToFileURL('scripts/scratchFolder.mjs').href}';
    await withScratchFolder(async (folder) => { ${work} }, { memory: process.argv[1], room: ${room} });`;
  const program = spawn(process.execPath, ['--input-type=module', '-e', code, memory]);
  return { program, printed: text(program.stdout), ended: once(program, 'close') };
}

describe('a scratch folder', () => {
  it('is removed after the work, also after a failure, and lets others pass through', async () => {
    const { printed, ended } = start(`
      console.log(folder, (statSync(folder).mode & 0o777).toString(8));
      throw new Error('the work failed');`);
    const [code] = await ended;
    expect(code).toBe(1);
    const [folder = '', mode] = (await printed).trim().split(' ');
    expect([path.dirname(folder), mode]).toEqual([memory, '711']);
    expect(readdirSync(memory)).toEqual([]);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('is removed after %s', async (signal) => {
    const { program, ended } = start(
      `console.log('begun'); setInterval(() => {}, 1000); await new Promise(() => {});`,
    );
    await once(program.stdout, 'data');
    expect(readdirSync(memory)).toHaveLength(1);
    program.kill(signal);
    const [code] = await ended;
    expect(code).toBe(signal === 'SIGINT' ? 130 : 143);
    expect(readdirSync(memory)).toEqual([]);
  });

  it('is not created without free space', async () => {
    const { printed, ended } = start('console.log(folder);', 2 ** 60);
    await ended;
    expect((await printed).trim()).toBe('null');
    expect(readdirSync(memory)).toEqual([]);
  });

  it('removes the files of a killed run, and nothing else', async () => {
    const left = `${prefix}${nobody}-abc`;
    const others = [`${prefix}${process.pid}-abc`, 'somebody-elses'];
    for (const name of [left, ...others])
      await mkdir(path.join(memory, name, 'test-database'), { recursive: true });
    const link = `${prefix}${nobody}-link`;
    await symlink(path.join(memory, 'somebody-elses'), path.join(memory, link));
    await start('').ended;
    expect(readdirSync(memory).sort()).toEqual([...others, link].sort());
  });

  const rootOnly = process.getuid?.() === 0 ? it : it.skip;
  rootOnly('leaves what is of another user', async () => {
    const theirs = path.join(memory, `${prefix}${nobody}-abc`);
    await mkdir(theirs);
    await lchown(theirs, 1, 1);
    await start('').ended;
    expect(readdirSync(memory)).toHaveLength(1);
  });
});
