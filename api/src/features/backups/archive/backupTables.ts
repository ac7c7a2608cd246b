import type { ClientBase } from 'pg';
import { newestSchemaVersion } from '../../../lib/db/upgrade.ts';

// Every table is in one of these three lists; a test reports a table that is in none.

/** Tables excluded from backups: short-lived, bound to this machine's files, or derived. */
export const excludedTables: readonly string[] = [
  '_prisma_migrations',
  'api_key_spendings',
  'backups',
  'business_changes',
  'creations',
  'duplicate_scan',
  'exports',
  'form_budgets',
  'login_budgets',
  'position_scan',
  'sessions',
  'sitemap',
  'submitted_urls',
  'url_submission_counts',
  'url_submissions',
  'used_tickets',
  'webhook_deliveries',
];

/** Tables that an installation in use keeps during a restore; an empty database gets them from the backup. */
export const installationTables: readonly string[] = [
  'ad_stats',
  'api_keys',
  'audit_events',
  'backup_schedule',
  'contact_messages',
  'indexing_automation',
  'indexing_engines',
  'installation',
  'jobs',
  'message_replies',
  'operators',
  'recovery_codes',
  'removed_personal_values',
  'saved_filters',
  'search_sums',
  'service_minutes',
  'visit_sums',
  'visit_totals',
  'web_vitals',
  'webhooks',
];

/** Tables that a restore replaces. */
export const restoredTables: readonly string[] = [
  'ad_settings',
  'bulk_edits',
  'business_merges',
  'business_revisions',
  'business_tombstones',
  'businesses',
  'categories',
  'cities',
  'column_mappings',
  'countries',
  'country_renames',
  'data_repairs',
  'directory_stats',
  'dismissed_searches',
  'duplicate_pairs',
  'identity_keys',
  'import_deleted_rows',
  'import_doubts',
  'import_leftovers',
  'import_outcomes',
  'import_problems',
  'imported_rows',
  'import_warnings',
  'imports',
  'injection_code_versions',
  'injection_codes',
  'listing_facts',
  'listing_plans',
  'listing_quality',
  'listing_proposals',
  'old_slugs',
  'opening_schedules',
  'place_changes',
  'place_deletions',
  'plan_versions',
  'plans',
  'position_issues',
  'review_moderations',
  'reviews',
  'search_marks',
  'search_synonyms',
  'search_vocabulary',
  'site_settings',
  'subscription_versions',
  'subscriptions',
];

/**
 * Restored tables whose rows are updated instead of deleted and inserted: many listings refer to them without an index.
 * The columns identify a row.
 */
export const updatedTables: Readonly<Record<string, readonly string[]>> = {
  countries: ['code'],
  opening_schedules: ['id', 'time_zone', 'opening_minutes', 'special_minutes'],
};

export interface BackupTable {
  name: string;
  columns: string[];
  /** Columns of the primary key, as ORDER BY takes them: the same order on every server. */
  order: string;
  primaryKey: string[];
  /** Columns that refer to another table, which has an `id`. */
  references: { column: string; table: string; isRequired: boolean }[];
  /** The planner's estimate. */
  estimatedRows: number;
}

/** The tables of a backup; a table comes after those that it refers to. */
export async function readTables(client: ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `SELECT c.relname::text AS name, greatest(c.reltuples, 0)::bigint AS "estimatedRows",
       ARRAY(SELECT attname::text FROM pg_attribute
         WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum) AS columns,
       ARRAY(SELECT a.attname::text FROM pg_index i, unnest(i.indkey::int2[]) WITH ORDINALITY AS k(attnum, nth)
         JOIN pg_attribute a USING (attnum) WHERE a.attrelid = c.oid AND i.indrelid = c.oid AND i.indisprimary
         AND nth <= i.indnkeyatts ORDER BY nth) AS "primaryKey",
       (SELECT string_agg(quote_ident(a.attname) || CASE WHEN a.attcollation <> 0 THEN ' COLLATE "C"' ELSE '' END, ', ' ORDER BY nth)
         FROM pg_index i, unnest(i.indkey::int2[]) WITH ORDINALITY AS k(attnum, nth)
         JOIN pg_attribute a USING (attnum) WHERE a.attrelid = c.oid AND i.indrelid = c.oid AND i.indisprimary
         AND nth <= i.indnkeyatts) AS "order",
       (SELECT coalesce(json_agg(json_build_object('column', a.attname, 'table', f.confrelid::regclass::text, 'isRequired', a.attnotnull)), '[]')
         FROM pg_constraint f JOIN pg_attribute a ON a.attrelid = f.conrelid AND a.attnum = f.conkey[1]
         WHERE f.conrelid = c.oid AND f.contype = 'f') AS "references"
     FROM pg_class c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> ALL ($1)
     ORDER BY c.relname`,
    [excludedTables],
  );
  return byReference(rows);
}

function byReference(tables: readonly BackupTable[]): BackupTable[] {
  const ordered: BackupTable[] = [];
  const visit = (table: BackupTable, above: readonly string[]) => {
    if (ordered.includes(table) || above.includes(table.name)) return;
    for (const { table: name } of table.references) {
      const other = tables.find((one) => one.name === name);
      if (other) visit(other, [...above, table.name]);
    }
    ordered.push(table);
  };
  for (const table of tables) visit(table, []);
  return ordered;
}

/** The newest applied migration. */
export async function readSchemaVersion(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
  );
  return newestSchemaVersion(rows.map(({ name }) => name));
}

/** A quoted identifier. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const quotedList = (names: readonly string[]) => names.map(quoted).join(', ');
