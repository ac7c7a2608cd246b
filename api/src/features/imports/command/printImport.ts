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
  const rows = await findRows(context, record, isJson ? maxRows : shownRows);
  const columns = record.columns as unknown as (ImportColumn & { sheet: string })[];
  if (isJson) write(JSON.stringify(resultAsJson(record, rows, columns)));
  else for (const line of [...rowLines(record, rows), ...resultLines(record, columns)]) write(line);
  return exitCodeOf(record);
}

type FoundRows = Awaited<ReturnType<typeof findRows>>;

/** The first rows of an import of each kind that are worth reporting. */
async function findRows({ db: { prisma } }: Context, { id }: Import, take: number) {
  const where = { importId: id };
  const cell = {
    sheet: true,
    rowNumber: true,
    column: true,
    value: true,
    code: true,
    message: true,
  } as const;
  const problems = await prisma.importProblem.findMany({
    where,
    orderBy: { id: 'asc' },
    take,
    select: { kind: true, ...cell },
  });
  const warnings = await prisma.importWarning.findMany({
    where,
    orderBy: { id: 'asc' },
    take,
    select: cell,
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
  return { problems, warnings, doubts, outcomes };
}

function resultAsJson(
  record: Import,
  { problems, warnings, doubts, outcomes }: FoundRows,
  columns: (ImportColumn & { sheet: string })[],
) {
  const { mapping, releasedColumns } = record;
  const questions = columns.filter(({ isAsked }) => isAsked);
  return {
    ...importAsJson(record),
    ...{
      columns,
      questions,
      unreadSheets: unreadSheets(columns),
      mapping,
      releasedColumns,
      problems,
      doubts,
    },
    listedWarnings: warnings,
    ...(record.isDryRun ? { rows: outcomes } : {}),
  };
}

function rowLines(record: Import, { problems, warnings, doubts, outcomes }: FoundRows): string[] {
  const { errorMessage, problemsOmitted } = record;
  const changed = outcomes.filter(({ outcome }) => outcome === 'UPDATED' || outcome === 'DOUBTFUL');
  return [
    ...(errorMessage ? [errorMessage] : []),
    ...problems.map((problem) => `  ${cellNote(problem)}`),
    ...(problems.length === shownRows ? ['  … and more; --json lists them all'] : []),
    ...(problemsOmitted > 0 ? [`  … and ${problemsOmitted} reasons that were not stored`] : []),
    ...warnings.map((warning) => `  left empty: ${cellNote(warning)}`),
    ...(warnings.length === shownRows ? ['  … and more values left empty; --json lists them'] : []),
    ...doubts.map(
      ({ id, sheet, rowNumber, name, reason, candidateIds }) =>
        `  ambiguous ${id}: ${sheet} row ${rowNumber}, ${name}: ${reason}, listings ${candidateIds.join(', ')}`,
    ),
    ...changed.map(
      ({ outcome, sheet, rowNumber, name, after }) =>
        `  would be ${outcome.toLowerCase()}: ${sheet} row ${rowNumber}, ${name}${after ? `: ${Object.keys(after).join(', ')}` : ''}`,
    ),
  ];
}

function resultLines(record: Import, columns: (ImportColumn & { sheet: string })[]): string[] {
  const { id, status, isDryRun, categoriesCreated, citiesFound } = record;
  const lines = [...describeColumns(columns, { isDetailed: isDryRun }), ...describeQuestions(columns)];
  if (status === 'NEEDS_ANSWERS')
    lines.push(
      `Nothing was changed. To accept the first readings: --answer ${id}; else add --column "HEADER=FIELD"`,
    );
  for (const sheet of unreadSheets(columns))
    lines.push(`  ${sheet} was not read: none of its columns is known to name listings`);
  if (status !== 'DONE') return lines;
  const places = [
    ...(categoriesCreated > 0 ? [count(categoriesCreated, 'new category', 'new categories')] : []),
    ...(citiesFound > 0 ? [count(citiesFound, 'city', 'cities')] : []),
  ];
  return [
    ...lines,
    ...summarise(record),
    ...(places.length > 0 ? [places.join(', ')] : []),
    ...(isDryRun ? [`Nothing was changed. To carry it out: --from-dry-run ${id}`] : []),
  ];
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
