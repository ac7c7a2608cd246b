import type { Context } from '../../../lib/context.ts';
import { recordAudit } from '../../audit/recordAudit.ts';
import { requireOperatorId, type OperatorName } from '../requireOperatorId.ts';

/** Turns off an operator's second factor, and deletes its secret and recovery codes. Throws NOT_FOUND. */
export async function removeSecondFactor(context: Context, name: OperatorName): Promise<number> {
  return context.db.prisma.$transaction(async (tx) => {
    const id = await requireOperatorId(tx, name);
    const { count } = await tx.operator.updateMany({
      where: { id, secondFactorSince: { not: null } },
      data: { totpSecret: null, secondFactorSince: null },
    });
    await tx.recoveryCode.deleteMany({ where: { operatorId: id } });
    if (count > 0)
      await recordAudit(
        { ...context, tx },
        { action: 'operator.secondFactorOff', entity: 'operator', entityId: id },
      );
    return id;
  });
}
