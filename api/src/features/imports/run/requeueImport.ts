import { enqueueJob } from '../../../jobs/enqueueJob.ts';
import { operatorIdOf, type Context } from '../../../lib/context.ts';
import { Prisma, type Import } from '../../../generated/prisma/client.ts';
import { importKind } from './importKind.ts';

/** Queues an import again from its stored file, with the given changes. */
export async function requeueImport(
  context: Context,
  tx: Prisma.TransactionClient,
  importId: number,
  data: Prisma.ImportUncheckedUpdateInput = {},
): Promise<Import> {
  const jobId = await enqueueJob(tx, importKind, { importId }, operatorIdOf(context), context.requestId);
  return tx.import.update({
    where: { id: importId },
    data: {
      ...data,
      jobId,
      status: 'QUEUED',
      ...{ rowsRead: 0, totalRows: null, refused: 0, warnings: 0 },
      ...{ errorCode: null, errorMessage: null, errorData: Prisma.DbNull, startedAt: null, finishedAt: null },
    },
  });
}
