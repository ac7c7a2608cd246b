import { Gauge, Registry } from 'prom-client';
import type { Services } from '../../lib/context.ts';
import { queueFigures } from './queueFigures.ts';

/**
 * Metrics of the whole installation, read from the database at each scrape. While the database is unavailable, only
 * `directory_database_up` is reported.
 */
export function installationMetrics({ db, log }: Pick<Services, 'db' | 'log'>): () => Promise<string> {
  const registry = new Registry();
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge<Label>({ name: `directory_${name}`, help, labelNames, registers: [registry] });
  const up = gauge('database_up', '1 if the database answers.');
  const jobs = gauge('jobs', 'Queued and running jobs.', ['kind', 'status']);
  const oldest = gauge('oldest_job_age_seconds', 'Age of the oldest queued or running job, in seconds.', [
    'kind',
    'status',
  ]);
  const failed = gauge('jobs_failed_last_day', 'Jobs that failed in the last 24 hours.');
  const polledTasks = gauge(
    'tasks_waiting',
    'Due tasks that no worker has started: webhook deliveries, URL submissions.',
  );
  const imports = gauge('imports', 'Imports by status.', ['status']);
  const webhooks = gauge('webhooks_failing', 'Webhooks that stopped after repeated failures.');
  const backupAge = gauge('backup_age_seconds', 'Seconds since the last backup; NaN without a backup.');
  const backupOverdue = gauge(
    'backup_overdue_seconds',
    'Seconds since a scheduled backup was missed after the last undamaged one; 0 if none was, or without a schedule.',
  );
  const businesses = gauge('businesses', 'Published listings.');

  return async () => {
    try {
      const figures = await queueFigures(db);
      for (const one of [jobs, oldest, imports]) one.reset();
      up.set(1);
      for (const { kind, status, count, oldestSeconds } of figures.jobs) {
        jobs.set({ kind, status }, count);
        oldest.set({ kind, status }, oldestSeconds);
      }
      failed.set(figures.jobsFailedToday);
      polledTasks.set(figures.tasksWaiting);
      for (const { status, count } of figures.imports) imports.set({ status }, count);
      webhooks.set(figures.failingWebhooks);
      backupAge.set(figures.backupAgeSeconds ?? NaN);
      backupOverdue.set(figures.backupOverdueSeconds);
      businesses.set(figures.businesses);
      return await registry.metrics();
    } catch (error) {
      log.warn({ err: error }, 'database metrics are unavailable');
      up.set(0);
      return await registry.getSingleMetricAsString('directory_database_up');
    }
  };
}
