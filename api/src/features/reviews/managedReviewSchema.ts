import { builder } from '../../graphql/builder.ts';
import { connection } from '../../graphql/connection.ts';
import {
  countManagedReviews,
  countReviewStates,
  listReviewSources,
  type ReviewCount,
} from './countManagedReviews.ts';
import {
  decidedBy,
  findManagedReview,
  importFileName,
  listManagedReviews,
  withReviewedListing,
  type ManagedReviewPage,
  type ManagedReviewRow,
} from './listManagedReviews.ts';
import type { ReviewState } from './reviewFilter.ts';
import { ReviewHideReason } from './reviewModerationSchema.ts';

const ReviewStateEnum = builder.enumType('ReviewState', {
  description: 'Visibility of a review.',
  values: {
    SHOWN: { description: 'Everybody.' },
    HIDDEN: { description: 'Operators only, who can show it again.' },
    REMOVED: { description: 'Nobody: its words are deleted, and it is never imported again.' },
  } as const,
});

const ReviewedListing = builder.prismaObject('Business', {
  variant: 'ReviewedListing',
  select: withReviewedListing.business.select,
  description: 'The listing that a review is about.',
  fields: (t) => ({
    id: t.int({ description: 'Number of the listing.', resolve: ({ id }) => id }),
    name: t.string({ description: 'Its name.', resolve: ({ name }) => name }),
    slug: t.string({ description: 'Its slug.', resolve: ({ slug }) => slug }),
    isInTrash: t.boolean({
      description: 'Whether it is in the trash, which hides its reviews.',
      resolve: ({ deletedAt }) => deletedAt !== null,
    }),
  }),
});

const stateOf = ({ hiddenAt, removedAt }: ManagedReviewRow): ReviewState =>
  removedAt !== null ? 'REMOVED' : hiddenAt !== null ? 'HIDDEN' : 'SHOWN';

const ManagedReview = builder.prismaObject('Review', {
  variant: 'ManagedReview',
  include: withReviewedListing,
  description: 'A review as operators see it. The content of a removed one is null.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the review.' }),
    state: t.field({ type: ReviewStateEnum, description: 'Its visibility.', resolve: stateOf }),
    authorName: t.exposeString('authorName', { nullable: true, description: 'Its author.' }),
    rating: t.exposeInt('rating', { nullable: true, description: '1 to 5.' }),
    comment: t.exposeString('comment', { nullable: true, description: 'Its words, as plain text.' }),
    createdAt: t.expose('reviewedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was written, where known.',
    }),
    source: t.exposeString('source', { nullable: true, description: 'Its source.' }),
    listing: t.field({
      type: ReviewedListing,
      description: 'Its topic.',
      resolve: ({ business }) => business,
    }),
    addedAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was imported.' }),
    importId: t.exposeInt('importId', { nullable: true, description: 'The import that added it.' }),
    importFileName: t.string({
      nullable: true,
      description: 'Name of the file of that import.',
      resolve: (review, _args, context) => importFileName(context, review),
    }),
    hiddenAt: t.expose('hiddenAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was hidden or removed; null while it is visible.',
    }),
    hiddenReason: t.expose('hiddenReason', {
      type: ReviewHideReason,
      nullable: true,
      description: 'Reason; null if none was given.',
    }),
    hiddenNote: t.exposeString('hiddenNote', {
      nullable: true,
      description: 'Note about the decision.',
    }),
    decidedBy: t.string({
      nullable: true,
      description: 'Operator who decided last; null if none did, or the operator was deleted.',
      resolve: (review, _args, context) => decidedBy(context, review),
    }),
  }),
});

