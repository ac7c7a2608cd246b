import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

// Runs `npm start` and the commands in a separate folder with a fake build.

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'commands-'));
  for (const script of ['start', 'run', 'program', 'runProgram', 'browser'])
    cpSync(path.resolve('scripts', `${script}.mjs`), path.join(root, 'scripts', `${script}.mjs`));
  write('package.json', '{"type":"module"}');
  write('scripts/build.mjs', "export const prepare = async () => console.log('prepared');");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

async function run(args: string[], env: Record<string, string> = {}) {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, args, { cwd: root, env: { PATH, HOME, ...env } });
  const ended = once(child, 'close') as Promise<[number | null, string | null]>;
  const [printed, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { lines: printed.split('\n').filter(Boolean), errors, code };
}
const start = (env?: Record<string, string>) => run(['scripts/start.mjs'], env);
const command = (...args: string[]) => run(['scripts/run.mjs', ...args]);

describe.each([
  ['npm start', 'server', start],
  ['a command', 'worker', () => command('worker')],
])('%s', (_, program, begin) => {
  it('prepares, then runs the built program in its own process, whose exit code is its own', async () => {
    write(`dist/api/${program}.js`, "console.log('served', process.env.NODE_ENV); process.exitCode = 3;");
    expect(await begin()).toEqual({ lines: ['prepared', 'served production'], errors: '', code: 3 });
  });

  it('ends with 1 and the output of the failed step if preparation fails, and runs nothing', async () => {
    write(`dist/api/${program}.js`, "console.log('served');");
    write(
      'scripts/build.mjs',
      `import { ProgramError } from './program.mjs';
       export const prepare = async () => { throw new ProgramError('The build', 'code 2', 'a.ts: syntax error'); };`,
    );
    expect(await begin()).toEqual({
      lines: [],
      errors: 'a.ts: syntax error\nThe build failed (code 2)\n',
      code: 1,
    });
  });
});

describe('npm start', () => {
  it('reads .env, over which the environment takes precedence', async () => {
    write('.env', 'PORT=4100\nSITE_NAME=Harbour\n');
    write('dist/api/server.js', 'console.log(process.env.PORT, process.env.SITE_NAME);');
    expect((await start({ PORT: '4200' })).lines).toEqual(['prepared', '4200 Harbour']);
  });
});

describe('a command', () => {
  it('receives its arguments', async () => {
    write('dist/api/cli.js', 'console.log(JSON.stringify(process.argv.slice(2)));');
    const { lines } = await command('cli', 'import', 'a b.xlsx', '--dry-run');
    expect(lines).toEqual(['prepared', '["import","a b.xlsx","--dry-run"]']);
  });

  it('shows its help without building, if an earlier build exists', async () => {
    write('scripts/build.mjs', "export const prepare = async () => { throw new Error('no build'); };");
    expect(await command('cli', '--help')).toMatchObject({ code: 1, lines: [] });
    write('dist/api/cli.js', "console.log('Usage');");
    expect(await command('cli', '--help')).toEqual({ lines: ['Usage'], errors: '', code: 0 });
  });

  it('measures from its source, and passes on arguments and exit code', async () => {
    symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
    write('bench/bench.ts', 'const code: number = Number(process.argv[2]); process.exit(code);');
    expect(await command('bench', '4')).toMatchObject({ lines: ['prepared'], code: 4 });
  });
});
