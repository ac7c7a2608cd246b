import { englishText } from '../../../../../domain/messages/englishText.ts';
import { messageData } from '../../../../../domain/messages/message.ts';
import type { Readable } from 'node:stream';
import type { Client } from 'pg';
import { cancelIfClientIsGone } from '../../../lib/db/mergeLock.ts';
import type { Database } from '../../../lib/db/db.ts';
import { readInstallation } from '../../../lib/storage/readInstallation.ts';
import { beginningCursor } from '../../changes/feedHead.ts';
import {
  installationTables,
  updatedTables,
  quoted,
  quotedList,
  readTables,
  type BackupTable,
} from './backupTables.ts';
import { checkBackupVersion } from './checkBackupVersion.ts';
import { listingCounts } from './manifest.ts';
import { readArchive } from './readArchive.ts';
import { TableLoader } from './TableLoader.ts';

interface RestoreOptions {
  /** Opens the file again: it is read once to check it, and once to restore it. */
  open: () => Readable;
  signal?: AbortSignal;
  onRows?: (done: number, total: number) => void;
  /** Called as the last step of the transaction. */
  beforeCommit?: (client: Client, result: RestoreResult) => Promise<void>;
  /** Upload files that are still in storage. */
  uploads: readonly string[];
}

export interface RestoreResult {
  /** Whether operators, keys and audit came from the backup, too. */
  isWhole: boolean;
  businesses: number;
  /** Number of listings in the trash or merged into another; null if unknown. */
  hidden: number | null;
  rows: number;
  takenAt: string;
  contentHash: string;
}

/**
 * Restores a backup in one transaction. Visitors see the old state until then; writers get 503. A database without operators
 * gets everything, any other keeps its operators, sessions, keys, messages and audit. Errors: UNUSABLE_FILE, CONFLICT (the
 * backup is of another version of the database).
 */
