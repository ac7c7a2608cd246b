// Rules for columns of ratings and other figures.
import { countOf } from '../../../values/numbers/numberValue.ts';
import { shareOf } from '../judgedHeader.ts';
import { contentOf } from '../../content/columnContent.ts';
import { areNonRatingNumbers, isStarClassHeader } from '../../evidence/nonRatingNumbers.ts';
import {
  dropColumn,
  isMissingField,
  minShown,
  mostShare,
  readAs,
  rule,
  type HeaderRule,
} from './headerRule.ts';

/** 'Rating text' over words beside a column of ratings. */
export const wordsOfRatings = rule(
  ({ one, reading, values, judged }) =>
    reading?.field === 'rating' &&
    values.length > 0 &&
    values.every((value) => !/[\d★⭐☆]/u.test(value)) &&
    judged.some((other) => other !== one && other.reading?.field === 'rating' && other.fit === 'fits'),
  dropColumn,
);

/** 'Reviews' over ratings, where no other column has them. */
export const ratingUnderReviews = rule(
  (column) =>
    column.reading === undefined &&
    /^(?:google )?reviews?$/i.test(column.header.trim()) &&
    contentOf(column.values) === 'rating' &&
    isMissingField(column, 'rating'),
  readAs('rating'),
);

/** 'Ranking' over ratings with fractions, unlike places in an order, where no other column has ratings. */
export const ratingUnderRanking = rule(
  (column) =>
    column.reading === undefined &&
    /^(?:(?:google|maps?) )?(?:ranking|rank|rang|classement|ranking(?: de)? google)$/i.test(
      column.header.trim(),
    ) &&
    contentOf(column.values) === 'rating' &&
    column.values.some((value) => /^\d[.,]\d/.test(value)) &&
    isMissingField(column, 'rating'),
  readAs('rating'),
);

/** The class of a hotel, the stars of a guide and scores of a search are not ratings by visitors. */
export const figureThatIsNoRating: HeaderRule = ({ reading, comparable, values }) => {
  const saysRating = reading === undefined ? isStarClassHeader(comparable) : reading.field === 'rating';
  return saysRating && areNonRatingNumbers(comparable, values)
    ? { kind: 'drop', reading: { field: 'rating', rank: 0 } }
    : null;
};

/** Words for inspections in headers: 'RatingDate', 'Scores.Hygiene', 'inspection_id'. */
const ofInspection = /hygien|inspect|sanitary|food.?safety|rating.?date|demerit|fhrs/i;

/** Inspection scores, which are whole numbers and no ratings by visitors. */
export const marksOfInspectors = rule(
  ({ one, reading, values, judged }) =>
    reading?.field === 'rating' &&
    values.length >= minShown &&
    values.every((value) => !/\d[.,]\d*[1-9]/.test(value)) &&
    judged.some((other) => other !== one && ofInspection.test(other.header)),
  dropColumn,
);

const isListOfTexts = (value: string): boolean => /^\[\s?["'“«]/u.test(value);

/** 'Reviews' over what was written, where another column has their number: 'Avaliações'. */
export const textsUnderReviews = rule(
  ({ one, reading, values, judged }) =>
    reading?.field === 'reviewCount' &&
    values.length > 0 &&
    shareOf(values, isListOfTexts) >= mostShare &&
    judged.some(
      (other) =>
        other !== one &&
        other.reading?.field === 'reviewCount' &&
        shareOf(other.values, (value) => countOf(value) !== null) >= mostShare,
    ),
  dropColumn,
);
