import { builder } from '../../graphql/builder.ts';
import { carried } from '../../graphql/carried.ts';
import { PageInfo } from '../../graphql/pageInfo.ts';
import { countReviews, reviewSelect, type ReviewPage } from './listReviews.ts';

const Review = builder.prismaObject('Review', {
  description: 'A review as its source had it.',
  select: reviewSelect,
  fields: (t) => ({
    id: t.int({ description: 'Number of the review.', ...carried('id') }),
    authorName: t.string({
      nullable: true,
      description: 'Author; null if the source names none.',
      ...carried('authorName'),
    }),
    rating: t.int({ nullable: true, description: '1 to 5.', ...carried('rating') }),
    comment: t.string({
      nullable: true,
      description: 'Its words, as plain text; null where it has none.',
      ...carried('comment'),
    }),
    createdAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was written, where known.',
      ...carried('reviewedAt'),
    }),
    source: t.string({
      nullable: true,
      description: 'Its source.',
      ...carried('source'),
    }),
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
    pageInfo: t.expose('pageInfo', { type: PageInfo, description: 'Position of the page in the list.' }),
  }),
});
