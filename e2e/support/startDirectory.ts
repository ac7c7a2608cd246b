import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { executeGraphql } from './executeGraphql.ts';

/** Login of every started directory. */
export const login = { accessKey: 'e2e-access-key-1', userCode: 'ayse', password: 'e2e-password-12' };

export interface RunningDirectory {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Output of the server so far. */
  output(): string;
  /** Sends a signal and waits for the end; returns the exit code, null after a signal that can't be caught. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** A new data folder, in which a server under root can run its database as another user. */
export async function makeDataDir(): Promise<{ dataDir: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(process.env.SCRATCH_FOLDER ?? tmpdir(), 'directory-e2e-'));
  // Traversable by other users; otherwise the database would be created in a system folder and remain there.
  await chmod(folder, 0o711);
  return { dataDir: path.join(folder, 'data'), remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Copies the data folder of a stopped directory, with the owners of its files. */
export async function copyDataDir(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-Rp', from, to]);
}

/** Node.js options for a built program that runs only for seconds. */
export const programOptions = () => [
  '--enable-source-maps',
  ...(process.env.SHORT_RUN_OPTIONS?.split(' ') ?? []),
];

/** Starts the built server on a data folder and waits until it prints its URL. */
export async function startDirectory(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<RunningDirectory> {
  const server = spawn(process.execPath, [...programOptions(), path.resolve('dist/api/server.js')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      ADMIN_ACCESS_KEY: login.accessKey,
      ADMIN_USER_CODE: login.userCode,
      ADMIN_PASSWORD: login.password,
      LOG_LEVEL: 'warn',
      WEB_PROCESSES: '1',
      ...env,
    },
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /The directory is open at (\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${output}`)));
  });
  return {
    url,
    dataDir,
    process: server,
    output: () => output,
    async end(signal) {
      if (server.exitCode !== null || server.signalCode !== null) return server.exitCode;
      const ended = once(server, 'exit');
      server.kill(signal);
      await ended;
      return server.exitCode;
    },
  };
}

/** Retries until the check passes; throws after the deadline with the last result. */
export async function eventually<T>(
  attempt: () => Promise<T>,
  isGood: (answer: T) => boolean,
  deadlineMs = 60_000,
): Promise<T> {
  const end = Date.now() + deadlineMs;
  for (;;) {
    const answer = await attempt().catch((error: unknown) => error);
    if (!(answer instanceof Error) && isGood(answer as T)) return answer as T;
    if (Date.now() > end)
      throw new Error(`the condition was never met; last value: ${JSON.stringify(answer) ?? String(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Number of listings, and whether they are sample data. */
export async function statsOf(url: string): Promise<{ total: number; demo: boolean }> {
  const { stats } = await executeGraphql<{ stats: { total: number; demo: boolean } }>(
    url,
    '{ stats { total demo } }',
  );
  return stats;
}
