import type { Draft } from '../../shared/form/drafts/draftStore.ts';
import type { EditValues } from './editValues.ts';

/** Unsaved state of the form of a listing. */
export interface ListingDraft extends Draft {
  /** The version of the listing that it was begun on; null for a new one. */
  version: number | null;
  /** The form as that version filled it. */
  base: EditValues;
  values: EditValues;
}
