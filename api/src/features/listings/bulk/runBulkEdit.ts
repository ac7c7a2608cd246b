import sql, { join, type Sql } from 'sql-template-tag';
import type { BulkEdit, Prisma } from '../../../generated/prisma/client.ts';
import type { RunningJob } from '../../../jobs/jobHandler.ts';
import type { ResultOf } from '../../../jobs/jobKind.ts';
import type { Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { ensureCountry } from '../../taxonomy/cities/ensureCity.ts';
import type { BusinessFilter } from '../list/businessFilter.ts';
import type { bulkEditKind, BulkEditPayload } from './bulkEditKind.ts';
import { bulkColumns, lockExisting, writeBulkRows } from './bulkRow.ts';
import { countryEvidence, withDerivedCountry } from './derivedCountry.ts';
import { differsFrom, selectionWhere, type BulkChanges } from './bulkSelection.ts';
import { changedColumns, type SelectedRow } from './changedColumns.ts';

/** Ids per lookup, and listings per transaction. */
const lookedUp = 50_000;
const batchSize = 500;

/**
 * Applies a bulk edit in the order of ids, a few hundred listings per transaction. The transaction records the
 * progress, so that another worker can continue after a crash.
 */
export async function runBulkEdit(
  context: Context,
  job: RunningJob<BulkEditPayload>,
): Promise<ResultOf<typeof bulkEditKind>> {
  const { bulkEditId: id } = job.payload;
  let edit = await context.db.prisma.bulkEdit.findUniqueOrThrow({ where: { id } });
  const changes = edit.changes as BulkChanges;
  const { where: selected, interpretationNumber } = await selectionWhere(
    context,
    { filter: edit.filter as BusinessFilter, ids: edit.ids },
    edit.interpretationNumber,
  );
  if (edit.interpretationNumber === null)
    edit = await context.db.prisma.bulkEdit.update({ where: { id }, data: { interpretationNumber } });
  const where = join([selected, differsFrom(changes)], ' AND ');
  const [count] = await context.db.rows<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM businesses b WHERE ${where} AND b.id > ${edit.lastId}`,
    { usesCustomPlan: true },
  );
  const total = edit.changed + (count?.n ?? 0);
  job.progress(edit.changed, total);
  for (;;) {
    const [found] = await context.db.rows<{ ids: number[] | null; versions: number[] | null }>(
      sql`SELECT array_agg(id) AS ids, array_agg(version) AS versions FROM (
        SELECT b.id, b.version FROM businesses b WHERE ${where} AND b.id > ${edit.lastId} ORDER BY b.id LIMIT ${lookedUp}
      ) AS found`,
      { usesCustomPlan: true },
    );
    const ids = found?.ids ?? [];
    const versions = new Map(ids.map((one, at) => [one, found?.versions?.[at]]));
    for (let from = 0; from < ids.length; from += batchSize) {
      job.signal.throwIfAborted();
      const batch = { ids: ids.slice(from, from + batchSize), versions, where };
      edit = await changeBatch(context, edit, changes, batch);
      job.progress(edit.changed, total);
    }
    if (ids.length < lookedUp) break;
  }
  context.log.info({ bulkEditId: id, changed: edit.changed }, 'bulk edit done');
  return { changed: edit.changed };
}

interface Batch {
  ids: readonly number[];
  /** Versions of listings when they were found. */
  versions: ReadonlyMap<number, number | undefined>;
  /** Condition of the selection. */
  where: Sql;
}

function changeBatch(
  context: Context,
  edit: BulkEdit,
  changes: BulkChanges,
  batch: Batch,
): Promise<BulkEdit> {
  const { ids } = batch;
  return context.db.prisma.$transaction(async (tx) => {
    const rows = await stillSelected(tx, await lockRows(tx, ids), batch);
    if (
      changes.categoryId !== undefined &&
      (await lockExisting(tx, 'category_id', [changes.categoryId])).size === 0
    )
      throw new AppError('CONFLICT', 'chosenCategoryDeleted');
    const [city = null] =
      changes.cityId === undefined
        ? []
        : await tx.$queryRaw<{ id: number; countryCode: string | null }[]>`
            SELECT id, country_code AS "countryCode" FROM cities WHERE id = ${changes.cityId} FOR KEY SHARE`;
    if (changes.cityId !== undefined && !city) throw new AppError('CONFLICT', 'chosenCityDeleted');
    if (changes.countryCode !== undefined) await ensureCountry(tx, changes.countryCode);
    const cities = new Map<string, number>();
    const writes = [];
    const facts = changes.deriveCountry ? await countryEvidence(tx, ids) : null;
    for (const row of rows) {
      const derived = facts && withDerivedCountry(row.columns, facts.get(row.id));
      const after = await changedColumns(tx, row, changes, cities, city, derived);
      if (after) writes.push({ row, after });
    }
    await writeBulkRows(tx, writes, {
      operatorId: edit.operatorId,
      apiKeyId: edit.apiKeyId,
      bulkEditId: edit.id,
    });
    return tx.bulkEdit.update({
      where: { id: edit.id },
      data: { changed: { increment: writes.length }, lastId: ids.at(-1) ?? edit.lastId },
    });
  });
}

function lockRows(tx: Prisma.TransactionClient, ids: readonly number[]): Promise<SelectedRow[]> {
  return tx.$queryRaw<SelectedRow[]>`
    SELECT b.id, b.version, t.name AS "cityName", b.state, b.postal_code AS "postalCode", coalesce(b.address, b.street) AS address,
      b.latitude, b.longitude, ${bulkColumns} AS columns
    FROM businesses b LEFT JOIN cities t ON t.id = b.city_id
    WHERE b.id = ANY (${[...ids]}::int[]) AND b.deleted_at IS NULL ORDER BY b.id FOR UPDATE OF b`;
}

/** Rows that are still in the selection: those that were changed since they were found are looked up again. */
async function stillSelected(
  tx: Prisma.TransactionClient,
  rows: SelectedRow[],
  { versions, where }: Batch,
): Promise<SelectedRow[]> {
  const changed = rows.filter(({ id, version }) => versions.get(id) !== version).map(({ id }) => id);
  if (changed.length === 0) return rows;
  const found = await tx.$queryRaw<{ id: number }[]>(
    sql`SELECT b.id FROM businesses b WHERE b.id = ANY (${changed}::int[]) AND ${where}`,
  );
  return rows.filter(({ id }) => !changed.includes(id) || found.some((one) => one.id === id));
}
