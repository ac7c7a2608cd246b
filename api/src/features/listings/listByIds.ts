import sql from 'sql-template-tag';
import type { Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import type { BusinessRow } from './businessRow.ts';
import { findBusinessesByIds } from './findBusinessesByIds.ts';

/** Also the maximum number of a visitor's saved places. */
export const maxIds = 100;

/**
 * Listings of some ids in their order, each once; a merged one is followed to the listing that it now belongs to.
 * Unknown and deleted ones are omitted. Throws BAD_INPUT for more than 100 ids.
 */
export async function listByIds(
  context: Context,
  ids: readonly number[],
  fields: ReadonlySet<string>,
): Promise<BusinessRow[]> {
  if (ids.length > maxIds) {
    const message = { message: 'selectionTooLarge', limit: maxIds } as const;
    throw new AppError('BAD_INPUT', message, { ids: message });
  }
  const found = await findBusinessesByIds(context, ids, fields);
  const missing = ids.filter((id) => !found.has(id));
  const winners = new Map<number, number>();
  if (missing.length > 0) {
    const merges = await context.db.rows<{ loserId: number; winnerId: number | null }>(sql`
      SELECT m.loser_id AS "loserId", merged_into(m.loser_id) AS "winnerId" FROM business_merges m
      WHERE m.undone_at IS NULL AND m.loser_id = ANY(${missing}::int[])`);
    for (const { loserId, winnerId } of merges) if (winnerId !== null) winners.set(loserId, winnerId);
    const more = await findBusinessesByIds(
      context,
      [...new Set(winners.values())].filter((id) => !found.has(id)),
      fields,
    );
    for (const [id, row] of more) found.set(id, row);
  }
  const rows = ids.flatMap((id) => found.get(winners.get(id) ?? id) ?? []);
  return [...new Set(rows)];
}
