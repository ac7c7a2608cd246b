import { operatorIdOf, requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { checkCodeLimits } from './checkCodeLimits.ts';
import { contentOf, lockInjectionCodes, ownCode, withOperator, type CodeRow } from './injectionRows.ts';

/**
 * Restores a version of a code as a new version, even if the code was deleted, so that this can be undone too. Errors:
 * NOT_FOUND, CONFLICT, BAD_INPUT if the limits are exceeded.
 */
export async function restoreInjectionCode(
  context: Context,
  { id, version }: { id: number; version: number },
): Promise<CodeRow> {
  requireOperator(context);
  return context.db.prisma.$transaction(async (tx) => {
    await lockInjectionCodes(tx);
    const before = await ownCode(tx, id, { isDeleted: true });
    const wanted = await tx.injectionCodeVersion.findUnique({
      where: { codeId_version: { codeId: id, version } },
    });
    if (!wanted || wanted.isDeleted) throw new AppError('NOT_FOUND', 'versionNotFound');
    const content = contentOf(wanted);
    const restored = await tx.injectionCode.update({
      where: { id },
      data: { ...content, deletedAt: null, operatorId: operatorIdOf(context) },
      include: withOperator,
    });
    // The version in force.
    if (restored.version === before.version) return restored;
    await checkCodeLimits(tx);
    await recordAudit(
      { ...context, tx },
      {
        action: 'injectionCode.restore',
        entity: 'injectionCode',
        entityId: id,
        before: contentOf(before),
        after: content,
      },
    );
    return restored;
  });
}
