import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** The first that keeps prepared statements apart (`max_prepared_statements` in `deploy/pgbouncer.ini`). */
const leastPgbouncer = [1, 21] as const;

/** Programs that are looked for: in the environment (`PG_BIN`, `PGBOUNCER`, `NGINX`), else where Debian puts them. */
export async function findPrograms() {
  const parent = '/usr/lib/postgresql';
  const newest = existsSync(parent)
    ? readdirSync(parent).sort((a, b) => Number(b) - Number(a))[0]
    : undefined;
  const bin = process.env.PG_BIN ?? path.join(parent, newest ?? 'none', 'bin');
  const found = {
    bin,
    pgbouncer: process.env.PGBOUNCER ?? '/usr/sbin/pgbouncer',
    nginx: process.env.NGINX ?? '/usr/sbin/nginx',
  };
  const missing = [path.join(bin, 'postgres'), found.pgbouncer, found.nginx].filter(
    (file) => !existsSync(file),
  );
  if (missing.length > 0)
    throw new Error(
      `missing: ${missing.join(', ')} (apt-get install postgresql pgbouncer nginx; or name others in PG_BIN, PGBOUNCER and NGINX)`,
    );
  const version = await versionOf(found.pgbouncer, '--version');
  if (!isNewEnough(version))
    throw new Error(
      `PgBouncer ${version} is too old: ${leastPgbouncer.join('.')} or newer is needed, for max_prepared_statements (name another in PGBOUNCER)`,
    );
  return found;
}

/** Whether a PgBouncer of this version can be used. */
export function isNewEnough(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor, leastMinor] = leastPgbouncer;
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}

export async function versionOf(program: string, ...args: string[]): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(program, args);
  return /\d[\d.]*/.exec(stdout + stderr)?.[0] ?? 'of no known version';
}
