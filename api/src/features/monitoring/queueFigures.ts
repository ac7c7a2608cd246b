import sql from 'sql-template-tag';
import type { BackupPace } from '../../generated/prisma/client.ts';
import type { Database } from '../../lib/db/db.ts';
import { nextSlot } from '../backups/backupSchedule.ts';

/** Figures of the shared queue, the same on every node. */
export interface QueueFigures {
  jobs: { kind: string; status: 'QUEUED' | 'RUNNING'; count: number; oldestSeconds: number }[];
  /** Polled tasks that are due and not started. */
  tasksWaiting: number;
  jobsFailedToday: number;
  imports: { status: string; count: number }[];
  /** Webhooks that were stopped after failures. */
  failingWebhooks: number;
  /** Seconds since the last backup; null without one. */
  backupAgeSeconds: number | null;
  /**
   * Seconds since the first scheduled backup that was missed after the last undamaged one; 0 if none was, or without a
   * schedule.
   */
  backupOverdueSeconds: number;
  businesses: number;
}

interface BackupState {
  pace: BackupPace;
  /** When the last undamaged scheduled backup was made, or the schedule set. */
  coveredUntil: Date | null;
}

/** Polled every few seconds, so it reads only indexes and small tables. */
export async function queueFigures({ rows }: Pick<Database, 'rows'>): Promise<QueueFigures> {
  const [found] = await rows<Omit<QueueFigures, 'backupOverdueSeconds'> & BackupState>(sql`
    SELECT
      (SELECT coalesce(json_agg(j), '[]') FROM (
        SELECT kind, status, count(*)::int AS count,
          greatest(0, extract(epoch FROM now() - min(coalesce(started_at, created_at))))::float AS "oldestSeconds"
        FROM jobs WHERE status IN ('QUEUED', 'RUNNING') GROUP BY kind, status) AS j) AS jobs,
      (SELECT count(*)::int FROM graphile_worker.jobs
        WHERE task_identifier <> 'job' AND task_identifier NOT LIKE 'job:%' AND locked_at IS NULL AND run_at <= now() AND attempts < max_attempts
      ) AS "tasksWaiting",
      (SELECT count(*)::int FROM jobs WHERE status = 'FAILED' AND finished_at > now() - interval '1 day') AS "jobsFailedToday",
      (SELECT coalesce(json_agg(i), '[]') FROM (
        SELECT status, count(*)::int AS count FROM imports GROUP BY status) AS i) AS imports,
      (SELECT count(*)::int FROM webhooks WHERE is_enabled AND stopped_at IS NOT NULL AND deleted_at IS NULL) AS "failingWebhooks",
      (SELECT extract(epoch FROM now() - max(taken_at))::float FROM backups) AS "backupAgeSeconds",
      coalesce((SELECT pace FROM backup_schedule), 'OFF') AS pace,
      greatest((SELECT since FROM backup_schedule), (SELECT max(created_at) FROM backups
        WHERE reason = 'SCHEDULED' AND damage IS NULL AND created_at < now() + interval '1 hour')) AS "coveredUntil",
      coalesce((SELECT business_count FROM directory_stats), 0) AS businesses`);
  if (!found) throw new Error('the query of the queue returned no row');
  const { pace, coveredUntil, ...figures } = found;
  const missed = coveredUntil && nextSlot(pace, coveredUntil);
  const overdueMs = missed ? Math.max(0, Date.now() - missed.getTime()) : 0;
  return { ...figures, backupOverdueSeconds: overdueMs / 1000 };
}
