import { requireOperator, type Context } from '../../lib/context.ts';
import { checkText } from '../../lib/checkText.ts';
import { withOperator, type PlanRow, type PlanVersionRow } from './planRows.ts';

const mostVersions = 100;

/** All plans in their order. Error: UNAUTHENTICATED. */
export async function listPlans(context: Context): Promise<PlanRow[]> {
  requireOperator(context);
  return context.db.prisma.plan.findMany({
    include: withOperator,
    orderBy: [{ sortOrder: 'asc' }, { id: 'asc' }],
  });
}

/** What a plan said over time, newest first. */
export async function listPlanVersions(context: Context, planId: string): Promise<PlanVersionRow[]> {
  requireOperator(context);
  return context.db.prisma.planVersion.findMany({
    where: { planId: checkText(planId, 'id') },
    include: withOperator,
    orderBy: { version: 'desc' },
    take: mostVersions,
  });
}

/** Subscriptions of each plan that run now, by its id. */
export async function countRunning(context: Context): Promise<Map<string, number>> {
  const counts = await context.db.prisma.subscription.groupBy({
    by: ['planId'],
    where: { status: 'RUNNING', endsAt: { gt: new Date() } },
    _count: true,
  });
  return new Map(counts.map(({ planId, _count }) => [planId, _count]));
}
