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
    SHOWN: { description: 'Visible to everybody.' },
    HIDDEN: { description: 'Visible to operators only, who can show it again.' },
    REMOVED: { description: 'Visible to nobody: the content was deleted, and later imports skip it.' },
  } as const,
});

const ReviewedListing = builder.prismaObject('Business', {
  variant: 'ReviewedListing',
  select: withReviewedListing.business.select,
  description: 'The listing that a review is about.',
  fields: (t) => ({
    id: t.int({ description: 'Number of the listing.', resolve: ({ id }) => id }),
    name: t.string({ description: 'Name.', resolve: ({ name }) => name }),
    slug: t.string({ description: 'Slug.', resolve: ({ slug }) => slug }),
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
  description: 'A review for operators. The content of a removed review is null.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the review.' }),
    state: t.field({ type: ReviewStateEnum, description: 'Visibility.', resolve: stateOf }),
    authorName: t.exposeString('authorName', { nullable: true, description: 'Author.' }),
    rating: t.exposeInt('rating', { nullable: true, description: 'Rating, 1 to 5.' }),
    comment: t.exposeString('comment', { nullable: true, description: 'Text of the review, as plain text.' }),
    createdAt: t.expose('reviewedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was written, if known.',
    }),
    source: t.exposeString('source', { nullable: true, description: 'Source.' }),
    listing: t.field({
      type: ReviewedListing,
      description: 'Listing of the review.',
      resolve: ({ business }) => business,
    }),
    addedAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was imported.' }),
    importId: t.exposeInt('importId', { nullable: true, description: 'The import that added it.' }),
    importFileName: t.string({
      nullable: true,
      description: 'File name of the import that added it.',
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
  description: 'Filter of reviews. All conditions must hold.',
  fields: (t) => ({
    search: t.string({
      description:
        'Words that must all occur in the text or the author’s name; case and accents are ignored. At most 200 characters.',
    }),
    rating: t.int({ description: 'Rating, 1 to 5.' }),
    state: t.field({ type: ReviewStateEnum, description: 'Visibility; omitted: all.' }),
    businessId: t.int({ description: 'Only reviews of this listing.' }),
    importId: t.int({ description: 'Only reviews added by this import.' }),
    source: t.string({ description: 'Source; must be equal.' }),
    reason: t.field({
      type: ReviewHideReason,
      description: 'Only reviews hidden or removed for this reason.',
    }),
  }),
});

const ReviewOrder = builder.enumType('ManagedReviewOrder', {
  description:
    'Order of reviews by date; hidden and removed ones by date of the decision; with a search or an import, by date of import.',
  values: {
    NEWEST: { description: 'Newest first.' },
    OLDEST: { description: 'Oldest first.' },
  } as const,
});

const ReviewCountRef = builder.objectRef<ReviewCount>('ReviewCount').implement({
  description: 'A number of reviews.',
  fields: (t) => ({
    count: t.exposeInt('count', {
      description: 'Number of reviews; exact for one listing, otherwise counted up to 10,000.',
    }),
    isLowerBound: t.exposeBoolean('isLowerBound', {
      description: 'Whether there may be more than 10,000 reviews.',
    }),
  }),
});

const ReviewStateCounts = builder.objectRef<Record<ReviewState, ReviewCount>>('ReviewStateCounts').implement({
  description: 'Number of reviews in each state.',
  fields: (t) => ({
    shown: t.field({ type: ReviewCountRef, description: 'Visible reviews.', resolve: ({ SHOWN }) => SHOWN }),
    hidden: t.field({
      type: ReviewCountRef,
      description: 'Hidden reviews.',
      resolve: ({ HIDDEN }) => HIDDEN,
    }),
    removed: t.field({
      type: ReviewCountRef,
      description: 'Removed reviews.',
      resolve: ({ REMOVED }) => REMOVED,
    }),
  }),
});

const ManagedReviewConnection = connection<ManagedReviewPage>('ManagedReviewConnection', {
  node: ManagedReview,
  description: 'A page of reviews, for operators.',
  nodes: 'The reviews; if `isCutShort`, fewer than requested, or none.',
  more: (t) => ({
    isCutShort: t.exposeBoolean('isCutShort', {
      description:
        'Whether the page ended before it was full: a page scans at most 10,000 reviews, or 1,500 by date. The next page continues there.',
    }),
    total: t.field({
      type: ReviewCountRef,
      description: 'Number of matches.',
      complexity: 1,
      resolve: ({ filter }, _args, context) => countManagedReviews(context, filter),
    }),
    states: t.field({
      type: ReviewStateCounts,
      description: 'Number of reviews in each state, ignoring the filter’s state.',
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
      after: t.arg.string({ description: '`endCursor` of the previous page.' }),
    },
    complexity: (args) => ({ field: 5, multiplier: args.first ?? 20 }),
    resolve: (_root, args, context) => listManagedReviews(context, args),
  }),
  managedReview: t.field({
    type: ManagedReview,
    nullable: true,
    authScopes: { operator: true },
    description: 'A review in any state; null if there is none. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the review.' }) },
    resolve: (_root, { id }, context) => findManagedReview(context, id),
  }),
  reviewSources: t.stringList({
    authScopes: { operator: true },
    description: 'Sources of the newest 10,000 reviews, most frequent first; at most 20. Operators only.',
    resolve: (_root, _args, context) => listReviewSources(context),
  }),
}));
