import type { Export, Prisma } from '../../generated/prisma/client.ts';
import { enqueueJob } from '../../jobs/enqueueJob.ts';
import { operatorIdOf, requireOperator, type Context } from '../../lib/context.ts';
import { requestingKey } from '../../lib/jobRequester.ts';
import { exportKind } from './exportKind.ts';
import { checkSelection, type ExportSelection } from './exportSelection.ts';

/** Queues an export to a file. Errors: UNAUTHENTICATED, BAD_INPUT (range, filter). */
export async function startExport(context: Context, selection: ExportSelection): Promise<Export> {
  requireOperator(context);
  checkSelection(selection);
  return context.db.prisma.$transaction(async (tx) => {
    const operatorId = operatorIdOf(context);
    const { filter, ...rest } = selection;
    const created = await tx.export.create({
      data: { ...rest, filter: filter as Prisma.InputJsonObject, operatorId },
      select: { id: true },
    });
    const payload = { exportId: created.id, apiKeyId: requestingKey(context) };
    const jobId = await enqueueJob(tx, exportKind, payload, operatorId, context.requestId);
    return tx.export.update({ where: { id: created.id }, data: { jobId } });
  });
}
