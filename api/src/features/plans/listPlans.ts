import type { Prisma } from '../../generated/prisma/client.ts';
import { requireOperator, type Context } from '../../lib/context.ts';
import { checkText } from '../../lib/text/checkText.ts';
import { batchLoad } from '../../lib/batchLoad.ts';
import { withOperator, type PlanRow, type PlanVersionRow } from './planRows.ts';

const maxVersions = 100;
const maxPlans = 100;

/** All plans in their order, retired ones too; or those that were deleted, at most 100. Error: UNAUTHENTICATED. */
export async function listPlans(context: Context, isDeleted = false): Promise<PlanRow[]> {
  requireOperator(context);
  return context.db.prisma.plan.findMany({
    where: { deletedAt: isDeleted ? { not: null } : null },
    include: withOperator,
    orderBy: [{ sortOrder: 'asc' }, { id: 'asc' }],
    take: maxPlans,
  });
}

/** Versions of a plan, newest first. */
export async function listPlanVersions(context: Context, planId: string): Promise<PlanVersionRow[]> {
  requireOperator(context);
  return context.db.prisma.planVersion.findMany({
    where: { planId: checkText(planId, 'id') },
    include: withOperator,
    orderBy: { version: 'desc' },
    take: maxVersions,
  });
}

/** Subscriptions that were ever recorded of a plan. */
export async function countSubscriptions(context: Context, planId: string): Promise<number> {
  return (await countsByPlan(context, 'sold', {})).get(planId) ?? 0;
}

/** Subscriptions of a plan that run now. */
export async function countRunning(context: Context, planId: string): Promise<number> {
  const running = { status: 'RUNNING', endsAt: { gt: new Date() } } as const;
  return (await countsByPlan(context, 'running', running)).get(planId) ?? 0;
}

/** The plans of a list are counted by one statement. */
async function countsByPlan(
  context: Context,
  key: string,
  where: Prisma.SubscriptionWhereInput,
): Promise<ReadonlyMap<string, number>> {
  const all = 0;
  const counts = await batchLoad(context, `${key} subscriptions`, all, async () => {
    const found = await context.db.prisma.subscription.groupBy({ by: ['planId'], where, _count: true });
    return new Map([[all, new Map(found.map(({ planId, _count }) => [planId, _count]))]]);
  });
  return counts ?? new Map<string, number>();
}
