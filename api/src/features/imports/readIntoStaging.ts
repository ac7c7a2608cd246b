import type { PoolClient } from 'pg';
import type { RunningJob } from '../../jobs/jobKind.ts';
import type { Context } from '../../lib/context.ts';
import type { Import, Prisma } from '../../generated/prisma/client.ts';
import type { ReadHeader } from './columnMappings/noteMappings.ts';
import { rememberedMappings } from './columnMappings/rememberedMappings.ts';
import type { readSpreadsheet } from './reading/readSpreadsheet.ts';
import { startStaging } from './stageRows.ts';
import { stageRow } from './stagedRow.ts';

const readingDeadlineMs = 60 * 60_000;
const problemsAtOnce = 500;
const tellEveryMs = 1000;

interface StagedFigures {
  totalRows: number;
  refused: number;
  headers: ReadHeader[];
}

/**
 * Reads the file of an import: good rows go into the staging table of the connection, refused ones into
 * `import_problems`. Returns how many there were of each, and the headers.
 */
export function readIntoStaging(
  context: Context,
  client: PoolClient,
  current: Import,
  job: RunningJob,
  read: typeof readSpreadsheet,
): Promise<StagedFigures> {
  return context.storage.withLocalFile(current.fileKey ?? '', (path) =>
    stageFile(path, context, client, current, job, read),
  );
}

async function stageFile(
  path: string,
  context: Context,
  client: PoolClient,
  current: Import,
  job: RunningJob,
  read: typeof readSpreadsheet,
): Promise<StagedFigures> {
  const { prisma } = context.db;
  const importId = current.id;
  // Reading a large file takes longer than a request may; the setting goes with the connection.
  await client.query('SET statement_timeout = 0');
  const stager = await startStaging(client);
  const problems: Prisma.ImportProblemCreateManyInput[] = [];
  const columns: object[] = [];
  const headers: ReadHeader[] = [];
  const figures = { rowsRead: 0, refused: 0 };
  let told = 0;
  let isWhole = false;

  const flushProblems = async () => {
    if (problems.length > 0) await prisma.importProblem.createMany({ data: problems.splice(0) });
  };
  const tell = async () => {
    if (Date.now() - told < tellEveryMs) return;
    told = Date.now();
    job.progress(figures.rowsRead);
    await prisma.import.update({ where: { id: importId }, data: figures, select: { id: true } });
  };

  try {
    const messages = read(path, {
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
        await stager.add(stageRow(message.row, figures.rowsRead));
      } else if (message.type === 'refused') {
        figures.rowsRead += 1;
        figures.refused += 1;
        const where = {
          importId,
          position: figures.rowsRead,
          sheet: message.sheet,
          rowNumber: message.rowNumber,
        };
        problems.push(...message.problems.map((problem) => ({ ...problem, ...where })));
        if (problems.length >= problemsAtOnce) await flushProblems();
      }
      await tell();
    }
    await stager.finish();
    await flushProblems();
    isWhole = true;
  } finally {
    if (!isWhole) stager.abort();
    // Of a file in which no name was found, too: they are what somebody has to correct.
    if (columns.length > 0) {
      await prisma.import
        .update({ where: { id: importId }, data: { columns: columns as never } })
        .catch((error: unknown) => context.log.warn({ err: error }, 'the columns of a file were not noted'));
    }
  }
  await prisma.import.update({
    where: { id: importId },
    data: {
      ...figures,
      totalRows: figures.rowsRead,
      status: 'MERGING',
      landingAt: new Date(),
    },
  });
  return { totalRows: figures.rowsRead, refused: figures.refused, headers };
}
