import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { readCatalogue } from '../../testing/readCatalogue.ts';
import { urlOf } from '../../testing/database/startTestDatabase.ts';
import { ConfigError } from '../config/configError.ts';
import { rootFolder } from '../rootFolder.ts';
import { applyMigrations, readMigrations, runMigration } from './migrations.ts';
import {
  baselineName,
  compareSchemaVersions,
  newestSchemaVersion,
  planUpgrade,
  readReplaced,
} from './upgrade.ts';

const server = process.env.TEST_DATABASE_URL ?? '';
const opened: { name: string; client: pg.Client }[] = [];

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(server, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const newName = () => `test_${process.pid}_${randomBytes(4).toString('hex')}`;

async function makeDatabase(template = 'template1'): Promise<{ url: string; client: pg.Client }> {
  const name = newName();
  const url = urlOf(server, name);
  await administer(`create database ${name} template ${template}`);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  opened.push({ name, client });
  return { url, client };
}

afterEach(async () => {
  for (const { name, client } of opened.splice(0)) {
    await client.end();
    await administer(`drop database if exists ${name} with (force)`);
  }
});

// pg_dump of a database that the first release migrated, with sample rows in each of its tables.
const dump = path.join(rootFolder, 'api/src/testing/database/firstRelease.sql.gz');

const firstRelease = newName();
let freshCatalogue: string[] = [];

beforeAll(async () => {
  await administer(`create database ${firstRelease}`);
  const client = new pg.Client({ connectionString: urlOf(server, firstRelease) });
  await client.connect();
  await client.query(gunzipSync(readFileSync(dump)).toString());
  await client.end();
  const fresh = await makeDatabase();
  await applyMigrations(fresh.url);
  freshCatalogue = await readCatalogue(fresh.client);
});
afterAll(() => administer(`drop database if exists ${firstRelease} with (force)`));

/** A database as the first release left it. */
const restoreFirstRelease = () => makeDatabase(firstRelease);

const migrations = readMigrations();
const baseline = migrations.find(({ name }) => name === baselineName) ?? { name: '', sql: '', checksum: '' };
const later = migrations.map(({ name }) => name).filter((name) => name !== baselineName);
const { released, steps } = readReplaced();
const stepNames = steps.map(({ name }) => name);
/** Steps before the former baseline. */
const former = stepNames.indexOf('0001_baseline');

/** Rows of each table as JSON with the columns that it had in the first release, by table. */
async function readRows(client: pg.Client, columns: Record<string, string[]>) {
  const rows: Record<string, string[]> = {};
  for (const [table, names] of Object.entries(columns)) {
    const list = names.map((name) => `"${name}"`).join(', ');
    const { rows: found } = await client.query<{ row: string }>(
      `SELECT row_to_json(t)::text AS row FROM (SELECT ${list} FROM "${table}") t ORDER BY 1`,
    );
    rows[table] = found.map(({ row }) => row);
  }
  return rows;
}

/** Columns of each table but for the search vector, which follows the rules of searches. */
async function readColumns(client: pg.Client): Promise<Record<string, string[]>> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `SELECT c.relname AS table, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
       AND a.attname <> 'search_vector'
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> '_prisma_migrations' GROUP BY 1`,
  );
  return Object.fromEntries(rows.map(({ table, columns }) => [table, columns]));
}

type Rows = Record<string, string[]>;

/** Tables whose rows differ: how many rows are gone, and how many came. */
function changedTables(before: Rows, after: Rows): Record<string, [gone: number, came: number]> {
  const changes: Record<string, [number, number]> = {};
  for (const [table, rows] of Object.entries(before)) {
    const now = after[table] ?? [];
    const gone = rows.filter((row) => !now.includes(row)).length;
    const came = now.filter((row) => !rows.includes(row)).length;
    if (gone + came > 0) changes[table] = [gone, came];
  }
  return changes;
}

const ignore = () => undefined;

/** The part of an upgrade before the migrations after the baseline. */
async function upgradeToBaseline(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT migration_name AS name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL',
  );
  for (const step of planUpgrade(baseline, rows, true)) await runMigration(client, step, ignore);
}

