import type { RowKind } from '../../stage/importedRow.ts';
import type { ColumnPlan } from './rowValues.ts';

/** The kind of rows of a sheet, by its columns: columns of a single review make it a sheet of reviews. Pure. */
export function rowKindOf(plan: ColumnPlan): RowKind {
  if (plan.has('continuedField')) return 'LONG_TEXT';
  return plan.has('reviewText') || plan.has('reviewRating') || plan.has('reviewFingerprint')
    ? 'REVIEW'
    : 'LISTING';
}
