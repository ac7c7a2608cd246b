import { enqueueJob } from '../../jobs/enqueueJob.ts';
import { operatorIdOf, requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { Prisma, type Import } from '../../generated/prisma/client.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { importKind } from './importKind.ts';

/**
 * Queues an import that failed or was stopped once more, with the file that was kept.
 * Errors: NOT_FOUND, CONFLICT (it did not fail), GONE (its file is kept no longer).
 */
export async function retryImport(context: Context, id: number): Promise<Import> {
  requireOperator(context);
  return context.db.prisma.$transaction(async (tx) => {
    // Two who ask at once get one job.
    await tx.$queryRaw`SELECT id FROM imports WHERE id = ${id} FOR UPDATE`;
    const current = await tx.import.findUnique({ where: { id } });
    if (!current) throw new AppError('NOT_FOUND', 'importNotFound');
    if (current.status !== 'FAILED' && current.status !== 'CANCELLED') {
      throw new AppError('CONFLICT', 'importNotRetryable');
    }
    if (current.fileKey === null) throw new AppError('GONE', 'fileNotKept');
    const operatorId = operatorIdOf(context);
    const jobId = await enqueueJob(tx, importKind, { importId: id }, operatorId, context.requestId);
    await recordAudit({ ...context, tx }, { action: 'import.retry', entity: 'import', entityId: id });
    return tx.import.update({
      where: { id },
      data: {
        jobId,
        status: 'QUEUED',
        rowsRead: 0,
        totalRows: null,
        refused: 0,
        errorCode: null,
        errorMessage: null,
        errorData: Prisma.DbNull,
        startedAt: null,
        finishedAt: null,
      },
    });
  });
}
