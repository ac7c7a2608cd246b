import type { ColumnMapping } from '../../../generated/prisma/client.ts';
import { requireOperator, type Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { recordAudit } from '../../audit/recordAudit.ts';

/** Deletes a saved mapping and returns it. Errors: UNAUTHENTICATED, NOT_FOUND. */
export async function forgetColumnMapping(context: Context, id: number): Promise<ColumnMapping> {
  requireOperator(context);
  return context.db.prisma.$transaction(async (tx) => {
    const [known] = await tx.columnMapping.findMany({ where: { id } });
    const { count } = await tx.columnMapping.deleteMany({ where: { id } });
    if (!known || count === 0) throw new AppError('NOT_FOUND', 'mappingNotFound');
    await recordAudit(
      { ...context, tx },
      {
        action: 'columnMapping.forget',
        entity: 'columnMapping',
        entityId: id,
        before: { header: known.header, mapping: known.mapping },
      },
    );
    return known;
  });
}
