import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import type { Sql } from 'sql-template-tag';
import { PrismaClient } from '../../generated/prisma/client.ts';
import { Replicas } from './Replicas.ts';
import { ConnectionWatch } from './connections/ConnectionWatch.ts';
import { transactionPool } from './connections/transactionPool.ts';

export interface Database {
  pool: pg.Pool;
  prisma: PrismaClient;
  /**
   * Runs hand-written SQL on the shared pool, as a prepared statement. `usesCustomPlan`: it is planned for its values each
   * time, because its best plan depends on them.
   */
  rows<Row extends pg.QueryResultRow>(query: Sql, options?: { usesCustomPlan?: boolean }): Promise<Row[]>;
  /** The same for public reads: `rows` uses replicas that have replayed every known change, if there are any. */
  forVisitors: Database;
  /** Null without replicas. */
  replicas: Replicas | null;
  /**
   * Opens a connection outside the pool and the pooler, for long work that must not take a connection from visitors.
   * The caller closes it.
   */
  connect(): Promise<pg.Client>;
  close(): Promise<void>;
}

// Counts of a directory fit a double; dates remain Date.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

interface Opening {
  connections?: number;
  /** Timeout of waiting for a connection. */
  connectingMs?: number;
  /** URL that bypasses the pooler; `url` without one. */
  directUrl?: string;
  replicaUrls?: readonly string[];
  /** Makes Prisma's client of the pool; tests reuse one. */
  openPrisma?: (pool: pg.Pool) => PrismaClient;
}

/**
 * Settings of each connection, which a database may have otherwise, such as the time zone of the machine that it was
 * installed on. `deploy/pgbouncer.ini` repeats them.
 *
 * A word of seven letters with one wrong letter in its middle has a similarity of 0.45, which a search accepts. JIT, on by
 * default where PostgreSQL was built with it, takes up to two seconds to compile a search around a place that then takes
 * milliseconds. Plans are chosen for a solid-state disk, as in the embedded database. Prisma writes times without their
 * zone and ignores it in those it reads; the driver reads times, numbers and bytes in these formats only.
 */
export const sessionOptions = [
  '-c pg_trgm.word_similarity_threshold=0.45 -c statement_timeout=30000 -c lock_timeout=1250',
  '-c idle_in_transaction_session_timeout=60000 -c jit=off -c random_page_cost=1.1',
  '-c TimeZone=UTC -c DateStyle=ISO -c IntervalStyle=postgres -c bytea_output=hex -c extra_float_digits=1',
  String.raw`-c default_transaction_isolation=read\ committed`,
].join(' ');

const usualSettings: pg.ClientConfig = {
  // Detects a database that has vanished from the network.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  application_name: 'business-directory',
  options: sessionOptions,
};

/**
 * Opens the one pool of a process, shared by Prisma and by hand-written SQL.
 * A caller waits at most 1.5 s for a connection and 1.25 s for a lock, together under 3 s; a statement runs at most 30 s, so that an overload results in 503.
 */
export function openDatabase(
  url: string,
  {
    connections = 10,
    connectingMs = 1500,
    directUrl = url,
    replicaUrls = [],
    openPrisma = (pool) => new PrismaClient({ adapter: new PrismaPg(pool) }),
  }: Opening = {},
): Database {
  const settings = { ...usualSettings, connectionTimeoutMillis: connectingMs };
  const watches: ConnectionWatch[] = [];
  const watchOf = (watched: string) => {
    const watch = new ConnectionWatch(watched, { canAsk: watched !== url || url === directUrl });
    watches.push(watch);
    return watch;
  };
  const openPool = (poolUrl: string) => {
    const opened = withErrorListeners(
      new pg.Pool({ ...settings, connectionString: poolUrl, max: connections, idleTimeoutMillis: 30_000 }),
    );
    watchOf(poolUrl).addPool(opened);
    return opened;
  };
  const pool = openPool(url);
  const direct = watchOf(directUrl);
  const prisma = openPrisma(transactionPool(pool));
  const replicas =
    replicaUrls.length > 0
      ? new Replicas(
          pool,
          replicaUrls.map((replica) => openPool(replica)),
        )
      : null;

  const db: Omit<Database, 'forVisitors'> = {
    pool,
    prisma,
    replicas,
    rows: (query, options) => runOn(pool, query, options),
    async connect() {
      const client = new pg.Client({ ...settings, connectionString: directUrl });
      // A broken connection rejects its current query.
      client.on('error', () => undefined);
      await client.connect();
      direct.add(client);
      return client;
    },
    async close() {
      await prisma.$disconnect();
      await replicas?.close();
      await pool.end();
      for (const watch of watches) watch.close();
    },
  };
  const forVisitors: Omit<Database, 'forVisitors'> = replicas
    ? { ...db, rows: (query, options) => replicas.read((one) => runOn(one, query, options)) }
    : db;
  return Object.assign(db, { forVisitors: withItself(forVisitors) });
}

/** `forVisitors` of the result is itself, for nested calls. */
function withItself(db: Omit<Database, 'forVisitors'>): Database {
  const whole: Database = {
    ...db,
    get forVisitors() {
      return whole;
    },
  };
  return whole;
}

/**
 * Adds error listeners to a pool and returns it: without them, an error of an idle connection ends the process. The pool replaces
 * broken connections; the user of one gets the error with its next statement.
 */
export function withErrorListeners(pool: pg.Pool): pg.Pool {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

async function runOn<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  query: Sql,
  { usesCustomPlan = false }: { usesCustomPlan?: boolean } = {},
): Promise<Row[]> {
  const result = await pool.query<Row>({
    name: usesCustomPlan ? undefined : statementName(query.text),
    text: query.text,
    values: query.values,
  });
  return result.rows;
}

// The number of different statements is small. Beyond this limit, which only guards against a bug, statements run unnamed.
const names = new Map<string, string>();
const maxNames = 2000;

function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= maxNames) return undefined;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  names.set(text, name);
  return name;
}
