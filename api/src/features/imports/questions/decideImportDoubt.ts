import { operatorIdOf, requireOperator, type Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import type { DoubtDecision, ImportDoubt } from '../../../generated/prisma/client.ts';
import { recordAuditOn } from '../../audit/recordAudit.ts';
import { applyAnswer } from '../merge/known/applyAnswer.ts';

export interface DoubtChoice {
  decision: DoubtDecision;
  /** The listing to merge into; with MERGE only. */
  businessId?: number | null;
}

/**
 * Decides about an ambiguous row: it creates a listing, is merged into an existing one, or is skipped.
 * The import's figures follow. Errors: NOT_FOUND, BAD_INPUT, CONFLICT (decided already, its import was undone, or
 * another one is applied).
 */
export async function decideImportDoubt(
  context: Context,
  id: number,
  { decision, businessId = null }: DoubtChoice,
): Promise<ImportDoubt> {
  requireOperator(context);
  const { prisma } = context.db;
  if ((decision === 'MERGE') !== (businessId !== null)) {
    throw new AppError('BAD_INPUT', 'mergeTargetMisplaced', {
      businessId: decision === 'MERGE' ? 'valueRequired' : 'mergeTargetMisplaced',
    });
  }
  const doubt = await prisma.importDoubt.findUnique({ where: { id }, include: { import: true } });
  if (!doubt) throw new AppError('NOT_FOUND', 'ambiguousRowNotFound');
  if (doubt.decision !== null) throw new AppError('CONFLICT', 'rowDecided');
  if (doubt.import.status !== 'DONE') throw new AppError('CONFLICT', 'importUndone');
  const choice = { doubtId: id, importId: doubt.importId, decision, businessId };
  await applyAnswer(context.db.pool, { ...choice, operatorId: operatorIdOf(context) }, (client) =>
    recordAuditOn(client, context, {
      action: 'import.decide',
      entity: 'import',
      entityId: doubt.importId,
      after: { doubtId: id, decision, businessId },
    }),
  );
  return prisma.importDoubt.findUniqueOrThrow({ where: { id } });
}