describe('an installation of the first release', () => {
  it('is upgraded to the schema of a new installation, and keeps its rows but for corrected names', async () => {
    const { url, client } = await restoreFirstRelease();
    const columns = await readColumns(client);
    const before = await readRows(client, columns);
    expect(Object.values(before).filter((rows) => rows.length === 0)).toEqual([]);

    await upgradeToBaseline(client);
    // Deceptive names of listings, categories, cities and operators are corrected, with what is derived from them; other
    // listings of a renamed category get its new words; distances are measured over ground.
    expect(changedTables(before, await readRows(client, columns))).toEqual({
      business_changes: [3, 3],
      business_revisions: [0, 3],
      businesses: [3, 3],
      categories: [3, 3],
      cities: [1, 1],
      directory_stats: [1, 1],
      duplicate_pairs: [2, 2],
      import_deleted_rows: [2, 2],
      listing_facts: [3, 3],
      operators: [1, 1],
      place_changes: [0, 4],
      search_marks: [0, 1],
      search_vocabulary: [0, 3],
    });
    const { rows } = await client.query(`SELECT id, name FROM businesses WHERE id IN (4, 5, 7) ORDER BY id`);
    expect(rows.map(({ name }: { name: string }) => name)).toEqual([
      'Fish & Chips 4',
      "O'Brien's 5cod",
      'Unnamed listing 7',
    ]);
    expect(await applyMigrations(url)).toEqual(later);
    expect(await readCatalogue(client)).toEqual(freshCatalogue);
    expect(await applyMigrations(url)).toEqual([]);
  });

  it('still works with the first release afterwards, since its nodes may restart during a rolling upgrade', async () => {
    const { url, client } = await restoreFirstRelease();
    await applyMigrations(url);
    const { rows } = await client.query(
      `SELECT migration_name AS name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY 1`,
    );
    expect(rows).toEqual(
      expect.arrayContaining([...released, ...steps.map(({ name, checksum }) => ({ name, checksum }))]),
    );
    expect(rows).toContainEqual({ name: baselineName, checksum: baseline.checksum });
  });

  it('is upgraded from any step at which an upgrade was interrupted', async () => {
    for (const done of [1, 7, former, former + 1, former + 9, steps.length]) {
      const { url, client } = await restoreFirstRelease();
      for (const step of steps.slice(0, done)) await runMigration(client, step, ignore);
      // As a process leaves it that was killed within the next step.
      await client.query(
        `INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('cut-off', 'x', $1)`,
        [stepNames[done] ?? baselineName],
      );
      expect(await applyMigrations(url)).toEqual([...stepNames.slice(done), baselineName, ...later]);
      expect(await readCatalogue(client)).toEqual(freshCatalogue);
      const { rows } = await client.query(`SELECT FROM _prisma_migrations WHERE finished_at IS NULL`);
      expect(rows).toEqual([]);
    }
  });

  it('is upgraded from the former baseline, and from any step after it', async () => {
    for (const done of [former + 1, former + 12, steps.length]) {
      const { url, client } = await restoreFirstRelease();
      for (const step of steps.slice(0, done)) await runMigration(client, step, ignore);
      // As a database that began with the former baseline has them.
      await client.query('DELETE FROM _prisma_migrations WHERE migration_name = ANY ($1)', [
        [...released.map(({ name }) => name), ...stepNames.slice(0, former)],
      ]);
      expect(await applyMigrations(url)).toEqual([...stepNames.slice(done), baselineName, ...later]);
      expect(await readCatalogue(client)).toEqual(freshCatalogue);
    }
  });

  it('keeps every row if it has all steps and only the baseline is recorded', async () => {
    const { client } = await restoreFirstRelease();
    for (const step of steps) await runMigration(client, step, ignore);
    const columns = await readColumns(client);
    const before = await readRows(client, columns);
    await upgradeToBaseline(client);
    expect(changedTables(before, await readRows(client, columns))).toEqual({});
  });

  it.each([
    [
      'lacks a migration of the first release',
      `DELETE FROM _prisma_migrations WHERE migration_name = '${released[40]?.name}'`,
      /lacks migration 20261123010000.*first release/,
    ],
    [
      'was migrated by an edited script',
      `UPDATE _prisma_migrations SET checksum = 'x' WHERE migration_name = '${released[3]?.name}'`,
      new RegExp(`${released[3]?.name} was changed`),
    ],
    ['has no record of its migrations', 'DROP TABLE _prisma_migrations', /no record of its migrations/],
  ])(
    'is refused with the reason and left unchanged if it %s',
    async (_what, statement, reason) => {
      const { url, client } = await restoreFirstRelease();
      await client.query(statement);
      const before = await readCatalogue(client);
      const refusal = await applyMigrations(url).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(ConfigError);
      expect(String(refusal)).toMatch(reason);
      expect(await readCatalogue(client)).toEqual(before);
    },
    60_000,
  );

  it('refuses the baseline itself, as `prisma migrate deploy` would run it, and explains what to do', async () => {
    const { client } = await restoreFirstRelease();
    await expect(client.query(baseline.sql)).rejects.toThrow(/Start the program once/);
  });
});

describe('the version of a schema', () => {
  const [lastStep, stepBefore] = [stepNames.at(-1) ?? '', stepNames.at(-2) ?? ''];
  // Its name sorts before the last replaced migration, although it is newer than the baseline.
  const added = '20261124090000_added';

  it('orders replaced migrations, the baseline and later migrations', () => {
    const oldest = [released[0]?.name ?? '', stepNames[former - 1] ?? '', '0001_baseline', stepBefore];
    const names = [added, baselineName, ...oldest.toReversed(), '20991231000000_later'];
    expect(names.toSorted(compareSchemaVersions)).toEqual([
      ...oldest,
      baselineName,
      added,
      '20991231000000_later',
    ]);
    expect(compareSchemaVersions(lastStep, baselineName)).toBe(0);
    expect(compareSchemaVersions(lastStep, stepBefore)).toBeGreaterThan(0);
  });

  it.each([
    ['a new installation', [baselineName], baselineName],
    ['an upgraded installation', [...stepNames, baselineName], baselineName],
    [
      'an installation of the former baseline',
      ['0001_baseline', stepNames[former + 1] ?? ''],
      stepNames[former + 1],
    ],
    ['an installation that is not upgraded yet', stepNames, lastStep],
    ['an upgraded installation with a later migration', [...stepNames, baselineName, added], added],
    ['an empty database', [], ''],
  ])('is the newest migration of %s', (_what, applied, version) => {
    expect(newestSchemaVersion(applied)).toBe(version);
  });
});
