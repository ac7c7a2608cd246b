import { builder } from '../../../graphql/builder.ts';
import type { ReviewCounts } from './reviewCounts.ts';

export const ImportReviewCounts = builder.objectRef<ReviewCounts>('ImportReviewCounts').implement({
  description:
    'The reviews in the file of an import, in rows of their own or in cells. The five outcomes add up to found.',
  fields: (t) => ({
    rows: t.exposeInt('rows', {
      description: 'Rows of sheets of reviews, which are no rows of listings; reviews in cells have none.',
    }),
    found: t.exposeInt('found', { description: 'Reviews in the file.' }),
    created: t.exposeInt('created', { description: 'Reviews that it added.' }),
    unchanged: t.exposeInt('unchanged', {
      description:
        'Reviews that were there already, that the file has more than once, or that an operator hid or removed.',
    }),
    doubtful: t.exposeInt('doubtful', {
      description: 'Reviews of ambiguous rows: they are added once an operator decides to.',
    }),
    skipped: t.exposeInt('skipped', { description: 'Reviews of skipped rows.' }),
    refused: t.exposeInt('refused', {
      description: 'Reviews that could not be used, or whose listing is unknown; see problems.',
    }),
  }),
});
