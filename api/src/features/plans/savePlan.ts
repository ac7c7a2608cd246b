import type { Plan, Prisma } from '../../generated/prisma/client.ts';
import { operatorIdOf, requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { checkPlan } from './checkPlan.ts';
import { contentOf, lockPlan, withOperator, type PlanContent, type PlanRow } from './planRows.ts';

interface PlanOf {
  id: string;
  /** The version that was looked at; without one the last write wins. */
  version?: number | null | undefined;
}

/**
 * Makes a plan say something else; what was sold of it keeps its price and time. Errors: UNAUTHENTICATED, NOT_FOUND,
 * BAD_INPUT with fields, CONFLICT where `version` is stale.
 */
export async function savePlan(
  context: Context,
  { id, version, ...content }: PlanOf & PlanContent,
): Promise<PlanRow> {
  requireOperator(context);
  const checked = checkPlan(content);
  return changePlan(context, { id, version, action: 'plan.save', next: async () => checked });
}

/** Puts a plan on sale, or takes it off; running subscriptions go on. Errors: UNAUTHENTICATED, NOT_FOUND, CONFLICT. */
export async function setPlanEnabled(
  context: Context,
  { id, version, isEnabled }: PlanOf & { isEnabled: boolean },
): Promise<PlanRow> {
  requireOperator(context);
  const next = async (before: Plan) => ({ ...contentOf(before), isEnabled });
  return changePlan(context, { id, version, action: isEnabled ? 'plan.enable' : 'plan.disable', next });
}

/** Makes a plan say again what it said in one of its versions, as a new one. Errors: NOT_FOUND, CONFLICT. */
export async function restorePlan(
  context: Context,
  { id, version, to }: PlanOf & { to: number },
): Promise<PlanRow> {
  requireOperator(context);
  return changePlan(context, {
    id,
    version,
    action: 'plan.restore',
    async next(_before, tx) {
      const wanted = await tx.planVersion.findUnique({
        where: { planId_version: { planId: id, version: to } },
      });
      if (!wanted) throw new AppError('NOT_FOUND', 'Bu sürüm bulunamadı.');
      return contentOf(wanted);
    },
  });
}

interface PlanChange extends PlanOf {
  /** Of the audit event. */
  action: string;
  next: (before: Plan, tx: Prisma.TransactionClient) => Promise<PlanContent>;
}

async function changePlan(context: Context, { id, version, action, next }: PlanChange): Promise<PlanRow> {
  return context.db.prisma.$transaction(async (tx) => {
    const before = await lockPlan(tx, id, version);
    const data = await next(before, tx);
    const saved = await tx.plan.update({
      where: { id },
      data: { ...data, operatorId: operatorIdOf(context) },
      include: withOperator,
    });
    if (saved.version !== before.version)
      await recordAudit(
        { ...context, tx },
        { action, entity: 'plan', entityId: id, before: contentOf(before), after: contentOf(saved) },
      );
    return saved;
  });
}
