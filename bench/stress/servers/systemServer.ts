import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const timeoutMs = 60_000;

/** A server of the operating system that can be stopped and started. */
export interface SystemServer {
  port: number;
  start(isReady?: () => Promise<void>): Promise<void>;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** A server that is not started yet. As root it runs as PostgreSQL's own user by default. */
export function systemServer(
  port: number,
  command: () => [string, string[]],
  logFile: string,
  isReady: () => Promise<void>,
  stopBy: NodeJS.Signals,
  isUnprivileged = true,
) {
  let child: ChildProcess | null = null;
  return {
    port,
    async start(ready = isReady) {
      const [program, args] = isUnprivileged ? unprivileged(...command()) : command();
      const started = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
      child = started;
      const log = createWriteStream(logFile, { flags: 'a' });
      for (const stream of [started.stdout, started.stderr]) stream.pipe(log, { end: false });
      const deadline = Date.now() + timeoutMs;
      for (;;) {
        try {
          return await ready();
        } catch (error) {
          if (started.exitCode !== null || Date.now() > deadline)
            throw new Error(
              `${program} does not answer: ${await readFile(logFile, 'utf8').catch(() => '')}`,
              { cause: error },
            );
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      }
    },
    async stop(signal = stopBy) {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}

const isRoot = process.getuid?.() === 0;

function unprivileged(program: string, args: string[]): [string, string[]] {
  return isRoot
    ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--init-groups', program, ...args]]
    : [program, args];
}

/** Runs a program to its end as the user of the servers. */
export async function asServer(
  program: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<void> {
  await run(...unprivileged(program, args), { env: { ...process.env, ...env } });
}

/** Makes the user of the servers the owner of a file or folder. */
export async function chownToServer(place: string): Promise<void> {
  if (isRoot) await run('chown', ['postgres:postgres', place]);
}
