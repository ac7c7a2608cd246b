import { columnKey, keyWithin } from '../../../../../domain/imports/columnKey.ts';
import { columnNamed } from '../../../../../domain/imports/columnLetters.ts';
import { requireOperator, type Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Import } from '../../../generated/prisma/client.ts';
import { recordAudit } from '../../audit/recordAudit.ts';
import { checkMapping } from '../mappings/checkMapping.ts';
import { checkReleased } from '../mappings/checkReleased.ts';
import { comparableHeader } from '../read/columns/comparableHeader.ts';
import type { ImportColumn } from '../read/columns/importColumn.ts';
import { requeueImport } from '../run/requeueImport.ts';

export interface ImportAnswers {
  /** Header, letters or number of a column, with its sheet before it (`Sheet2!C`) or of any -> field; '' leaves it out. */
  mapping?: unknown;
  /** Columns about persons to read nevertheless, by header, letters or number. */
  releasedColumns?: readonly string[] | null;
}

type RecordedColumn = ImportColumn & { sheet: string };

/**
 * Answers the questions of an import about its columns, and queues it again. A question without an answer keeps the proposed
 * mapping. The answers are stored for files of the same shape once the import is applied. Errors: UNAUTHENTICATED, NOT_FOUND,
 * BAD_INPUT, CONFLICT (it asks nothing), GONE (its file is no longer stored).
 */
export async function answerImport(context: Context, id: number, answers: ImportAnswers): Promise<Import> {
  requireOperator(context);
  const given = answers.mapping == null ? {} : checkMapping(answers.mapping);
  const released = checkReleased(answers.releasedColumns ?? []);
  return context.db.prisma.$transaction(async (tx) => {
    // Concurrent answers create one job.
    await tx.$queryRaw`SELECT id FROM imports WHERE id = ${id} FOR UPDATE`;
    const current = await tx.import.findUnique({ where: { id } });
    if (!current) throw new AppError('NOT_FOUND', 'importNotFound');
    if (current.status !== 'NEEDS_ANSWERS') {
      throw new AppError('CONFLICT', 'importNotAsking');
    }
    if (current.fileKey === null) throw new AppError('GONE', 'fileNotStored');
    const columns = current.columns as unknown as RecordedColumn[];
    const mapping = {
      ...(current.mapping as Record<string, string> | null),
      ...proposals(columns, [...Object.keys(given), ...released]),
      ...given,
    };
    const releasedColumns = [...new Set([...current.releasedColumns, ...released])];
    await recordAudit(
      { ...context, tx },
      { action: 'import.answer', entity: 'import', entityId: id, after: { mapping, releasedColumns } },
    );
    return requeueImport(context, tx, id, { mapping, releasedColumns });
  });
}

/** Proposed mappings of the columns in question, except those in `answered`. */
function proposals(columns: readonly RecordedColumn[], answered: readonly string[]): Record<string, string> {
  const isAnswered = ({ sheet, header, number }: RecordedColumn) =>
    answered.some((key) => {
      const own = keyWithin(sheet, key);
      return comparableHeader(own) === comparableHeader(header) || columnNamed(own) === number - 1;
    });
  const open = columns.filter((column) => column.isAsked && !isAnswered(column));
  return Object.fromEntries(open.map((column) => [columnKey(column, columns), column.field ?? '']));
}
