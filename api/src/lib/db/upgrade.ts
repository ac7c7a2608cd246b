import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from '../config/configError.ts';
import { rootFolder } from '../rootFolder.ts';

/** The migration that an empty database begins with. It holds what earlier releases applied in many. */
export const baselineName = '0002_baseline';

/** The baseline before it, as databases record it that began with it or were upgraded to it. */
const formerBaseline: AppliedMigration = {
  name: '0001_baseline',
  checksum: '5d6b04ad70087be08d48359d243410b68590732e4508daa67bd8a1a8965dc230',
};

const folder = path.join(rootFolder, 'api', 'prisma', 'upgrade');

/** A script that is run once and recorded under its name, with the SHA-256 of its text. */
export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** A finished migration, as the database records it. */
export interface AppliedMigration {
  name: string;
  checksum: string;
}

/** The migrations that the baseline replaced, oldest first. */
interface ReplacedMigrations {
  /** Migrations of the first release, by name and checksum only. */
  released: AppliedMigration[];
  /** Later migrations, which upgrade a database of the first release to the baseline. The former baseline is among them. */
  steps: Migration[];
}

export function readMigration(name: string, file: string): Migration {
  const sql = readFileSync(file, 'utf8');
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}

export function readReplaced(): ReplacedMigrations {
  const released = readFileSync(path.join(folder, 'released.sha256'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => ({ checksum: line.slice(0, 64), name: line.slice(66) }));
  const former = { ...formerBaseline, sql: readAdoption(formerBaseline.name) };
  const steps = [...readSteps(formerBaseline.name), former, ...readSteps(baselineName)];
  return { released, steps };
}

/** Migrations between a baseline and the release before it, oldest first. */
function readSteps(to: string): Migration[] {
  return readdirSync(path.join(folder, to))
    .filter((file) => /^\d{14}_\w+\.sql$/.test(file))
    .sort()
    .map((file) => readMigration(file.slice(0, -4), path.join(folder, to, file)));
}

/** Remaining steps in a database that has all migrations up to a baseline. */
function readAdoption(of: string): string {
  return readFileSync(path.join(folder, of, 'adopt.sql'), 'utf8');
}

/** Names of the migrations that the baseline replaced, oldest first. */
export function replacedNames(): string[] {
  const { released, steps } = readReplaced();
  return [...released, ...steps].map(({ name }) => name);
}

/**
 * Scripts that upgrade a database of an earlier release to the baseline; the last one records it. Empty if the database
 * has the baseline, or is empty. Errors: ConfigError for a database in any other state.
 */
export function planUpgrade(
  baseline: Migration,
  applied: readonly AppliedMigration[],
  hasTables: boolean,
): Migration[] {
  const has = (name: string) => applied.some((one) => one.name === name);
  if (has(baseline.name)) return [];
  const { released, steps } = readReplaced();
  const known = [...released, ...steps].filter(({ name }) => has(name));
  if (known.length === 0) {
    if (!hasTables) return [];
    throw new ConfigError(
      'The database holds tables of the directory, but no record of its migrations (_prisma_migrations). Restore a backup of it together with that table, or use an empty database.',
    );
  }
  const missing = has(formerBaseline.name) ? undefined : released.find(({ name }) => !has(name));
  if (missing) {
    throw new ConfigError(
      `The database is older than the first release: it lacks migration ${missing.name}. Start the first release (0.1.0) once, which completes it, then this one.`,
    );
  }
  refuseChanged(known, applied);
  const start = steps.findIndex(({ name }) => name === formerBaseline.name && has(name)) + 1;
  const pending = steps.slice(start).filter(({ name }) => !has(name));
  return [...pending, { ...baseline, sql: readAdoption(baseline.name) }];
}

/** Errors: ConfigError for a migration whose text is not the one that was applied. */
export function refuseChanged(
  migrations: readonly AppliedMigration[],
  applied: readonly AppliedMigration[],
): void {
  for (const { name, checksum } of migrations) {
    const record = applied.find((one) => one.name === name);
    if (record && record.checksum !== checksum) {
      throw new ConfigError(`Migration ${name} was changed after it had been applied to this database.`);
    }
  }
}

/**
 * Compares the names of two migrations as states of the database: negative where the first is older. The last migration that
 * the baseline replaced and the baseline are the same state.
 */
export function compareSchemaVersions(one: string, other: string): number {
  const replaced = replacedNames();
  const position = (name: string) => {
    const at = name === baselineName ? replaced.length - 1 : replaced.indexOf(name);
    return at < 0 && name > baselineName ? replaced.length : at;
  };
  const [a, b] = [position(one), position(other)];
  // Migrations after the baseline are in the order of their names.
  return a === b && a === replaced.length ? one.localeCompare(other) : a - b;
}

/** The newest of the applied migrations: the state of the database. Empty if none was applied. */
export function newestSchemaVersion(applied: readonly string[]): string {
  const replaced = replacedNames();
  const own = applied.includes(baselineName) ? applied.filter((name) => !replaced.includes(name)) : applied;
  return own.toSorted(compareSchemaVersions).at(-1) ?? '';
}
