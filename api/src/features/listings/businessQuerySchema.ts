import type { GraphQLResolveInfo } from 'graphql';
import { builder } from '../../graphql/builder.ts';
import { argumentsBelow, selectedFields } from '../../graphql/selectedFields.ts';
import { limits } from '../../lib/limits.ts';
import { Category } from '../taxonomy/categories/categorySchema.ts';
import { City } from '../taxonomy/cities/citySchema.ts';
import { BusinessFilter, BusinessSort } from './businessFilterSchema.ts';
import {
  BusinessConnection,
  BusinessCount,
  countedFilters,
  countFilters,
  maxCounted,
  pageComplexity,
  complexityOfCounts,
} from './businessListSchema.ts';
import { Business } from './businessSchema.ts';
import { findBusiness } from './findBusiness.ts';
import { listByIds, maxIds } from './listByIds.ts';
import { listBusinesses } from './list/listBusinesses.ts';
import { randomBusinesses } from './list/randomBusinesses.ts';
import { suggest, type Suggestions } from './search/suggest.ts';

const SuggestionsType = builder.objectRef<Suggestions>('Suggestions').implement({
  description: 'Search suggestions.',
  fields: (t) => ({
    businesses: t.expose('businesses', {
      type: [Business],
      description: 'Matching listings, best match first.',
    }),
    categories: t.expose('categories', {
      type: [Category],
      description: 'Categories with a word that starts with the text.',
    }),
    cities: t.expose('cities', {
      type: [City],
      description: 'Cities with a word that starts with the text.',
    }),
  }),
});

builder.queryFields((t) => ({
  businessCounts: t.field({
    type: [BusinessCount],
    description: `Number of listings for each of several filters, in their order. At most ${maxCounted} filters.`,
    args: countedFilters,
    complexity: complexityOfCounts,
    resolve: (_root, { filters }, context) => countFilters(context, filters),
  }),
  business: t.field({
    type: Business,
    nullable: true,
    description:
      'A listing by its slug. A former slug returns the listing that it now belongs to. Null if there is none; GONE if it was permanently removed.',
    args: {
      slug: t.arg.string({ required: true, description: 'Current or former slug of the listing.' }),
    },
    resolve: (_root, args, context, info) =>
      findBusiness(context, args.slug, selectedFields(info), firstReviews(info)),
  }),
  businessesByIds: t.field({
    type: [Business],
    description: `Listings by their ids, in the same order and without repeats. A merged listing is replaced by its target; unknown and deleted ids are omitted. At most ${maxIds}.`,
    args: {
      ids: t.arg.intList({ required: true, description: `At most ${maxIds} ids.` }),
    },
    complexity: (args) => ({ field: pageComplexity, multiplier: Math.max(1, args.ids.length) }),
    resolve: (_root, args, context, info) => listByIds(context, args.ids, selectedFields(info)),
  }),
  businesses: t.field({
    type: BusinessConnection,
    description: 'Listings that match a filter.',
    args: {
      filter: t.arg({ type: BusinessFilter, description: 'Filter of listings; without one, all.' }),
      sort: t.arg({ type: BusinessSort, description: 'Default RELEVANCE.' }),
      first: t.arg.int({ defaultValue: 12, description: 'At most 100.' }),
      offset: t.arg.int({
        description:
          'Number of items to skip, for numbered pages. With filter.search, features, priceLevels or near at most 10,000, and only the best 1,000 are found. Cannot be combined with after.',
      }),
      after: t.arg.string({ description: '`endCursor` of the previous page.' }),
      sponsoredFirst: t.arg.boolean({
        description:
          'Whether up to three matching sponsored listings come first, at most a quarter of a page; only with RELEVANCE. They are not repeated on other pages.',
      }),
    },
    complexity: (args) => ({ field: pageComplexity, multiplier: args.first ?? 12 }),
    resolve: (_root, args, context, info) =>
      listBusinesses(context, args, selectedFields(info, 'nodes'), selectedFields(info).has('totalCount')),
  }),
  suggestions: t.field({
    type: SuggestionsType,
    description: 'Listings, categories and cities that start with a text, from its first letter on.',
    args: {
      text: t.arg.string({ required: true, description: 'Typed text.' }),
      limit: t.arg.int({ defaultValue: 5, description: 'Maximum number of each kind; at most 10.' }),
    },
    complexity: (args) => ({ field: 20, multiplier: args.limit ?? 5 }),
    resolve: (_root, args, context, info) =>
      suggest(context, { text: args.text, limit: args.limit ?? 5 }, selectedFields(info, 'businesses')),
  }),
  randomBusinesses: t.field({
    type: BusinessConnection,
    description: 'Listings that trade, in a seeded random order, without repeats across pages.',
    args: {
      first: t.arg.int({ defaultValue: 12, description: 'At most 100.' }),
      seed: t.arg.string({ description: 'Any text; default: the current date in UTC.' }),
      after: t.arg.string({ description: '`endCursor` of the previous page of the same seed.' }),
      sponsoredFirst: t.arg.boolean({
        description: 'Whether up to three sponsored listings come first, at most a quarter of a page.',
      }),
    },
    complexity: (args) => ({ field: pageComplexity, multiplier: args.first ?? 12 }),
    resolve: (_root, args, context, info) => randomBusinesses(context, args, selectedFields(info, 'nodes')),
  }),
}));

/** Number of first reviews that a query selects; null if it selects others, or none. */
function firstReviews(info: GraphQLResolveInfo): number | null {
  const { first, offset } = argumentsBelow(info, 'reviews') ?? {};
  const isFit = Number.isInteger(first) && Number(first) >= 1 && Number(first) <= limits.listFromOutside;
  return isFit && !offset ? Number(first) : null;
}
