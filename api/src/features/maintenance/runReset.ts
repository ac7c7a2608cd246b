import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import type { RunningJob } from '../../jobs/jobHandler.ts';
import { readResult } from '../../jobs/readStored.ts';
import type { Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import type { SafetyBackupPayload } from '../backups/backupKind.ts';
import { makeSafetyBackup } from '../backups/makeSafetyBackup.ts';
import { resetResult, type ResetResult } from './maintenanceKinds.ts';

/**
 * Job of a reset: makes a backup, then deletes listings, reviews, categories, cities and the history of imports in one
 * transaction, which also records the result on the job. Operators, keys, settings, plans, messages, audit and backups
 * stay; subscriptions stay as records and end. Imports that wait behind it run afterwards.
 */
export async function runReset(context: Context, job: RunningJob<SafetyBackupPayload>): Promise<ResetResult> {
  const current = await context.db.prisma.job.findUniqueOrThrow({ where: { id: job.id } });
  const stored = readResult(resetResult, current.result);
  if (stored) return stored;
  const backup = await makeSafetyBackup(context, job, 'BEFORE_RESET', (done, total) =>
    job.progress(done, total),
  );
  const client = await context.db.connect();
  try {
    await beginAlone(client, job.signal);
    const counts = await count(client);
    await remove(client);
    const result: ResetResult = { ...counts, backupId: backup.id, fileName: backup.fileName };
    await client.query('UPDATE jobs SET result = $2 WHERE id = $1', [job.id, result]);
    job.signal.throwIfAborted();
    await client.query('COMMIT');
    context.log.info(result, 'directory reset');
    return result;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Attempts to lock every table, one second each: while a lock request waits, readers queue behind it. */
const maxTries = 40;

async function beginAlone(client: Client, signal: AbortSignal): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    signal.throwIfAborted();
    await client.query(`BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = '30s'`);
    try {
      await client.query(`SELECT pg_advisory_xact_lock(hashtext('import merge'))`);
      await client.query(`SET LOCAL lock_timeout = '1s'`);
      await client.query(`LOCK TABLE ${emptied.join(', ')}, imports, subscriptions IN ACCESS EXCLUSIVE MODE`);
      return;
    } catch (error) {
      await client.query('ROLLBACK');
      const isBusy = error instanceof Error && 'code' in error && error.code === '55P03';
      if (!isBusy) throw error;
      if (tries === maxTries) throw new AppError('UNAVAILABLE', 'databaseBusy', undefined, 30);
      await pause(500);
    }
  }
}

const emptied = [
  'businesses',
  'reviews',
  'review_moderations',
  'old_slugs',
  'business_revisions',
  'listing_plans',
  'listing_proposals',
  'business_merges',
  'duplicate_pairs',
  'position_issues',
  'categories',
  'cities',
  'place_changes',
  'place_deletions',
  'import_deleted_rows',
  'import_doubts',
  'import_leftovers',
  'import_outcomes',
  'import_problems',
  'import_warnings',
  'visit_sums',
];

async function count(client: Client): Promise<Omit<ResetResult, 'backupId' | 'fileName'>> {
  const { rows } = await client.query<Omit<ResetResult, 'backupId' | 'fileName'>>(
    `SELECT (SELECT count(*) FROM businesses) AS businesses,
       (SELECT count(*) FROM businesses WHERE deleted_at IS NOT NULL) AS hidden, (SELECT count(*) FROM reviews) AS reviews,
       (SELECT count(*) FROM categories) AS categories, (SELECT count(*) FROM cities) AS cities,
       (SELECT count(*) FROM imports WHERE status <> 'QUEUED') AS imports`,
  );
  const [found] = rows;
  if (!found) throw new Error('the reset returned no counts');
  return found;
}

/** Triggers reset the counts, add each listing to the change feed, and invalidate every page. Ids are not reused. */
async function remove(client: Client): Promise<void> {
  // Payments stay as records; subscriptions end with their listings. References to a truncated table must be removed
  // first.
  await client.query(`
    UPDATE subscriptions SET business_id = NULL WHERE business_id IS NOT NULL;
    ALTER TABLE subscriptions DROP CONSTRAINT subscriptions_business_id_fkey`);
  await client.query(`TRUNCATE ${emptied.join(', ')}`);
  await client.query(`
    ALTER TABLE subscriptions ADD CONSTRAINT subscriptions_business_id_fkey
      FOREIGN KEY (business_id) REFERENCES businesses (id) ON DELETE SET NULL ON UPDATE CASCADE`);
  await client.query(`DELETE FROM imports WHERE status <> 'QUEUED'`);
}
