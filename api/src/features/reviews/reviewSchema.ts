import sql from 'sql-template-tag';
import { builder } from '../../graphql/builder.ts';
import { PageInfo } from '../../graphql/pageInfo.ts';
import type { Context } from '../../lib/context.ts';
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
    id: t.exposeInt('id'),
    authorName: t.exposeString('authorName', { nullable: true }),
    rating: t.exposeInt('rating', { nullable: true, description: '1 to 5.' }),
    comment: t.exposeString('comment', { nullable: true }),
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
    nodes: t.expose('nodes', { type: [Review], complexity: { field: 1, multiplier: 1 } }),
    totalCount: t.int({
      description: 'Reviews stored here; the source may have more (see reviewCount).',
      resolve: async (page, _args, context) => {
        const [row] = await context.db.rows<{ n: number }>(
          sql`SELECT count(*) AS n FROM reviews WHERE business_id = ${page.businessId}`,
        );
        return row?.n ?? 0;
      },
    }),
    pageInfo: t.expose('pageInfo', { type: PageInfo }),
  }),
});

/** Reviews of a listing, newest first; those with words before those without. */
export async function listReviews(
  context: Context,
  businessId: number,
  args: PagingArgs,
): Promise<ReviewPage> {
  const { first, offset } = checkPaging(context, args, 3);
  const rows = await context.db.rows<ReviewRow>(sql`
    SELECT id, author_name AS "authorName", rating, comment, reviewed_at AS "createdAt", source FROM reviews
    WHERE business_id = ${businessId} ORDER BY comment IS NULL, reviewed_at DESC NULLS LAST, id
    LIMIT ${first + 1} OFFSET ${offset}`);
  const { nodes, hasNextPage } = cutPage(rows, first);
  return { businessId, nodes, pageInfo: { hasNextPage, endCursor: null } };
}
