import { isDeepStrictEqual } from 'node:util';
import { Prisma } from '../../../generated/prisma/client.ts';
import type { BusinessData } from './businessData.ts';
import { fieldName, type StoredBusiness } from './changeBusiness.ts';

type Values = Record<string, unknown>;

export interface TakenBack {
  data: BusinessData;
  /** Columns that are as they were before the change. */
  restored: string[];
  /** Columns that were changed again since, and stay. */
  kept: string[];
}

/** What takes one change of a listing back: its columns with their former values, but those that were changed again since. */
export async function takeBack(
  tx: Prisma.TransactionClient,
  stored: StoredBusiness,
  revision: { before: unknown; after: unknown },
): Promise<TakenBack> {
  const before = revision.before as Values;
  const after = revision.after as Values;
  const [current] = await tx.$queryRaw<{ row: Values }[]>`
    SELECT to_jsonb(b) AS row FROM businesses b WHERE id = ${stored.id}`;
  const columns = Object.keys(before).filter((column) => column !== 'edited_fields');
  const isUntouched = (column: string) => isDeepStrictEqual(current?.row[column], after[column]);
  const restored = columns.filter(isUntouched);
  const kept = columns.filter((column) => !isUntouched(column));
  return {
    data: {
      ...valuesOf(before, restored),
      editedFields: stillEdited(stored.editedFields, before, after, kept),
    },
    restored,
    kept,
  };
}

/** Names of fields. The text of the sections goes with the sections. */
export const fieldsOf = (columns: string[]) => [
  ...new Set(columns.map((column) => (column === 'about_text' ? 'about' : fieldName(column)))),
];

const jsonColumns = new Set(['about', 'working_hours']);

function valuesOf(row: Values, columns: string[]): BusinessData {
  return Object.fromEntries(
    columns.map((column) => {
      const value = row[column] ?? null;
      if (column === 'deleted_at')
        return [fieldName(column), value === null ? null : new Date(String(value))];
      return [fieldName(column), value === null && jsonColumns.has(column) ? Prisma.DbNull : value];
    }),
  );
}

// What this change marked as edited by hand is no longer so, unless it was changed again; all other marks stay.
function stillEdited(edited: string[], before: Values, after: Values, kept: string[]): string[] {
  const marksOf = (row: Values) => (Array.isArray(row.edited_fields) ? (row.edited_fields as string[]) : []);
  const earlier = marksOf(before);
  const marked = marksOf(after).filter((column) => !earlier.includes(column));
  return edited.filter((column) => !marked.includes(column) || kept.includes(column));
}
