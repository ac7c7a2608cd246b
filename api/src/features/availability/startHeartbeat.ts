import sql from 'sql-template-tag';
import type { Services } from '../../lib/context.ts';

const everyMs = 30_000;

/** Records that this node serves now; a minute counts once for all nodes. */
export async function recordMinute({ db }: Pick<Services, 'db'>): Promise<void> {
  await db.rows(sql`
    INSERT INTO service_minutes (minute) VALUES (date_trunc('minute', now())) ON CONFLICT DO NOTHING`);
}

/** Records the minutes of this node until it is stopped. Minutes without a database are missing. */
export async function startHeartbeat(services: Pick<Services, 'db' | 'log'>): Promise<() => void> {
  const beat = () =>
    recordMinute(services).catch((error: unknown) => {
      services.log.warn({ err: error }, 'a minute of service was not recorded');
    });
  await beat();
  const timer = setInterval(() => void beat(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
