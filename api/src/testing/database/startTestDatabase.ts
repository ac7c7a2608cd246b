import { createHash } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import { connectDatabase } from '../../lib/db/connectDatabase.ts';
import { applyMigrations, readMigrations } from '../../lib/db/migrations.ts';
import { rootFolder } from '../../lib/rootFolder.ts';

/**
 * Starts the PostgreSQL that tests share, or joins it, with a migrated template that each test file clones. It
 * stays on disk between runs, unless they have a separate folder in SCRATCH_FOLDER; a change of any migration
 * makes a new template. TEST_DATABASE_LOCALE, such as `tr-TR`, gives it another locale. Returns how to let go of it.
 */
export async function startTestDatabase(): Promise<() => Promise<void>> {
  const dataDir = path.join(process.env.SCRATCH_FOLDER ?? path.join(rootFolder, '.cache'), 'test-database');
  const connection = await connectDatabase({ databaseUrl: null, dataDir }, 'worker');
  const locale = process.env.TEST_DATABASE_LOCALE;
  const hash = createHash('sha256').update(`${resetVersion}${locale ?? ''}`);
  for (const { checksum } of readMigrations()) hash.update(checksum);
  const template = `template_${hash.digest('hex').slice(0, 16)}`;
  try {
    await ensureTemplate(connection.url, template, locale);
  } catch (error) {
    await connection.release();
    throw error;
  }
  process.env.TEST_DATABASE_URL = urlOf(connection.url, template);
  return () => connection.release();
}

/** The same server, another database. */
export function urlOf(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

async function ensureTemplate(url: string, template: string, locale?: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(1)');
    await waitForNoDisk(client);
    await hashPasswordOnce(client, url);
    await dropLeftovers(client, template);
    const known = await client.query('select from pg_database where datname = $1', [template]);
    if (known.rowCount === 0) await makeTemplate(client, url, template, locale);
  } finally {
    await client.end();
  }
}

// Test data need not survive a crash of the machine; tests of durability run servers of their own.
async function waitForNoDisk(client: pg.Client): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await client.query(`alter system set ${setting} = off`);
  await client.query('select pg_reload_conf()');
}

// The thousands of connections of the tests would hash it 4096 times each.
async function hashPasswordOnce(client: pg.Client, url: string): Promise<void> {
  const { username, password } = new URL(url);
  await client.query('set scram_iterations = 1');
  await client.query(
    `alter role ${client.escapeIdentifier(username)} password ${client.escapeLiteral(decodeURIComponent(password))}`,
  );
}

async function makeTemplate(
  client: pg.Client,
  url: string,
  template: string,
  locale?: string,
): Promise<void> {
  const draft = `draft_${process.pid}`;
  await client.query(`drop database if exists ${draft}`);
  await makeDatabase(client, urlOf(url, draft), locale);
  await client.query(`alter database ${draft} rename to ${template}`);
}

/**
 * Creates the migrated database that `url` names, as `seed.reset()` restores it. `locale` is one of ICU, such as `tr-TR`;
 * without it, the database has that of the embedded PostgreSQL.
 */
export async function makeDatabase(client: pg.Client, url: string, locale?: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  const collation = locale ? ` template template0 locale_provider icu icu_locale '${locale}'` : '';
  await client.query(`create database ${name}${collation}`);
  await applyMigrations(url);
  const inside = new pg.Client({ connectionString: url });
  await inside.connect();
  await inside.query(recordSeed);
  await inside.end();
}

// Clones of runs that were killed, and templates of other migrations, unless somebody uses them.
async function dropLeftovers(client: pg.Client, template: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database d where datname ~ '^(template|draft|test)_' and datname <> $1
        and not exists (select from pg_stat_activity a where a.datname = d.datname)`,
    [template],
  );
  for (const { name } of rows) {
    const pid = /^(?:test|draft)_(\d+)/.exec(name)?.[1];
    if (pid && isRunning(Number(pid))) continue;
    await client.query(`drop database if exists ${name}`).catch(() => undefined);
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

// Rows that migrations insert are saved, so that `seed.reset()` restores exactly those.
const resetVersion = '3';
const recordSeed = `
  create schema seed;
  do $$ declare t regclass; filled bool; begin
    for t in select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> '_prisma_migrations' loop
      execute format('select exists (select from %s)', t) into filled;
      if filled then execute format('create table seed.%I as table %s', (select relname from pg_class where oid = t), t); end if;
    end loop;
  end $$;
  create table seed.sequences as select schemaname, sequencename, last_value from pg_sequences where schemaname = 'public';

  create function seed.reset() returns void language plpgsql as $$ declare t record; begin
    perform set_config('session_replication_role', 'replica', true);
    -- What no test of the file wrote to has no pages, and is not even opened.
    for t in select n.nspname, c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind = 'r' and pg_relation_size(c.oid) > 0 and (n.nspname = 'public' and c.relname <> '_prisma_migrations'
           or n.nspname = 'graphile_worker' and c.relname in ('_private_jobs', '_private_job_queues')) loop
      execute format('delete from %I.%I', t.nspname, t.relname);
    end loop;
    for t in select c.relname, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
        from pg_class c join pg_attribute a on a.attrelid = format('public.%I', c.relname)::regclass
        where c.relkind = 'r' and c.relnamespace = 'seed'::regnamespace and c.relname <> 'sequences'
          and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' group by c.relname loop
      execute format('insert into public.%I (%s) overriding system value select %s from seed.%I', t.relname, t.columns, t.columns, t.relname);
    end loop;
    for t in select s.schemaname, s.sequencename, o.last_value from pg_sequences s
        left join seed.sequences o using (schemaname, sequencename)
        where s.schemaname = 'public' and s.last_value is distinct from o.last_value loop
      perform setval(format('%I.%I', t.schemaname, t.sequencename), coalesce(t.last_value, 1), t.last_value is not null);
    end loop;
    -- Set today, as on any first day: else the night's backup would be due wherever the template is older.
    update public.backup_schedule set since = now();
    perform set_config('session_replication_role', 'origin', true);
  end $$;
`;
