import { builder } from '../../graphql/builder.ts';
import { offsetArgs } from '../../graphql/connection.ts';
import { offsetConnection } from '../../graphql/offsetConnection.ts';
import { hideReviews, restoreReviews } from './hideReviews.ts';
import { listReviewModerations, moderatedListing } from './listReviewModerations.ts';
import { removeReviews } from './removeReviews.ts';
import { undoReviewModeration } from './undoReviewModeration.ts';

export const ReviewHideReason = builder.enumType('ReviewHideReason', {
  description: 'Reason for hiding or removing a review.',
  values: {
    SPAM: { description: 'Spam or advertising.' },
    OFFENSIVE: { description: 'Insults, threats or hate speech.' },
    PERSONAL_DATA: { description: 'Contains personal data.' },
    OFF_TOPIC: { description: 'Not about the business.' },
    MISLEADING: { description: 'Fabricated or misleading.' },
    WRONG_LISTING: { description: 'About another business.' },
    LEGAL_REQUEST: { description: 'Legal request.' },
    OTHER: { description: 'Other; the note gives the reason.' },
  } as const,
});

const ReviewModerationKind = builder.enumType('ReviewModerationKind', {
  description: 'Kind of a decision about reviews.',
  values: {
    HIDE: { description: 'The reviews are hidden.' },
    RESTORE: { description: 'The reviews are shown again.' },
    REMOVE: { description: 'The reviews are removed permanently.' },
  } as const,
});

const ReviewModeration = builder.prismaObject('ReviewModeration', {
  description: 'A moderation decision about one or many reviews.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the decision.' }),
    kind: t.expose('kind', { type: ReviewModerationKind, description: 'Kind of the decision.' }),
    reason: t.expose('reason', {
      type: ReviewHideReason,
      nullable: true,
      description: 'Reason; null if none was given.',
    }),
    note: t.exposeString('note', { description: 'Note about the decision; may be empty.' }),
    reviewCount: t.int({
      description: 'Number of reviews that it changed.',
      resolve: ({ reviewIds }) => reviewIds.length,
    }),
    reviewIds: t.expose('reviewIds', { type: ['Int'], description: 'Ids of these reviews.' }),
    listingName: t.string({
      nullable: true,
      description: 'Name of the listing of the first review; null if it was deleted.',
      resolve: (moderation, _args, context) => moderatedListing(context, moderation),
    }),
    operatorName: t.string({
      nullable: true,
      description: 'Operator who made it; null for deleted operators.',
      select: { operator: { select: { name: true } }, apiKey: { select: { name: true } } },
      resolve: ({ operator, apiKey }) => (apiKey ? `API: ${apiKey.name}` : (operator?.name ?? null)),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    canUndo: t.boolean({
      description: 'Whether undoReviewModeration can undo it.',
      resolve: ({ kind, undoneAt }) => kind !== 'REMOVE' && undoneAt === null,
    }),
    undoneAt: t.expose('undoneAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was undone; null if it was not.',
    }),
    restored: t.exposeInt('restored', { description: 'Reviews that the undo restored.' }),
    skipped: t.exposeInt('kept', {
      description: 'Reviews that the undo skipped, because they were moderated again.',
    }),
    kept: t.exposeInt('kept', { description: 'The same as skipped.', deprecationReason: 'Use skipped.' }),
  }),
});

const ReviewModerationConnection = offsetConnection('ReviewModerationConnection', ReviewModeration, {
  page: 'A page of decisions about reviews.',
  nodes: 'The decisions.',
  totalCount: 'All decisions.',
});

builder.queryField('reviewModerations', (t) =>
  t.field({
    type: ReviewModerationConnection,
    authScopes: { operator: true },
    description: 'Decisions about reviews, newest first. Operators only.',
    args: offsetArgs(20),
    complexity: (args) => ({ field: 5, multiplier: args.first ?? 20 }),
    resolve: (_root, args, context) => listReviewModerations(context, args),
  }),
);

const HideReviewsInput = builder.inputType('HideReviewsInput', {
  description: 'Reviews to hide, and the reason.',
  fields: (t) => ({
    ids: t.intList({ required: true, description: 'Ids of 1 to 500 reviews.' }),
    reason: t.field({ type: ReviewHideReason, required: true, description: 'Reason.' }),
    note: t.string({ description: 'Note, at most 500 characters; required for OTHER.' }),
  }),
});

const RemoveReviewsInput = builder.inputType('RemoveReviewsInput', {
  description: 'Reviews to remove permanently.',
  fields: (t) => ({
    ids: t.intList({ required: true, description: 'Ids of 1 to 500 reviews.' }),
    reason: t.field({
      type: ReviewHideReason,
      description: 'Reason; omitted: the reason for which they were hidden.',
    }),
    note: t.string({ description: 'Note, at most 500 characters; required for OTHER.' }),
  }),
});

builder.mutationFields((t) => ({
  hideReviews: t.field({
    type: ReviewModeration,
    authScopes: { operator: true },
    description:
      'Hides reviews from everybody but operators: on pages, in every API, and in later imports. CONFLICT if all are already hidden. Operators only.',
    args: {
      input: t.arg({ type: HideReviewsInput, required: true, description: 'The reviews, and the reason.' }),
    },
    resolve: (_root, { input }, context) => hideReviews(context, input),
  }),
  restoreReviews: t.field({
    type: ReviewModeration,
    authScopes: { operator: true },
    description: 'Shows hidden reviews again. CONFLICT if none is hidden. Operators only.',
    args: { ids: t.arg.intList({ required: true, description: 'Numbers of 1 to 500 reviews.' }) },
    resolve: (_root, { ids }, context) => restoreReviews(context, { ids }),
  }),
  removeReviews: t.field({
    type: ReviewModeration,
    authScopes: { operator: true },
    description:
      'Removes reviews permanently: their content is deleted, and later imports skip them. It cannot be undone. Operators only.',
    args: {
      input: t.arg({ type: RemoveReviewsInput, required: true, description: 'The reviews to remove.' }),
    },
    resolve: (_root, { input }, context) => removeReviews(context, input),
  }),
  undoReviewModeration: t.field({
    type: ReviewModeration,
    authScopes: { operator: true },
    description:
      'Undoes hiding or showing reviews, except those that were moderated again. CONFLICT for a removal, or a second undo. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the decision.' }) },
    resolve: (_root, { id }, context) => undoReviewModeration(context, id),
  }),
}));
