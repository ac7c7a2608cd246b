import { builder } from '../../graphql/builder.ts';
import { connection } from '../../graphql/connection.ts';
import { carried } from '../../graphql/carried.ts';
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

export const ReviewConnection = connection<ReviewPage>('ReviewConnection', {
  node: Review,
  description: 'A page of reviews.',
  nodes: 'The reviews.',
  total: {
    description:
      'Reviews shown here; those that operators hid are not among them. The source may have more (see reviewCount).',
    count: (context, page) => countReviews(context, page.businessId),
  },
});
