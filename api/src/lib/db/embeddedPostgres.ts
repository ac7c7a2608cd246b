import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ConfigError } from '../config/configError.ts';
import { onReconnect } from './connections/onReconnect.ts';
import type { PostgresLocation } from './embeddedPostgresFolder.ts';
import { locatePostgres } from './embeddedPostgresFolder.ts';
import { embeddedPostgresSettings } from './embeddedPostgresSettings.ts';
import { isRunning } from '../process/processLock.ts';

const role = 'directory';
const database = 'directory';
/** Size of the log beyond which a start rotates it. */
const maxLogBytes = 20 * 1024 * 1024;

/** State between starts, in a file that only its owner can read. */
interface Memory {
  port: number;
  password: string;
}

/** An embedded PostgreSQL cluster in `dataDir`. It can outlive this process. */
export interface EmbeddedPostgres {
  /** Starts it, or adopts a running one. Returns which. */
  start(): Promise<'started' | 'adopted'>;
  /** Fast shutdown: open transactions are rolled back. Does nothing if the cluster is not running. */
  stop(): Promise<void>;
  isRunning(): boolean;
  /** Valid after `start`. */
  url(): string;
}

export function embeddedPostgres(dataDir: string, print: (line: string) => void): EmbeddedPostgres {
  const memoryFile = path.join(dataDir, 'postgres.json');
  if (!existsSync(dataDir)) {
    mkdirSync(dataDir, { recursive: true });
    // Other users may traverse the folder (PostgreSQL's own user must), not list it.
    chmodSync(dataDir, 0o711);
  }
  const location = locatePostgres(dataDir, print);
  let memory = readMemory(memoryFile);
  const urlOf = (name: string) => {
    if (!memory) throw new Error('The embedded PostgreSQL was not started.');
    return `postgresql://${role}:${memory.password}@127.0.0.1:${memory.port}/${name}`;
  };

  async function start() {
    // Another process may have made or moved it since.
    memory = readMemory(memoryFile);
    const running = runningPort(location);
    if (running !== null) {
      if (!memory)
        throw new ConfigError(
          `${memoryFile} is missing; it holds the password of the running database in ${location.data}.`,
        );
      if (memory.port !== running) memory = save(memoryFile, { ...memory, port: running });
      await ensureDatabase(urlOf);
      return 'adopted' as const;
    }
    if (!existsSync(path.join(location.data, 'PG_VERSION'))) {
      memory = save(memoryFile, { port: await freePort(), password: randomBytes(24).toString('hex') });
      print(`Creating an empty database in ${location.data}`);
      await initialise(location, memory.password);
    }
    if (!memory)
      throw new ConfigError(
        `${memoryFile} is missing; it holds the password of the database in ${location.data}.`,
      );
    if (!(await isFree(memory.port))) memory = save(memoryFile, { ...memory, port: await freePort() });
    await launch(location, memory.port);
    await ensureDatabase(urlOf);
    return 'started' as const;
  }

  return {
    start,
    async stop() {
      if (runningPort(location) === null) return;
      const stop = ['stop', '-D', location.data, '-s', '-w', '-t'];
      const fast = await run(location, 'pg_ctl', [...stop, '30', '-m', 'fast']);
      if (fast.code !== 0 && runningPort(location) !== null)
        await run(location, 'pg_ctl', [...stop, '10', '-m', 'immediate']);
    },
    isRunning: () => runningPort(location) !== null,
    url: () => urlOf(database),
  };
}

