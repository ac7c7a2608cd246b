import sql, { raw, type Sql } from 'sql-template-tag';
import { requireOperator, type Context } from '../../lib/context.ts';
import { readOffsetPage, type OffsetPage } from '../../lib/offsetPage.ts';
import type { PagingArgs } from '../../lib/paging.ts';
import { withNames, type SubscriptionRow } from './subscriptionRows.ts';

/** All, last recorded first; those that end soon or lapsed without renewal; unpaid ones. */
type SubscriptionView = 'RECENT' | 'RENEWAL' | 'UNPAID';

const maxVersions = 100;

/** A page of subscriptions. Errors: UNAUTHENTICATED, BAD_INPUT. */
export async function listSubscriptions(
  context: Context,
  {
    view,
    businessId,
    ...paging
  }: PagingArgs & { view: SubscriptionView; businessId?: number | null | undefined },
): Promise<OffsetPage<SubscriptionRow>> {
  requireOperator(context);
  const { db } = context;
  const where =
    businessId == null ? views[view].where : sql`${views[view].where} AND business_id = ${businessId}`;
  return readOffsetPage(
    context,
    { ...paging, defaultFirst: 20 },
    async ({ take, skip }) => {
      const found = await db.rows<{ id: number }>(sql`
        SELECT id FROM subscriptions s WHERE ${where} ORDER BY ${views[view].order} LIMIT ${take} OFFSET ${skip}`);
      const ids = found.map(({ id }) => id);
      const subscriptions = await db.prisma.subscription.findMany({
        where: { id: { in: ids } },
        include: withNames,
      });
      return ids.flatMap((id) => subscriptions.find((one) => one.id === id) ?? []);
    },
    async () => {
      const [row] = await db.rows<{ n: number }>(
        sql`SELECT count(*) AS n FROM subscriptions s WHERE ${where}`,
      );
      return row?.n ?? 0;
    },
  );
}

/** A subscription; null if there is none of that number. Errors: UNAUTHENTICATED. */
export async function readSubscription(context: Context, id: number): Promise<SubscriptionRow | null> {
  requireOperator(context);
  return context.db.prisma.subscription.findUnique({ where: { id }, include: withNames });
}

/** Days before and after today that the list of renewals covers. */
const renewalDays = { ahead: 30, back: 60 };

const views: Record<SubscriptionView, { where: Sql; order: Sql }> = {
  RECENT: { where: raw('true'), order: raw('id DESC') },
  UNPAID: { where: raw('paid_on IS NULL AND NOT is_cancelled AND price > 0'), order: raw('id DESC') },
  RENEWAL: {
    where: sql`s.ends_at > s.starts_at AND status IN ('RUNNING', 'LAPSED')
      AND ends_at BETWEEN now() - ${renewalDays.back}::int * interval '1 day'
        AND now() + ${renewalDays.ahead}::int * interval '1 day'
      AND business_id IS NOT NULL AND NOT EXISTS (
        SELECT FROM subscriptions later WHERE later.business_id = s.business_id AND NOT later.is_cancelled
          AND later.starts_at > s.starts_at AND later.ends_at > later.starts_at)`,
    order: raw('ends_at, id'),
  },
};

/** Versions of a subscription, newest first. */
export async function listSubscriptionVersions(context: Context, subscriptionId: number) {
  requireOperator(context);
  return context.db.prisma.subscriptionVersion.findMany({
    where: { subscriptionId },
    include: { operator: { select: { name: true } } },
    orderBy: { version: 'desc' },
    take: maxVersions,
  });
}
