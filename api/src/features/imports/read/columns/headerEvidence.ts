import { listingHeader } from '../../../../lib/exportedFields.ts';
import type { HeaderEvidence } from '../formats/csv/sniffSeparator.ts';
import { recognisedColumns } from './mapColumns.ts';

/** Evidence that a line of a text file is the header of a list of places. */
export const headerEvidence: HeaderEvidence = {
  firstNames: listingHeader,
  countKnown: (cells) => recognisedColumns([...cells]),
};
