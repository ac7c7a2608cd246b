import { isDeepStrictEqual } from 'node:util';
import sql, { raw } from 'sql-template-tag';
import { Prisma } from '../../../generated/prisma/client.ts';

/** Columns that a bulk edit writes, as in its revisions. */
export interface BulkColumns {
  category_id: number | null;
  city_id: number | null;
  country_code: string | null;
  time_zone: string | null;
  phone: string | null;
  phone_normalised: string | null;
  website: string | null;
  business_status: string | null;
  is_open: boolean;
  is_verified: boolean;
  derived_fields: string[];
  edited_fields: string[];
}

export interface BulkRow {
  id: number;
  version: number;
  columns: BulkColumns;
}

/** A listing with its new values. */
export interface BulkWrite {
  row: BulkRow;
  after: BulkColumns;
}

export interface RevisionMaker {
  operatorId: number | null;
  apiKeyId: number | null;
  /** Null for the revisions of an undo. */
  bulkEditId: number | null;
}

const names = [
  ...['category_id', 'city_id', 'country_code', 'phone', 'phone_normalised', 'website', 'business_status'],
  ...['time_zone', 'is_open', 'is_verified', 'derived_fields', 'edited_fields'],
] as (keyof BulkColumns)[];

/** The columns of a listing `b`, as revisions hold them. */
export const bulkColumns = Prisma.sql`jsonb_build_object('category_id', b.category_id, 'city_id', b.city_id,
  'country_code', b.country_code, 'time_zone', b.time_zone, 'phone', b.phone, 'phone_normalised', b.phone_normalised, 'website', b.website,
  'business_status', b.business_status, 'is_open', b.is_open, 'is_verified', b.is_verified,
  'derived_fields', to_jsonb(b.derived_fields), 'edited_fields', to_jsonb(b.edited_fields))`;

const tables = { category_id: raw('categories'), city_id: raw('cities') } as const;

/** Ids of the existing categories or cities, locked against deletion until the listings are written. */
export async function lockExisting(
  tx: Prisma.TransactionClient,
  column: keyof typeof tables,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx.$queryRaw<{ id: number }[]>(sql`
    SELECT id FROM ${tables[column]} WHERE id = ANY (${[...ids]}::int[]) ORDER BY id FOR KEY SHARE`);
  return new Set(rows.map(({ id }) => id));
}

/** Writes listings and their revisions, each in one statement; the rows are locked already. */
export async function writeBulkRows(
  tx: Prisma.TransactionClient,
  writes: readonly BulkWrite[],
  { operatorId, apiKeyId, bulkEditId }: RevisionMaker,
): Promise<void> {
  if (writes.length === 0) return;
  const rows = JSON.stringify(
    writes.map(({ row, after }) => {
      const differing = names.filter((name) => !isDeepStrictEqual(row.columns[name], after[name]));
      const pick = (columns: BulkColumns) =>
        Object.fromEntries(differing.map((name) => [name, columns[name]]));
      return { id: row.id, version: row.version, ...after, before: pick(row.columns), after: pick(after) };
    }),
  );
  await tx.$executeRaw`
    UPDATE businesses b SET category_id = n.category_id, city_id = n.city_id, country_code = n.country_code,
      time_zone = n.time_zone, phone = n.phone, phone_normalised = n.phone_normalised, website = n.website, business_status = n.business_status, is_open = n.is_open,
      is_verified = n.is_verified, derived_fields = ARRAY(SELECT jsonb_array_elements_text(n.derived_fields)),
      edited_fields = ARRAY(SELECT jsonb_array_elements_text(n.edited_fields))
    FROM jsonb_to_recordset(${rows}::jsonb) AS n (id int, category_id int, city_id int, country_code char(2),
      time_zone text, phone text, phone_normalised text, website text, business_status business_status, is_open boolean, is_verified boolean, derived_fields jsonb, edited_fields jsonb)
    WHERE b.id = n.id`;
  await tx.$executeRaw`
    INSERT INTO business_revisions (business_id, version, before, after, operator_id, api_key_id, bulk_edit_id, undone)
    SELECT n.id, n.version, n.before, n.after, ${operatorId}::int, ${apiKeyId}::int, ${bulkEditId}::int,
      ${bulkEditId === null}
    FROM jsonb_to_recordset(${rows}::jsonb) AS n (id int, version int, before jsonb, after jsonb)
    -- A former category that was merged meanwhile is where the listing is already.
    JOIN businesses b ON b.id = n.id AND b.version > n.version`;
}
