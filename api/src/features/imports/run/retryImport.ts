import { requireOperator, type Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Import } from '../../../generated/prisma/client.ts';
import { recordAudit } from '../../audit/recordAudit.ts';
import { requeueImport } from './requeueImport.ts';

/**
 * Queues a failed or cancelled import again, with its stored file.
 * Errors: NOT_FOUND, CONFLICT (it did not fail), GONE (its file is no longer stored).
 */
export async function retryImport(context: Context, id: number): Promise<Import> {
  requireOperator(context);
  return context.db.prisma.$transaction(async (tx) => {
    // Concurrent requests create one job.
    await tx.$queryRaw`SELECT id FROM imports WHERE id = ${id} FOR UPDATE`;
    const current = await tx.import.findUnique({ where: { id } });
    if (!current) throw new AppError('NOT_FOUND', 'importNotFound');
    if (current.status !== 'FAILED' && current.status !== 'CANCELLED') {
      throw new AppError('CONFLICT', 'importNotRetryable');
    }
    if (current.fileKey === null) throw new AppError('GONE', 'fileNotStored');
    await recordAudit({ ...context, tx }, { action: 'import.retry', entity: 'import', entityId: id });
    return requeueImport(context, tx, id);
  });
}
