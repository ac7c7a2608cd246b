import { Prisma } from '../../../generated/prisma/client.ts';

export const columnName = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
export const fieldName = (column: string) =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Columns that triggers compute, or that belong to the change itself. */
const computed = new Set(['id', 'name_folded', 'score', 'shuffle', 'version', 'updated_at']);
const recorded = new Set(
  Object.values(Prisma.BusinessScalarFieldEnum)
    .map((field) => columnName(field))
    .filter((column) => !computed.has(column)),
);

/**
 * Whether a revision records a column: one of the model that a write sets. Columns that only the database knows, such as
 * `schedule_id`, follow from others by triggers. A revision of an earlier release may still hold them.
 */
export const isRecorded = (column: string) => recorded.has(column);

/** Columns that are written along with the one that an operator edits. */
const editedAs: Readonly<Record<string, string>> = {
  about_text: 'about',
  opening_minutes: 'working_hours',
  phone_normalised: 'phone',
};
const marks = new Set(['edited_fields', 'derived_fields']);

/** Whether an operator sees a column by itself in the history of a listing. */
export const isShown = (column: string) => isRecorded(column) && !marks.has(column) && !(column in editedAs);

/** Names of the fields that an operator knows these columns by, each once. */
export const fieldsOf = (columns: readonly string[]) => [
  ...new Set(
    columns.filter((column) => !marks.has(column)).map((column) => fieldName(editedAs[column] ?? column)),
  ),
];
