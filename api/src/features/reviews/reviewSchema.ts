import { builder } from '../../graphql/builder.ts';
import { PageInfo } from '../../graphql/pageInfo.ts';
import { countReviews, type ReviewPage, type ReviewRow } from './listReviews.ts';

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

export const ReviewConnection = builder.objectRef<ReviewPage>('ReviewConnection').implement({
  description: 'A page of reviews.',
  fields: (t) => ({
    nodes: t.expose('nodes', {
      type: [Review],
      description: 'The reviews.',
      complexity: { field: 1, multiplier: 1 },
    }),
    totalCount: t.int({
      description:
        'Reviews shown here; those that operators hid are not among them. The source may have more (see reviewCount).',
      resolve: (page, _args, context) => countReviews(context, page.businessId),
    }),
    pageInfo: t.expose('pageInfo', { type: PageInfo, description: 'Where the page ends.' }),
  }),
});
