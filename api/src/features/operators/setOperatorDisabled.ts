import type { Prisma } from '../../generated/prisma/client.ts';
import { accessRefusal, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { requireOperatorId, type OperatorName } from './requireOperatorId.ts';

/**
 * Disables or enables an operator; either way, earlier sessions end. Without effect if that is the state already. Operators
 * cannot disable themselves, so that one always remains, nor can two disable each other. Throws NOT_FOUND, BAD_INPUT, UNAUTHENTICATED.
 */
export async function setOperatorDisabled(
  context: Context,
  name: OperatorName,
  isDisabled: boolean,
): Promise<void> {
  const { viewer } = context;
  await context.db.prisma.$transaction(async (tx) => {
    const id = await requireOperatorId(tx, name);
    await refuseDisabled(tx, context, id);
    if (isDisabled && viewer.kind === 'operator' && viewer.operatorId === id)
      throw new AppError('BAD_INPUT', 'disableSelf', { id: 'ownAccount' });
    const changed = await tx.$executeRaw`
      UPDATE operators SET is_disabled = ${isDisabled}, credentials_changed_at = clock_timestamp()
      WHERE id = ${id} AND is_disabled <> ${isDisabled}`;
    if (changed === 0) return;
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

/** Locks the caller and the other operator, in the order of their ids; refuses a caller who was disabled meanwhile. */
async function refuseDisabled(
  tx: Prisma.TransactionClient,
  context: Pick<Context, 'viewer'>,
  id: number,
): Promise<void> {
  const callerId = context.viewer.kind === 'operator' ? context.viewer.operatorId : id;
  const rows = await tx.$queryRaw<{ id: number; isDisabled: boolean }[]>`
    SELECT id, is_disabled AS "isDisabled" FROM operators WHERE id IN (${id}, ${callerId}) ORDER BY id FOR UPDATE`;
  const isRefused = rows.some((one) => one.id === callerId && one.isDisabled);
  if (isRefused && callerId !== id) throw accessRefusal({ viewer: { kind: 'anonymous' } });
}
