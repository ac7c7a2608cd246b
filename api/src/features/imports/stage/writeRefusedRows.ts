import { messageData } from '../../../../../domain/messages/message.ts';
import { readMessageData } from '../../../../../domain/messages/messageData.ts';
import { turkish, turkishTextOf } from '../../../../../domain/messages/turkish.ts';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { Worksheet } from 'exceljs';
import { withoutTrailing } from '../../../../../domain/text/withoutTrailing.ts';
import { requireOperator, type Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Import } from '../../../generated/prisma/client.ts';
import { savedMappings } from '../mappings/savedMappings.ts';
import { readingLimits } from '../read/formats/readingLimits.ts';
import { readSpreadsheet } from '../read/readSpreadsheet.ts';
import { reasonHeader, warningHeader } from '../read/columns/reasonHeader.ts';

const readingDeadlineMs = 10 * 60_000;
/** Number of problems fetched at a time. */
const fetched = 10_000;

/**
 * An import whose refused rows can be downloaded. Errors: UNAUTHENTICATED, NOT_FOUND (unknown, or no row was refused and no
 * value left empty), GONE (its file is no longer stored).
 */
export async function findRefused(context: Context, id: number): Promise<Import> {
  requireOperator(context);
  const record = await context.db.prisma.import.findUnique({ where: { id } });
  if (!record) throw new AppError('NOT_FOUND', 'importNotFound');
  const refused = await context.db.prisma.importProblem.count({ where: { importId: id } });
  if (refused === 0 && record.warnings === 0) throw new AppError('NOT_FOUND', 'noRefusedRows');
  if (record.fileKey === null) throw new AppError('GONE', 'fileDeleted');
  return record;
}

/**
 * Writes the refused rows of an import as a workbook: sheets and headers of the file, unchanged cells, and a last column with the
 * reason. The rows can be corrected and uploaded again. Values that were left empty are in an additional last sheet, which imports
 * ignore. Respects backpressure of `output`, and rejects if its reader is gone.
 */
export function writeRefusedRows(context: Context, record: Import, output: Writable): Promise<void> {
  return context.storage.withLocalFile(record.fileKey ?? '', (file) =>
    writeFrom(file, context, record, output),
  );
}

async function writeFrom(file: string, context: Context, record: Import, output: Writable): Promise<void> {
  // Loaded at its first use, because most servers never need it.
  const { default: ExcelJS } = await import('exceljs');
  const reasons = await findReasons(context, record.id);
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: output, useStyles: false });
  let sheet: Worksheet | null = null;
  let name = '';
  const names = new Set<string>();
  const messages = readSpreadsheet(file, {
    fileName: record.fileName,
    mapping: record.mapping as Record<string, string> | null,
    released: record.releasedColumns,
    saved: await savedMappings(context),
    rows: Object.fromEntries([...reasons].map(([key, rows]) => [key, [...rows.keys()]])),
    deadlineMs: readingDeadlineMs,
  });
  for await (const message of messages) {
    if (message.type !== 'cells') continue;
    await untilTaken(output);
    if (!sheet || message.sheet !== name) {
      sheet?.commit();
      name = message.sheet;
      sheet = workbook.addWorksheet(sheetName(name, names));
    }
    const reason =
      message.rowNumber === null ? reasonHeader : (reasons.get(name)?.get(message.rowNumber) ?? '');
    sheet.addRow(storable(message.cells, reason)).commit();
  }
  sheet?.commit();
  if (record.warnings > 0) {
    const name = sheetName(turkish.warningSheet, names);
    await writeWarnings(context, record, workbook.addWorksheet(name), output);
  } else if (!sheet) workbook.addWorksheet(turkish.refusedSheet);
  await workbook.commit();
}

/**
 * A row within the limits of a workbook: cells of a text file may be longer, and a sheet may have no column left for the reason. The
 * reason mentions what is missing.
 */
