import { storable } from '../../../lib/text/storable.ts';
import { englishText } from '../../../../../domain/messages/englishText.ts';
import { messageData } from '../../../../../domain/messages/message.ts';
import type { PoolClient } from 'pg';
import type { RunningJob } from '../../../jobs/jobKind.ts';
import type { Context } from '../../../lib/context.ts';
import type { Import, ImportRowKind, Prisma } from '../../../generated/prisma/client.ts';
import type { ReadHeader } from '../mappings/noteMappings.ts';
import { savedMappings } from '../mappings/savedMappings.ts';
import type { ImportedRow, RowKind } from './importedRow.ts';
import type { ReadFigures } from '../merge/applyImport.ts';
import type { readSpreadsheet } from '../read/readSpreadsheet.ts';
import type { RowProblem } from '../read/formats/sheetRow.ts';
import { completeCountries } from './completeCountries.ts';
import { dropSharedPositions } from './dropSharedPositions.ts';
import { startStaging } from './stageRows.ts';
import { maxProblems } from './maxProblems.ts';
import { stageRow } from './stagedRow.ts';
import type { ImportColumn } from '../read/columns/importColumn.ts';

const readingDeadlineMs = 60 * 60_000;
const problemsAtOnce = 500;
/** Number of stored warnings of an import; more are only counted. */
const maxWarnings = 10_000;
const reportEveryMs = 1000;

interface StagedFile {
  figures: ReadFigures;
  headers: ReadHeader[];
  /** Whether the import waits for an operator to map columns. */
  isAsking: boolean;
}

/**
 * Reads the file of an import: good rows go into the staging table of the connection, refused ones into `import_problems`.
 * Returns the number of rows of each kind, and the headers.
 */
export function readIntoStaging(
  context: Context,
  client: PoolClient,
  current: Import,
  job: RunningJob,
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
  job: RunningJob,
  read: typeof readSpreadsheet,
): Promise<StagedFile> {
  const { prisma } = context.db;
  const importId = current.id;
  // Reading a large file takes longer than a request may; the setting ends with the connection.
  await client.query('SET statement_timeout = 0');
  const stager = await startStaging(client);
  const problems: Prisma.ImportProblemCreateManyInput[] = [];
  let problemsFound = 0;
  const warnings: Prisma.ImportWarningCreateManyInput[] = [];
  let warned = 0;
  const columns: (ImportColumn & { sheet: string })[] = [];
  const headers: ReadHeader[] = [];
  let rowsRead = 0;
  const figures: ReadFigures = {
    listingRows: 0,
    refused: 0,
    reviewRows: 0,
    longTextRows: 0,
    reviews: 0,
    reviewsRefused: 0,
  };
  let reportedAt = 0;
  let isWhole = false;

  const flushProblems = async () => {
    if (problems.length > 0) await prisma.importProblem.createMany({ data: problems.splice(0) });
    if (warnings.length > 0) await prisma.importWarning.createMany({ data: warnings.splice(0) });
  };
  const addWarnings = (
    { sheet, rowNumber, warnings: found = [] }: Pick<ImportedRow, 'sheet' | 'rowNumber' | 'warnings'>,
    position: number,
  ) => {
    const where = { importId, position, sheet, rowNumber };
    const room = Math.max(0, maxWarnings - warned);
    warnings.push(
      ...found.slice(0, room).map(({ message, ...warning }) => ({
        ...warning,
        ...where,
        message: englishText(message),
        messageData: storable(messageData(message)),
      })),
    );
    warned += found.length;
  };
  const addProblems = (
    { sheet, rowNumber }: { sheet: string; rowNumber: number },
    found: readonly RowProblem[],
    kind: ImportRowKind,
  ) => {
    const where = { importId, position: rowsRead, sheet, rowNumber, kind };
    const stored = ({ message, ...problem }: RowProblem) => ({
      ...problem,
      ...where,
      message: englishText(message),
      messageData: storable(messageData(message)),
    });
    const room = Math.max(0, maxProblems - problemsFound);
    problems.push(...found.slice(0, room).map(stored));
    problemsFound += found.length;
  };
  const reportProgress = async () => {
    if (Date.now() - reportedAt < reportEveryMs) return;
    reportedAt = Date.now();
    job.progress(rowsRead);
    const data = { rowsRead, refused: figures.refused };
    await prisma.import.update({ where: { id: importId }, data, select: { id: true } });
  };

  try {
    const messages = read(path, {
      fileName: current.fileName,
      mapping: current.mapping as Record<string, string> | null,
      released: current.releasedColumns,
      saved: current.mapping === null ? await savedMappings(context) : {},
      defaultCountry: current.defaultCountry,
      signal: job.signal,
      deadlineMs: readingDeadlineMs,
    });
    for await (const message of messages) {
      if (message.type === 'columns') {
        headers.push(message);
        columns.push(...message.columns.map((column) => ({ ...column, sheet: message.sheet })));
      } else if (message.type === 'row') {
        rowsRead += 1;
        countRow(figures, message.row);
        addProblems(message.row, message.row.refusedReviews ?? [], 'REVIEW');
        addWarnings(message.row, rowsRead);
        await stager.add(stageRow(message.row, rowsRead));
      } else if (message.type === 'refused') {
        rowsRead += 1;
        countRefused(figures, message.kind);
        addProblems(message, message.problems, message.kind === 'REVIEW' ? 'REVIEW' : 'LISTING');
      }
      if (problems.length + warnings.length >= problemsAtOnce) await flushProblems();
      await reportProgress();
    }
    await stager.finish();
    for (const { position, ...row } of await dropSharedPositions(client)) addWarnings(row, position);
    await completeCountries(client);
    await flushProblems();
    isWhole = true;
  } finally {
    if (!isWhole) stager.abort();
    // Also if no name column was found, so that an operator can correct the columns.
    const problemsOmitted = Math.max(0, problemsFound - maxProblems);
    if (columns.length > 0 || problemsOmitted > 0) {
      await prisma.import
        .update({ where: { id: importId }, data: { columns: columns as never, problemsOmitted } })
        .catch((error: unknown) => context.log.warn({ err: error }, 'the columns of a file were not noted'));
    }
  }
  // The demo import and dry runs ask nothing.
  const isAsking = !current.isDemo && !current.isDryRun && columns.some(({ isAsked }) => isAsked);
  await prisma.import.update({
    where: { id: importId },
    data: {
      rowsRead,
      refused: figures.refused,
      warnings: warned,
      totalRows: figures.listingRows,
      ...(isAsking
        ? { status: 'NEEDS_ANSWERS' as const, finishedAt: new Date() }
        : { status: 'MERGING' as const, landingAt: new Date() }),
    },
  });
  return { figures, headers, isAsking };
}

/**
 * Counts what no later step changes: fields are completed in the staging table, and orphaned long texts are found during
 * the merge.
 */
function countRow(figures: ReadFigures, { kind, reviews, refusedReviews = [] }: ImportedRow): void {
  if (kind === 'LISTING') figures.listingRows += 1;
  else if (kind === 'REVIEW') figures.reviewRows += 1;
  else figures.longTextRows += 1;
  figures.reviews += reviews.length;
  figures.reviewsRefused += refusedReviews.length;
}

/** A refused row of a sheet of reviews is a review that is lost; any other is a row of a listing. */
function countRefused(figures: ReadFigures, kind: RowKind): void {
  if (kind === 'REVIEW') {
    figures.reviewRows += 1;
    figures.reviewsRefused += 1;
    return;
  }
  if (kind === 'LONG_TEXT') figures.longTextRows += 1;
  figures.listingRows += 1;
  figures.refused += 1;
}
