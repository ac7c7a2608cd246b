import sql from 'sql-template-tag';
import type { Context } from '../../lib/context.ts';
import type { Database } from '../../lib/db/db.ts';
import { restorableSince } from './deletedWebhooks.ts';

/** Retention of ended deliveries, per webhook. */
const maxDeliveries = 500;
const retentionDays = 30;

/** Deletes the oldest deliveries of a webhook beyond `maxDeliveries`. */
export async function trimDeliveries(db: Database, webhookId: number): Promise<void> {
  await db.rows(sql`
    DELETE FROM webhook_deliveries WHERE webhook_id = ${webhookId} AND status <> 'WAITING' AND id <= (
      SELECT id FROM webhook_deliveries WHERE webhook_id = ${webhookId}
      ORDER BY id DESC OFFSET ${maxDeliveries} LIMIT 1
    )`);
}

/** Deletes expired deliveries, and webhooks that were deleted more than a day ago. Returns the number of deliveries. */
export async function sweepDeliveries({ db }: Pick<Context, 'db'>): Promise<{ deliveries: number }> {
  await db.prisma.webhook.deleteMany({ where: { deletedAt: { lt: restorableSince() } } });
  const { count } = await db.prisma.webhookDelivery.deleteMany({
    where: {
      status: { not: 'WAITING' },
      createdAt: { lt: new Date(Date.now() - retentionDays * 24 * 60 * 60_000) },
    },
  });
  return { deliveries: count };
}
