import { operatorIdOf, requireOperator, type Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import type { DoubtDecision, ImportDoubt } from '../../../generated/prisma/client.ts';
import { recordAuditOn } from '../../audit/recordAudit.ts';
import { applyAnswer } from '../merge/known/applyAnswer.ts';

export interface MatchDecision {
  decision: DoubtDecision;
  /** The listing to merge into; with MERGE only. */
  businessId?: number | null;
}

/**
 * Decides about an ambiguous row: it creates a listing, is merged into an existing one, or is skipped.
 * The import's figures follow. Errors: NOT_FOUND, BAD_INPUT, CONFLICT (decided already, its import was undone, or
 * another one is applied).
 */
export async function decideAmbiguousMatch(
  context: Context,
  id: number,
  { decision, businessId = null }: MatchDecision,
): Promise<ImportDoubt> {
  requireOperator(context);
  const { prisma } = context.db;
  if ((decision === 'MERGE') !== (businessId !== null)) {
    throw new AppError('BAD_INPUT', 'mergeTargetMisplaced', {
      businessId: decision === 'MERGE' ? 'valueRequired' : 'mergeTargetMisplaced',
    });
  }
  const match = await prisma.importDoubt.findUnique({ where: { id }, include: { import: true } });
  if (!match) throw new AppError('NOT_FOUND', 'ambiguousRowNotFound');
  if (match.decision !== null) throw new AppError('CONFLICT', 'rowDecided');
  if (match.import.status !== 'DONE') throw new AppError('CONFLICT', 'importUndone');
  const choice = { matchId: id, importId: match.importId, decision, businessId };
  await applyAnswer(context.db.pool, { ...choice, operatorId: operatorIdOf(context) }, (client) =>
    recordAuditOn(client, context, {
      action: 'import.decide',
      entity: 'import',
      entityId: match.importId,
      after: { doubtId: id, decision, businessId },
    }),
  );
  return prisma.importDoubt.findUniqueOrThrow({ where: { id } });
}
