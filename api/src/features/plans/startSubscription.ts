import type { AuditAction } from '../../../../domain/audit/auditEvents.ts';
import type { Plan, Prisma } from '../../generated/prisma/client.ts';
import { operatorIdOf, requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { checkTerms, type TermsInput } from './checkTerms.ts';
import { lockPlan } from './planRows.ts';
import { readNextPeriod, readPeriod, type Period } from './subscriptionPeriod.ts';
import { checkFree, lockListing, termsOf, withNames, type SubscriptionRow } from './subscriptionRows.ts';

/**
 * Records that a plan was sold for a listing, from a day on or from now. Errors: UNAUTHENTICATED, BAD_INPUT with fields,
 * NOT_FOUND (no such listing or plan), CONFLICT where the plan is not on sale or the listing has another one then.
 */
export async function startSubscription(
  context: Context,
  input: TermsInput & { businessId: number; planId: string; startsOn?: string | null | undefined },
): Promise<SubscriptionRow> {
  requireOperator(context);
  const { businessId, planId, startsOn = null, ...terms } = input;
  return sell(context, {
    businessId,
    planId,
    terms,
    action: 'subscription.start',
    period: ({ duration }, tx) => readPeriod(context, tx, { businessId, startsOn, duration }),
  });
}

/**
 * Renews a subscription after its end, or from today if it has lapsed: a new one of the same plan, or of another.
 * Errors: UNAUTHENTICATED, BAD_INPUT with fields, NOT_FOUND, CONFLICT.
 */
export async function renewSubscription(
  context: Context,
  { id, planId, ...terms }: TermsInput & { id: number; planId?: string | null | undefined },
): Promise<SubscriptionRow> {
  requireOperator(context);
  const last = await context.db.prisma.subscription.findUnique({ where: { id } });
  if (!last) throw new AppError('NOT_FOUND', 'subscriptionNotFound');
  const { businessId } = last;
  if (businessId === null) throw new AppError('CONFLICT', 'subscriptionWithoutListing');
  return sell(context, {
    businessId,
    planId: planId ?? last.planId,
    terms,
    action: 'subscription.renew',
    async period({ duration }, tx) {
      const later = await tx.subscription.findFirst({
        where: {
          ...{ businessId, isCancelled: false, id: { not: id } },
          // A subscription that was cancelled before it began cannot be renewed.
          ...{ startsAt: { gt: last.startsAt }, endsAt: { gt: tx.subscription.fields.startsAt } },
        },
      });
      if (later) throw new AppError('CONFLICT', 'subscriptionRenewed');
      return readNextPeriod(context, tx, { businessId, duration });
    },
  });
}

interface Sale {
  businessId: number;
  planId: string;
  terms: TermsInput;
  /** Action of the audit event. */
  action: AuditAction;
  period: (plan: Plan, tx: Prisma.TransactionClient) => Promise<Period>;
}

async function sell(
  context: Context,
  { businessId, planId, terms, action, period }: Sale,
): Promise<SubscriptionRow> {
  return context.db.prisma.$transaction(async (tx) => {
    await lockListing(tx, businessId);
    const business = await tx.business.findFirst({
      where: { id: businessId, deletedAt: null },
      select: { name: true, isDemo: true },
    });
    if (!business) throw new AppError('NOT_FOUND', 'businessNotFound');
    if (business.isDemo) throw new AppError('CONFLICT', 'subscriptionOfDemo');
    const plan = await lockPlan(tx, planId);
    if (plan.isRetired) throw new AppError('CONFLICT', 'planRetiredForSale');
    if (!plan.isEnabled) throw new AppError('CONFLICT', 'planNotForSale');
    const checked = await checkTerms(context, terms, plan.price);
    const time = await period(plan, tx);
    await checkFree(tx, { businessId, ...time });
    const saved = await tx.subscription.create({
      data: {
        businessId,
        businessName: business.name,
        planId,
        ...time,
        price: plan.price,
        ...checked,
        operatorId: operatorIdOf(context),
      },
      include: withNames,
    });
    await recordAudit(
      { ...context, tx },
      { action, entity: 'subscription', entityId: saved.id, after: termsOf(saved) },
    );
    return saved;
  });
}
