import type { PoolClient } from 'pg';
import type { RunningJob } from '../../../jobs/jobHandler.ts';
import type { Context } from '../../../lib/context.ts';
import { loopYielder } from '../../../lib/process/loopYielder.ts';
import type { Import } from '../../../generated/prisma/client.ts';
import type { ReadHeader } from '../mappings/storeUsedMappings.ts';
import { savedMappings } from '../mappings/savedMappings.ts';
import type { readSpreadsheet } from '../read/readSpreadsheet.ts';
import { completeCountries } from './completeCountries.ts';
import { dropSharedPositions } from './dropSharedPositions.ts';
import { startStaging } from './stageRows.ts';
import { countRefused, countRow, noFigures, type ReadFigures } from './readFigures.ts';
import { storeRowFindings, type RowFindings } from './rowFindings.ts';
import { stageRow } from './stagedRow.ts';
import type { ImportColumn } from '../read/columns/importColumn.ts';

const readingDeadlineMs = 60 * 60_000;
const reportEveryMs = 1000;

interface StagedFile extends FileContent {
  /** Whether the import waits for an operator to map columns. */
  isAsking: boolean;
}

/** Grows while the file is read. */
interface FileContent {
  figures: ReadFigures;
  rowsRead: number;
  columns: (ImportColumn & { sheet: string })[];
  headers: ReadHeader[];
}

/**
 * Reads the file of an import: good rows go into the staging table of the connection, refused ones into `import_problems`.
 * Returns the number of rows of each kind, and the headers.
 */
export function readIntoStaging(
  context: Context,
  client: PoolClient,
  current: Import,
  job: RunningJob<unknown>,
  read: typeof readSpreadsheet,
): Promise<StagedFile> {
  return context.storage.withLocalFile(current.fileKey ?? '', (path) =>
    stageFile(path, context, client, current, job, read),
  );
}

async function stageFile(
  path: string,
  context: Context,
  client: PoolClient,
  current: Import,
  job: RunningJob<unknown>,
  read: typeof readSpreadsheet,
): Promise<StagedFile> {
  const { prisma } = context.db;
  // Reading a large file exceeds the timeout of requests; the setting ends with the connection.
  await client.query('SET statement_timeout = 0');
  const findings = storeRowFindings(prisma, current.id);
  const content: FileContent = { figures: { ...noFigures }, rowsRead: 0, columns: [], headers: [] };
  const messages = read(path, {
    fileName: current.fileName,
    mapping: current.mapping as Record<string, string> | null,
    released: current.releasedColumns,
    saved: await savedMappings(context),
    defaultCountry: current.defaultCountry,
    signal: job.signal,
    deadlineMs: readingDeadlineMs,
  });
  try {
    await stageMessages(messages, content, findings, client, progressOf(context, current.id, job));
  } finally {
    // Also if no name column was found, so that an operator can correct the columns.
    const { columns } = content;
    const problemsOmitted = findings.problemsOmitted();
    if (columns.length > 0 || problemsOmitted > 0) {
      await prisma.import
        .update({ where: { id: current.id }, data: { columns: columns as never, problemsOmitted } })
        .catch((error: unknown) => context.log.warn({ err: error }, 'the columns of a file were not stored'));
    }
  }
  // The demo import and dry runs ask nothing.
  const isAsking = !current.isDemo && !current.isDryRun && content.columns.some((column) => column.isAsked);
  await prisma.import.update({
    where: { id: current.id },
    data: {
      rowsRead: content.rowsRead,
      refused: content.figures.refused,
      warnings: findings.warnings(),
      totalRows: content.figures.listingRows,
      ...(isAsking
        ? { status: 'NEEDS_ANSWERS' as const, finishedAt: new Date() }
        : { status: 'MERGING' as const, mergingAt: new Date() }),
    },
  });
  return { ...content, isAsking };
}

/** Stages the valid rows of a file, stores the problems of the others, and completes countries by the whole sheet. */
async function stageMessages(
  messages: ReturnType<typeof readSpreadsheet>,
  content: FileContent,
  findings: RowFindings,
  client: PoolClient,
  reportProgress: (content: FileContent) => Promise<void>,
): Promise<void> {
  const stager = await startStaging(client);
  const yieldLoop = loopYielder();
  let isWhole = false;
  try {
    for await (const message of messages) {
      await yieldLoop();
      if (message.type === 'columns') {
        content.headers.push(message);
        content.columns.push(...message.columns.map((column) => ({ ...column, sheet: message.sheet })));
      } else if (message.type === 'row') {
        const { row } = message;
        const position = (content.rowsRead += 1);
        countRow(content.figures, row);
        findings.refuse({ ...placeOf(row), position }, row.refusedReviews ?? [], 'REVIEW');
        findings.warn({ ...placeOf(row), position }, row.warnings ?? []);
        await stager.add(stageRow(row, position));
      } else if (message.type === 'refused') {
        const position = (content.rowsRead += 1);
        countRefused(content.figures, message.kind);
        const kind = message.kind === 'REVIEW' ? 'REVIEW' : 'LISTING';
        findings.refuse({ ...placeOf(message), position }, message.problems, kind);
      }
      await findings.flushIfMany();
      await reportProgress(content);
    }
    await stager.finish();
    for (const { warnings, ...row } of await dropSharedPositions(client)) findings.warn(row, warnings);
    await completeCountries(client);
    await findings.flush();
    isWhole = true;
  } finally {
    if (!isWhole) stager.abort();
  }
}

const placeOf = ({ sheet, rowNumber }: { sheet: string; rowNumber: number }) => ({ sheet, rowNumber });

/** A function that reports how far the file is read, at most once a second. */
function progressOf({ db }: Context, id: number, job: RunningJob<unknown>) {
  let reportedAt = 0;
  return async ({ rowsRead, figures: { refused } }: FileContent) => {
    if (performance.now() - reportedAt < reportEveryMs) return;
    reportedAt = performance.now();
    job.progress(rowsRead);
    await db.prisma.import.update({ where: { id }, data: { rowsRead, refused }, select: { id: true } });
  };
}
