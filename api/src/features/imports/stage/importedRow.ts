import type {
  FeatureSections,
  FieldValue,
  ListingFieldName,
  ListingStatus,
} from '../../../../../domain/listing/fields.ts';
import type { RowProblem } from '../read/formats/sheetRow.ts';

export type ImportedStatus = ListingStatus;
export type ImportedAbout = FeatureSections;

export interface ImportedReview {
  authorName: string | null;
  /** Whole stars, 1 to 5. */
  rating: number | null;
  comment: string | null;
  /** ISO 8601 in UTC. */
  reviewedAt: string | null;
  source: string | null;
  /** From our own export; otherwise it is computed. */
  fingerprint?: string;
  /** Moderation state in the directory that made the export. A removed review has nothing else. */
  moderation?: ImportedModeration;
}

export interface ImportedModeration {
  state: 'hidden' | 'removed';
  /** ISO 8601 in UTC. */
  at: string;
  reason: string | null;
  note: string | null;
  /** Key of the review by author and text (SQL function `review_identity`). */
  identity: string | null;
}

/** Content of a sheet's rows: listings, single reviews, or texts of our own export that are too long for a cell. */
export type RowKind = 'LISTING' | 'REVIEW' | 'LONG_TEXT';

/** Fields of a listing as a row has them; null if it has no value. */
type ImportedFields = { [Name in ListingFieldName]: FieldValue<Name> | null };

/**
 * One checked row of a spreadsheet. `phone` is as written, `description` HTML as given, not yet cleaned; a `category` and a
 * `city` are their names, a country its code in capitals.
 */
export interface ImportedRow extends Omit<ImportedFields, 'name'> {
  sheet: string;
  /** As the spreadsheet shows it, from 1. */
  rowNumber: number;
  /** The tables of its file with the same header: a table with other columns may be about another country. */
  part?: number;
  /** Which listing a row of our own export means. */
  own?: { id: number; slug: string };
  kind: RowKind;
  /** True for a row of our own export that only adds to a listing of another row: a review, a long text. */
  isAddition?: boolean;
  name: string;
  /** E.164. */
  phoneNormalised: string | null;
  /** Names of derived fields, such as 'city' or 'timeZone'. */
  derived: string[];
  reviews: ImportedReview[];
  /** Values of the row that could not be read and are left empty. */
  warnings?: RowProblem[];
  /** Why reviews of the row can't be used, one problem for each. */
  refusedReviews?: RowProblem[];
}
