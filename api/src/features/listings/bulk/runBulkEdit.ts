import { isDeepStrictEqual } from 'node:util';
import sql, { join, type Sql } from 'sql-template-tag';
import type { BulkEdit, Prisma } from '../../../generated/prisma/client.ts';
import type { RunningJob } from '../../../jobs/jobHandler.ts';
import type { ResultOf } from '../../../jobs/jobKind.ts';
import type { Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { normalisePhone } from '../../../lib/text/phones/phoneNumber.ts';
import { columnOfMark } from '../../../lib/exportedFields.ts';
import { ensureCity, ensureCountry } from '../../taxonomy/cities/ensureCity.ts';
import { zoneOfCountry } from '../edit/zoneOfCountry.ts';
import type { BusinessFilter } from '../list/businessFilter.ts';
import type { bulkEditKind, BulkEditPayload } from './bulkEditKind.ts';
import { bulkColumns, lockExisting, writeBulkRows, type BulkColumns, type BulkRow } from './bulkRow.ts';
import { placeFacts, withDerivedCountry } from './derivedCountry.ts';
import { differsFrom, selectionWhere, type BulkChanges } from './bulkSelection.ts';

/** Ids per lookup, and listings per transaction. */
const lookedUp = 50_000;
const batchSize = 500;

type FoundRow = BulkRow & { cityName: string | null; hasPosition: boolean };

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
    const facts = changes.deriveCountry ? await placeFacts(tx, ids) : null;
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

function lockRows(tx: Prisma.TransactionClient, ids: readonly number[]): Promise<FoundRow[]> {
  return tx.$queryRaw<FoundRow[]>`
    SELECT b.id, b.version, t.name AS "cityName", b.latitude IS NOT NULL AS "hasPosition", ${bulkColumns} AS columns
    FROM businesses b LEFT JOIN cities t ON t.id = b.city_id
    WHERE b.id = ANY (${[...ids]}::int[]) AND b.deleted_at IS NULL ORDER BY b.id FOR UPDATE OF b`;
}

/** Rows that are still in the selection: those that were changed since they were found are looked up again. */
async function stillSelected(
  tx: Prisma.TransactionClient,
  rows: FoundRow[],
  { versions, where }: Batch,
): Promise<FoundRow[]> {
  const changed = rows.filter(({ id, version }) => versions.get(id) !== version).map(({ id }) => id);
  if (changed.length === 0) return rows;
  const found = await tx.$queryRaw<{ id: number }[]>(
    sql`SELECT b.id FROM businesses b WHERE b.id = ANY (${changed}::int[]) AND ${where}`,
  );
  return rows.filter(({ id }) => !changed.includes(id) || found.some((one) => one.id === id));
}

/** Columns that an operator chose, by the changes. */
function chosenColumns(
  changes: BulkChanges,
  city: { countryCode: string | null } | null,
): Set<keyof BulkColumns> {
  const given: [unknown, keyof BulkColumns][] = [
    [changes.categoryId, 'category_id'],
    [changes.cityId, 'city_id'],
    [city?.countryCode ?? changes.countryCode, 'country_code'],
    [changes.businessStatus, 'business_status'],
    [changes.isOpen, 'is_open'],
    [changes.isVerified, 'is_verified'],
    [changes.clearPhone, 'phone'],
    [changes.clearWebsite, 'website'],
  ];
  return new Set(given.flatMap(([value, column]) => (value === undefined || value === null ? [] : [column])));
}

// As an edit by hand would: another country means another city of that name, another reading of the phone, another zone.
async function changedColumns(
  tx: Prisma.TransactionClient,
  { columns, cityName, hasPosition }: FoundRow,
  changes: BulkChanges,
  cities: Map<string, number>,
  city: { id: number; countryCode: string | null } | null,
  derived: BulkColumns | null,
): Promise<BulkColumns | null> {
  const after: BulkColumns = {
    ...(derived ?? columns),
    category_id: changes.categoryId ?? columns.category_id,
    business_status: changes.businessStatus ?? columns.business_status,
    is_open: changes.isOpen ?? openBy(changes.businessStatus, columns),
    is_verified: changes.isVerified ?? columns.is_verified,
    phone: changes.clearPhone ? null : columns.phone,
    website: changes.clearWebsite ? null : columns.website,
  };
  if (changes.clearPhone) after.phone_normalised = null;
  if (city) {
    after.city_id = city.id;
    if (city.countryCode !== null && city.countryCode !== columns.country_code) {
      after.country_code = city.countryCode;
      after.phone_normalised = normalisePhone(after.phone, city.countryCode);
    }
  }
  const countryCode = changes.countryCode ?? derived?.country_code ?? null;
  if (countryCode !== null && countryCode !== columns.country_code) {
    if (derived) await ensureCountry(tx, countryCode);
    after.country_code = countryCode;
    after.phone_normalised = normalisePhone(after.phone, countryCode);
    if (cityName !== null) {
      const key = `${countryCode} ${cityName}`;
      const known = cities.get(key) ?? (await ensureCity(tx, cityName, countryCode));
      cities.set(key, known);
      after.city_id = known;
    }
  }
  if (after.country_code !== columns.country_code) {
    const { time_zone: timeZone, derived_fields: derivedFields } = columns;
    after.time_zone = zoneOfCountry(after.country_code, { timeZone, derivedFields, hasPosition });
    if (after.time_zone !== timeZone)
      after.derived_fields = [...new Set([...after.derived_fields, 'time_zone'])];
  }
  // What was chosen is derived no longer, also where it is what was derived; what follows from it is not edited by hand.
  const chosen = chosenColumns(changes, city);
  const derivedBefore = new Set(columns.derived_fields.map((mark) => columnOfMark(mark)));
  const edited = [...chosen].filter(
    (name) => derivedBefore.has(name) || !isDeepStrictEqual(columns[name], after[name]),
  );
  after.derived_fields = after.derived_fields.filter(
    (mark) => !edited.some((name) => name === columnOfMark(mark)),
  );
  const isSame = (Object.keys(columns) as (keyof BulkColumns)[]).every((name) =>
    isDeepStrictEqual(columns[name], after[name]),
  );
  if (isSame) return null;
  return { ...after, edited_fields: [...new Set([...columns.edited_fields, ...edited])] };
}

/** Whether a place is open by its new status; as before if that is no new one. */
const openBy = (status: string | undefined, { business_status: before, is_open }: BulkColumns): boolean =>
  status === undefined || status === before ? is_open : status === 'OPERATIONAL';
