import type { RowKind } from '../../stage/importedRow.ts';
import type { ColumnPlan } from './rowValues.ts';

/** What the rows of a sheet hold, by its columns: those of a single review make a sheet of reviews. Pure. */
export function rowKindOf(plan: ColumnPlan): RowKind {
  if (plan.has('continuedField')) return 'LONG_TEXT';
  return plan.has('reviewText') || plan.has('reviewRating') || plan.has('reviewFingerprint')
    ? 'REVIEW'
    : 'LISTING';
}
