import sql, { raw, type Sql } from 'sql-template-tag';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { Context } from '../../lib/context.ts';
import { groupBy, batchLoad } from '../../lib/batchLoad.ts';
import { oneOf } from '../../lib/db/oneOf.ts';
import { limitClause } from '../../lib/db/limitClause.ts';
import { checkPaging, cutPage, type PagingArgs, type PageOf } from '../../lib/paging.ts';

/** Public fields of a review; the SQL of public lists reads the same. */
export const reviewSelect = {
  id: true,
  authorName: true,
  rating: true,
  comment: true,
  reviewedAt: true,
  source: true,
} satisfies Prisma.ReviewSelect;

type ReviewRow = Prisma.ReviewGetPayload<{ select: typeof reviewSelect }>;

export interface ReviewPage extends PageOf<ReviewRow> {
  businessId: number;
}

/** The first reviews of a listing as they came with the listing itself: up to `first` + 1. */
export interface ReadReviews {
  first: number;
  rows: (Omit<ReviewRow, 'reviewedAt'> & { reviewedAt: string | null })[] | null;
}

/** Visible reviews of a listing: those with text first, newest first. `read` saves a statement if it is sufficient. */
export async function listReviews(
  context: Context,
  businessId: number,
  args: PagingArgs,
  read?: ReadReviews,
): Promise<ReviewPage> {
  const { first, offset } = checkPaging(context, args, 3);
  const rows =
    read?.first === first && offset === 0
      ? (read.rows ?? []).map((row) => ({
          ...row,
          reviewedAt: row.reviewedAt === null ? null : new Date(row.reviewedAt),
        }))
      : await readReviews(context, businessId, first, offset);
  const { nodes, hasNextPage } = cutPage(rows, first);
  return { businessId, nodes, pageInfo: { hasNextPage, endCursor: null } };
}

async function readReviews(context: Context, businessId: number, first: number, offset: number) {
  const rows = await batchLoad(context, `reviews ${first} ${offset}`, businessId, async (ids) => {
    const found = await context.db.rows<ReviewRow & { businessId: number }>(sql`
      SELECT r.*, asked.id AS "businessId"
      FROM unnest(${ids}::int[]) AS asked (id), LATERAL (${reviewsOf(raw('asked.id'), first + 1, offset)}) AS r
      ORDER BY r.comment IS NULL, r."reviewedAt" DESC NULLS LAST, r.id`);
    return groupBy(found, (row) => row.businessId);
  });
  return rows ?? [];
}

// Visitors wait for these reviews, which replicas may answer: SQL on the shared pool, also as a column of a listing.
function reviewsOf(businessId: Sql, limit: number, offset = 0): Sql {
  return sql`SELECT id, author_name AS "authorName", rating, comment, reviewed_at AS "reviewedAt", source
    FROM reviews WHERE business_id = ${businessId} AND hidden_at IS NULL ORDER BY comment IS NULL, reviewed_at DESC NULLS LAST, id
    ${limitClause(limit, offset)}`;
}

/** The first reviews of a listing as a JSON column of its own statement; null if it has none. */
export function reviewsColumn(businessId: Sql, first: number): Sql {
  return sql`(SELECT json_agg(r) FROM (${reviewsOf(businessId, first + 1)}) AS r)`;
}

/** Number of visible reviews of a listing. */
export async function countReviews(context: Context, businessId: number): Promise<number> {
  const count = await batchLoad(context, 'review counts', businessId, async (ids) => {
    const rows = await context.db.rows<{ id: number; n: number }>(
      sql`SELECT business_id AS id, count(*) AS n FROM reviews
        WHERE ${oneOf('business_id', ids)} AND hidden_at IS NULL GROUP BY 1`,
    );
    return new Map(rows.map(({ id, n }) => [id, n]));
  });
  return count ?? 0;
}
