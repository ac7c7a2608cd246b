import { builder } from '../../graphql/builder.ts';
import { offsetArgs } from '../../graphql/connection.ts';
import { selectedFields } from '../../graphql/selectedFields.ts';
import { Category } from '../taxonomy/categories/categorySchema.ts';
import { listCategories } from '../taxonomy/categories/listCategories.ts';
import { listReviews } from '../reviews/listReviews.ts';
import { ReviewConnection } from '../reviews/reviewSchema.ts';
import { computedValues } from './businessRow.ts';
import { nearbyBusinesses } from './list/nearbyBusinesses.ts';
import { relatedBusinesses, type RelatedBusinesses as Related } from './list/relatedBusinesses.ts';
import { Business } from './businessSchema.ts';

const RelatedBusinesses = builder.objectRef<Related>('RelatedBusinesses').implement({
  description: 'Related listings in groups, best rated first. Each listing is in at most one group.',
  fields: (t) => ({
    sameCategory: t.expose('sameCategory', {
      type: [Business],
      description: 'Up to six of the same category in other cities.',
    }),
    sameCity: t.expose('sameCity', {
      type: [Business],
      description: 'Up to six of other categories in the same city.',
    }),
    sameType: t.expose('sameType', {
      type: [Business],
      description: 'Up to four others of the same type.',
    }),
    topCategories: t.field({
      type: [Category],
      description: 'The eight largest categories.',
      resolve: async (_related, _args, context) => (await listCategories(context, { first: 8 })).nodes,
    }),
  }),
});

builder.prismaObjectFields(Business, (t) => ({
  reviews: t.field({
    type: ReviewConnection,
    description: 'Published reviews: those with text first, newest first.',
    args: offsetArgs(3),
    complexity: (args) => ({ field: 5, multiplier: args.first ?? 3 }),
    resolve: (business, args, context) =>
      listReviews(context, business.id, args, computedValues(business).firstReviews),
  }),
  related: t.field({
    type: RelatedBusinesses,
    description: 'Related listings.',
    complexity: { field: 30, multiplier: 1 },
    resolve: (business, _args, context, info) =>
      relatedBusinesses(
        context,
        business.id,
        new Set(
          ['sameCategory', 'sameCity', 'sameType'].flatMap((group) => [...selectedFields(info, group)]),
        ),
      ),
  }),
  nearby: t.field({
    type: [Business],
    description:
      'Listings within 25 km, nearest first; without a known position, the best of its city. Permanently closed ones are omitted. At most 20.',
    args: { first: t.arg.int({ defaultValue: 4, description: 'At most 20.' }) },
    complexity: (args) => ({ field: 20, multiplier: args.first ?? 4 }),
    resolve: (business, args, context, info) =>
      nearbyBusinesses(context, business, args.first ?? 4, selectedFields(info)),
  }),
}));
