import type { AuditedValues } from '../../../../domain/audit/auditEvents.ts';
import type { Prisma, Subscription } from '../../generated/prisma/client.ts';
import { AppError } from '../../lib/errors.ts';

/** Relations that a subscription is shown with. */
export const withNames = {
  plan: true,
  operator: { select: { name: true } },
  business: { select: { id: true, slug: true, name: true, deletedAt: true } },
} as const;
export type SubscriptionRow = Prisma.SubscriptionGetPayload<{ include: typeof withNames }>;

/** Terms of a subscription, for the audit. */
export function termsOf(row: Subscription): AuditedValues<'subscription'> {
  const { businessId, businessName, planId, startsAt, endsAt, endedAt, isCancelled } = row;
  const { price, paidAmount, paidOn, notes } = row;
  return {
    businessId,
    businessName,
    planId,
    startsAt,
    endsAt,
    ...(endedAt && { endedAt }),
    ...(isCancelled && { isCancelled }),
    price,
    paidAmount,
    paidOn: paidOn && paidOn.toISOString().slice(0, 10),
    ...(notes && { notes }),
  };
}

/** Locks a subscription until the transaction ends. Errors: NOT_FOUND; CONFLICT for a stale `version`. */
export async function lockSubscription(
  tx: Prisma.TransactionClient,
  id: number,
  version: number,
): Promise<Subscription> {
  await lockListingOf(tx, id);
  await tx.$queryRaw`SELECT id FROM subscriptions WHERE id = ${id} FOR UPDATE`;
  const subscription = await tx.subscription.findUnique({ where: { id } });
  if (!subscription) throw new AppError('NOT_FOUND', 'subscriptionNotFound');
  if (subscription.version !== version) throw new AppError('CONFLICT', 'subscriptionChanged');
  return subscription;
}

/** Locks the listing of a subscription before the subscription, in the order of merges and edits. */
export async function lockListingOf(tx: Prisma.TransactionClient, subscriptionId: number): Promise<void> {
  await tx.$queryRaw`
    SELECT id FROM businesses WHERE id = (SELECT business_id FROM subscriptions WHERE id = ${subscriptionId}) FOR SHARE`;
}

/** Serializes concurrent sales for one listing. */
export async function lockListing(tx: Prisma.TransactionClient, businessId: number): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('subscriptions'), ${businessId}::int)::text`;
}

/** Errors: CONFLICT if the listing has another subscription in a period. The database has the same constraint. */
export async function checkFree(
  tx: Prisma.TransactionClient,
  { id = 0, businessId, startsAt, endsAt }: { id?: number; businessId: number; startsAt: Date; endsAt: Date },
): Promise<void> {
  const other = await tx.subscription.findFirst({
    where: {
      id: { not: id },
      businessId,
      isCancelled: false,
      endedAt: null,
      startsAt: { lt: endsAt },
      endsAt: { gt: startsAt },
    },
  });
  if (other) throw new AppError('CONFLICT', 'subscriptionOverlap');
}
