import sql from 'sql-template-tag';
import { builder } from '../../graphql/builder.ts';
import { PageInfo } from '../../graphql/pageInfo.ts';
import type { Context } from '../../lib/context.ts';
import { groupBy, inOneGo } from '../../lib/inOneGo.ts';
import { checkPaging, cutPage, type PagingArgs } from '../../lib/paging.ts';

interface ReviewRow {
  id: number;
  authorName: string | null;
  rating: number | null;
  comment: string | null;
  createdAt: Date | null;
  source: string | null;
}

const Review = builder.objectRef<ReviewRow>('Review').implement({
  description: 'A review as its source had it.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the review.' }),
    authorName: t.exposeString('authorName', {
      nullable: true,
      description: 'Who wrote it; null where its source does not say.',
    }),
    rating: t.exposeInt('rating', { nullable: true, description: '1 to 5.' }),
    comment: t.exposeString('comment', {
      nullable: true,
      description: 'Its words, as plain text; null where it has none.',
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was written, where known.',
    }),
    source: t.exposeString('source', { nullable: true, description: 'Where it was published.' }),
  }),
});

interface ReviewPage {
  businessId: number;
  nodes: ReviewRow[];
  pageInfo: { hasNextPage: boolean; endCursor: null };
}

export const ReviewConnection = builder.objectRef<ReviewPage>('ReviewConnection').implement({
  description: 'A page of reviews.',
  fields: (t) => ({
    nodes: t.expose('nodes', {
      type: [Review],
      description: 'The reviews.',
      complexity: { field: 1, multiplier: 1 },
    }),
    totalCount: t.int({
      description: 'Reviews stored here; the source may have more (see reviewCount).',
      resolve: (page, _args, context) => countReviews(context, page.businessId),
    }),
    pageInfo: t.expose('pageInfo', { type: PageInfo, description: 'Where the page ends.' }),
  }),
});

/** Reviews of a listing: those with words before those without, newest first. */
export async function listReviews(
  context: Context,
  businessId: number,
  args: PagingArgs,
): Promise<ReviewPage> {
  const { first, offset } = checkPaging(context, args, 3);
  const rows = await inOneGo(context, `reviews ${first} ${offset}`, businessId, async (ids) => {
    const found = await context.db.rows<ReviewRow & { businessId: number }>(sql`
      SELECT r.* FROM unnest(${ids}::int[]) AS asked (id), LATERAL (
        SELECT id, author_name AS "authorName", rating, comment, reviewed_at AS "createdAt", source,
          business_id AS "businessId"
        FROM reviews WHERE business_id = asked.id ORDER BY comment IS NULL, reviewed_at DESC NULLS LAST, id
        LIMIT ${first + 1} OFFSET ${offset}
      ) AS r ORDER BY r.comment IS NULL, r."createdAt" DESC NULLS LAST, r.id`);
    return groupBy(found, (row) => row.businessId);
  });
  const { nodes, hasNextPage } = cutPage(rows ?? [], first);
  return { businessId, nodes, pageInfo: { hasNextPage, endCursor: null } };
}

async function countReviews(context: Context, businessId: number): Promise<number> {
  const count = await inOneGo(context, 'review counts', businessId, async (ids) => {
    const rows = await context.db.rows<{ id: number; n: number }>(
      sql`SELECT business_id AS id, count(*) AS n FROM reviews WHERE business_id = ANY (${ids}::int[]) GROUP BY 1`,
    );
    return new Map(rows.map(({ id, n }) => [id, n]));
  });
  return count ?? 0;
}
