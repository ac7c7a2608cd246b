import sql from 'sql-template-tag';
import { requireOperator, type Context } from '../../../lib/context.ts';
import { placeNames, type PlaceKind } from './placeKind.ts';
import { mergeable } from './startPlaceChange.ts';

export interface PlaceMergePreview {
  /** Listings that would move, and those in the trash that would move with them. */
  listings: number;
  trashed: number;
  /** Listings of the target afterwards. */
  together: number;
}

/**
 * Preview of a merge. Errors: BAD_INPUT if source and target are the same; NOT_FOUND; CONFLICT if they cannot be
 * merged.
 */
export async function previewPlaceMerge(
  context: Context,
  kind: PlaceKind,
  { id, targetId }: { id: number; targetId: number },
): Promise<PlaceMergePreview> {
  requireOperator(context);
  const { source, target } = await mergeable(context.db.prisma, kind, id, targetId);
  const [row] = await context.db.rows<{ trashed: number }>(sql`
    SELECT count(*)::int AS trashed FROM businesses
    WHERE ${placeNames[kind].column} = ${id} AND deleted_at IS NOT NULL`);
  return {
    listings: source.businessCount,
    trashed: row?.trashed ?? 0,
    together: source.businessCount + target.businessCount,
  };
}
