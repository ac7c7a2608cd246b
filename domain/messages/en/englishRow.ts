import type { NestedText } from '../messageData.ts';
import { englishCount, englishNumber } from './englishFormat.ts';

export const englishRow = {
  nameOnlyInvisible: 'The name of the business consists of invisible characters only.',
  rowIsNote: 'The row is a total, a note or the title of a section, not a business.',
  nameEmpty: 'The name of the business is empty.',
  moderationUnreadable: 'Whether the review is hidden could not be read.',
  valueTooLong: ({ limit }: { limit: number }) =>
    `The value has more than ${englishCount(limit, 'character')}.`,
  listingUnknown: 'The row does not say which business it is: the columns id and slug must name one.',
  jsonBroken: 'The JSON value is broken.',
  formUnknown: 'The format of this value is unknown.',
  reviewEmpty: 'The review has neither a rating nor text.',
  reviewRatingNotWhole: 'The rating of a review must be a whole number from 1 to 5.',
  jsonTooDeep: ({ limit }: { limit: number }) =>
    `The JSON value is nested deeper than ${englishCount(limit, 'level')}.`,
  jsonTooMany: ({ limit }: { limit: number }) =>
    `The JSON value has more than ${englishCount(limit, 'item')}.`,
  linkScheme: 'Only http and https links are accepted.',
  webAddressInvalid: 'Not a valid web address.',
  numberUnreadable: 'It could not be read as a number.',
  ratingValueOutOfRange: 'A rating must be between 0 and 5.',
  numberOutOfRange: 'The number is out of range.',
  idRounded: 'A spreadsheet program rounded the last digits of the ID; store the column as text.',
  latitudeOutOfRange: 'The latitude must be between -90 and 90.',
  longitudeOutOfRange: 'The longitude must be between -180 and 180.',
  positionPlaceholder: 'The position 0, 0 is a placeholder.',
  positionDoubtful: 'A position at sea or far from its town is ignored if there is no address.',
  positionShared: 'Businesses with other names and no address have the same position.',
  reviewRatingOutOfRange: 'The rating of a review must be between 1 and 5.',
  reviewDateUnreadable: 'It could not be read as the date of a review.',
  reviewsUnreadable: 'It could not be read as a list of reviews.',
  reviewsTooMany: ({ limit }: { limit: number }) =>
    `Only the first ${englishCount(limit, 'review')} were read.`,
  listCutOff: 'The cell is cut off; only the complete items before the cut were read.',
  valueNotText: 'The value is not text.',
  reviewProblem: ({ number, problem }: { number: number; problem: NestedText }) =>
    `Review ${englishNumber(number)}: ${problem}`,
};
