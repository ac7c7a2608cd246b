import type { AuditAction } from '../../../../domain/audit/auditEvents.ts';
import type { Plan, Prisma } from '../../generated/prisma/client.ts';
import { operatorIdOf, type Context } from '../../lib/context.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { contentOf, lockPlan, withOperator, type PlanRow, type StoredPlan } from './planRows.ts';

export interface PlanOf {
  id: string;
  /** Expected version; without one, the last write wins. */
  version?: number | null | undefined;
}

interface PlanChange extends PlanOf {
  /** Action of the audit event. */
  action: AuditAction;
  /** A deleted plan may be changed too. */
  isDeletedToo?: boolean;
  next: (
    before: Plan,
    tx: Prisma.TransactionClient,
  ) => Promise<Partial<StoredPlan> & { deletedAt?: Date | null }>;
}

/** Changes a plan in one transaction, and records the change. Errors: NOT_FOUND, CONFLICT for a stale version. */
export async function changePlan(
  context: Context,
  { id, version, action, isDeletedToo = false, next }: PlanChange,
): Promise<PlanRow> {
  return context.db.prisma.$transaction(async (tx) => {
    const before = await lockPlan(tx, id, { version, isDeletedToo });
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
