import sql from 'sql-template-tag';
import type { Context, Services } from '../../lib/context.ts';
import { recordAudit } from '../audit/recordAudit.ts';

/** Subscriptions whose time to begin or to end has come. */
export async function dueSubscriptions({ db }: Pick<Services, 'db'>): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    (SELECT id FROM subscriptions WHERE status = 'SCHEDULED' AND starts_at <= now() LIMIT 50)
    UNION ALL (SELECT id FROM subscriptions WHERE status = 'RUNNING' AND ends_at <= now() LIMIT 50)`);
  return rows.map(({ id }) => id);
}

/**
 * Has the database recompute the state of a subscription whose period begins or ends, and invalidates the pages that
 * showed it. Of several workers, one does so.
 */
export async function turnSubscription(context: Context, id: number): Promise<void> {
  await context.db.prisma.$transaction(async (tx) => {
    const [turned] = await tx.$queryRaw<{ status: string }[]>`
      UPDATE subscriptions SET status = status WHERE id = ${id}
        AND (status = 'SCHEDULED' AND starts_at <= now() OR status = 'RUNNING' AND ends_at <= now())
      RETURNING status::text`;
    if (!turned) return;
    const action = turned.status === 'RUNNING' ? 'subscription.begin' : 'subscription.lapse';
    await recordAudit({ ...context, tx }, { action, entity: 'subscription', entityId: id });
  });
}
