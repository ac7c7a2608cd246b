import { maxDuplicatePairs } from '../../../../domain/listing/duplicatePairs.ts';
import sql, { raw } from 'sql-template-tag';
import type { DuplicateReason, Prisma } from '../../generated/prisma/client.ts';
import { requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { checkPaging, cutPage, type PageOf } from '../../lib/paging.ts';
import { businessSelect, type BusinessRow } from '../listings/businessRow.ts';
import { findBusinessesByIds } from '../listings/findBusinessesByIds.ts';

interface DuplicatePair {
  first: BusinessRow;
  second: BusinessRow;
  reason: DuplicateReason;
  metres: number | null;
  dismissedAt: Date | null;
  dismissedBy: { name: string } | null;
}

/** Columns of a pair that Prisma loads; the list below reads the same shape by SQL. */
export const pairSelect = {
  first: { select: businessSelect },
  second: { select: businessSelect },
  reason: true,
  metres: true,
  dismissedAt: true,
  dismissedBy: { select: { name: true } },
} satisfies Prisma.DuplicatePairSelect;

interface PairRow {
  firstId: number;
  secondId: number;
  reason: DuplicateReason;
  metres: number | null;
  dismissedAt: Date | null;
  dismissedByName: string | null;
}

export interface DuplicatePage extends PageOf<DuplicatePair> {
  isDismissed: boolean;
}

// A pair is omitted while one of the two is in the trash.
const shown = (isDismissed: boolean) =>
  raw(`duplicate_pairs d JOIN listing_facts f ON f.id = d.first_id JOIN listing_facts s ON s.id = d.second_id
    WHERE d.dismissed_at IS ${isDismissed ? 'NOT NULL' : 'NULL'}`);

/** A page of the pairs that may be one place, the likeliest first; or of those that were dismissed, the last first. */
export async function listDuplicates(
  context: Context,
  args: { first?: number | null; offset?: number | null; isDismissed: boolean },
  fields: ReadonlySet<string>,
): Promise<DuplicatePage> {
  requireOperator(context);
  const { first, offset } = checkPaging(context, args, 20);
  if (offset > maxDuplicatePairs)
    throw new AppError('BAD_INPUT', { message: 'offsetTooLarge', limit: maxDuplicatePairs });
  const order = args.isDismissed
    ? 'd.dismissed_at DESC, d.first_id DESC, d.second_id DESC'
    : 'd.reason, d.first_id, d.second_id';
  const rows = await context.db.rows<PairRow>(sql`
    SELECT d.first_id AS "firstId", d.second_id AS "secondId", d.reason, d.metres, d.dismissed_at AS "dismissedAt",
      (SELECT name FROM operators WHERE id = d.dismissed_by_id) AS "dismissedByName"
    FROM ${shown(args.isDismissed)} ORDER BY ${raw(order)} LIMIT ${first + 1} OFFSET ${offset}`);
  const { nodes, hasNextPage } = cutPage(rows, first);
  const ids = [...new Set(nodes.flatMap(({ firstId, secondId }) => [firstId, secondId]))];
  const businesses = await findBusinessesByIds(context, ids, new Set([...fields, 'id', 'slug']));
  return {
    nodes: nodes.flatMap(({ firstId, secondId, dismissedByName, ...pair }) => {
      const [one, two] = [businesses.get(firstId), businesses.get(secondId)];
      const dismissedBy = dismissedByName === null ? null : { name: dismissedByName };
      return one && two ? [{ ...pair, first: one, second: two, dismissedBy }] : [];
    }),
    isDismissed: args.isDismissed,
    pageInfo: { hasNextPage, endCursor: null },
  };
}

/** Number of pairs, at most one more than are paged. */
export async function countDuplicates(context: Context, isDismissed: boolean): Promise<number> {
  const [row] = await context.db.rows<{ n: number }>(sql`
    SELECT count(*)::int AS n FROM (SELECT FROM ${shown(isDismissed)} LIMIT ${maxDuplicatePairs + 1}) AS found`);
  return row?.n ?? 0;
}

const maxInGroup = 10;

/** The ids of a listing and of those that may be the same place, over any number of pairs; at most ten, the likeliest first. */
export async function duplicateGroup(context: Context, businessId: number): Promise<number[]> {
  requireOperator(context);
  const ids = [businessId];
  for (let at = 0; at < ids.length && ids.length < maxInGroup; at += 1) {
    const rows = await context.db.rows<{ id: number }>(sql`
      SELECT p.id FROM (
        SELECT second_id AS id, reason FROM duplicate_pairs WHERE first_id = ${ids[at]} AND dismissed_at IS NULL
        UNION ALL
        SELECT first_id, reason FROM duplicate_pairs WHERE second_id = ${ids[at]} AND dismissed_at IS NULL
      ) AS p JOIN listing_facts USING (id) ORDER BY p.reason, p.id LIMIT ${maxInGroup}`);
    for (const { id } of rows) if (!ids.includes(id) && ids.length < maxInGroup) ids.push(id);
  }
  return ids;
}
