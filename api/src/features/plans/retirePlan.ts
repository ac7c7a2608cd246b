import { requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { changePlan, type PlanOf } from './changePlan.ts';
import type { PlanRow } from './planRows.ts';

/**
 * Retires a plan: it can no longer be sold, renewed or changed. Its subscriptions run out, and their payments stay in all
 * reports. Errors: UNAUTHENTICATED, NOT_FOUND, CONFLICT for a stale version.
 */
export async function retirePlan(context: Context, { id, version }: PlanOf): Promise<PlanRow> {
  requireOperator(context);
  const next = async () => ({ isRetired: true, isEnabled: false });
  return changePlan(context, { id, version, action: 'plan.retire', next });
}

/** Reactivates a retired plan, which is not on sale at first. Errors: UNAUTHENTICATED, NOT_FOUND, CONFLICT. */
export async function reactivatePlan(context: Context, { id, version }: PlanOf): Promise<PlanRow> {
  requireOperator(context);
  const next = async () => ({ isRetired: false });
  return changePlan(context, { id, version, action: 'plan.bringBack', next });
}

/**
 * Deletes a plan that was never sold; `restorePlan` restores it. Errors: UNAUTHENTICATED, NOT_FOUND; CONFLICT for a
 * stale version, or if it was sold.
 */
export async function deletePlan(context: Context, { id, version }: PlanOf): Promise<PlanRow> {
  requireOperator(context);
  return changePlan(context, {
    id,
    version,
    action: 'plan.delete',
    async next(_before, tx) {
      const sold =
        (await tx.subscription.count({ where: { planId: id } })) +
        (await tx.subscriptionVersion.count({ where: { planId: id } }));
      if (sold > 0) throw new AppError('CONFLICT', 'planSold');
      return { deletedAt: new Date() };
    },
  });
}
