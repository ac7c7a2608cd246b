import { slugOf } from '../../lib/text/slugOf.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { operatorIdOf, requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { checkPlan } from './checkPlan.ts';
import { checkPlanCount, checkPlanName } from './checkPlanName.ts';
import { contentOf, withOperator, type PlanContent, type PlanRow } from './planRows.ts';

const planId = /^[a-z][a-z0-9-]{0,39}$/;

/**
 * Adds a plan at the end of the list. Without an id, which programs use, it gets one made from its name. Errors:
 * UNAUTHENTICATED, BAD_INPUT with fields, CONFLICT if id or name is taken, or the maximum number is reached.
 */
export async function createPlan(
  context: Context,
  { id, ...content }: PlanContent & { id?: string | null | undefined },
): Promise<PlanRow> {
  requireOperator(context);
  const checked = checkPlan(content);
  if (id != null && !planId.test(id))
    throw new AppError('BAD_INPUT', 'planNotSaved', {
      id: 'planIdInvalid',
    });
  return context.db.prisma.$transaction(async (tx) => {
    await checkPlanName(tx, checked.name);
    await checkPlanCount(tx);
    const plans = await tx.plan.findMany({ select: { sortOrder: true } });
    const data = {
      ...checked,
      sortOrder: Math.max(0, ...plans.map(({ sortOrder }) => sortOrder)) + 1,
      operatorId: operatorIdOf(context),
    };
    const created = await insert(tx, data, id == null ? idsFor(checked.name) : [id]);
    if (created === null) throw new AppError('CONFLICT', 'planIdTaken', { id: 'planIdTaken' });
    const saved = await tx.plan.findUniqueOrThrow({ where: { id: created }, include: withOperator });
    await recordAudit(
      { ...context, tx },
      { action: 'plan.create', entity: 'plan', entityId: saved.id, after: contentOf(saved) },
    );
    return saved;
  });
}

/** Inserts under the first id that no plan has or had, since a deleted plan can be restored. Null if all are taken. */
async function insert(
  tx: Prisma.TransactionClient,
  data: Omit<Prisma.PlanCreateManyInput, 'id'>,
  ids: Iterable<string>,
): Promise<string | null> {
  for (const id of ids) {
    const { count } = await tx.plan.createMany({ data: { ...data, id }, skipDuplicates: true });
    if (count > 0) return id;
  }
  return null;
}

function* idsFor(name: string): Generator<string> {
  const slug = slugOf(name).slice(0, 32).replace(/-$/, '');
  const base = planId.test(slug) ? slug : `plan-${slug}`;
  yield base;
  for (let n = 2; ; n += 1) yield `${base}-${n}`;
}
