import type { Context } from '../../lib/context.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { unknownOperator } from './unknownOperator.ts';

/** Shuts an operator out, or lets the operator in again; either way, sessions from before are over. Throws NOT_FOUND. */
export async function setOperatorDisabled(
  context: Context,
  userCode: string,
  isDisabled: boolean,
): Promise<void> {
  await context.db.prisma.$transaction(async (tx) => {
    const [changed] = await tx.$queryRaw<{ id: number }[]>`
      UPDATE operators SET is_disabled = ${isDisabled}, credentials_changed_at = clock_timestamp()
      WHERE user_code = ${userCode} RETURNING id`;
    if (!changed) throw unknownOperator(userCode);
    await recordAudit(
      { ...context, tx },
      {
        action: isDisabled ? 'operator.disable' : 'operator.enable',
        entity: 'operator',
        entityId: changed.id,
        after: { isDisabled },
      },
    );
  });
}
