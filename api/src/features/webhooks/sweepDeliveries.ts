import sql from 'sql-template-tag';
import type { Context } from '../../lib/context.ts';
import type { Database } from '../../lib/db/db.ts';

/** Of each webhook so many deliveries are kept beside those that wait, for so long. */
const mostDeliveries = 500;
const keptDays = 30;

/** Forgets the oldest deliveries of a webhook. */
export async function trimDeliveries(db: Database, webhookId: number): Promise<void> {
  await db.rows(sql`
    DELETE FROM webhook_deliveries WHERE webhook_id = ${webhookId} AND status <> 'WAITING' AND id <= (
      SELECT id FROM webhook_deliveries WHERE webhook_id = ${webhookId}
      ORDER BY id DESC OFFSET ${mostDeliveries} LIMIT 1
    )`);
}

/** Forgets deliveries that nobody will ask about any more. Returns how many. */
export async function sweepDeliveries({ db }: Pick<Context, 'db'>): Promise<{ deliveries: number }> {
  const { count } = await db.prisma.webhookDelivery.deleteMany({
    where: {
      status: { not: 'WAITING' },
      createdAt: { lt: new Date(Date.now() - keptDays * 24 * 60 * 60_000) },
    },
  });
  return { deliveries: count };
}
