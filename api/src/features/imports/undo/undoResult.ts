import { number, object, type ObjectSchema } from 'yup';

/** Changes by the undo of an import. */
export interface UndoResult {
  /** Listings that the import had created. */
  deleted: number;
  /** Listings whose former values were restored. */
  restored: number;
  /** Listings that were edited since and are unchanged. */
  left: number;
  reviewsDeleted: number;
  /** Moderated reviews that stay; undos of earlier releases did not count them. */
  reviewsKept?: number;
  /** Stored mappings of columns that it restored; undos of earlier releases restored none. */
  mappingsRestored?: number;
  categoriesDeleted: number;
  citiesDeleted: number;
  demoRestored: number;
}

const count = number().required();

/** As jobs and imports store it. */
export const undoResult: ObjectSchema<UndoResult> = object({
  deleted: count,
  restored: count,
  left: count,
  reviewsDeleted: count,
  reviewsKept: number(),
  mappingsRestored: number(),
  categoriesDeleted: count,
  citiesDeleted: count,
  demoRestored: count,
});
