import { Readable } from 'node:stream';
import sql, { raw, type Sql } from 'sql-template-tag';
import { requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { csvFile } from '../../lib/spreadsheet/csvFile.ts';
import { xlsxFile } from '../../lib/spreadsheet/xlsxFile.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { exportFileName } from './exportFileName.ts';
import {
  checkSelection,
  contentTypes,
  maxWorkbookRows,
  tooManyRows,
  type ExportSelection,
} from './exportSelection.ts';
import { exportWhere } from './exportWhere.ts';
import { openSnapshot, type Snapshot } from './openSnapshot.ts';
import { textTable, workbookTables, type Source } from './readListings.ts';

export interface ExportedFile {
  fileName: string;
  contentType: string;
  /** Listings that the file will hold. */
  rows: number;
  /** The file as it is written. Destroying it ends the read of the database. */
  content: Readable;
}

interface ExportOptions {
  /** Operator who requested it, if that is not the viewer: an export job. */
  operatorId?: number;
  /** API key that requested it, if that is not the viewer. */
  apiKeyId?: number;
  onRows?: (done: number) => void;
}

/** Concurrent exports of one process; each uses a connection and a processor core. */
const maxAtOnce = 4;
let running = 0;

/**
 * Listings as a spreadsheet that can be imported again without changes, read from one snapshot while it is written.
 * Sample data is omitted. Everything is checked before the first byte. Errors: UNAUTHENTICATED, BAD_INPUT (range,
 * filter, too many rows for a workbook), UNAVAILABLE (too many concurrent exports).
 */
export async function exportBusinesses(
  context: Context,
  selection: ExportSelection,
  { operatorId, apiKeyId, onRows = () => undefined }: ExportOptions = {},
): Promise<ExportedFile> {
  requireOperator(context);
  checkSelection(selection);
  if (running >= maxAtOnce) {
    const message = 'exportsRunning';
    throw new AppError('UNAVAILABLE', message, undefined, 30);
  }
  running += 1;
  let snapshot: Snapshot | null = null;
  try {
    snapshot = await openSnapshot(context.db);
    const { where, rows } = await select(snapshot, selection);
    if (selection.format === 'xlsx' && rows > maxWorkbookRows) throw tooManyRows();
    const category = await categorySlug(snapshot, selection.filter.categoryId ?? null);
    await recordAudit(context, {
      action: 'export.make',
      entity: 'export',
      after: { ...selection, rows },
      ...(operatorId === undefined ? {} : { operatorId }),
      ...(apiKeyId === undefined ? {} : { apiKeyId }),
    });
    return {
      fileName: exportFileName(selection, category, new Date()),
      contentType: contentTypes[selection.format],
      rows,
      content: toStream(context, snapshot, { snapshot, where, onRows }, selection),
    };
  } catch (error) {
    running -= 1;
    await snapshot?.close();
    throw error;
  }
}

function toStream(
  { log }: Context,
  snapshot: Snapshot,
  source: Source,
  { format }: ExportSelection,
): Readable {
  const content = Readable.from(format === 'xlsx' ? xlsxFile(workbookTables(source)) : csvOf(source), {
    objectMode: false,
    highWaterMark: 256 * 1024,
  });
  // The response has started, so the client only sees that it ends early.
  content.once('error', (error) => {
    if (error.name !== 'AbortError') log.error({ err: error }, 'export aborted');
  });
  // At its end, after an error, and when the client disconnects.
  content.once('close', () => {
    running -= 1;
    void snapshot.close();
  });
  return content;
}

async function* csvOf(source: Source): AsyncGenerator<Buffer> {
  yield* csvFile(await textTable(source));
}

/** Condition of exactly the selected listings, and their number. */
async function select(
  snapshot: Snapshot,
  { filter, startIndex, endIndex }: ExportSelection,
): Promise<{ where: Sql; rows: number }> {
  const matching = await exportWhere(snapshot, filter);
  const start = startIndex ?? 1;
  const total = await count(snapshot, matching);
  const end = Math.min(endIndex ?? total, total);
  if (end < start) return { where: raw('false'), rows: 0 };
  const numberAt = async (position: number) => {
    const found = await snapshot.rows<{
      number: number;
    }>(sql`SELECT b.global_row_number AS number FROM businesses b
      WHERE ${matching} ORDER BY b.global_row_number OFFSET ${position - 1} LIMIT 1`);
    return found[0]?.number ?? 0;
  };
  const from = start === 1 ? raw('true') : sql`b.global_row_number >= ${await numberAt(start)}`;
  const to = end === total ? raw('true') : sql`b.global_row_number <= ${await numberAt(end)}`;
  return { where: sql`${matching} AND ${from} AND ${to}`, rows: end - start + 1 };
}

async function count(snapshot: Snapshot, where: Sql): Promise<number> {
  const [counted] = await snapshot.rows<{ n: number }>(
    sql`SELECT count(*) AS n FROM businesses b WHERE ${where}`,
  );
  return counted?.n ?? 0;
}

async function categorySlug(snapshot: Snapshot, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const [category] = await snapshot.rows<{ slug: string }>(sql`SELECT slug FROM categories WHERE id = ${id}`);
  return category?.slug ?? null;
}
