import type { RunningJob } from '../../jobs/jobKind.ts';
import type { Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import type { Import } from '../../generated/prisma/client.ts';
import { noteMappings, type ReadHeader } from './columnMappings/noteMappings.ts';
import { rememberedMappings } from './columnMappings/rememberedMappings.ts';
import { mergeImport } from './mergeImport.ts';
import { readSpreadsheet } from './reading/readSpreadsheet.ts';
import { startStaging } from './stageRows.ts';
import { stageRow } from './stagedRow.ts';

const readingDeadlineMs = 60 * 60_000;
const problemsAtOnce = 500;

/**
 * The job of an import: read, stage, merge. It can die at any point and run again: what was staged is thrown away first,
 * and the merge is one transaction.
 */
export async function runImport(context: Context, job: RunningJob): Promise<object> {
  const importId = importIdOf(job.payload);
  const current = await context.db.prisma.import.findUniqueOrThrow({ where: { id: importId } });
  if (current.status === 'DONE') return {};
  await discardStaged(context, importId);
  await context.db.prisma.import.update({
    where: { id: importId },
    data: { status: 'READING', startedAt: new Date(), rowsRead: 0, refused: 0 },
  });
  const headers = await readIntoStaging(context, current, job);
  job.signal.throwIfAborted();
  const result = await mergeImport(context, importId);
  await noteMappings(context, current, headers);
  context.log.info({ importId, ...result }, 'import landed');
  return result;
}

/** Ends an import that can't go on, saying why. */
export async function giveUpImport(
  context: Context,
  job: Pick<RunningJob, 'payload'>,
  error: unknown,
): Promise<void> {
  const importId = importIdOf(job.payload);
  await discardStaged(context, importId, { keepProblems: true });
  const isCancelled = error instanceof AppError && error.code === 'CONFLICT';
  await context.db.prisma.import.updateMany({
    where: { id: importId, status: { not: 'DONE' } },
    data: {
      status: isCancelled ? 'CANCELLED' : 'FAILED',
      errorCode: error instanceof AppError ? error.code : 'INTERNAL',
      errorMessage: error instanceof AppError ? error.message : 'İçe aktarma beklenmedik bir hatayla durdu.',
      finishedAt: new Date(),
    },
  });
}

async function readIntoStaging(context: Context, current: Import, job: RunningJob): Promise<ReadHeader[]> {
  const { prisma, pool } = context.db;
  const importId = current.id;
  const client = await pool.connect();
  // Reading a large file takes longer than a request may; the setting goes with the connection.
  await client.query('SET statement_timeout = 0');
  const stager = startStaging(client, importId);
  let isWhole = false;
  const problems: {
    importId: number;
    sheet: string;
    rowNumber: number;
    column: string | null;
    value: string | null;
    code: string;
    message: string;
  }[] = [];
  const columns: object[] = [];
  const headers: ReadHeader[] = [];
  const figures = { rowsRead: 0, refused: 0 };
  let told = 0;

  const flushProblems = async () => {
    if (problems.length > 0) await prisma.importProblem.createMany({ data: problems.splice(0) });
  };
  const tell = async () => {
    if (Date.now() - told < 1000) return;
    told = Date.now();
    job.progress(figures.rowsRead);
    await prisma.import.update({ where: { id: importId }, data: figures });
  };

  try {
    const path = await context.storage.localPath(current.fileKey ?? '');
    const messages = readSpreadsheet(path, {
      fileName: current.fileName,
      mapping: current.mapping as Record<string, string> | null,
      remembered: current.mapping === null ? await rememberedMappings(context) : {},
      signal: job.signal,
      deadlineMs: readingDeadlineMs,
    });
    for await (const message of messages) {
      if (message.type === 'columns') {
        headers.push(message);
        columns.push(...message.columns.map((column) => ({ ...column, sheet: message.sheet })));
      } else if (message.type === 'row') {
        figures.rowsRead += 1;
        await stager.add(stageRow(message.row));
      } else if (message.type === 'refused') {
        figures.rowsRead += 1;
        figures.refused += 1;
        const { sheet, rowNumber } = message;
        problems.push(...message.problems.map((problem) => ({ ...problem, importId, sheet, rowNumber })));
        if (problems.length >= problemsAtOnce) await flushProblems();
      }
      await tell();
    }
    await stager.finish();
    await flushProblems();
    isWhole = true;
  } finally {
    if (!isWhole) stager.abort();
    client.release(true);
  }
  await prisma.import.update({
    where: { id: importId },
    data: { ...figures, columns: columns as never, totalRows: figures.rowsRead, status: 'MERGING' },
  });
  return headers;
}

async function discardStaged(
  context: Context,
  importId: number,
  options: { keepProblems?: boolean } = {},
): Promise<void> {
  await context.db.prisma.$executeRaw`DELETE FROM import_rows WHERE import_id = ${importId}`;
  if (!options.keepProblems) await context.db.prisma.importProblem.deleteMany({ where: { importId } });
}

function importIdOf(payload: unknown): number {
  if (
    typeof payload === 'object' &&
    payload !== null &&
    'importId' in payload &&
    typeof payload.importId === 'number'
  ) {
    return payload.importId;
  }
  throw new Error('an import job without an import');
}