export async function restoreArchive(db: Database, options: RestoreOptions): Promise<RestoreResult> {
  const facts = await readArchive(options.open(), { onHeader: (header) => checkBackupVersion(db, header) });
  options.signal?.throwIfAborted();
  const client = await db.connect();
  const stop = () => void client.end().catch(() => undefined);
  options.signal?.addEventListener('abort', stop, { once: true });
  try {
    await begin(client);
    const { rows } = await client.query<{ has: boolean }>('SELECT EXISTS (SELECT FROM operators) AS has');
    const isWhole = rows[0]?.has === false;
    const tables = (await readTables(client)).filter(
      ({ name }) => isWhole || !installationTables.includes(name),
    );
    await lock(client, tables);
    await recordListings(client);
    await cancelWaitingImports(client);
    await empty(client, tables);
    const isSameInstallation = isWhole || (await readInstallation(client)) === facts.header.installation;
    const loader = new TableLoader(client, tables, isSameInstallation);
    const total = Object.values(facts.manifest.tables).reduce((sum, { rows: count }) => sum + count, 0);
    let done = 0;
    const read = await readArchive(options.open(), {
      onTable: async (name) => {
        await loader.begin(name);
        options.onRows?.(done, total);
        done += facts.manifest.tables[name]?.rows ?? 0;
      },
      onRows: (bytes) => loader.write(bytes),
    });
    await loader.end();
    // The file may have been replaced since it was checked.
    if (read.manifest.contentHash !== facts.manifest.contentHash)
      throw new Error('the file changed during the restore');
    await restoreRest(client, {
      isWhole,
      isSameInstallation,
      takenAt: facts.header.takenAt,
      uploads: options.uploads,
      sequences: facts.manifest.sequences,
    });
    // Deferred constraints would lock the triggers' tables until the commit.
    await client.query('SET CONSTRAINTS ALL IMMEDIATE');
    for (const { name } of tables) await client.query(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`);
    // The triggers that normalise names were off.
    await client.query('SELECT correct_names()');
    const result = {
      isWhole,
      ...listingCounts(facts.manifest),
      rows: total,
      takenAt: facts.header.takenAt,
      contentHash: facts.manifest.contentHash,
    };
    await options.beforeCommit?.(client, result);
    options.signal?.throwIfAborted();
    await client.query('COMMIT');
    options.onRows?.(total, total);
    await vacuum(client, tables).catch(() => undefined);
    return result;
  } catch (error) {
    options.signal?.throwIfAborted();
    throw error;
  } finally {
    options.signal?.removeEventListener('abort', stop);
    // Closing the connection rolls back an open transaction.
    await client.end().catch(() => undefined);
  }
}

async function begin(client: Client): Promise<void> {
  await client.query(
    `BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = '10min';
     SET LOCAL lock_timeout = '60s'; SET LOCAL work_mem = '64MB'; SET LOCAL jit = off; SET LOCAL timezone = 'UTC';
     SET LOCAL datestyle = 'ISO'; SET LOCAL intervalstyle = 'postgres'`,
  );
  await client.query(cancelIfClientIsGone);
}

/** Blocks writers but not readers. The backup holds the derived data, so triggers stay off. */
async function lock(client: Client, tables: readonly BackupTable[]): Promise<void> {
  await client.query(`SELECT pg_advisory_xact_lock(hashtext('import merge'))`);
  await client.query(`LOCK TABLE ${quotedList(tables.map(({ name }) => name))} IN SHARE ROW EXCLUSIVE MODE`);
  for (const { name } of tables) await client.query(`ALTER TABLE ${quoted(name)} DISABLE TRIGGER USER`);
}

async function recordListings(client: Client): Promise<void> {
  await client.query(
    `CREATE TEMP TABLE listings_before ON COMMIT DROP AS
       SELECT id, version, updated_at, slug, deleted_at IS NULL AS is_shown FROM businesses`,
  );
}

/** The restore replaces their imports. */
async function cancelWaitingImports(client: Client): Promise<void> {
  await client.query(
    `WITH cancelled AS (
       UPDATE jobs SET status = 'CANCELLED', finished_at = now(), cancel_requested = true
       WHERE kind IN ('import', 'undoImport') AND status = 'QUEUED' RETURNING id
     )
     SELECT graphile_worker.remove_job('job:' || id) FROM cancelled`,
  );
}

async function empty(client: Client, tables: readonly BackupTable[]): Promise<void> {
  for (const { name } of [...tables].reverse()) {
    if (!(name in updatedTables)) await client.query(`DELETE FROM ${quoted(name)}`);
  }
}

/** Error of mails that were queued in the backup. They are not sent, since the original may have sent them since. */
const mailNotSent = 'The backup was restored before this mail was sent.';

interface Rest {
  isWhole: boolean;
  isSameInstallation: boolean;
  takenAt: string;
  uploads: readonly string[];
  sequences: Record<string, number>;
}

/** Restores what depends on the rows: sequences, imports, jobs, webhooks, the change feed, and the page cache. */
async function restoreRest(
  client: Client,
  { isWhole, isSameInstallation, takenAt, uploads, sequences }: Rest,
): Promise<void> {
  for (const [name, last] of Object.entries(sequences)) {
    await client.query(
      `SELECT setval(s.oid::regclass, greatest($2::bigint, coalesce(pg_sequence_last_value(s.oid), 1)))
       FROM pg_class s WHERE s.relkind = 'S' AND s.relname = $1 AND s.relnamespace = 'public'::regnamespace`,
      [name, last],
    );
  }
  await client.query(
    `UPDATE imports SET status = 'FAILED', error_code = 'CONFLICT', finished_at = now(),
       error_message = $1, error_data = $2
     WHERE status IN ('QUEUED', 'READING', 'MERGING')`,
    [englishText('importNotInBackup'), JSON.stringify(messageData('importNotInBackup'))],
  );
  // What was created after the backup is gone, and an id of another installation means something else.
  await client.query(
    `DELETE FROM creations WHERE entity IN ('business', 'injectionCode') AND (created_at > $1 OR NOT $2::boolean)`,
    [takenAt, isSameInstallation],
  );
  await client.query('UPDATE imports SET file_key = NULL WHERE file_key <> ALL ($1)', [uploads]);
  if (isWhole) {
    await client.query(
      `UPDATE jobs SET status = 'CANCELLED', finished_at = now(), worker_id = NULL WHERE status IN ('QUEUED', 'RUNNING')`,
    );
    // A copy must not notify the original's receivers and search engines; an operator enables them again.
    // Cursors of the original database are invalid here.
    await client.query(
      `UPDATE webhooks SET is_enabled = false, claim = NULL, claimed_until = NULL, cursor = $1`,
      [beginningCursor],
    );
    await client.query(
      'UPDATE indexing_engines SET is_enabled = false, claim = NULL, claimed_until = NULL; UPDATE indexing_automation SET cursor = NULL',
    );
    for (const table of ['contact_messages', 'message_replies'])
      await client.query(
        `UPDATE ${table} SET mail_state = 'FAILED', mail_error = $1 WHERE mail_state = 'QUEUED'`,
        [mailNotSent],
      );
  }
  await client.query(
    `UPDATE listing_proposals p SET outcome_mail = 'FAILED', outcome_mail_error = $1
     WHERE outcome_mail = 'QUEUED' AND NOT EXISTS (
       SELECT FROM jobs WHERE kind = 'proposalOutcomeMail' AND status IN ('QUEUED', 'RUNNING') AND payload->>'proposalId' = p.id::text)`,
    [mailNotSent],
  );
  // The change feed lists exactly the listings that differ.
  await client.query(
    `INSERT INTO business_changes (business_id, slug, is_demo, is_deleted, xid, created_xid)
       SELECT b.id, b.slug, b.is_demo, false, '0', '0' FROM businesses b LEFT JOIN listings_before l USING (id)
       WHERE b.deleted_at IS NULL AND (b.version, b.updated_at, b.slug, true) IS DISTINCT FROM (l.version, l.updated_at, l.slug, l.is_shown)
       ORDER BY b.id
       ON CONFLICT (business_id) DO UPDATE SET slug = excluded.slug, is_demo = excluded.is_demo, is_deleted = false`,
  );
  await client.query(
    `INSERT INTO business_changes (business_id, slug, is_deleted, xid, created_xid)
       SELECT id, slug, true, '0', '0' FROM business_tombstones t
       WHERE NOT EXISTS (SELECT FROM business_changes c WHERE c.business_id = t.id) ORDER BY id`,
  );
  await client.query(
    `UPDATE business_changes c SET is_deleted = true WHERE NOT is_deleted
       AND NOT EXISTS (SELECT FROM businesses b WHERE b.id = c.business_id AND b.deleted_at IS NULL)`,
  );
  // Pairs and position issues came from the backup; all listings are checked again.
  await client.query('UPDATE duplicate_scan SET cursor = NULL');
  await client.query('UPDATE position_scan SET cursor = NULL');
  // The sitemap has to be built again.
  await client.query(`UPDATE sitemap SET data_at = 'epoch'`);
  await client.query(`SELECT invalidate_pages(ARRAY['all'])`);
}

/** Removes dead rows, and updates the planner's statistics. */
async function vacuum(client: Client, tables: readonly BackupTable[]): Promise<void> {
  await client.query('SET statement_timeout = 0; SET lock_timeout = 0');
  for (const { name } of tables) await client.query(`VACUUM (ANALYZE) ${quoted(name)}`);
}
