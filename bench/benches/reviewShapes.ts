import {
  countManagedReviews,
  countReviewStates,
  listReviewSources,
} from '../../api/src/features/reviews/countManagedReviews.ts';
import { listManagedReviews, type ReviewOrder } from '../../api/src/features/reviews/listManagedReviews.ts';
import type { ReviewFilter } from '../../api/src/features/reviews/reviewFilter.ts';
import type { Shape } from './managementShapes.ts';

/** Decisions as operators leave them, and an import of long ago: generated reviews have neither. */
export const makeDecisions = [
  `UPDATE reviews SET hidden_at = now() - id * interval '1 second', hidden_reason = 'SPAM',
     moderation_key = review_identity(author_name, comment) WHERE id % 40 = 0 AND hidden_at IS NULL`,
  `UPDATE reviews SET import_id = 1 WHERE id <= (SELECT max(id) / 3 FROM reviews) AND import_id IS NULL`,
];

const list =
  (
    filter: ReviewFilter,
    { order = 'NEWEST', pages = 1 }: { order?: ReviewOrder; pages?: number } = {},
  ): Shape[1] =>
  async (context) => {
    let after: string | null = null;
    for (let page = 0; page < pages; page += 1) {
      const found = await listManagedReviews(context, { filter, order, first: 20, after });
      after = found.pageInfo.endCursor;
      if (after === null) break;
    }
    await countManagedReviews(context, filter);
    await countReviewStates(context, filter);
  };

/** Queries of the screen of reviews. */
export const reviewShapes: readonly Shape[] = [
  ['reviews', list({ state: 'SHOWN' })],
  ['reviews, oldest first, page 5', list({ state: 'SHOWN' }, { order: 'OLDEST', pages: 5 })],
  ['reviews in any state, page 20', list({}, { pages: 20 })],
  ['reviews: one star', list({ rating: 1, state: 'SHOWN' })],
  ['reviews: of a source that there is not', list({ source: 'nowhere' })],
  ['reviews: hidden', list({ state: 'HIDDEN' })],
  ['reviews: hidden, one star, oldest first', list({ state: 'HIDDEN', rating: 1 }, { order: 'OLDEST' })],
  ['reviews: hidden for a rare reason', list({ reason: 'LEGAL_REQUEST' })],
  ['reviews: removed', list({ state: 'REMOVED' })],
  ['reviews: of a listing', list({ businessId: 1 })],
  ['reviews: of an import of long ago', list({ importId: 1, state: 'SHOWN' })],
  [
    'reviews: of an import of long ago, one star, oldest first',
    list({ importId: 1, rating: 1 }, { order: 'OLDEST' }),
  ],
  ['reviews: of an import, search', list({ importId: 1, search: 'qqqqzzzz' })],
  ['reviews: search, common word', list({ search: 'good' })],
  ['reviews: search, nothing found', list({ search: 'qqqqzzzz wwww' })],
  ['sources of reviews', (context) => listReviewSources(context)],
];
