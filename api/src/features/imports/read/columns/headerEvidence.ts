import { listingHeader } from '../../../../lib/exportedFields.ts';
import type { HeaderEvidence } from '../formats/sniffSeparator.ts';
import { recognisedColumns } from './mapColumns.ts';

/** What tells the header of a list of places from other lines of a text file. */
export const headerEvidence: HeaderEvidence = {
  firstNames: listingHeader,
  countKnown: (cells) => recognisedColumns([...cells]),
};
