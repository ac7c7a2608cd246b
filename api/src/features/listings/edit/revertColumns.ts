import { camelCase, fieldSpec, listingFieldNames, snakeCase } from '../../../../../domain/listing/fields.ts';
import { cleanName } from '../../../../../domain/text/names.ts';
import { Prisma } from '../../../generated/prisma/client.ts';
import { columnOfMark } from '../../../lib/exportedFields.ts';
import type { BusinessData } from './businessData.ts';
import type { StoredBusiness } from './changeBusiness.ts';
import { countriesOfCities } from '../../taxonomy/cities/countriesOfCities.ts';
import { sourceIds } from '../merge/mergeFields.ts';
import { restoredPhone, isDialled, restorableColumns } from './restorableColumns.ts';
import { isRecorded, markColumns } from './revisionColumns.ts';

type Values = Record<string, unknown>;

export interface RevertedColumns {
  data: BusinessData;
  /** Columns that get their former values. */
  restored: string[];
  /** Columns that stay, because they were changed again or their former value can't be stored any more. */
  skipped: string[];
}

/**
 * Update that undoes one change of a listing: its columns with their former values, except those that were changed
 * again since, and those that are only valid together with such a column.
 */
export async function revertColumns(
  tx: Prisma.TransactionClient,
  stored: StoredBusiness,
  revision: { before: unknown; after: unknown },
): Promise<RevertedColumns> {
  const before = revision.before as Values;
  const after = revision.after as Values;
  const [current] = await tx.$queryRaw<{ row: Values }[]>`
    SELECT to_jsonb(b) AS row FROM businesses b WHERE id = ${stored.id}`;
  const names = Object.keys(before).filter((column) => isRecorded(column) && !markColumns.has(column));
  const columns = Object.fromEntries(names.map((column) => [column, before[column] ?? null]));
  const unusable = await unusableColumns(tx, stored.id, columns);
  const countries = await countriesOfCities(tx, [idOf(before.city_id), stored.cityId]);
  const change = {
    ...{ before: columns, after, current: current?.row ?? {} },
    isUnusable: (column: string) => unusable.has(column),
    countryOfCity: (id: number) => countries.get(id) ?? null,
  };
  const restored = restorableColumns(change);
  const skipped = names.filter((column) => !restored.includes(column) && !isDialled(column, before));
  const dialled = restoredPhone(change, restored);
  return {
    data: {
      ...valuesOf(before, restored),
      ...valuesOf(dialled, Object.keys(dialled)),
      editedFields: stillEdited(stored.editedFields, before, after, skipped),
      derivedFields: derivedAgain(stored.derivedFields, before, restored),
    },
    restored,
    skipped,
  };
}

const jsonColumns = new Set<string>(
  listingFieldNames.map(fieldSpec).flatMap(({ column, sql }) => (sql === 'jsonb' ? [column] : [])),
);

function valuesOf(row: Values, columns: string[]): BusinessData {
  return Object.fromEntries(
    columns.map((column) => {
      const value = row[column] ?? null;
      if (column === 'deleted_at')
        return [camelCase(column), value === null ? null : new Date(String(value))];
      return [camelCase(column), value === null && jsonColumns.has(column) ? Prisma.DbNull : value];
    }),
  );
}

/**
 * Columns whose former value can't be stored any more: the undo of an import deletes categories and cities that it
 * created, and an import may have found another listing for an id of the source.
 */
async function unusableColumns(
  tx: Prisma.TransactionClient,
  id: number,
  before: Values,
): Promise<Set<string>> {
  const [found] = await tx.$queryRaw<{ gone: string[] }[]>`
    SELECT ARRAY(
      SELECT 'category_id' WHERE NOT EXISTS (SELECT FROM categories WHERE id = ${idOf(before.category_id)}::int)
      UNION ALL SELECT 'city_id' WHERE NOT EXISTS (SELECT FROM cities WHERE id = ${idOf(before.city_id)}::int)
      UNION ALL SELECT 'deleted_at' WHERE EXISTS (
        SELECT FROM business_merges WHERE loser_id = ${id} AND undone_at IS NULL)
    ) AS gone`;
  const unusable = new Set(
    (found?.gone ?? []).filter((column) =>
      column === 'deleted_at' ? (before[column] ?? null) === null : idOf(before[column]) !== null,
    ),
  );
  // Earlier releases stored names without visible characters.
  if ('name' in before && cleanName(String(before.name ?? '')) === '') unusable.add('name');
  for (const name of sourceIds) {
    const value = before[snakeCase(name)];
    if (typeof value !== 'string') continue;
    if ((await tx.business.count({ where: { [name]: value, id: { not: id } } })) > 0)
      unusable.add(snakeCase(name));
  }
  return unusable;
}

const idOf = (value: unknown) => (typeof value === 'number' ? value : null);

const marksOf = (row: Values, name: string) => (Array.isArray(row[name]) ? (row[name] as string[]) : []);

/** Fields that this change marked as edited by hand lose the mark, unless they were changed again. */
function stillEdited(edited: string[], before: Values, after: Values, skipped: string[]): string[] {
  const earlier = marksOf(before, 'edited_fields');
  const marked = marksOf(after, 'edited_fields').filter((column) => !earlier.includes(column));
  return edited.filter((column) => !marked.includes(column) || skipped.includes(column));
}

/** Columns with a restored value are derived again as before. */
function derivedAgain(derived: string[], before: Values, restored: string[]): string[] {
  if (!('derived_fields' in before)) return derived;
  const former = marksOf(before, 'derived_fields');
  return [
    ...derived.filter((mark) => !restored.includes(columnOfMark(mark)) || former.includes(mark)),
    ...former.filter((mark) => restored.includes(columnOfMark(mark)) && !derived.includes(mark)),
  ];
}
