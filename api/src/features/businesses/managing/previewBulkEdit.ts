import sql from 'sql-template-tag';
import { requireOperator, type Context } from '../../../lib/context.ts';
import {
  checkBulkEdit,
  differsFrom,
  selectionWhere,
  type BulkChanges,
  type BulkSelection,
} from './bulkSelection.ts';

/** Beyond so many matches the preview says 'at least'. */
const mostCounted = 10_000;

export interface BulkPreview {
  matched: number;
  /** Those of the counted ones that are not yet as wanted. */
  changing: number;
  /** True where more match than were counted. */
  isLowerBound: boolean;
}

/** How many listings a change of many would reach, and how many of them it would change. Changes nothing. */
export async function previewBulkEdit(
  context: Context,
  selection: BulkSelection,
  given: { [Field in keyof BulkChanges]?: BulkChanges[Field] | null | undefined },
): Promise<BulkPreview> {
  requireOperator(context);
  const changes = await checkBulkEdit(context, selection, given);
  const where = await selectionWhere(context, selection);
  const [row] = await context.db.rows<{ matched: number; changing: number }>(
    sql`SELECT count(*)::int AS matched, count(*) FILTER (WHERE differs)::int AS changing FROM (
      SELECT ${differsFrom(changes)} AS differs FROM businesses b WHERE ${where} LIMIT ${mostCounted + 1}
    ) AS found`,
    { isPlannedAnew: true },
  );
  const { matched, changing } = row ?? { matched: 0, changing: 0 };
  return {
    matched: Math.min(matched, mostCounted),
    changing: Math.min(changing, mostCounted),
    isLowerBound: matched > mostCounted,
  };
}