/** The port of the cluster's living postmaster, or null. */
function runningPort(location: PostgresLocation): number | null {
  let lines: string[];
  try {
    lines = readFileSync(path.join(location.data, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  if (!(pid > 0) || !isRunning(pid)) return null;
  if (process.platform === 'linux') {
    // After a reboot the id may belong to another program.
    let command: string;
    try {
      command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    } catch {
      return null;
    }
    if (!command.split('\0').includes(location.data)) {
      if (!command.includes('postgres')) rmSync(path.join(location.data, 'postmaster.pid'), { force: true });
      return null;
    }
  }
  return Number(lines[3]) || null;
}

async function initialise(location: PostgresLocation, password: string): Promise<void> {
  // Created in a temporary folder and moved, so that an interrupted start leaves no partial database.
  const draft = `${location.data}.new`;
  const secrets = mkdtempSync(path.join(tmpdir(), 'directory-'));
  const passwordFile = path.join(secrets, 'password');
  try {
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { mode: 0o700 });
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (location.account) {
      for (const file of [draft, secrets, passwordFile])
        chownSync(file, location.account.uid, location.account.gid);
    }
    const ctype = await utf8Locale();
    const made = await run(location, 'initdb', [
      ...['-D', draft, '-U', role, '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8'],
      // The built-in locale never changes with the system, so that no index goes stale with an upgrade of it.
      ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', `--lc-ctype=${ctype}`],
    ]);
    if (made.code !== 0) throw new Error(`initdb failed: ${made.output.trim()}`);
    renameSync(draft, location.data);
  } finally {
    rmSync(secrets, { recursive: true, force: true });
  }
}

async function launch(location: PostgresLocation, port: number): Promise<void> {
  const options = Object.entries({ ...embeddedPostgresSettings(), port: String(port) }).map(
    ([name, value]) => `-c ${name}=${value}`,
  );
  const log = path.join(location.data, 'postgres.log');
  rollOver(log);
  const deadline = performance.now() + 20_000;
  for (;;) {
    const started = await run(location, 'pg_ctl', [
      ...['start', '-D', location.data, '-s', '-w', '-t', '120', '-l', log],
      ...['-o', options.join(' ')],
    ]);
    if (started.code === 0) return;
    const reason = lastLines(log);
    // Workers of a postmaster that was killed need a moment to notice.
    if (/shared memory block|already exists/.test(reason) && performance.now() < deadline) await pause(250);
    else
      throw new ConfigError(
        `The embedded PostgreSQL in ${location.data} did not start: ${reason || started.output.trim()}`,
      );
  }
}

// Connecting may exceed its time on a busy machine, since modules are loaded meanwhile.
const ensureDatabase = (urlOf: (name: string) => string): Promise<void> =>
  onReconnect(() => createDatabase(urlOf));

async function createDatabase(urlOf: (name: string) => string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf('postgres'), connectionTimeoutMillis: 10_000 });
  // A broken connection fails the next statement.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const found = await client.query('select from pg_database where datname = $1', [database]);
    if (found.rowCount === 0) await client.query(`create database ${database}`);
  } finally {
    await client.end();
  }
}

/** Runs a program of PostgreSQL as its user, without PG* variables. */
function run(
  location: PostgresLocation,
  program: string,
  args: string[],
): Promise<{ code: number | null; output: string }> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name)),
  );
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(location.binaries, program), args, {
      ...location.account,
      cwd: path.dirname(location.binaries),
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Ctrl-C in the terminal must reach only the server, which then stops its database gracefully.
      detached: true,
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code, output }));
  });
}

/** A locale of the system in which letters beyond ASCII are letters. */
async function utf8Locale(): Promise<string> {
  const listed = await new Promise<string>((resolve) => {
    const child = spawn('locale', ['-a'], { stdio: ['ignore', 'pipe', 'ignore'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', () => resolve(''));
    child.on('close', () => resolve(output));
  });
  const names = listed.split('\n').map((name) => name.trim());
  return (
    names.find((name) => /^C\.utf-?8$/i.test(name)) ??
    names.find((name) => /^en_US\.utf-?8$/i.test(name)) ??
    'C'
  );
}

function readMemory(file: string): Memory | null {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Memory;
  } catch (error) {
    throw new ConfigError(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function save(file: string, memory: Memory): Memory {
  writeFileSync(`${file}.new`, JSON.stringify(memory), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return memory;
}

/** Rotates a large log. */
function rollOver(log: string): void {
  const { size = 0 } = statSync(log, { throwIfNoEntry: false }) ?? {};
  if (size > maxLogBytes) renameSync(log, `${log}.1`);
}

function lastLines(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim().split('\n').slice(-4).join(' | ');
  } catch {
    return '';
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
