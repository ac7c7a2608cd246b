import { operatorIdOf, requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';

const maxIds = 10;

/** Marks listings as different businesses: their pairs leave the list permanently. Returns the number of pairs. */
export function dismissDuplicates(context: Context, ids: readonly number[]): Promise<number> {
  return decide(context, ids, true);
}

/** Undoes a dismissal: the pairs are in the list again. */
export function reopenDuplicates(context: Context, ids: readonly number[]): Promise<number> {
  return decide(context, ids, false);
}

async function decide(context: Context, given: readonly number[], isDismissed: boolean): Promise<number> {
  requireOperator(context);
  const ids = [...new Set(given)];
  if (ids.length < 2 || ids.length > maxIds)
    throw new AppError('BAD_INPUT', 'dismissCount', { ids: 'dismissCount' });
  return context.db.prisma.$transaction(async (tx) => {
    const { count } = await tx.duplicatePair.updateMany({
      where: {
        firstId: { in: ids },
        secondId: { in: ids },
        dismissedAt: isDismissed ? null : { not: null },
      },
      data: {
        dismissedAt: isDismissed ? new Date() : null,
        dismissedById: isDismissed ? operatorIdOf(context) : null,
      },
    });
    if (count === 0) throw new AppError('NOT_FOUND', 'pairNotFound');
    await recordAudit(
      { ...context, tx },
      {
        action: isDismissed ? 'duplicates.dismiss' : 'duplicates.reopen',
        entity: 'duplicatePair',
        entityId: ids.join('-'),
        after: { pairs: count },
      },
    );
    return count;
  });
}
