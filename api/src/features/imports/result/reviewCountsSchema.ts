import { builder } from '../../../graphql/builder.ts';
import { reviewFigureNames, reviewFigures, type ReviewCounts } from './reviewCounts.ts';

export const ImportReviewCounts = builder.objectRef<ReviewCounts>('ImportReviewCounts').implement({
  description:
    'The reviews in the file of an import, as rows or in cells. The five outcomes add up to found.',
  fields: (t) =>
    Object.fromEntries(
      reviewFigureNames.map((name) => [
        name,
        t.exposeInt(name, { description: reviewFigures[name].description }),
      ]),
    ),
});