const ReviewFilterInput = builder.inputType('ManagedReviewFilter', {
  description: 'All conditions must hold.',
  fields: (t) => ({
    search: t.string({
      description:
        'Words that must all occur in the text or the author’s name; case and accents are ignored; at most 200 characters.',
    }),
    rating: t.int({ description: '1 to 5 stars.' }),
    state: t.field({ type: ReviewStateEnum, description: 'Visibility; omitted: all.' }),
    businessId: t.int({ description: 'Of this listing.' }),
    importId: t.int({ description: 'Added by this import.' }),
    source: t.string({ description: 'Source, compared exactly.' }),
    reason: t.field({ type: ReviewHideReason, description: 'Hidden or removed for this reason.' }),
  }),
});

const ReviewOrder = builder.enumType('ManagedReviewOrder', {
  description:
    'By the date of a review; hidden and removed ones by the time of that decision; with a search or an import by the time of import.',
  values: {
    NEWEST: { description: 'The newest first.' },
    OLDEST: { description: 'The oldest first.' },
  } as const,
});

const ReviewCountRef = builder.objectRef<ReviewCount>('ReviewCount').implement({
  description: 'A number of reviews.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'Number; exact for one listing, otherwise at most 10,000.' }),
    isLowerBound: t.exposeBoolean('isLowerBound', {
      description: 'Whether there may be more: 10,000 reviews were looked at.',
    }),
  }),
});

const ReviewStateCounts = builder.objectRef<Record<ReviewState, ReviewCount>>('ReviewStateCounts').implement({
  description: 'Number of a filter’s reviews in each state.',
  fields: (t) => ({
    shown: t.field({ type: ReviewCountRef, description: 'Shown.', resolve: ({ SHOWN }) => SHOWN }),
    hidden: t.field({ type: ReviewCountRef, description: 'Hidden.', resolve: ({ HIDDEN }) => HIDDEN }),
    removed: t.field({ type: ReviewCountRef, description: 'Removed.', resolve: ({ REMOVED }) => REMOVED }),
  }),
});

const ManagedReviewConnection = connection<ManagedReviewPage>('ManagedReviewConnection', {
  node: ManagedReview,
  description: 'A page of reviews, for operators.',
  nodes: 'The reviews; if `isCutShort`, fewer than requested, or none.',
  more: (t) => ({
    isCutShort: t.exposeBoolean('isCutShort', {
      description:
        'Whether the page ended before it was full: a page scans 10,000 reviews at most, by date 1,500. The next page continues from there.',
    }),
    total: t.field({
      type: ReviewCountRef,
      description: 'Number of matches.',
      complexity: 1,
      resolve: ({ filter }, _args, context) => countManagedReviews(context, filter),
    }),
    states: t.field({
      type: ReviewStateCounts,
      description: 'Number in each state, regardless of the filter’s state.',
      complexity: 1,
      resolve: ({ filter }, _args, context) => countReviewStates(context, filter),
    }),
  }),
});

builder.queryFields((t) => ({
  managedReviews: t.field({
    type: ManagedReviewConnection,
    authScopes: { operator: true },
    description: 'Reviews in any state. Operators only.',
    args: {
      filter: t.arg({ type: ReviewFilterInput, description: 'Filter; omitted: all.' }),
      order: t.arg({ type: ReviewOrder, defaultValue: 'NEWEST', description: 'Sort direction.' }),
      first: t.arg.int({ defaultValue: 20, description: 'At most 100.' }),
      after: t.arg.string({ description: '`endCursor` of the page before.' }),
    },
    complexity: (args) => ({ field: 5, multiplier: args.first ?? 20 }),
    resolve: (_root, args, context) => listManagedReviews(context, args),
  }),
  managedReview: t.field({
    type: ManagedReview,
    nullable: true,
    authScopes: { operator: true },
    description: 'One review in any state; null where there is none. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the review.' }) },
    resolve: (_root, { id }, context) => findManagedReview(context, id),
  }),
  reviewSources: t.stringList({
    authScopes: { operator: true },
    description: 'Sources of the newest 10,000 reviews, most frequent first; at most 20. Operators only.',
    resolve: (_root, _args, context) => listReviewSources(context),
  }),
}));
