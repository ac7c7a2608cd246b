import sql from 'sql-template-tag';
import type { Context, Services } from '../../lib/context.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { lockListingOf } from './subscriptionRows.ts';

/** Ids of subscriptions that have begun or ended since their status was stored. */
export async function dueSubscriptions({ db }: Pick<Services, 'db'>): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    (SELECT id FROM subscriptions WHERE status = 'SCHEDULED' AND starts_at <= now() LIMIT 50)
    UNION ALL (SELECT id FROM subscriptions WHERE status = 'RUNNING' AND ends_at <= now() LIMIT 50)`);
  return rows.map(({ id }) => id);
}

/**
 * Updates the status of a subscription whose period has begun or ended: a trigger computes it, and invalidates the pages that
 * show it. If several workers try, one of them does it.
 */
export async function updateSubscriptionStatus(context: Context, id: number): Promise<void> {
  await context.db.prisma.$transaction(async (tx) => {
    await lockListingOf(tx, id);
    const [turned] = await tx.$queryRaw<{ status: string }[]>`
      UPDATE subscriptions SET status = status WHERE id = ${id}
        AND (status = 'SCHEDULED' AND starts_at <= now() OR status = 'RUNNING' AND ends_at <= now())
      RETURNING status::text`;
    if (!turned) return;
    const action = turned.status === 'RUNNING' ? 'subscription.begin' : 'subscription.lapse';
    await recordAudit({ ...context, tx }, { action, entity: 'subscription', entityId: id });
  });
}
