import { listingFieldNames, type ListingFieldName } from '../../../../../../../domain/listing/fields.ts';
import type { ImportedRow } from '../../../stage/importedRow.ts';
import type { CheckedRow } from '../check/checkRow.ts';
import { ownListingOf, unknownListing } from './ownListingOf.ts';
import { ownReview } from './ownReviews.ts';
import { RowValues, type ColumnPlan } from '../rowValues.ts';
import type { SheetRow } from '../../formats/sheetRow.ts';

const maxNameLength = 500;

/** Turns a row of the sheet of reviews of our own export into a review of the listing that it names. Pure. */
export function checkOwnReview(sheet: string, cells: SheetRow, plan: ColumnPlan): CheckedRow {
  const values = new RowValues(cells, plan);
  const own = ownListingOf(values);
  if (own === null) return { problems: [unknownListing(plan, cells)] };
  values.addFault();
  const review = ownReview(values);
  // A review with unreadable stars or text is refused, since it would not be the original review.
  const problems = [...values.problems, ...values.warnings];
  if (review === null || problems.length > 0) return { problems };
  const name = values.stored('name', (text) => text.replaceAll('\0', '').slice(0, maxNameLength)) ?? '';
  const row = { sheet, rowNumber: cells.rowNumber, kind: 'REVIEW', isAddition: true, own, name } as const;
  return { row: { ...row, ...nothingOfTheListing, reviews: [review] } };
}

/** Fields of the listing, which a row of a review leaves empty. */
const nothingOfTheListing: Omit<ImportedRow, 'sheet' | 'rowNumber' | 'kind' | 'name' | 'reviews'> = {
  ...(Object.fromEntries(listingFieldNames.map((name) => [name, null])) as Record<ListingFieldName, null>),
  phoneNormalised: null,
  derived: [],
};
