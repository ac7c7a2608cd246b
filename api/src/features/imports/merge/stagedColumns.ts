import { fieldSpec, listingFieldNames } from '../../../../../domain/listing/fields.ts';

// The staging table of one import. It is a temporary table of the worker's connection: it is not logged, no other session sees
// it, and it is dropped with the worker.

/** Fields that are staged as they are: all but those that refer to other tables by an id. */
export const stagedFields = listingFieldNames.filter((name) => name !== 'category' && name !== 'city');

/** Columns of `businesses` that a file may set, with their types. A null means that the row has no value. */
export const listingColumns: Readonly<Record<string, string>> = Object.fromEntries([
  ...stagedFields.flatMap((name) => {
    const { column, sql, follows = {} } = fieldSpec(name);
    return [[column, sql] as const, ...Object.entries(follows)];
  }),
  ['derived_fields', 'text[]'] as const,
]);

/** SQL expressions for columns of new listings that the file does not set; other columns are null. */
export const initialValues: Readonly<Record<string, string>> = Object.fromEntries([
  ...stagedFields.flatMap((name) => {
    const { column, initial } = fieldSpec(name);
    return initial === undefined ? [] : [[column, initial] as const];
  }),
  ...Object.entries(listingColumns)
    .filter(([, type]) => type.endsWith('[]'))
    .map(([column]) => [column, `'{}'`] as const),
]);

/** All columns of a staged row, with their types. */
export const stagedColumns: Readonly<Record<string, string>> = {
  /** Order in the file, over all its sheets. */
  position: 'integer',
  sheet: 'text',
  row_number: 'integer',
  /** Tables with the same header have the same part. */
  part: 'integer',
  /** Bits for the values that the row has. */
  layout: 'integer',
  /** Equal for rows of one business. */
  identity: 'text',
  /** REVIEW for a row of a sheet of reviews, LONG_TEXT for one of long texts, null for one of listings. */
  kind: 'text',
  /** '' for a row of our own export that only adds to a listing of another row. */
  slug_base: 'text',
  category_name: 'text',
  city_name: 'text',
  reviews: 'jsonb',
  ...listingColumns,
};

export const listingColumnNames = Object.keys(listingColumns);
export const stagedColumnNames = Object.keys(stagedColumns);

/** Whether a row only holds a review, so that it neither creates nor changes a listing. */
export const isReviewAlone = (row: string) =>
  `(${row}.kind IS NOT DISTINCT FROM 'REVIEW' AND ${row}.slug_base = '')`;
/** SQL order of preference among rows of one business: sheets of listings, then long texts, then reviews; rows of which `isLast` is true last. */
export const preferred = (row: string, isLast = 'false') =>
  `${row}.kind = 'REVIEW' NULLS FIRST, ${isLast}, ${row}.position`;

/** Creates the table. The connection must not return to the pool afterwards. */
export const createStaged = `CREATE TEMPORARY TABLE staged (${Object.entries(stagedColumns)
  .map(([column, type]) => `${column} ${type}`)
  .join(', ')})`;
