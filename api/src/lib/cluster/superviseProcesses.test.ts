import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '../../testing/until.ts';
import { rootFolder } from '../rootFolder.ts';

// Supervises two processes that do nothing. `fail` and `recover` decide whether the system can start another one: it cannot in
// a folder that does not exist.
const program = (supervisor: string) => `
  import cluster from 'node:cluster';
  if (cluster.isPrimary) {
    const { superviseProcesses } = await import(${JSON.stringify(supervisor)});
    const begin = (cwd) => cluster.setupPrimary({ cwd });
    if (process.env.FAILS_AT_START) begin('/nowhere');
    process.stdin.on('data', (text) => {
      if (String(text).includes('fail')) begin('/nowhere');
      if (String(text).includes('recover')) begin(process.cwd());
      if (String(text).includes('kill')) Object.values(cluster.workers)[0].process.kill('SIGKILL');
    });
    superviseProcesses(2, []);
  } else {
    process.on('SIGTERM', () => process.exit(0));
    process.on('disconnect', () => process.exit(0));
    process.send({ kind: 'listening' });
    process.stderr.write('listens ' + process.env.WEB_PROCESS + '\\n');
    setInterval(() => undefined, 1000);
  }`;

describe('the supervisor of several processes', () => {
  let folder: string;
  let running: ReturnType<typeof start>;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'directory-supervised-'));
    await writeFile(
      path.join(folder, 'program.mjs'),
      program(path.join(rootFolder, 'api/src/lib/cluster/superviseProcesses.ts')),
    );
  });
  afterEach(async () => {
    if (running.isRunning()) running.process.kill('SIGKILL');
    await rm(folder, { recursive: true });
  });

  function start(env: Record<string, string> = {}) {
    const child = spawn(process.execPath, ['--import', 'tsx', path.join(folder, 'program.mjs')], {
      cwd: rootFolder,
      env: { ...process.env, ...env },
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (text) => (said += String(text)));
    const isRunning = () => child.exitCode === null && child.signalCode === null;
    return {
      process: child,
      isRunning,
      write: (line: string) => child.stdin.write(`${line}\n`),
      says: (text: string, times = 1) => until(() => Promise.resolve(said.split(text).length > times)),
      async end() {
        await until(() => Promise.resolve(!isRunning()));
        return { code: child.exitCode, said };
      },
    };
  }

  it('retries while the system cannot start a process', async () => {
    running = start();
    await running.says('listens 2/2');
    running.write('fail\nkill');
    await running.says('could not be started', 2);
    running.write('recover');
    await running.says('listens 1/2', 2);
    running.process.kill('SIGTERM');
    expect(await running.end()).toMatchObject({ code: 0 });
  });

  it('ends with the reason if the system cannot start the first process', async () => {
    running = start({ FAILS_AT_START: '1' });
    expect(await running.end()).toEqual({
      code: 1,
      said: expect.stringMatching(/^Server process 1 could not be started \(Error: spawn .* ENOENT\)\.\n$/),
    });
  });

  it('stops while the system can start no process', async () => {
    running = start();
    await running.says('listens 2/2');
    running.write('fail\nkill');
    await running.says('could not be started');
    running.process.kill('SIGTERM');
    expect(await running.end()).toMatchObject({ code: 0 });
  });
});
