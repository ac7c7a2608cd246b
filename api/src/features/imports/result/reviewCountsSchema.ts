import { builder } from '../../../graphql/builder.ts';
import type { ReviewCounts } from './reviewCounts.ts';

export const ImportReviewCounts = builder.objectRef<ReviewCounts>('ImportReviewCounts').implement({
  description:
    'The reviews in the file of an import, as rows or in cells. The five outcomes add up to found.',
  fields: (t) => ({
    rows: t.exposeInt('rows', {
      description: 'Rows of sheets of reviews, which are not counted as listings.',
    }),
    found: t.exposeInt('found', { description: 'Reviews in the file.' }),
    created: t.exposeInt('created', { description: 'Reviews that it added.' }),
    unchanged: t.exposeInt('unchanged', {
      description:
        'Reviews that already exist, occur twice in the file, or were hidden or removed by an operator.',
    }),
    doubtful: t.exposeInt('doubtful', {
      description: 'Reviews of ambiguous rows; they are added if an operator decides so.',
    }),
    skipped: t.exposeInt('skipped', { description: 'Reviews of skipped rows.' }),
    refused: t.exposeInt('refused', {
      description: 'Reviews that are invalid, or whose listing is unknown; see problems.',
    }),
  }),
});
