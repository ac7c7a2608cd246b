import { camelCase, fieldSpec, listingFieldNames, snakeCase } from '../../../../../domain/listing/fields.ts';
import { Prisma } from '../../../generated/prisma/client.ts';

/** Columns that triggers compute, or that belong to the change itself. */
const computed = new Set(['id', 'name_folded', 'score', 'shuffle', 'version', 'updated_at']);
const recorded = new Set(
  Object.values(Prisma.BusinessScalarFieldEnum)
    .map((field) => snakeCase(field))
    .filter((column) => !computed.has(column)),
);

/**
 * Whether a revision records a column: one of the model that a write sets. Columns that only the database knows, such as
 * `schedule_id`, follow from others by triggers. A revision of an earlier release may still hold them.
 */
export const isRecorded = (column: string) => recorded.has(column);

/** Columns that are written along with the one that an operator edits. */
const editedAs: Readonly<Record<string, string>> = Object.fromEntries(
  listingFieldNames.flatMap((name) => {
    const { column, follows = {} } = fieldSpec(name);
    return Object.keys(follows).map((one) => [one, column] as const);
  }),
);
/** Columns that inputs set under another name. */
const setBy: Readonly<Record<string, readonly string[]>> = {
  categoryId: ['category_id'],
  category: ['category_id'],
  city: ['city_id'],
  country: ['country_code'],
  // A text in place of sections is the text about the place.
  about: ['about', 'detailed_info'],
};

/** Of changed columns, those that an input names: none that follows from others, such as the dialled form of a phone. Pure. */
export function columnsByHand(changed: readonly string[], input: object): string[] {
  const named = new Set(Object.keys(input).flatMap((field) => setBy[field] ?? [snakeCase(field)]));
  return [...new Set(changed.map((column) => editedAs[column] ?? column))].filter((column) =>
    named.has(column),
  );
}

/** Columns without those that only follow from others. Pure. */
export const withoutFollowing = (columns: readonly string[]): string[] =>
  columns.filter((column) => !(column in editedAs));

/** Columns that list which others were edited or derived. */
export const markColumns: ReadonlySet<string> = new Set(['edited_fields', 'derived_fields']);

/** Whether the history of a listing shows a column. */
export const isShown = (column: string) =>
  isRecorded(column) && !markColumns.has(column) && !(column in editedAs);

/** Names of the fields of these columns, as operators know them; each once. */
export const fieldsOf = (columns: readonly string[]) => [
  ...new Set(
    columns
      .filter((column) => !markColumns.has(column))
      .map((column) => camelCase(editedAs[column] ?? column)),
  ),
];
