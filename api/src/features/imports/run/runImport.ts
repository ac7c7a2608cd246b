import { storable } from '../../../lib/text/storable.ts';
import type { PoolClient } from 'pg';
import type { EndedJob, RunningJob } from '../../../jobs/jobHandler.ts';
import type { ResultOf } from '../../../jobs/jobKind.ts';
import type { Context } from '../../../lib/context.ts';
import { backendPid, cancelOnAbort } from '../../../lib/db/connections/cancelOnAbort.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Import } from '../../../generated/prisma/client.ts';
import { storeUsedMappings } from '../mappings/storeUsedMappings.ts';
import { estimateRows } from './estimateRows.ts';
import type { importKind, ImportPayload } from './importKind.ts';
import { applyImport } from '../merge/applyImport.ts';
import { readSpreadsheet } from '../read/readSpreadsheet.ts';
import { readIntoStaging } from '../stage/readIntoStaging.ts';

/**
 * The job of an import: read, stage, merge. It stops before the merge if an operator must map columns. It can be killed at any
 * point and run again: rows are staged in a temporary table of its connection, and the merge is one transaction.
 */
export async function runImport(
  context: Context,
  job: RunningJob<ImportPayload>,
  read: typeof readSpreadsheet = readSpreadsheet,
): Promise<ResultOf<typeof importKind>> {
  const { prisma, pool } = context.db;
  const { importId } = job.payload;
  const current = await prisma.import.findUniqueOrThrow({ where: { id: importId } });
  if (current.status === 'DONE' || current.status === 'UNDONE') return {};
  await prisma.importProblem.deleteMany({ where: { importId } });
  await prisma.importWarning.deleteMany({ where: { importId } });
  await prisma.import.update({
    where: { id: importId },
    data: {
      status: 'READING',
      startedAt: new Date(),
      mergingAt: null,
      rowsRead: 0,
      totalRows: null,
      refused: 0,
      warnings: 0,
      finishedAt: null,
      estimatedRows: await estimateRows(context, current),
    },
  });
  const client = await pool.connect();
  try {
    return await readAndApply(context, client, current, job, read);
  } finally {
    // Its temporary table and its settings are dropped with it.
    client.release(true);
  }
}

async function readAndApply(
  context: Context,
  client: PoolClient,
  current: Import,
  job: RunningJob<ImportPayload>,
  read: typeof readSpreadsheet,
): Promise<ResultOf<typeof importKind>> {
  const { headers, figures, isAsking } = await readIntoStaging(context, client, current, job, read);
  if (isAsking) {
    context.log.info({ importId: current.id }, 'import waits for answers about its columns');
    return {};
  }
  job.signal.throwIfAborted();
  const stopCancelling = cancelOnAbort(context.db.pool, await backendPid(client), job.signal);
  try {
    const result = await applyImport(client, current.id, figures, {
      signal: job.signal,
      record: () => storeUsedMappings(client, current, headers),
    });
    context.log.info({ importId: current.id, ...result }, 'import applied');
    return result;
  } catch (error) {
    // The statement was ended for this reason.
    job.signal.throwIfAborted();
    throw error;
  } finally {
    stopCancelling();
  }
}

/** Ends an import that cannot continue, with the reason. */
export async function failImport(
  context: Context,
  { payload }: EndedJob<ImportPayload>,
  error: unknown,
): Promise<void> {
  const shown = error instanceof AppError ? error : new AppError('INTERNAL', 'importCrashed');
  const isCancelled = error instanceof AppError && error.data.messageCode === 'jobStopped';
  await context.db.prisma.import.updateMany({
    where: {
      id: payload.importId,
      status: { notIn: ['DONE', 'UNDONE', 'NEEDS_ANSWERS', 'CANCELLED', 'FAILED'] },
    },
    data: {
      status: isCancelled ? 'CANCELLED' : 'FAILED',
      errorCode: shown.code,
      errorMessage: shown.message,
      errorData: storable(shown.data),
      finishedAt: new Date(),
    },
  });
}
