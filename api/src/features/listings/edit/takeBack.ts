import { isDeepStrictEqual } from 'node:util';
import { camelCase, fieldSpec, listingFieldNames } from '../../../../../domain/listing/fields.ts';
import { cleanName } from '../../../../../domain/text/names.ts';
import { Prisma } from '../../../generated/prisma/client.ts';
import { columnOfMark } from '../../../lib/exportedFields.ts';
import type { BusinessData } from './businessData.ts';
import type { StoredBusiness } from './changeBusiness.ts';
import { isRecorded } from './revisionColumns.ts';

type Values = Record<string, unknown>;

export interface TakenBack {
  data: BusinessData;
  /** Columns that get their former values. */
  restored: string[];
  /** Columns that stay, because they were changed again or their former category or city was deleted. */
  kept: string[];
}

/** Columns that list which others were edited or derived. */
const marks = ['edited_fields', 'derived_fields'];

/**
 * Update that undoes one change of a listing: its columns with their former values, except those that were changed
 * again since.
 */
export async function takeBack(
  tx: Prisma.TransactionClient,
  stored: StoredBusiness,
  revision: { before: unknown; after: unknown },
): Promise<TakenBack> {
  const before = revision.before as Values;
  const after = revision.after as Values;
  const [current] = await tx.$queryRaw<{ row: Values }[]>`
    SELECT to_jsonb(b) AS row FROM businesses b WHERE id = ${stored.id}`;
  const columns = Object.keys(before).filter((column) => isRecorded(column) && !marks.includes(column));
  const gone = await placesGone(tx, before);
  // Earlier releases stored names without visible characters.
  const isUnusable = (column: string) => column === 'name' && cleanName(String(before.name ?? '')) === '';
  const isUntouched = (column: string) =>
    !gone.includes(column) && !isUnusable(column) && isDeepStrictEqual(current?.row[column], after[column]);
  const restored = columns.filter(isUntouched);
  const kept = columns.filter((column) => !isUntouched(column));
  return {
    data: {
      ...valuesOf(before, restored),
      editedFields: stillEdited(stored.editedFields, before, after, kept),
      derivedFields: derivedAgain(stored.derivedFields, before, restored),
    },
    restored,
    kept,
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

// The undo of an import deletes categories and cities that it created.
async function placesGone(tx: Prisma.TransactionClient, before: Values): Promise<string[]> {
  const [found] = await tx.$queryRaw<{ gone: string[] }[]>`
    SELECT ARRAY(
      SELECT 'category_id' WHERE NOT EXISTS (SELECT FROM categories WHERE id = ${idOf(before.category_id)}::int)
      UNION ALL SELECT 'city_id' WHERE NOT EXISTS (SELECT FROM cities WHERE id = ${idOf(before.city_id)}::int)
    ) AS gone`;
  return (found?.gone ?? []).filter((column) => idOf(before[column]) !== null);
}

const idOf = (value: unknown) => (typeof value === 'number' ? value : null);

const marksOf = (row: Values, name: string) => (Array.isArray(row[name]) ? (row[name] as string[]) : []);

/** Fields that this change marked as edited by hand lose the mark, unless they were changed again. */
function stillEdited(edited: string[], before: Values, after: Values, kept: string[]): string[] {
  const earlier = marksOf(before, 'edited_fields');
  const marked = marksOf(after, 'edited_fields').filter((column) => !earlier.includes(column));
  return edited.filter((column) => !marked.includes(column) || kept.includes(column));
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
