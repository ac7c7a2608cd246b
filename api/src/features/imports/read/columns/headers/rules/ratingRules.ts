// Rules for columns of ratings and other figures.
import { contentOf } from '../../content/columnContent.ts';
import { areNonRatingNumbers, isStarClassHeader } from '../../evidence/nonRatingNumbers.ts';
import { isMissingField, readAs, rule, type HeaderRule } from './headerRule.ts';

/** 'Reviews' over ratings, where no other column has them. */
export const ratingUnderReviews = rule(
  (column) =>
    column.reading === undefined &&
    /^(?:google )?reviews?$/i.test(column.header.trim()) &&
    contentOf(column.values) === 'rating' &&
    isMissingField(column, 'rating'),
  readAs('rating'),
);

/** The class of a hotel, the stars of a guide and scores of a search are no ratings by visitors. */
export const figureThatIsNoRating: HeaderRule = ({ reading, comparable, values }) => {
  const saysRating = reading === undefined ? isStarClassHeader(comparable) : reading.field === 'rating';
  return saysRating && areNonRatingNumbers(comparable, values)
    ? { kind: 'drop', reading: { field: 'rating', rank: 0 } }
    : null;
};
