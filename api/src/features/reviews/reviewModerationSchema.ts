import { builder } from '../../graphql/builder.ts';
import { offsetConnection } from '../../graphql/offsetConnection.ts';
import { hideReviews, restoreReviews } from './hideReviews.ts';
import { listReviewModerations, moderatedListing } from './listReviewModerations.ts';
import { removeReviews } from './removeReviews.ts';
import { undoReviewModeration } from './undoReviewModeration.ts';

export const ReviewHideReason = builder.enumType('ReviewHideReason', {
  description: 'Why a review is hidden or removed.',
  values: {
    SPAM: { description: 'Spam or advertising.' },
    OFFENSIVE: { description: 'Insults, threats or hate.' },
    PERSONAL_DATA: { description: 'Personal data of somebody.' },
    OFF_TOPIC: { description: 'It is not about the business.' },
    MISLEADING: { description: 'It is made up or misleading.' },
    WRONG_LISTING: { description: 'It belongs to another business.' },
    LEGAL_REQUEST: { description: 'A legal request.' },
    OTHER: { description: 'Another reason, which the note says.' },
  } as const,
});

const ReviewModerationKind = builder.enumType('ReviewModerationKind', {
  description: 'What was decided about reviews.',
  values: {
    HIDE: { description: 'They are hidden.' },
    RESTORE: { description: 'They are shown again.' },
    REMOVE: { description: 'They are removed for good.' },
  } as const,
});

const ReviewModeration = builder.prismaObject('ReviewModeration', {
  description: 'One decision about one or many reviews.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the decision.' }),
    kind: t.expose('kind', { type: ReviewModerationKind, description: 'What was decided.' }),
    reason: t.expose('reason', {
      type: ReviewHideReason,
      nullable: true,
      description: 'Why; null where nothing was said.',
    }),
    note: t.exposeString('note', { description: 'What was written beside the reason; may be empty.' }),
    reviewCount: t.int({
      description: 'Reviews that it changed.',
      resolve: ({ reviewIds }) => reviewIds.length,
    }),
    reviewIds: t.expose('reviewIds', { type: ['Int'], description: 'Their numbers.' }),
    listingName: t.string({
      nullable: true,
      description: 'Name of the listing of the first of them; null where it is gone.',
      resolve: (moderation, _args, context) => moderatedListing(context, moderation),
    }),
    operatorName: t.string({
      nullable: true,
      description: 'Who decided; null for operators that are no more.',
      select: { operator: { select: { name: true } }, apiKey: { select: { name: true } } },
      resolve: ({ operator, apiKey }) => (apiKey ? `API: ${apiKey.name}` : (operator?.name ?? null)),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When.' }),
    canUndo: t.boolean({
      description: 'Whether undoReviewModeration takes it back.',
      resolve: ({ kind, undoneAt }) => kind !== 'REMOVE' && undoneAt === null,
    }),
    undoneAt: t.expose('undoneAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was taken back; null where it was not.',
    }),
    restored: t.exposeInt('restored', { description: 'Of its undo: reviews that are as before.' }),
    kept: t.exposeInt('kept', {
      description: 'Of its undo: reviews about which something else was decided since.',
    }),
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
    description: 'What was decided about reviews, the newest first. Operators only.',
    args: {
      first: t.arg.int({ defaultValue: 20, description: 'At most 100.' }),
      offset: t.arg.int({ description: 'Number of items to skip.' }),
    },
    complexity: (args) => ({ field: 5, multiplier: args.first ?? 20 }),
    resolve: (_root, args, context) => listReviewModerations(context, args),
  }),
);

const HideReviewsInput = builder.inputType('HideReviewsInput', {
  description: 'Reviews and why they are hidden.',
  fields: (t) => ({
    ids: t.intList({ required: true, description: 'Numbers of 1 to 500 reviews.' }),
    reason: t.field({ type: ReviewHideReason, required: true, description: 'Why.' }),
    note: t.string({ description: 'At most 500 characters; needed for OTHER.' }),
  }),
});

const RemoveReviewsInput = builder.inputType('RemoveReviewsInput', {
  description: 'Reviews that are removed for good.',
  fields: (t) => ({
    ids: t.intList({ required: true, description: 'Numbers of 1 to 500 reviews.' }),
    reason: t.field({
      type: ReviewHideReason,
      description: 'Why; what hidden ones were hidden for where left out.',
    }),
    note: t.string({ description: 'At most 500 characters; needed for OTHER.' }),
  }),
});

builder.mutationFields((t) => ({
  hideReviews: t.field({
    type: ReviewModeration,
    authScopes: { operator: true },
    description:
      'Hides reviews from everybody but operators: on pages, in every API, and in later imports of the same. CONFLICT where all are hidden so. Operators only.',
    args: { input: t.arg({ type: HideReviewsInput, required: true, description: 'Which, and why.' }) },
    resolve: (_root, { input }, context) => hideReviews(context, input),
  }),
  restoreReviews: t.field({
    type: ReviewModeration,
    authScopes: { operator: true },
    description: 'Shows hidden reviews again. CONFLICT where none is hidden. Operators only.',
    args: { ids: t.arg.intList({ required: true, description: 'Numbers of 1 to 500 reviews.' }) },
    resolve: (_root, { ids }, context) => restoreReviews(context, { ids }),
  }),
  removeReviews: t.field({
    type: ReviewModeration,
    authScopes: { operator: true },
    description:
      'Removes reviews for good: what they say is deleted, and the same review is left out of later imports. It can’t be taken back. Operators only.',
    args: { input: t.arg({ type: RemoveReviewsInput, required: true, description: 'Which.' }) },
    resolve: (_root, { input }, context) => removeReviews(context, input),
  }),
  undoReviewModeration: t.field({
    type: ReviewModeration,
    authScopes: { operator: true },
    description:
      'Takes back that reviews were hidden or shown again; those about which something else was decided since stay. CONFLICT for a removal, or a second time. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the decision.' }) },
    resolve: (_root, { id }, context) => undoReviewModeration(context, id),
  }),
}));
