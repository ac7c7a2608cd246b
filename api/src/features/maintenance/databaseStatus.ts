import sql, { raw } from 'sql-template-tag';
import { requireOperator, type Context } from '../../lib/context.ts';
import { readMigrations } from '../../lib/db/migrations.ts';
import { newestSchemaVersion } from '../../lib/db/upgrade.ts';

export interface DatabaseStatus {
  version: string;
  sizeBytes: number;
  indexBytes: number;
  indexCount: number;
  /** Estimated rows of all tables, by the statistics. */
  rows: number;
  businesses: number;
  hidden: number;
  lastVacuumAt: Date | null;
  lastAnalyzeAt: Date | null;
  connections: number;
  maxConnections: number;
  /** Cache hit ratio since the statistics were reset; null without reads. */
  cacheHitRatio: number | null;
  startedAt: Date;
  migrations: number;
  pendingMigrations: number;
  lastMigration: string | null;
  lastMigrationAt: Date | null;
}

export interface TableStatus {
  name: string;
  rows: number;
  deadRows: number;
  tableBytes: number;
  indexBytes: number;
  indexCount: number;
  lastVacuumAt: Date | null;
  lastAnalyzeAt: Date | null;
}

type Figures = Omit<DatabaseStatus, 'migrations' | 'pendingMigrations' | 'lastMigration'> & {
  applied: string[];
};

/** Figures of the database from its statistics; only hidden listings are counted by a table scan. */
export async function databaseStatus(context: Context): Promise<DatabaseStatus> {
  requireOperator(context);
  const [found] = await context.db.rows<Figures>(sql`
    SELECT current_setting('server_version') AS version, pg_database_size(current_database()) AS "sizeBytes",
      (SELECT coalesce(sum(pg_relation_size(oid)), 0)::bigint FROM pg_class
        WHERE relkind = 'i' AND relnamespace = 'public'::regnamespace) AS "indexBytes",
      (SELECT count(*) FROM pg_class WHERE relkind = 'i' AND relnamespace = 'public'::regnamespace) AS "indexCount",
      t.rows, t."lastVacuumAt", t."lastAnalyzeAt",
      coalesce((SELECT business_count FROM directory_stats), 0) AS businesses,
      (SELECT count(*) FROM businesses WHERE deleted_at IS NOT NULL) AS hidden,
      (SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()) AS connections,
      current_setting('max_connections')::int AS "maxConnections",
      (SELECT blks_hit::float / nullif(blks_hit + blks_read, 0) FROM pg_stat_database
        WHERE datname = current_database()) AS "cacheHitRatio",
      pg_postmaster_start_time() AS "startedAt",
      m.applied, m."lastMigrationAt"
    FROM (
      SELECT coalesce(sum(n_live_tup), 0)::bigint AS rows, max(greatest(last_vacuum, last_autovacuum)) AS "lastVacuumAt",
        max(greatest(last_analyze, last_autoanalyze)) AS "lastAnalyzeAt"
      FROM pg_stat_user_tables WHERE schemaname = 'public'
    ) AS t, (
      SELECT coalesce(array_agg(migration_name::text), '{}') AS applied, max(finished_at) AS "lastMigrationAt"
      FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL
    ) AS m`);
  if (!found) throw new Error('the database returned no status');
  const { applied, ...figures } = found;
  const migrations = readMigrations().filter(({ name }) => applied.includes(name)).length;
  return {
    ...figures,
    migrations,
    pendingMigrations: readMigrations().length - migrations,
    lastMigration: newestSchemaVersion(applied) || null,
  };
}

/** The tables of the directory, the largest first. */
export async function listTables(context: Context): Promise<TableStatus[]> {
  requireOperator(context);
  return context.db.rows<TableStatus>(sql`
    SELECT s.relname::text AS name, s.n_live_tup AS rows, s.n_dead_tup AS "deadRows",
      pg_table_size(s.relid) AS "tableBytes", pg_indexes_size(s.relid) AS "indexBytes",
      (SELECT count(*) FROM pg_index i WHERE i.indrelid = s.relid) AS "indexCount",
      greatest(s.last_vacuum, s.last_autovacuum) AS "lastVacuumAt",
      greatest(s.last_analyze, s.last_autoanalyze) AS "lastAnalyzeAt"
    FROM pg_stat_user_tables s WHERE s.schemaname = 'public' AND s.relname <> '_prisma_migrations'
    ORDER BY pg_total_relation_size(s.relid) DESC, s.relname`);
}

/** The exact number of rows of a table, by a scan. */
export async function countRows(
  context: Context,
  table: 'reviews' | 'categories' | 'cities',
): Promise<number> {
  requireOperator(context);
  const [found] = await context.db.rows<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM ${raw(table)}`,
  );
  return found?.count ?? 0;
}
