import { fieldSpec, listingFieldNames, type ListingFieldSpec } from '../../../../../domain/listing/fields.ts';
import type { Import } from '../../../generated/prisma/client.ts';
import type { Context } from '../../../lib/context.ts';
import type { ImportColumn } from '../read/columns/importColumn.ts';
import { headerEvidence } from '../read/columns/headerEvidence.ts';
import { readWorkbook } from '../read/formats/readWorkbook.ts';
import { isMissing } from '../read/values/textValue.ts';
import { importOf, undoOf } from './importOf.ts';

export interface FileMeasurement {
  file: string;
  status: Import['status'];
  /** Why the import ended without a result; null if it has one. */
  error: string | null;
  rows: number;
  listings: number;
  merged: number;
  refused: number;
  doubtful: number;
  /** Code of a problem -> number of values or rows. */
  problems: Record<string, number>;
  columns: MeasuredColumn[];
  /** Field -> listings that have a value, of all. */
  filled: Record<string, number>;
  /** Field -> listings whose value was derived rather than read. */
  derived: Record<string, number>;
  /** Country code, or '' for none -> listings. */
  countries: Record<string, number>;
  categories: number;
  cities: number;
  /** Changes by a second import of the file; there must be none. */
  again: { created: number; updated: number };
  /** Listings, categories and cities that remained after the undo; there must be none. */
  left: number;
  /** Wall time of the first import. */
  seconds: number;
}

interface MeasuredColumn extends ImportColumn {
  sheet: string;
  /** Number of filled cells below the header. */
  cells: number;
}

/** Imports a file into an empty directory, imports it again and undoes both. */
export async function measureFile(context: Context, file: string, name: string): Promise<FileMeasurement> {
  const begun = performance.now();
  const record = await importOf(context, file);
  const seconds = (performance.now() - begun) / 1000;
  const facts = await readFacts(context, record.id);
  const columns = await withCells(file, name, record.columns as unknown as MeasuredColumn[]);
  const again = record.status === 'DONE' ? await importOf(context, file) : null;
  if (again?.status === 'DONE') await undoOf(context, again.id);
  if (record.status === 'DONE') await undoOf(context, record.id);
  const left = await countLeft(context);
  const { status, totalRows, created, merged, refused, doubtful, errorMessage } = record;
  return {
    ...{ file: name, status, error: status === 'DONE' ? null : errorMessage },
    ...{ rows: totalRows ?? 0, listings: created, merged, refused, doubtful },
    ...facts,
    columns,
    again: { created: again?.created ?? 0, updated: again?.updated ?? 0 },
    left,
    seconds,
  };
}

type Counts = Record<string, number>;

async function readFacts({ db }: Context, importId: number) {
  const counts = listingFieldNames.map((name) => `'${name}', ${countOf(fieldSpec(name))}`).join(', ');
  const { rows } = await db.pool.query<{
    filled: Counts;
    derived: Counts | null;
    countries: Counts | null;
    problems: Counts | null;
    categories: number;
    cities: number;
  }>(
    `SELECT (SELECT jsonb_build_object(${counts}) FROM businesses) AS filled,
       (SELECT jsonb_object_agg(field, n) FROM (
          SELECT unnest(derived_fields) AS field, count(*) AS n FROM businesses GROUP BY 1) AS d) AS derived,
       (SELECT jsonb_object_agg(coalesce(country_code, ''), n) FROM (
          SELECT country_code, count(*) AS n FROM businesses GROUP BY 1) AS c) AS countries,
       (SELECT jsonb_object_agg(code, n) FROM (
          SELECT code, count(*) AS n FROM import_problems WHERE import_id = $1 GROUP BY 1) AS p) AS problems,
       (SELECT count(DISTINCT category_id) FROM businesses) AS categories,
       (SELECT count(DISTINCT city_id) FROM businesses) AS cities`,
    [importId],
  );
  const [facts] = rows;
  return {
    filled: facts?.filled ?? {},
    derived: facts?.derived ?? {},
    countries: facts?.countries ?? {},
    problems: facts?.problems ?? {},
    categories: facts?.categories ?? 0,
    cities: facts?.cities ?? 0,
  };
}

/** Columns that are never null count if they differ from their initial value. */
const countOf = ({ column, initial }: ListingFieldSpec) =>
  initial === undefined ? `count(${column})` : `count(*) FILTER (WHERE ${column} <> ${initial})`;

async function countLeft({ db }: Context): Promise<number> {
  const { rows } = await db.pool.query<{ left: number }>(
    `SELECT (SELECT count(*) FROM businesses) + (SELECT count(*) FROM cities) + (SELECT count(*) FROM categories) AS left`,
  );
  return rows[0]?.left ?? 0;
}

/** Adds the number of filled cells to each column. */
async function withCells(file: string, name: string, columns: MeasuredColumn[]): Promise<MeasuredColumn[]> {
  const cells = new Map<string, number>();
  const headers = new Map(columns.map((column) => [keyOf(column.sheet, column.number), column.header]));
  try {
    for await (const batch of readWorkbook(file, name, headerEvidence)) {
      for (const row of batch.rows) {
        row.cells.forEach((cell = '', index) => {
          const text = cell.trim();
          const key = keyOf(batch.sheet, index + 1);
          if (isMissing(text) || text === headers.get(key)) return;
          cells.set(key, (cells.get(key) ?? 0) + 1);
        });
      }
    }
  } catch {
    // The import reports why the file can't be read.
  }
  return columns.map((column) => ({ ...column, cells: cells.get(keyOf(column.sheet, column.number)) ?? 0 }));
}

const keyOf = (sheet: string, number: number) => `${sheet}\n${number}`;
