import { randomBytes } from 'node:crypto';
import { connect, createServer, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { urlOf } from '../../testing/database/startTestDatabase.ts';
import { until } from '../../testing/until.ts';
import { ConfigError } from '../config/configError.ts';
import { openDatabase } from './db.ts';
import { applyMigrations, readMigrations, runMigration } from './migrations.ts';

const server = process.env.TEST_DATABASE_URL ?? '';
let name = '';
let url = '';

async function run(database: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: urlOf(server, database) });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}

beforeEach(async () => {
  name = `test_${process.pid}_${randomBytes(4).toString('hex')}`;
  url = urlOf(server, name);
  await run('postgres', `create database ${name}`);
});
afterEach(async () => {
  await run('postgres', `drop database if exists ${name} with (force)`);
});

/** Passes all on to a PostgreSQL, but answers each goodbye of a client as one does whose administrator ends it then. */
async function startEndingProxy({ hostname, port }: URL) {
  const goodbye = Buffer.from('X\0\0\0\x04', 'latin1');
  const fields = 'SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0';
  const refusal = Buffer.concat([Buffer.from('E'), Buffer.alloc(4), Buffer.from(fields)]);
  refusal.writeInt32BE(refusal.length - 1, 1);
  let ended = 0;
  const proxy = createServer((client) => {
    const database = connect(Number(port), hostname).on('error', () => client.destroy());
    database.pipe(client).on('error', () => database.destroy());
    client.on('data', (data) => {
      if (!data.equals(goodbye)) return void database.write(data);
      ended += 1;
      database.unpipe(client).destroy();
      client.end(refusal);
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return { port: (proxy.address() as AddressInfo).port, ended: () => ended, close: () => proxy.close() };
}

const all = readMigrations().map((migration) => migration.name);
const last = all.at(-1) ?? '';

describe('applyMigrations', () => {
  it('lets one of two starting nodes migrate while the other waits', async () => {
    const done = await Promise.all([applyMigrations(url), applyMigrations(url)]);
    expect(done.toSorted((a, b) => b.length - a.length)).toEqual([all, []]);
    const tables = await run(
      name,
      `select to_regclass('public.businesses') is not null and to_regclass('graphile_worker._private_jobs') is not null as are_there`,
    );
    expect(tables.rows).toEqual([{ are_there: true }]);
  });

  it.each([
    ['create extension earthdistance cascade', 'permission denied to create extension "pg_trgm"'],
    [
      'create extension earthdistance cascade; create extension pg_trgm; create extension unaccent',
      'permission denied for schema public',
    ],
  ])('says how a role gains a database that it may not change, after %s', async (extensions, refusal) => {
    const role = `guest_${name}`;
    await run('postgres', `create role ${role} login password 'word'`);
    await run(name, extensions);
    try {
      const as = Object.assign(new URL(url), { username: role, password: 'word' }).href;
      const remedy = `ALTER DATABASE "${name}" OWNER TO "${role}"`;
      await expect(applyMigrations(as)).rejects.toThrow(
        new ConfigError(
          `The role of DATABASE_URL may not set up the database (${refusal}). As a superuser: ${remedy}; then start again.`,
        ),
      );
      await run('postgres', remedy);
      await applyMigrations(as);
    } finally {
      await run('postgres', `drop database ${name} with (force)`);
      await run('postgres', `drop role ${role}`);
    }
  });

  it('names the extension that its role may not create, and restarts once it exists', async () => {
    const role = `role_${name}`;
    await run(
      'postgres',
      `create role ${role} login password 'word'; alter database ${name} owner to ${role}`,
    );
    try {
      const as = Object.assign(new URL(url), { username: role, password: 'word' }).href;
      await expect(applyMigrations(as)).rejects.toThrow(/CREATE EXTENSION earthdistance CASCADE/);
      await run(name, 'create extension earthdistance cascade');
      expect((await applyMigrations(as)).at(-1)).toBe(last);
    } finally {
      await run('postgres', `drop database ${name} with (force)`);
      await run('postgres', `drop role ${role}`);
    }
  });

  it.each(['LATIN1', 'SQL_ASCII'])('refuses a database with the encoding %s', async (encoding) => {
    await run('postgres', `drop database ${name}`);
    await run(
      'postgres',
      `create database ${name} encoding '${encoding}' locale_provider libc locale 'C' template template0`,
    );
    await expect(applyMigrations(url)).rejects.toThrow(
      new ConfigError(
        `The database of DATABASE_URL has the encoding ${encoding}. Create another: CREATE DATABASE directory ENCODING 'UTF8' TEMPLATE template0;`,
      ),
    );
  });

  it('refuses a new database whose locale supports only English letters', async () => {
    await run('postgres', `drop database ${name}`);
    await run(
      'postgres',
      `create database ${name} encoding 'UTF8' locale_provider libc locale 'C' template template0`,
    );
    await expect(applyMigrations(url)).rejects.toThrow(
      `The database of DATABASE_URL has the locale C, in which searches with typing errors find nothing in Cyrillic and other scripts. Create another: CREATE DATABASE directory ENCODING 'UTF8' LOCALE 'C.UTF-8' TEMPLATE template0;`,
    );
  });

  it('warns of that locale if the database is in use', async () => {
    await applyMigrations(url);
    // The extension asks the locale of the database, which only its own library could change.
    await run(
      name,
      `alter function show_trgm(text) rename to known_trgm;
       create function show_trgm(text) returns text[] language sql as $$ select '{}'::text[] $$`,
    );
    const said: string[] = [];
    await applyMigrations(url, (line) => void said.push(line));
    expect(said).toEqual([expect.stringMatching(/Make a backup, restore it into another: CREATE DATABASE/)]);
  });

  it('restarts after an interrupted start', async () => {
    await applyMigrations(url);
    const record = await run(
      name,
      `select checksum from _prisma_migrations where migration_name = '${all[0]}'`,
    );
    // The state during the first script: its record exists, its changes do not.
    await run(
      name,
      `drop schema public cascade; create schema public;
       create table _prisma_migrations (id varchar(36) primary key, checksum varchar(64) not null, finished_at timestamptz,
         migration_name varchar(255) not null, logs text, rolled_back_at timestamptz,
         started_at timestamptz not null default now(), applied_steps_count integer not null default 0);
       insert into _prisma_migrations (id, checksum, migration_name)
         values (gen_random_uuid(), '${String(record.rows[0]?.checksum)}', '${all[0]}')`,
    );
    expect(await applyMigrations(url)).toEqual(all);
  });

  it('survives a database that ends connections while they are closed', async () => {
    await applyMigrations(url);
    const proxy = await startEndingProxy(new URL(url));
    const through = Object.assign(new URL(url), { port: String(proxy.port) }).href;
    expect(await applyMigrations(through)).toEqual([]);
    await until(async () => proxy.ended() === 2);
    proxy.close();
  });

  it('does not block readers while it waits for a long transaction', async () => {
    await applyMigrations(url);
    const change = 'ALTER TABLE cities ADD COLUMN mayor text; UPDATE cities SET mayor = NULL;';
    const exporting = new pg.Client({ connectionString: url });
    await exporting.connect();
    const migrating = new pg.Client({ connectionString: url });
    await migrating.connect();
    const visitors = openDatabase(url);
    try {
      await exporting.query('BEGIN; SELECT count(*) FROM cities');
      let waits = 0;
      let isOver = false;
      const migration = runMigration(
        migrating,
        { name: '29991231000000_later', sql: change, checksum: 'x' },
        () => (waits += 1),
      ).finally(() => (isOver = true));
      while (waits < 2 && !isOver) await visitors.pool.query('SELECT count(*) FROM cities');
      expect([waits, isOver]).toEqual([2, false]);
      await exporting.query('COMMIT');
      await migration;
      expect((await visitors.pool.query('SELECT mayor FROM cities')).rows).toEqual([]);
    } finally {
      await visitors.close();
      await migrating.end();
      await exporting.end();
    }
  });

  it('names a migration that was changed after it was applied', async () => {
    await applyMigrations(url);
    await run(name, `update _prisma_migrations set checksum = 'another' where migration_name = '${last}'`);
    const refusal = await applyMigrations(url).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ConfigError);
    expect(String(refusal)).toContain(last);
  });

  it('reports a database that is newer than the program', async () => {
    await applyMigrations(url);
    await run(
      name,
      `insert into _prisma_migrations (id, checksum, migration_name, finished_at) values ('x', 'x', '29991231000000_later', now())`,
    );
    const said: string[] = [];
    expect(await applyMigrations(url, (line) => said.push(line))).toEqual([]);
    expect(said.join()).toContain('29991231000000_later');
  });
});