function storable(cells: readonly string[], reason: string): string[] {
  const { workbookCell: limit, columns } = readingLimits;
  const isWhole = cells.length < columns && cells.every(({ length }) => length <= limit);
  const note = isWhole ? '' : `\n${turkishTextOf(messageData({ message: 'refusedCut', limit }))}`;
  return [
    ...cells.slice(0, columns - 1).map((cell) => cutTo(cell, limit)),
    `${cutTo(reason, limit - note.length)}${note}`,
  ];
}

/** Truncates without splitting a surrogate pair. */
function cutTo(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return text.slice(0, /[\ud800-\udbff]/.test(text.charAt(limit - 1)) ? limit - 1 : limit);
}

/** Writes the sheet of values that were left empty, with the number of unstored ones. */
async function writeWarnings(
  context: Context,
  { id, warnings }: Import,
  sheet: Worksheet,
  output: Writable,
): Promise<void> {
  sheet.addRow(warningHeader).commit();
  let last = 0;
  let written = 0;
  for (;;) {
    const found = await context.db.prisma.importWarning.findMany({
      where: { importId: id, id: { gt: last } },
      orderBy: { id: 'asc' },
      take: fetched,
    });
    for (const warning of found) {
      const { sheet: name, rowNumber, column, value } = warning;
      await untilTaken(output);
      sheet.addRow([name, rowNumber, column, value, turkishOf(warning)]).commit();
    }
    last = found.at(-1)?.id ?? last;
    written += found.length;
    if (found.length < fetched) break;
  }
  const more = turkishTextOf(messageData({ message: 'moreLeftEmpty', count: warnings - written }));
  if (warnings > written) sheet.addRow([more]).commit();
}

async function untilTaken(output: Writable): Promise<void> {
  if (output.writableNeedDrain) {
    const left = new AbortController();
    const waiting = { signal: left.signal };
    await Promise.race([once(output, 'drain', waiting), once(output, 'close', waiting)]).finally(() =>
      left.abort(),
    );
  }
  if (output.destroyed) throw new Error('the reader of the refused rows has disconnected');
}

/** Reasons of refused rows, by sheet and row number. Most share few reasons, so each text is interned. */
async function findReasons(context: Context, importId: number): Promise<Map<string, Map<number, string>>> {
  const reasons = new Map<string, Map<number, string>>();
  const texts = new Map<string, string>();
  const interned = (text: string) => texts.get(text) ?? (texts.set(text, text), text);
  let last = 0;
  for (;;) {
    const problems = await context.db.prisma.importProblem.findMany({
      where: { importId, id: { gt: last } },
      orderBy: { id: 'asc' },
      take: fetched,
      select: { id: true, sheet: true, rowNumber: true, column: true, message: true, messageData: true },
    });
    for (const { sheet, rowNumber, column, ...problem } of problems) {
      const message = turkishOf(problem);
      const ofSheet = reasons.get(sheet) ?? new Map<number, string>();
      reasons.set(sheet, ofSheet);
      const text = column === null ? message : `${column}: ${message}`;
      const known = ofSheet.get(rowNumber);
      ofSheet.set(rowNumber, interned(known === undefined ? text : `${known}\n${text}`));
    }
    last = problems.at(-1)?.id ?? last;
    if (problems.length < fetched) return reasons;
  }
}

/** The workbook is for operators. Rows of earlier releases have only their text. */
function turkishOf({ message, messageData }: { message: string; messageData: unknown }): string {
  const data = readMessageData(messageData);
  return (data && turkishTextOf(data)) ?? message;
}

/** A name that a workbook takes, once. */
function sheetName(name: string, taken: Set<string>): string {
  const bare = name.replace(/[\\/?*[\]:]/g, ' ').replace(/^'+/, '');
  const clean = withoutTrailing(bare, /'/).trim().slice(0, 25) || turkish.sheet;
  let free = clean;
  for (let n = 2; taken.has(free.toLowerCase()); n += 1) free = `${clean} ${n}`;
  taken.add(free.toLowerCase());
  return free;
}
