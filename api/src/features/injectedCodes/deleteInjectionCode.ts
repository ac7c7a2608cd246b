import { operatorIdOf, requireOperator, type Context } from '../../lib/context.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { contentOf, lockInjectionCodes, ownCode, withOperator, type CodeRow } from './injectionRows.ts';

/** Deletes a code from every page. Its versions stay, so that it can be restored. Errors: NOT_FOUND, CONFLICT. */
export async function deleteInjectionCode(context: Context, id: number): Promise<CodeRow> {
  requireOperator(context);
  return context.db.prisma.$transaction(async (tx) => {
    await lockInjectionCodes(tx);
    const before = await ownCode(tx, id);
    const deleted = await tx.injectionCode.update({
      where: { id },
      data: { deletedAt: new Date(), operatorId: operatorIdOf(context) },
      include: withOperator,
    });
    await recordAudit(
      { ...context, tx },
      { action: 'injectionCode.delete', entity: 'injectionCode', entityId: id, before: contentOf(before) },
    );
    return deleted;
  });
}
