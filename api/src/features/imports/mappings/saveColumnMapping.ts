import type { ColumnMapping } from '../../../generated/prisma/client.ts';
import { operatorIdOf, requireOperator, type Context } from '../../../lib/context.ts';
import { differsFromStored } from '../../../lib/differsFromStored.ts';
import { AppError } from '../../../lib/errors.ts';
import { recordAudit } from '../../audit/recordAudit.ts';
import { headerKey } from '../read/columns/headers/headerKey.ts';
import { readingLimits } from '../read/formats/readingLimits.ts';
import { checkMapping } from './checkMapping.ts';
import { checkReleased } from './checkReleased.ts';
import { storeMapping } from './storeMapping.ts';

/** Stores the mapping of a header for further files. Errors: UNAUTHENTICATED, BAD_INPUT. */
export async function saveColumnMapping(
  context: Context,
  input: { header: readonly string[]; mapping?: unknown; releasedColumns?: readonly string[] | null },
): Promise<ColumnMapping> {
  requireOperator(context);
  const mapping = checkMapping(input.mapping);
  const key = input.header.length > readingLimits.columns ? null : headerKey(input.header);
  if (key === null)
    throw new AppError('BAD_INPUT', 'mappingHeaderInvalid', { header: 'mappingHeaderInvalid' });
  const releasedColumns = checkReleased(input.releasedColumns ?? []);
  if (Object.keys(mapping).length === 0 && releasedColumns.length === 0) {
    throw new AppError('BAD_INPUT', 'mappingEmpty', { mapping: 'mappingEmpty' });
  }
  return context.db.prisma.$transaction(async (tx) => {
    const before = await tx.columnMapping.findUnique({ where: { headerKey: key } });
    // One that an import stored becomes the operator's.
    if (before?.importId === null && !differsFromStored(before, { mapping, releasedColumns })) return before;
    const operatorId = operatorIdOf(context);
    const saved = await storeMapping(tx, {
      ...{ headerKey: key, header: input.header, mapping, releasedColumns, operatorId },
    });
    await recordAudit(
      { ...context, tx },
      {
        action: 'columnMapping.save',
        entity: 'columnMapping',
        entityId: saved.id,
        ...(before ? { before: { mapping: before.mapping, releasedColumns: before.releasedColumns } } : {}),
        after: { header: saved.header, mapping, releasedColumns },
      },
    );
    return saved;
  });
}
