import type { Context } from '../../../lib/context.ts';
import type { Import } from '../../../generated/prisma/client.ts';
import { describeColumns, describeQuestions } from '../mappings/describeColumns.ts';
import type { ImportColumn } from '../read/columns/importColumn.ts';
import { figuresOf } from '../result/importFigures.ts';
import { reviewCounts } from '../result/reviewCounts.ts';
import { unreadSheets } from '../stage/unreadSheets.ts';

/** Exit codes of the command. */
export const exitCodes = { done: 0, failed: 1, usage: 2, refused: 3, asking: 4 } as const;

const shownRows = 20;
const maxRows = 100_000;

/** The progress of an import, in one line. */
export function describeImport(record: Import): string {
  const kind = record.isDryRun ? 'dry run ' : '';
  const status = `${kind}${record.status.toLowerCase()}`;
  if (record.status === 'DONE') return [status, ...summarise(record)].join('; ');
  if (record.status === 'NEEDS_ANSWERS') return 'needs answers about its columns; nothing was changed';
  return `${status}, ${record.rowsRead} rows read, ${record.refused} refused`;
}

/** Outcome of the listings and of the reviews of a file, a line for each; parts that are zero are omitted. */
function summarise(record: Import): string[] {
  const { totalRows, created, updated, unchanged, merged, refused, doubtful, skipped, longTextRows } = record;
  const reviews = reviewCounts(record);
  return [
    `${count(totalRows ?? 0, 'row')} of listings${partsOf({
      created,
      updated,
      unchanged: unchanged - doubtful - skipped,
      merged,
      ambiguous: doubtful,
      skipped,
      refused,
    })}`,
    ...(record.warnings > 0 ? [`${count(record.warnings, 'value')} left empty, see the warnings`] : []),
    ...(longTextRows ? [`${count(longTextRows, 'row')} of long texts`] : []),
    ...(reviews && (reviews.found > 0 || reviews.rows > 0)
      ? [
          `${count(reviews.found, 'review')}${reviews.rows > 0 ? ` in ${count(reviews.rows, 'row')}` : ''}${partsOf(
            {
              added: reviews.created,
              unchanged: reviews.unchanged,
              ambiguous: reviews.doubtful,
              skipped: reviews.skipped,
              refused: reviews.refused,
            },
          )}`,
        ]
      : []),
  ];
}

function count(n: number, noun: string, plural = `${noun}s`): string {
  return `${n} ${n === 1 ? noun : plural}`;
}

function partsOf(figures: Record<string, number>): string {
  const parts = Object.entries(figures).flatMap(([word, n]) => (n === 0 ? [] : [`${n} ${word}`]));
  return parts.length === 0 ? '' : `: ${parts.join(', ')}`;
}

/** An import, for scripts. */
export function importAsJson(record: Import) {
  const { id, status, fileName, isDryRun, errorCode, errorMessage, createdAt, finishedAt } = record;
  return {
    ...{ id, status, fileName, isDryRun },
    ...figuresOf(record),
    reviewCounts: reviewCounts(record),
    ...{ errorCode, errorMessage, createdAt, finishedAt },
  };
}

/** Prints the result of an import, with its refused and ambiguous rows. Returns the exit code. */
export async function printImport(
  context: Context,
  record: Import,
  { isJson }: { isJson: boolean },
  write: (line: string) => void,
): Promise<number> {
  const { prisma } = context.db;
  const where = { importId: record.id };
  const take = isJson ? maxRows : shownRows;
  const problems = await prisma.importProblem.findMany({
    where,
    orderBy: { id: 'asc' },
    take,
    select: {
      ...{ kind: true, sheet: true, rowNumber: true, column: true, value: true, code: true, message: true },
    },
  });
  const warnings = await prisma.importWarning.findMany({
    where,
    orderBy: { id: 'asc' },
    take,
    select: { sheet: true, rowNumber: true, column: true, value: true, code: true, message: true },
  });
  const doubts = await prisma.importDoubt.findMany({
    where: { ...where, decision: null },
    orderBy: { position: 'asc' },
    take,
    select: { id: true, sheet: true, rowNumber: true, name: true, reason: true, candidateIds: true },
  });
  const outcomes = await prisma.importOutcome.findMany({
    where,
    orderBy: { position: 'asc' },
    take,
    omit: { importId: true },
  });
  const columns = record.columns as unknown as (ImportColumn & { sheet: string })[];
  const unread = unreadSheets(columns);
  if (isJson) {
    const { mapping, releasedColumns } = record;
    const questions = columns.filter(({ isAsked }) => isAsked);
    write(
      JSON.stringify({
        ...importAsJson(record),
        ...{ columns, questions, unreadSheets: unread, mapping, releasedColumns, problems, doubts },
        listedWarnings: warnings,
        ...(record.isDryRun ? { rows: outcomes } : {}),
      }),
    );
    return exitCodeOf(record);
  }
  if (record.errorMessage) write(record.errorMessage);
  for (const problem of problems) write(`  ${cellNote(problem)}`);
  if (problems.length === take && !isJson) write(`  … and more; --json lists them all`);
  if (record.problemsOmitted > 0) write(`  … and ${record.problemsOmitted} reasons that were not stored`);
  for (const warning of warnings) write(`  left empty: ${cellNote(warning)}`);
  if (warnings.length === take) write('  … and more values left empty; --json lists them');
  for (const match of doubts) {
    write(
      `  ambiguous ${match.id}: ${match.sheet} row ${match.rowNumber}, ${match.name}: ${match.reason}, listings ${match.candidateIds.join(', ')}`,
    );
  }
  for (const row of outcomes) {
    if (row.outcome !== 'UPDATED' && row.outcome !== 'DOUBTFUL') continue;
    write(
      `  would be ${row.outcome.toLowerCase()}: ${row.sheet} row ${row.rowNumber}, ${row.name}${row.after ? `: ${Object.keys(row.after).join(', ')}` : ''}`,
    );
  }
  for (const line of describeColumns(columns, { isDetailed: record.isDryRun })) write(line);
  for (const line of describeQuestions(columns)) write(line);
  if (record.status === 'NEEDS_ANSWERS')
    write(
      `Nothing was changed. To accept the first readings: --answer ${record.id}; else add --column "HEADER=FIELD"`,
    );
  for (const sheet of unread) write(`  ${sheet} was not read: none of its columns is known to name listings`);
  if (record.status === 'DONE') {
    for (const line of summarise(record)) write(line);
    const { categoriesCreated, citiesFound } = record;
    const places = [
      ...(categoriesCreated > 0 ? [count(categoriesCreated, 'new category', 'new categories')] : []),
      ...(citiesFound > 0 ? [count(citiesFound, 'city', 'cities')] : []),
    ];
    if (places.length > 0) write(places.join(', '));
    if (record.isDryRun) write(`Nothing was changed. To carry it out: --from-dry-run ${record.id}`);
  }
  return exitCodeOf(record);
}

interface CellNote {
  sheet: string;
  rowNumber: number;
  column: string | null;
  message: string;
  value: string | null;
}

const cellNote = ({ sheet, rowNumber, column, message, value }: CellNote) =>
  `${sheet} row ${rowNumber}${column === null ? '' : `, ${column}`}: ${message}${value ? ` (${value})` : ''}`;

function exitCodeOf({ status, refused, reviewsRefused }: Import): number {
  if (status === 'NEEDS_ANSWERS') return exitCodes.asking;
  if (status !== 'DONE') return exitCodes.failed;
  return refused > 0 || (reviewsRefused ?? 0) > 0 ? exitCodes.refused : exitCodes.done;
}
