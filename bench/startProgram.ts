import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';

interface Program {
  /** Arguments of node. */
  args: string[];
  cwd: string;
  env: Record<string, string>;
  /** Finds the address it listens at in what it prints. */
  address: RegExp;
  /** File for its output. */
  logFile: string;
}

export interface RunningProgram {
  pid: number;
  address: string;
  /** Asks it to end, and waits until it has. */
  stop: () => Promise<void>;
}

// A server on a busy machine may take long to open; longer means that it never will.
const timeoutMs = 120_000;

/** Starts a program of ours and waits until it listens. */
export async function startProgram({ args, cwd, env, address, logFile }: Program): Promise<RunningProgram> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const log = createWriteStream(logFile);
  child.stdout.pipe(log);
  child.stderr.pipe(log, { end: false });

  const found = await new Promise<string>((resolve, reject) => {
    let printed = '';
    const timer = setTimeout(() => reject(new Error(`${args.at(-1)} did not open:\n${printed}`)), timeoutMs);
    const look = (chunk: Buffer) => {
      printed = (printed + chunk.toString()).slice(-4_000);
      const [match] = address.exec(printed) ?? [];
      if (!match) return;
      clearTimeout(timer);
      child.stdout.off('data', look);
      resolve(match);
    };
    child.stdout.on('data', look);
    child.stderr.on('data', (chunk: Buffer) => (printed = (printed + chunk.toString()).slice(-4_000)));
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`${args.at(-1)} ended with ${code}:\n${printed}`));
    });
  }).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });

  return {
    pid: child.pid ?? 0,
    address: found,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
