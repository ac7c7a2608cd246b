import type { AuditAction } from '../../../../domain/audit/auditEvents.ts';
import type { Prisma, Subscription } from '../../generated/prisma/client.ts';
import { operatorIdOf, requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { checkTerms, type TermsInput } from './checkTerms.ts';
import {
  checkFree,
  lockListing,
  lockSubscription,
  termsOf,
  withNames,
  type SubscriptionRow,
} from './subscriptionRows.ts';

interface SubscriptionOf {
  id: number;
  /** Expected version. */
  version: number;
}

/** Changes price, payment or notes. Errors: UNAUTHENTICATED, BAD_INPUT with fields, NOT_FOUND, CONFLICT. */
export async function updateSubscription(
  context: Context,
  { id, version, ...terms }: SubscriptionOf & TermsInput,
): Promise<SubscriptionRow> {
  requireOperator(context);
  return change(context, {
    id,
    version,
    action: 'subscription.update',
    next: async (before) => checkTerms(context, terms, before.price),
  });
}

/** Ends a subscription now, or cancels one that has not begun. Errors: UNAUTHENTICATED, NOT_FOUND, CONFLICT. */
export async function endSubscription(
  context: Context,
  { id, version }: SubscriptionOf,
): Promise<SubscriptionRow> {
  requireOperator(context);
  return change(context, {
    id,
    version,
    action: 'subscription.end',
    async next({ startsAt, endsAt, endedAt, isCancelled }) {
      const now = new Date();
      if (isCancelled || endedAt || endsAt <= now) throw new AppError('CONFLICT', 'subscriptionEnded');
      return { endedAt: now, endsAt: startsAt > now ? startsAt : now };
    },
  });
}

/**
 * Restores a version of a subscription as a new version; 0 is the state before it was recorded.
 * Errors: UNAUTHENTICATED, NOT_FOUND, CONFLICT for a stale version, or if the listing has another subscription by now.
 */
export async function restoreSubscription(
  context: Context,
  { id, version, to }: SubscriptionOf & { to: number },
): Promise<SubscriptionRow> {
  requireOperator(context);
  return change(context, {
    id,
    version,
    action: 'subscription.restore',
    async next({ businessId }, tx) {
      if (to === 0) return { isCancelled: true };
      const wanted = await tx.subscriptionVersion.findUnique({
        where: { subscriptionId_version: { subscriptionId: id, version: to } },
      });
      if (!wanted) throw new AppError('NOT_FOUND', 'versionNotFound');
      const { planId, startsAt, endsAt, endedAt, isCancelled, price, paidAmount, paidOn, notes } = wanted;
      if (businessId !== null && !isCancelled && !endedAt) {
        await lockListing(tx, businessId);
        await checkFree(tx, { id, businessId, startsAt, endsAt });
      }
      return { planId, startsAt, endsAt, endedAt, isCancelled, price, paidAmount, paidOn, notes };
    },
  });
}

interface SubscriptionChange extends SubscriptionOf {
  /** Action of the audit event. */
  action: AuditAction;
  next: (
    before: Subscription,
    tx: Prisma.TransactionClient,
  ) => Promise<Prisma.SubscriptionUncheckedUpdateInput>;
}

async function change(
  context: Context,
  { id, version, action, next }: SubscriptionChange,
): Promise<SubscriptionRow> {
  return context.db.prisma.$transaction(async (tx) => {
    const before = await lockSubscription(tx, id, version);
    const data = await next(before, tx);
    const saved = await tx.subscription.update({
      where: { id },
      data: { ...data, operatorId: operatorIdOf(context) },
      include: withNames,
    });
    if (saved.version !== before.version)
      await recordAudit(
        { ...context, tx },
        {
          action,
          entity: 'subscription',
          entityId: id,
          before: termsOf(before),
          after: termsOf(saved),
        },
      );
    return saved;
  });
}
