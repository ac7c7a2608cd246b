import type { ImportedReview, ImportedRow } from '../../../stage/importedRow.ts';
import type { ColumnField } from '../../columns/columnFields.ts';
import { isJsonLike } from '../../values/jsonValue.ts';
import { reviewOf, reviewsOf, withoutDuplicates } from '../../values/reviewValues.ts';
import { cleanCell } from '../../values/textValue.ts';
import type { SheetRow } from '../../formats/sheetRow.ts';
import type { ColumnPlan, RowValues } from '../rowValues.ts';

const fields = {
  author: 'reviewAuthor',
  rating: 'reviewRating',
  text: 'reviewText',
  date: 'reviewDate',
} as const satisfies Record<string, ColumnField>;

/**
 * The reviews of a row: those that its cells list, or the one that it is. Unreadable values are left empty, with a
 * warning; so is a review of which neither stars nor words are left.
 */
export function readReviews(
  values: RowValues,
  plan: ColumnPlan,
  { cells }: SheetRow,
  { placeId, googleId, cid }: Pick<ImportedRow, 'placeId' | 'googleId' | 'cid'>,
): ImportedReview[] {
  // Some tools list reviews in the column for their count.
  const listed = withoutDuplicates([
    ...values.every('reviews', (text, header) => listedIn(values, text, header)),
    ...values.every('reviewCount', (text, header) =>
      isJsonLike(text) ? listedIn(values, text, header) : null,
    ),
  ]);
  if (listed.length > 0) return listed;
  const written = (field: ColumnField) =>
    (plan.get(field) ?? []).map(({ index }) => cleanCell(cells[index])).filter((text) => text !== '');
  const parts = {
    author: written(fields.author),
    rating: written(fields.rating),
    text: written(fields.text),
    date: written(fields.date),
    // Reviews with Google ids come from Google.
    source: (placeId ?? googleId ?? cid) === null ? [] : ['Google'],
  };
  // A sheet of reviews may have rows without a review.
  if (parts.rating.length + parts.text.length + parts.author.length === 0) return [];
  const { review, lost } = reviewOf(parts, parts.rating[0] ?? null);
  for (const { part, ...problem } of lost) {
    const field = part === null || part === 'source' ? fields.rating : fields[part];
    values.warn({ ...problem, column: plan.get(field)?.[0]?.header ?? null });
  }
  return review ? [review] : [];
}

function listedIn(values: RowValues, text: string, header: string): ImportedReview[] {
  const { reviews, lost } = reviewsOf(text);
  for (const problem of lost) values.warn({ ...problem, column: header });
  return reviews;
}
