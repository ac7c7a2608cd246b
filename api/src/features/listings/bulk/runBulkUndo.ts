import { isDeepStrictEqual } from 'node:util';
import type { BulkEdit, Prisma } from '../../../generated/prisma/client.ts';
import type { EndedJob, RunningJob } from '../../../jobs/jobHandler.ts';
import type { ResultOf } from '../../../jobs/jobKind.ts';
import type { Context } from '../../../lib/context.ts';
import { columnOfMark } from '../../../lib/exportedFields.ts';
import { countriesOfCities } from '../../taxonomy/cities/countriesOfCities.ts';
import { restoredPhone, isDialled, restorableColumns } from '../edit/restorableColumns.ts';
import type { bulkUndoKind, BulkUndoPayload } from './bulkEditKind.ts';
import { bulkColumns, lockExisting, writeBulkRows, type BulkColumns, type BulkRow } from './bulkRow.ts';
import { removeEmptyCities } from './removeEmptyCities.ts';

const batchSize = 500;

interface FoundRow extends BulkRow {
  revisionId: number;
  before: Partial<BulkColumns>;
  after: Partial<BulkColumns>;
}

/** Undoes a bulk edit, listing by listing; a field that was changed again since keeps its value. */
export async function runBulkUndo(
  context: Context,
  job: RunningJob<BulkUndoPayload>,
): Promise<ResultOf<typeof bulkUndoKind>> {
  const { bulkEditId: id } = job.payload;
  let edit = await context.db.prisma.bulkEdit.findUniqueOrThrow({ where: { id } });
  const total = edit.changed;
  for (;;) {
    job.signal.throwIfAborted();
    job.progress(edit.restored + edit.kept, total);
    const next = await undoBatch(context, edit, job);
    if (next === null) break;
    edit = next;
  }
  await removeEmptyCities(context, id);
  context.log.info({ bulkEditId: id, restored: edit.restored, kept: edit.kept }, 'bulk edit undone');
  return { restored: edit.restored, kept: edit.kept };
}

/** Null if nothing is left. */
function undoBatch(
  context: Context,
  edit: BulkEdit,
  { id: jobId, payload }: EndedJob<BulkUndoPayload>,
): Promise<BulkEdit | null> {
  return context.db.prisma.$transaction(async (tx) => {
    const rows = await lockRows(tx, edit);
    const last = rows.at(-1);
    if (!last) return null;
    // The changes are attributed to the operator, or the key, that requested the undo.
    const job = await tx.job.findUnique({ where: { id: jobId }, select: { operatorId: true } });
    const places = await findFormer(tx, rows);
    const writes = rows.flatMap((row) => {
      const after = restoredColumns(row, places);
      return after ? [{ row, after }] : [];
    });
    await writeBulkRows(tx, writes, {
      operatorId: job?.operatorId ?? null,
      apiKeyId: payload.apiKeyId ?? null,
      bulkEditId: null,
    });
    const taken = rows
      .filter((row) => writes.some((write) => write.row === row))
      .map(({ revisionId }) => revisionId);
    await tx.$executeRaw`UPDATE business_revisions SET undone = true WHERE id = ANY (${taken}::int[])`;
    return tx.bulkEdit.update({
      where: { id: edit.id },
      data: {
        undoLastId: last.revisionId,
        restored: { increment: writes.length },
        kept: { increment: rows.length - writes.length },
      },
    });
  });
}

function lockRows(tx: Prisma.TransactionClient, { id, undoLastId }: BulkEdit): Promise<FoundRow[]> {
  return tx.$queryRaw<FoundRow[]>`
    SELECT r.id AS "revisionId", r.before, r.after, b.id, b.version, ${bulkColumns} AS columns
    FROM business_revisions r JOIN businesses b ON b.id = r.business_id
    WHERE r.bulk_edit_id = ${id} AND r.id > ${undoLastId} AND NOT r.undone
    ORDER BY r.id LIMIT ${batchSize} FOR UPDATE OF b`;
}

interface Places {
  /** The former categories and cities of the listings that were not deleted since. */
  category_id: Set<number>;
  city_id: Set<number>;
  /** Country codes of the former and current cities. */
  countries: Map<number, string | null>;
}

async function findFormer(tx: Prisma.TransactionClient, rows: readonly FoundRow[]): Promise<Places> {
  const idsOf = (column: 'category_id' | 'city_id') => [
    ...new Set(rows.flatMap(({ before }) => before[column] ?? [])),
  ];
  return {
    category_id: await lockExisting(tx, 'category_id', idsOf('category_id')),
    city_id: await lockExisting(tx, 'city_id', idsOf('city_id')),
    countries: await countriesOfCities(
      tx,
      rows.flatMap(({ before, columns }) => [before.city_id ?? null, columns.city_id]),
    ),
  };
}

/** Null if all of the change was changed again, or its former category or city was deleted. */
function restoredColumns({ columns, before, after }: FoundRow, places: Places): BulkColumns | null {
  const isGone = (name: string) => {
    if (name !== 'category_id' && name !== 'city_id') return false;
    const id = before[name];
    return id != null && !places[name].has(id);
  };
  const { edited_fields: earlier = columns.edited_fields, derived_fields: marks, ...former } = before;
  const change = {
    ...{ before: former, after, current: { ...columns } },
    isUnusable: isGone,
    countryOfCity: (id: number) => places.countries.get(id) ?? null,
  };
  const restored = restorableColumns(change);
  const marked = (after.edited_fields ?? []).filter((name) => !earlier.includes(name));
  const isUndone = (name: string) => restored.includes(name) || isDialled(name, former) || !(name in former);
  const isMarkUndone = (mark: string) => isUndone(columnOfMark(mark));
  // The marks of a field are restored with its value.
  const derived = marks
    ? [...marks.filter(isMarkUndone), ...columns.derived_fields.filter((mark) => !isMarkUndone(mark))]
    : columns.derived_fields;
  if (restored.length === 0 && isDeepStrictEqual(derived, columns.derived_fields)) return null;
  return {
    ...columns,
    ...Object.fromEntries(restored.map((name) => [name, before[name as keyof BulkColumns]])),
    ...restoredPhone(change, restored),
    derived_fields: derived,
    // Fields that this change marked as edited by hand lose the mark.
    edited_fields: columns.edited_fields.filter((name) => !marked.includes(name) || !isUndone(name)),
  };
}
