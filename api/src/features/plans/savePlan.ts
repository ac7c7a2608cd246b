import type { Plan } from '../../generated/prisma/client.ts';
import { requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { changePlan, type PlanOf } from './changePlan.ts';
import { checkPlan } from './checkPlan.ts';
import { checkPlanCount, checkPlanName } from './checkPlanName.ts';
import { contentOf, type PlanContent, type PlanRow } from './planRows.ts';

/**
 * Changes a plan; existing subscriptions keep their price and period. Errors: UNAUTHENTICATED, NOT_FOUND, BAD_INPUT with
 * fields, CONFLICT if `version` is stale, the name is taken or the plan is retired.
 */
export async function savePlan(
  context: Context,
  { id, version, ...content }: PlanOf & PlanContent,
): Promise<PlanRow> {
  requireOperator(context);
  const checked = checkPlan(content);
  return changePlan(context, {
    id,
    version,
    action: 'plan.save',
    async next(before, tx) {
      refuseRetired(before);
      await checkPlanName(tx, checked.name, before);
      return checked;
    },
  });
}

/** Puts a plan on sale, or takes it off; running subscriptions continue. Errors: UNAUTHENTICATED, NOT_FOUND, CONFLICT. */
export async function setPlanEnabled(
  context: Context,
  { id, version, isEnabled }: PlanOf & { isEnabled: boolean },
): Promise<PlanRow> {
  requireOperator(context);
  return changePlan(context, {
    id,
    version,
    action: isEnabled ? 'plan.enable' : 'plan.disable',
    async next(before) {
      refuseRetired(before);
      return { isEnabled };
    },
  });
}

/**
 * Restores a version of a plan as a new version, even if the plan was retired or deleted since. Errors: NOT_FOUND,
 * CONFLICT for a stale version, a taken name, or if the maximum number is reached.
 */
export async function restorePlan(
  context: Context,
  { id, version, to }: PlanOf & { to: number },
): Promise<PlanRow> {
  requireOperator(context);
  return changePlan(context, {
    id,
    version,
    action: 'plan.restore',
    isDeletedToo: true,
    async next(before, tx) {
      const wanted = await tx.planVersion.findUnique({
        where: { planId_version: { planId: id, version: to } },
      });
      if (!wanted) throw new AppError('NOT_FOUND', 'versionNotFound');
      // A deleted plan does not hold its name.
      const isBack = before.deletedAt !== null;
      await checkPlanName(tx, wanted.name, isBack ? { id, name: '' } : before);
      if (isBack) await checkPlanCount(tx);
      return { ...contentOf(wanted), deletedAt: null };
    },
  });
}

function refuseRetired({ isRetired }: Plan): void {
  if (isRetired) throw new AppError('CONFLICT', 'planRetired');
}
