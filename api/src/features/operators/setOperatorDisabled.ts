import type { Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { requireOperatorId, type OperatorName } from './requireOperatorId.ts';

/**
 * Disables or enables an operator; either way, earlier sessions end. Operators cannot disable themselves, so that one
 * always remains. Throws NOT_FOUND, BAD_INPUT.
 */
export async function setOperatorDisabled(
  context: Context,
  name: OperatorName,
  isDisabled: boolean,
): Promise<void> {
  const { viewer } = context;
  await context.db.prisma.$transaction(async (tx) => {
    const id = await requireOperatorId(tx, name);
    if (isDisabled && viewer.kind === 'operator' && viewer.operatorId === id)
      throw new AppError('BAD_INPUT', 'disableSelf', { id: 'ownAccount' });
    await tx.$executeRaw`
      UPDATE operators SET is_disabled = ${isDisabled}, credentials_changed_at = clock_timestamp() WHERE id = ${id}`;
    await recordAudit(
      { ...context, tx },
      {
        action: isDisabled ? 'operator.disable' : 'operator.enable',
        entity: 'operator',
        entityId: id,
        before: { isDisabled: !isDisabled },
        after: { isDisabled },
      },
    );
  });
}
