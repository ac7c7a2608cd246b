import { builder } from '../../graphql/builder.ts';
import { connection } from '../../graphql/connection.ts';
import { fromRow } from '../../graphql/fromRow.ts';
import { countReviews, reviewSelect, type ReviewPage } from './listReviews.ts';

const Review = builder.prismaObject('Review', {
  description: 'A review, as published at its source.',
  select: reviewSelect,
  fields: (t) => ({
    id: t.int({ description: 'Number of the review.', ...fromRow('id') }),
    authorName: t.string({
      nullable: true,
      description: 'Author; null if the source names none.',
      ...fromRow('authorName'),
    }),
    rating: t.int({ nullable: true, description: '1 to 5.', ...fromRow('rating') }),
    comment: t.string({
      nullable: true,
      description: 'Text of the review, as plain text; null if it has none.',
      ...fromRow('comment'),
    }),
    createdAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was written, if known.',
      ...fromRow('reviewedAt'),
    }),
    source: t.string({
      nullable: true,
      description: 'Source.',
      ...fromRow('source'),
    }),
  }),
});

export const ReviewConnection = connection<ReviewPage>('ReviewConnection', {
  node: Review,
  description: 'A page of reviews.',
  nodes: 'The reviews.',
  total: {
    description: 'Number of published reviews; the source may have more (see reviewCount).',
    count: (context, page) => countReviews(context, page.businessId),
  },
});
