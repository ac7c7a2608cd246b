import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { backupCommand } from '../../features/backups/backupCommand.ts';
import { restoreCommand } from '../../features/backups/restoreCommand.ts';
import { exportCommand } from '../../features/exports/exportCommand.ts';
import { importCommand } from '../../features/imports/command/importCommand.ts';
import { adminCommand } from '../../features/operators/adminCommand.ts';
import { startProgram } from '../../testing/startProgram.ts';
import { until } from '../../testing/until.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';

const database = useTestDatabase();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'commands-'));
  // A PostgreSQL that root starts runs as another user.
  await chmod(folder, 0o711);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts a command of the command line on a database, or on a data folder of its own without one. */
function start(args: string[], env: Record<string, string> = {}) {
  const { DATABASE_URL: _, ...inherited } = process.env;
  return startProgram('cli', args, { ...inherited, DATA_DIR: path.join(folder, 'data'), ...env });
}

async function run(args: string[], env: Record<string, string> = {}) {
  const child = start(args, env);
  let [text, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, text, errors };
}

const unopened = () => Promise.reject(new Error('The command opened the database.'));

describe('a command', () => {
  it.each([
    ['import --hlep', importCommand, 'Usage: npm run import'],
    ['export --help', exportCommand, 'Usage: npm run export'],
    ['backup --help', backupCommand, 'Usage: npm run backup'],
    ['restore --help', restoreCommand, 'Usage: npm run restore'],
    ['admin lsit', adminCommand, 'npm run admin -- list'],
    ['admin --help', adminCommand, 'npm run admin -- list'],
  ])('prints its usage on request, and if it is called wrongly: %s', async (called, command, said) => {
    const lines: string[] = [];
    const args = called.split(' ').slice(1);
    expect(await command(unopened, args, (line) => void lines.push(line))).toBe(2);
    expect(lines.join('\n')).toContain(said);
  });

  it('refuses a backup that is a folder before it opens the database', async () => {
    await expect(restoreCommand(unopened, ['/', '--json'], () => undefined)).rejects.toMatchObject({
      code: 'EISDIR',
    });
  });

  it.each([
    [['export', '--hlep'], 'Usage: npm run export'],
    [['import', 'none.csv', '--json'], '"code":"BAD_INPUT"'],
  ])(
    'that is called wrongly ends with 2 and opens no database: %p',
    async (args, said) => {
      const { code, text, errors } = await run(args);
      expect({ code, text, errors }).toEqual({ code: 2, text: expect.stringContaining(said), errors: '' });
      expect(existsSync(path.join(folder, 'data'))).toBe(false);
    },
    60_000,
  );

  it.each([
    [['import', 'list.csv', '--dry-run', '-h'], 'Usage: npm run import'],
    [['admin', 'key', '--help'], 'npm run admin -- key'],
    [['--help'], 'Commands: import FILE'],
  ])(
    'prints its usage on request and opens no database: %p',
    async (args, said) => {
      const { code, text, errors } = await run(args);
      expect({ code, text, errors }).toEqual({ code: 0, text: expect.stringContaining(said), errors: '' });
      expect(text).not.toContain('Unknown option');
      expect(existsSync(path.join(folder, 'data'))).toBe(false);
    },
    60_000,
  );

  it('says in one line which file it cannot use', async () => {
    const { code, errors } = await run(['restore', path.join(folder, 'none')]);
    expect([code, errors]).toEqual([2, expect.stringMatching(/^ENOENT[^\n]*none'\n$/)]);
  }, 60_000);

  it('prints everything to a slow reader', async () => {
    const count = 3000;
    await database.db.pool.query(
      `INSERT INTO operators (user_code, name, password_hash)
       SELECT 'code' || n, repeat('Name', 20), 'x' FROM generate_series(1, ${count}) n`,
    );
    const child = start(['admin', 'list'], { DATABASE_URL: database.url });
    child.stdout.pause();
    await once(child.stdout, 'readable');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.stdout.resume();
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(
      text
        .trim()
        .split('\n')
        .filter((line) => line.startsWith('code')),
    ).toHaveLength(count);
  }, 60_000);

  it('finishes its work when its reader has left', async () => {
    const child = start(['admin', 'create', '--code', 'late', '--name', 'Late'], {
      DATABASE_URL: database.url,
    });
    child.stdout.destroy();
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number];
    expect([code, errors]).toEqual([0, '']);
    expect(await database.db.prisma.operator.count({ where: { userCode: 'late' } })).toBe(1);
  }, 60_000);

  it.each([
    ['SIGHUP', 129],
    ['SIGINT', 130],
  ] as const)(
    'that %s interrupts removes the database that it started',
    async (signal, code) => {
      const temporary = path.join(folder, signal);
      await mkdir(temporary);
      await chmod(temporary, 0o711);
      await writeFile(path.join(temporary, 'one.csv'), 'name\nOne\n');
      const child = start(['corpus', temporary], { TMPDIR: temporary });
      const made = () => readdir(temporary).then((names) => names.filter((name) => /^directory-/.test(name)));
      await until(async () => {
        const [name] = await made();
        return name !== undefined && existsSync(path.join(temporary, name, 'data/postgres/postmaster.pid'));
      });
      child.kill(signal);
      expect(await once(child, 'close')).toEqual([code, null]);
      expect(await made()).toEqual([]);
    },
    90_000,
  );
});
